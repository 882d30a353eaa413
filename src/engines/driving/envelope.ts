import { isUtf8 } from 'node:buffer'
import type { ValidateFunction } from 'ajv/dist/2020'
import { lint } from '../../log/lint'
import { ajv, faultFrom, readSchema } from '../../schemas'
import type { Dealt, Rejected, Unsupported, Welcome } from './protocol.generated'
import { shownText, type Trouble, trouble } from './trouble'

export type DealAnswer = Dealt | Unsupported | Rejected

interface Checks {
  welcome: ValidateFunction<Welcome>
  dealt: ValidateFunction<Dealt>
  unsupported: ValidateFunction<Unsupported>
  rejected: ValidateFunction<Rejected>
}

const checksOf = (): Checks => {
  const schemas = ajv().addSchema(readSchema('engine-protocol.schema.json'))
  const of = <T>(name: string) => schemas.compile<T>({ $ref: `engine-protocol.schema.json#/$defs/${name}` })
  return {
    welcome: of('welcome'),
    dealt: of('dealt'),
    unsupported: of('unsupported'),
    rejected: of('rejected'),
  }
}
let made: Checks | undefined
const checks = (): Checks => {
  made ??= checksOf()
  return made
}

/** A line as the object that it holds. */
export const objectIn = (bytes: Buffer): Record<string, unknown> | Trouble => {
  if (!isUtf8(bytes)) return trouble('not-protocol', 'a line that is not UTF-8')
  const text = bytes.toString()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return trouble('not-protocol', text.trim() === '' ? 'an empty line' : shownText(text))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return trouble('not-protocol', shownText(text))
  const doubt = lint(text)
  if (doubt) return trouble('bad-answer', doubt)
  return value as Record<string, unknown>
}

/** The answer to hello. */
export const welcomeIn = (value: Record<string, unknown>): Welcome | Trouble => {
  if (typeof value.protocol === 'number' && value.protocol !== 1)
    return trouble('bad-answer', `it speaks protocol ${value.protocol}, the harness speaks 1`)
  return admitted(checks().welcome, value)
}

/** The answer to a deal, its seq known to be right: exactly one of round, unsupported and rejected. */
export const dealAnswerIn = (value: Record<string, unknown>): DealAnswer | Trouble => {
  const forms = (['round', 'unsupported', 'rejected'] as const).filter((form) => form in value)
  const [form] = forms
  if (forms.length !== 1 || !form)
    return trouble(
      'bad-answer',
      `holds ${forms.join(' and ') || 'neither round nor unsupported nor rejected'}`,
    )
  return admitted<DealAnswer>(checks()[form === 'round' ? 'dealt' : form], value)
}

const admitted = <T>(check: ValidateFunction<T>, value: Record<string, unknown>): T | Trouble => {
  if (check(value)) return value
  const { field, message } = faultFrom(check.errors, value)
  return trouble('bad-answer', `${field} ${message}`)
}

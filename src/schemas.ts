import fs from 'node:fs'
import Ajv, { type ErrorObject, type Options } from 'ajv/dist/2020'
import { inPackage } from './root'

export const readSchema = (name: string): object =>
  JSON.parse(fs.readFileSync(inPackage('schemas', name), 'utf8'))

/**
 * One ajv for every schema of the package: strict, 2020-12, records told apart by their discriminator. That the schemas
 * are themselves right is tested: to look at it in every thread of every run would cost more than to compile them.
 */
export const ajv = (options: Options = {}): Ajv =>
  new Ajv({
    meta: false,
    validateSchema: false,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    ...options,
  })

/** A field at fault and what is wrong with it, in words. */
export interface Fault {
  field: string
  message: string
}

/** The first error of ajv as a field and a sentence. */
export const faultFrom = (errors: ErrorObject[] | null | undefined, value: unknown): Fault => {
  const e = errors?.[0]
  if (!e) return { field: '(record)', message: 'is not admitted by the schema' }
  const field = pathInWords(e.instancePath)
  const found = at(value, e.instancePath)
  switch (e.keyword) {
    case 'required':
      return { field: join(field, String(e.params.missingProperty)), message: 'is missing' }
    case 'discriminator': {
      const tag = String(e.params.tag)
      const given = (found as Record<string, unknown> | undefined)?.[tag]
      return {
        field: join(field, tag),
        message: given === undefined ? 'is missing' : `${show(given)} is not known`,
      }
    }
    case 'enum':
      return {
        field,
        message: `${show(found)} is none of ${(e.params.allowedValues as unknown[]).join(', ')}`,
      }
    case 'const':
      return { field, message: `${show(found)} is not ${show(e.params.allowedValue)}` }
    case 'pattern':
      return { field, message: `${show(found)} is not ${nounOf(e.schemaPath)}` }
    case 'type':
      return { field, message: `${show(found)} is not of type ${String(e.params.type)}` }
    case 'additionalProperties':
      return { field: join(field, String(e.params.additionalProperty)), message: 'is not known' }
    default:
      return { field, message: `${show(found)} ${e.message ?? 'is not admitted'}` }
  }
}

const nouns: Record<string, string> = {
  card: 'a card (rank A, 2-9, 10 or T, J, Q, K, then S, H, D, C or nothing)',
  money: 'an amount (a decimal string, at most four decimals, not negative)',
  time: 'an RFC 3339 time with its offset',
  betKind: 'a kind of bet (of the canonical list, or other:NAME)',
}
const nounOf = (schemaPath: string): string =>
  nouns[/#\/\$defs\/(\w+)\/pattern$/.exec(schemaPath)?.[1] ?? ''] ?? 'of the form required'

const join = (field: string, name: string) => (field === '(record)' ? name : `${field}.${name}`)
const pathInWords = (pointer: string): string =>
  pointer === ''
    ? '(record)'
    : pointer
        .slice(1)
        .split('/')
        .map((p) => p.replace(/~1/g, '/').replace(/~0/g, '~'))
        .reduce((path, p) => (/^\d+$/.test(p) ? `${path}[${p}]` : path ? `${path}.${p}` : p), '')
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (v, p) => (v as Record<string, unknown> | undefined)?.[p.replace(/~1/g, '/').replace(/~0/g, '~')],
      value,
    )
const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Reads a JSON file that a person wrote. Throws FileError. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new FileError(
      `${file}: ${code === 'ENOENT' ? 'no such file' : code ? message : `is not JSON (${message})`}`,
    )
  }
}

/** Reads such a file, and checks it. Throws FileError, which names file and field in one sentence. */
export const loadFile = <T>(file: string, schema: string): T => {
  const value = readJson(file)
  const check = ajv().compile<T>(readSchema(schema))
  if (check(value)) return value
  const { field, message } = faultFrom(check.errors, value)
  throw new FileError(`${file}: ${field} ${message}`)
}

export class FileError extends Error {
  override name = 'FileError'
}

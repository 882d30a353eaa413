import { AdapterFileError } from '../adapters/errors'
import { exits } from '../judge/conclusion'
import { HarnessError } from '../judge/errors'
import { InputError } from '../log/source'
import { inline } from '../report/escape'
import { UnverifiedError } from '../rulebook/load'
import { FileError } from '../schemas'

/** Wrong usage: the message says what to do instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Says what went wrong on stderr, in one sentence where it is the caller's to mend, and gives the exit code. */
export const faultExit = (error: unknown): number => {
  const e = error as Error
  if (
    e instanceof InputError ||
    e instanceof FileError ||
    e instanceof AdapterFileError ||
    e instanceof UsageError
  ) {
    process.stderr.write(`${inline(e.message)}\n`)
    return exits.usage
  }
  if (e instanceof UnverifiedError) {
    process.stderr.write(`${inline(e.message)}\n`)
    return exits.signature
  }
  process.stderr.write(
    `This is a defect of the harness, not of what it judges. Please report it.\n${e instanceof HarnessError ? e.message : (e.stack ?? e)}\n`,
  )
  return exits.harness
}

import { AdapterFileError } from '../adapters/errors'
import { exits } from '../judge/conclusion'
import { HarnessError } from '../judge/errors'
import { InputError } from '../log/source'
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
    process.stderr.write(`${visible(e.message)}\n`)
    return exits.usage
  }
  process.stderr.write(
    `This is a defect of the harness, not of what it judges. Please report it.\n${e instanceof HarnessError ? e.message : (e.stack ?? e)}\n`,
  )
  return exits.harness
}

/** A vendor's string must not move the cursor or recolour the terminal. */
const visible = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be shown.
  text.replace(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (c) => `⟨U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )

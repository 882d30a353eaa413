/** A vendor's record that the adapter cannot map. `field` is the path in the vendor's own terms. */
export class MappingError extends Error {
  override readonly name = 'MappingError'
  constructor(
    readonly field: string,
    readonly problem: string,
  ) {
    super(`${field}: ${problem}`)
  }
}

/** An adapter that is wrong in itself. `field` is a JSON pointer into the adapter file. */
export class AdapterFileError extends Error {
  override readonly name = 'AdapterFileError'
  constructor(
    readonly field: string,
    readonly problem: string,
    readonly file = 'adapter',
  ) {
    super([file, field, problem].filter(Boolean).join(': '))
  }
}

/** A vendor's value as a message shows it: short, in one line. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

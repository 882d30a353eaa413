/** Where a record stands: which input (by index), its line from 1, its bytes in the decompressed input. */
export interface Place {
  input: number
  line: number
  offset: number
  /** Bytes of the record. */
  length: number
}

export const before = (a: Place, b: Place): number => a.input - b.input || a.offset - b.offset

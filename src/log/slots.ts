/** Bytes of a block. Shared: the thread that judges them reads them where they were read to. */
export type Bytes = Uint8Array<SharedArrayBuffer>

/** How many bytes a block has; only one that holds a longer record has more. */
export const blockSize = 512 << 10

/** Memory for blocks, used again once a block has been judged: to make it new for each costs more than to fill it. */
export class Slots {
  private readonly free: SharedArrayBuffer[] = []

  /** Room for a block, or for a longer record. */
  take(size = blockSize): Bytes {
    if (size > blockSize) return new Uint8Array(new SharedArrayBuffer(size))
    return new Uint8Array(this.free.pop() ?? new SharedArrayBuffer(blockSize))
  }

  /** Takes back the room of a block that nobody reads any more. */
  give({ buffer }: Uint8Array): void {
    if (buffer instanceof SharedArrayBuffer && buffer.byteLength === blockSize) this.free.push(buffer)
  }
}

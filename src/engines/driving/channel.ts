import type { Bye, Deal, Hello } from './protocol.generated'
import type { Trouble } from './trouble'

export type Question = Hello | Deal | Bye

/** What comes from an engine, as it comes. */
export interface Listener {
  /** One line, or one body, of its answers. */
  line(bytes: Buffer): void
  /** Something other than a line came; the engine can still be asked. */
  flaw(trouble: Trouble): void
  /** Nothing more will come. */
  end(trouble: Trouble): void
}

/** A way to one engine, from its start to its end. */
export interface Channel {
  send(question: Question): void
  /** Bytes of a line that has no end yet. */
  readonly unfinished: number
  /** Ends the engine, kindly where it may still listen, within so many milliseconds; tells what bad manners it showed. */
  close(kindly: boolean, patience: number): Promise<Trouble[]>
}

/** How an engine is reached; each call begins anew. */
export type Open = (listener: Listener) => Channel

/** The longest line that is read. */
export const longestLine = 2 ** 20

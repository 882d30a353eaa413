/** A text to be compared four bytes at a time, as numbers: the first byte apart, the last ones under a mask. */
export interface Form {
  first: number
  length: number
  words: Int32Array
  mask: number
}
export const formOf = (text: string): Form => {
  const more = Math.max(0, text.length - 1)
  const bytes = Buffer.alloc(4 * Math.max(1, Math.ceil(more / 4)))
  bytes.write(text.slice(1), 'latin1')
  const words = Int32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i))
  const rest = more % 4
  return {
    first: text === '' ? 0 : text.charCodeAt(0),
    length: text.length,
    words,
    mask: more > 0 && rest === 0 ? -1 : (1 << (8 * rest)) - 1,
  }
}

/** What stands between two values that vary: names of fields, and values that are the same again and again. */
export interface Phrase<Made> {
  form: Form
  /** The field whose value follows; -1: the object has ended. */
  field: number
  next: Phrase<Made>[]
  last: Phrase<Made> | undefined
  /** At the end of an object: what its phrases say. */
  made: Made | undefined
}

/** About as many as a writer has for one kind of object; a log may hold what it likes. */
const mostPhrases = 1024
/** A longer object is padded with white space, or holds what no writer says twice. */
export const longestLearned = 1024

/**
 * The phrases in which a log's writer says one kind of object, learned from those that were read field by field. A
 * writer puts nearly every object in one of few ways: to compare a phrase costs less than to read its fields one by one,
 * and their names, order and constant values need no second look.
 */
export class Phrases<Made> {
  readonly start: Phrase<Made> = phrase('', -1)
  private size = 0

  /** Learns from an object in `text`: its `values` that vary, as field, first and end. `made`: what the rest says. */
  learn(text: string, values: readonly number[], made: Made): void {
    let at = 0
    let here = this.start
    for (let i = 0; i < values.length; i += 3) {
      here = this.step(here, text.slice(at, values[i + 1]), values[i] as number)
      at = values[i + 2] as number
    }
    here = this.step(here, text.slice(at), -1)
    here.made = made
  }

  /** No more is learned: a log that says everything in a new way is read field by field. */
  get full(): boolean {
    return this.size >= mostPhrases
  }

  private step(from: Phrase<Made>, text: string, field: number): Phrase<Made> {
    const next = phrase<Made>(text, field)
    const known = from.next.find((p) => p.field === field && isSame(p.form, next.form))
    if (known) return known
    this.size++
    from.next.push(next)
    return next
  }
}

const phrase = <Made>(text: string, field: number): Phrase<Made> => ({
  form: formOf(text),
  field,
  next: [],
  last: undefined,
  made: undefined,
})

const isSame = (a: Form, b: Form): boolean =>
  a.length === b.length && a.first === b.first && a.words.every((word, i) => word === b.words[i])

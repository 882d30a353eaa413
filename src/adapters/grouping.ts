import { MappingError, shown } from './errors'
import { type Scope, vendorPath } from './path'
import type { CanonicalRound } from './round'
import { type Context, type Reader, text } from './values'

/** What each line has of its own; the rest must be the same in all lines of a round. */
const ofTheLine = new Set(['bets', 'time'])

/** Joins consecutive lines of one round, each with its own bets, into the round. */
export class Grouping {
  private readonly keys: Reader<string>[]
  private key: string | undefined
  private round: CanonicalRound | undefined

  constructor(
    private readonly paths: readonly string[],
    ctx: Context,
  ) {
    this.keys = paths.map((at, i) => text({ at, required: true }, ctx, `/groupBy/${i}`))
  }

  /** The rounds that this line completes. */
  add(round: CanonicalRound, line: Scope): CanonicalRound[] {
    const key = JSON.stringify(this.keys.map((read) => read(line)))
    if (this.round && key === this.key) {
      this.join(this.round, round, line)
      return []
    }
    const done = this.flush()
    this.key = key
    this.round = round
    return done
  }

  flush(): CanonicalRound[] {
    const done = this.round ? [this.round] : []
    this.round = undefined
    return done
  }

  private join(round: CanonicalRound, more: CanonicalRound, line: Scope) {
    for (const [name, value] of Object.entries(more)) {
      if (ofTheLine.has(name)) continue
      const known = round[name]
      // One of them is wrong, and an adapter cannot know which.
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))
        throw new MappingError(
          this.paths.map((path) => vendorPath(line, path)).join(', '),
          `lines of the same round give two values of ${name}, ${shown(known)} and ${shown(value)}`,
        )
    }
    const bets = [round.bets, more.bets].filter(Array.isArray).flat()
    Object.assign(round, { ...more, ...round })
    if (bets.length > 0) round.bets = bets
  }
}

import type { Finding, Place } from '../../judge/verdicts.generated'
import { type DepartureKind, departures } from './compare'
import type { Written } from './spool'
import { isHarmless, type Trouble, type TroubleKind, troubles } from './trouble'

/** What is found when an engine is driven, beside its troubles and departures. */
const others = {
  'round-unsupported': 'the engine says that it cannot play what the playbook asks',
  'round-rejected': 'the engine rejects what the playbook asks',
  'rounds-not-asked': 'rounds of the playbook were not asked for',
  'answers-differ':
    'the same cards and bets, dealt again by a new process in another order, gave another round',
} as const
type OtherKind = keyof typeof others
export type EntryKind = TroubleKind | DepartureKind | OtherKind

/** One thing that happened. */
export interface Entry {
  kind: EntryKind
  /** The playbook's round that it touches; null where it touches none. */
  round: number | null
  detail: string
}

interface Noted {
  count: number
  first: Entry[]
}

const firstKept = 3
/** So many entries are listed; the others are counted. */
const listed = 1000

/** Everything that happened while an engine was driven but for its answers, in order and counted by kind. */
export class Diary {
  readonly entries: Entry[] = []
  private readonly kinds = new Map<EntryKind, Noted>()
  /** Rounds of which nothing is known: no answer, or none that can be trusted. */
  readonly worthless = new Set<number>()
  /** The protocol was broken. */
  broken = false

  trouble(t: Trouble, round: number | undefined): void {
    this.add(t.kind, round, t.detail)
    if (isHarmless(t.kind)) return
    this.broken = true
    if (round !== undefined) this.worthless.add(round)
  }

  add(kind: EntryKind, round: number | undefined, detail = '', count = 1): void {
    const entry = { kind, round: round ?? null, detail }
    if (this.entries.length < listed) this.entries.push(entry)
    const noted = this.kinds.get(kind) ?? { count: 0, first: [] }
    this.kinds.set(kind, noted)
    noted.count += count
    if (noted.first.length < firstKept) noted.first.push(entry)
  }

  has(kind: EntryKind): boolean {
    return this.kinds.has(kind)
  }

  /** The log stands for the whole playbook: each round as it was asked for, or refused as unsupported. */
  get whole(): boolean {
    return [...this.kinds.keys()].every((kind) => kind === 'round-unsupported' || !bars(kind))
  }

  /** Nothing that keeps a conclusion from being conformant. */
  get clean(): boolean {
    return ![...this.kinds.keys()].some(bars)
  }

  counts(): Partial<Record<EntryKind, number>> {
    return Object.fromEntries([...this.kinds].map(([kind, { count }]) => [kind, count]))
  }

  /** Rounds that findings point to. */
  wanted(): Set<number> {
    return new Set([...this.kinds.values()].flatMap(({ first }) => first.flatMap(({ round }) => round ?? [])))
  }

  /** For the verdicts: one finding a kind, with the first places in the log where the rounds stand in it. */
  findings(input: string, written: ReadonlyMap<number, Written>): Finding[] {
    return [...this.kinds].map(([kind, { count, first }]) => ({
      kind: `engine-${kind}`,
      message: messageOf(kind, first, count),
      count,
      bars: bars(kind),
      first: first.flatMap(({ round }): Place[] => {
        const at = round === null ? undefined : written.get(round)
        return at ? [{ input, ...at, round: `P-${round}` }] : []
      }),
    }))
  }
}

const bars = (kind: EntryKind): boolean => !(kind in troubles && isHarmless(kind as TroubleKind))

export const entryInWords = ({ kind, round, detail }: Entry): string =>
  `${round === null ? '' : `round ${round}: `}${titleOf(kind)}${detail && `: ${detail}`}`

const titleOf = (kind: EntryKind): string => ({ ...troubles, ...departures, ...others })[kind]

/** Says the kind once, then which rounds and how. */
const messageOf = (kind: EntryKind, first: readonly Entry[], count: number): string => {
  const cases = first.flatMap(({ round, detail }) => {
    const parts = [...(round === null ? [] : [`round ${round}`]), ...(detail ? [detail] : [])]
    return parts.length ? [parts.join(': ')] : []
  })
  const more = cases.length && count > cases.length ? ', …' : ''
  return cases.length ? `${titleOf(kind)}: ${cases.join('; ')}${more}` : titleOf(kind)
}

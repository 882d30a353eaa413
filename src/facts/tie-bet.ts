import type { HouseRules } from '../rulebook/house-rules'
import type { TieBet } from '../trails/tie-trail'
import { Absent, ofSubject } from './fact'

/** Questions about what became of a bet after a tie. */

/** Whether a reading of `tieBets` lets something become of a bet. */
const lets = (tieBets: string, change: string): boolean => {
  const known = allowed.get(tieBets) ?? new Set(tieBets.split(','))
  allowed.set(tieBets, known)
  return known.has(change)
}
/** The few readings, each taken apart once. */
const allowed = new Map<string, ReadonlySet<string>>()

/**
 * What became of the bet, as the house's rules let it be read; undefined where it was given back because the shoe ended
 * on the tie and the house declares just that.
 */
const readAs = (b: TieBet, rules: HouseRules): TieBet['change'] | Absent => {
  if (b.backAtLastRound && rules.tieAtLastRound === 'refund') return undefined
  if (b.change === undefined) return Absent.of(b.lacks)
  if (!b.orCancelled) return b.change
  const { tieBets } = rules
  return !lets(tieBets, b.change) && lets(tieBets, 'cancel') ? 'cancel' : b.change
}

export const change = ofSubject('tie-bet', 'change after a tie', readAs, {
  settings: ['tieBets', 'tieAtLastRound'],
  show: (c) => changed[c as keyof typeof changed],
})
const changed = {
  cancel: 'the bet was cancelled',
  keep: 'the bet was kept',
  increase: 'the stake was increased',
  reduce: 'the stake was reduced',
  switch: 'the bet was moved to the other hand',
} as const

/** The hand that the bet was on when the hands tied. */
export const betAtTie = ofSubject('tie-bet', 'bet at the tie', (b: TieBet) => b.kind)

/** 'allowed' where the house lets that become of a bet (`tieBets`); else what became of it. */
export const changeAllowed = ofSubject(
  'tie-bet',
  'change allowed',
  (b: TieBet, rules) => {
    const change = readAs(b, rules)
    return typeof change === 'string' && lets(rules.tieBets, change) ? 'allowed' : change
  },
  {
    settings: ['tieBets', 'tieAtLastRound'],
    show: (c) => `${changed[c as keyof typeof changed] ?? c}, which the house does not let`,
  },
)

/** Where a stake that a tie left standing went on; the question does not arise where none was. */
export const wentOn = ofSubject(
  'tie-bet',
  'went on',
  (b: TieBet, rules) => {
    if (b.wentOn === 'unknown') return Absent.of(b.lacks)
    return b.wentOn === 'in the next shoe' && rules.tieAtLastRound === 'refund'
      ? 'nowhere, being owed back'
      : b.wentOn
  },
  { settings: ['tieAtLastRound'] },
)

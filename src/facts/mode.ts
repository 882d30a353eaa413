import type { Bet } from '../log/round'
import type { RoundEvent } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import type { TieBet } from '../trails/tie-trail'
import { Absent, ofBet, ofRound, ofSubject } from './fact'

/** Questions about the mode that Banker bets are settled in, and when it was changed. */

const modeOf = (b: Bet, rules: HouseRules) => b.mode ?? b.round.tableRecord?.mode ?? rules.commissionMode

/** Whether all bets that the bettor has in the round are of one mode. */
export const modesOfBettor = ofBet(
  "modes of the bettor's bets",
  (b, rules) => {
    const others = (b.round.bets ?? []).filter(
      (o) => o.status === 'accepted' && modeOf(o, rules) !== modeOf(b, rules),
    )
    if (!others.length) return 'one'
    if (b.bettor === undefined) return Absent.of('round.bets[].bettor')
    return others.some((o) => o.bettor === b.bettor) ? 'both' : 'one'
  },
  {
    settings: ['commissionMode'],
    show: (modes) => (modes === 'one' ? 'one mode' : 'bets of both modes in one round'),
  },
)

const at = (events: readonly RoundEvent[], ...names: RoundEvent['event'][]) =>
  events.findIndex((e) => names.includes(e.event))

/** Whether a change of mode in the round fell while bets were down; the question arises only where there was one. */
export const modeChanged = ofRound(
  'mode changed',
  (r) => {
    if (!r.events) return Absent.of('round.events')
    const opened = at(r.events, 'bets-closed', 'card')
    const closed = at(r.events, 'settlement')
    const changes = r.events.flatMap((e, i) => (e.event === 'mode' ? [i] : []))
    if (!changes.length) return undefined
    const within = changes.some((i) => opened >= 0 && opened < i && (closed < 0 || i < closed))
    if (!within) return 'with no bet down'
    if (!r.bets) return Absent.of('round.bets')
    return r.bets.some((b) => b.status === 'accepted') ? 'with bets down' : 'with no bet down'
  },
  { show: (when) => `the mode was changed ${when}` },
)

/** Whether a bet that a tie left standing went on in its mode; the question arises only where one went on. */
export const standingMode = ofSubject(
  'tie-bet',
  'mode of a standing bet',
  (b: TieBet, rules) =>
    b.modes &&
    ((b.modes[0] ?? rules.commissionMode) === (b.modes[1] ?? rules.commissionMode) ? 'kept' : 'changed'),
  { settings: ['commissionMode'], show: (mode) => `its mode was ${mode}` },
)

import { parseCard, rankOf } from '../../src/baccarat/card'
import type { Hand } from '../../src/baccarat/hand'
import { Absent, type Answer, factOf, type Question, Undeclared } from '../../src/facts'
import { canonicalRound } from '../../src/log/canonical'
import type { Bet, Round } from '../../src/log/round'
import type { Bet as BetRecord, Round as RoundRecord, Table } from '../../src/log/round-log.generated'
import { defaultRules, type HouseRules } from '../../src/rulebook/house-rules'

/** A hand as its cards are written: '9H 2C 5D', suits as one likes. */
export const handOf = (text: string): Hand =>
  text === '' ? [] : text.split(' ').map((name) => rankOf(parseCard(name) as number))

/** A round as it is judged, from what a record would state of it. */
export const roundOf = (fields: Partial<RoundRecord>, table?: Partial<Table>): Round => {
  const record: RoundRecord = { type: 'round', player: ['9H', '2C', '5D'], banker: ['KD', '7S'], ...fields }
  const round = canonicalRound(record, { input: 0, line: 1, offset: 0, length: 0 })
  round.tableRecord = table && { type: 'table', ...table }
  round.rules = defaultRules
  return round
}

export const betsOf = (bets: BetRecord[], table?: Partial<Table>): Bet[] => [
  ...(roundOf({ bets }, table).bets ?? []),
]
export const betOf = (bet: BetRecord, table?: Partial<Table>): Bet => betsOf([bet], table)[0] as Bet

export const rulesOf = (readings: Partial<HouseRules> = {}): HouseRules => ({ ...defaultRules, ...readings })

const inWords = (answer: Answer) =>
  answer instanceof Absent
    ? `absent: ${answer.field}`
    : answer instanceof Undeclared
      ? `undeclared: ${answer.setting}`
      : answer

export const askHand = (question: Question, text: string) => {
  const fact = factOf(question.ref)
  if (fact.scope !== 'hand') throw new Error(`${fact.id} is not asked of a hand`)
  return fact.read(handOf(text))
}
export const askHands = (question: Question, player: string, banker: string) => {
  const fact = factOf(question.ref)
  if (fact.scope !== 'hands') throw new Error(`${fact.id} is not asked of both hands`)
  const hands = { player: handOf(player), banker: handOf(banker) }
  return fact.read(...fact.from.map((f) => f.read(hands[f.of])))
}
export const askRound = (question: Question, round: Round, readings: Partial<HouseRules> = {}) => {
  const fact = factOf(question.ref)
  if (fact.scope !== 'round') throw new Error(`${fact.id} is not asked of a round`)
  return inWords(fact.read(round, rulesOf(readings)))
}
export const askBet = (question: Question, bet: Bet, readings: Partial<HouseRules> = {}) => {
  const fact = factOf(question.ref)
  if (fact.scope !== 'bet') throw new Error(`${fact.id} is not asked of a bet`)
  return inWords(fact.read(bet, rulesOf(readings)))
}

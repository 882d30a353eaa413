import { parseCard } from '../baccarat/card'
import type { Defect } from '../engines/defective'
import {
  deal,
  type Engine,
  type Options,
  onLayout,
  play,
  reference,
  type StackedBet,
  sideBetKinds,
} from '../engines/reference'
import type { RoundLogRecord, Table } from '../log/round-log.generated'
import type { Playbook } from '../playbook/playbook.generated'
import type { HouseRules } from '../rulebook/house-rules'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'

/** A log to be judged: how it comes about, and the house that it is judged by. */
export type Exhibit = Pick<
  Defect,
  'by' | 'engine' | 'options' | 'layout' | 'readings' | 'declares' | 'rules' | 'records'
>

/** The rule set that an exhibit is judged by. */
export const ruleSetOf = ({ rules = 'macau' }: Pick<Exhibit, 'rules'>): string => rules

/** What a table of a house has of its own, by the name of the rule set: its mode, its bets and who makes them. */
export const tables: Readonly<Record<string, Partial<Options>>> = {
  'commission-free': { shoes: 8, mode: 'half-on-six' },
  'lucky-six': { shoes: 8, bettors: 6, sideBets: ['lucky-six'] },
  encyclopedia: { shoes: 8, bettors: 6, sideBets: ['lucky-six', 'player-lucky-six'] },
  tianze: { shoes: 8, bettors: 6, sideBets: sideBetKinds.filter((kind) => !kind.endsWith('lucky-six')) },
}

/** Shoes that show a fault of the table's procedure: its case must arise. */
const shoes = 16
/** The rules by which an engine plays a shoe, and how many. */
const optionsOf = (exhibit: Exhibit): Options => ({
  seed: 'proof',
  shoes,
  ...tables[ruleSetOf(exhibit)],
  ...exhibit.options,
})

/** What the house declares: what follows from the options that it names, and its further readings. */
export const houseOf = (exhibit: Exhibit): HouseRulesFile | undefined => {
  const { options = {}, layout, readings, declares } = exhibit
  const { burnMethod, lastRound, tieBets, tieAtLastRound, commissionRounding } = options
  const { burnFaceCount, burnIncludesShown } = options
  const declared: Partial<HouseRules> = {
    ...(burnMethod && { burnMethod }),
    ...(burnFaceCount !== undefined && { burnFaceCount: String(burnFaceCount) }),
    ...(burnIncludesShown !== undefined && { burnIncludesShown: burnIncludesShown ? 'yes' : 'no' }),
    ...(lastRound && { lastRound }),
    ...(tieBets && { tieBets: tieBets.join() }),
    ...(tieAtLastRound && { tieAtLastRound }),
    ...(commissionRounding && { commissionRounding }),
    ...(layout && { carryOver: layout }),
    ...readings,
    ...declares,
  }
  const settings = Object.entries(declared).map(([setting, reading]) => ({
    setting,
    reading,
    basis: 'the proof',
    since: '2026-01-01',
  }))
  return settings.length ? { houseRules: 'the proof', settings } : undefined
}

/** What the reference engine writes in the same house, all of which it keeps. */
export const lawful = ({ by, options, layout, readings, rules }: Exhibit): Exhibit => ({
  by,
  options,
  layout,
  readings,
  rules,
})

/** The records of an exhibit's log, as they are written. The playbook is that of its rule set. */
export const recordsOf = (exhibit: Exhibit, playbook: () => Playbook): Iterable<RoundLogRecord> => {
  const { engine = reference, by, layout, records = (played) => played } = exhibit
  if (by === 'playbook') return records(stackedLog(playbook(), engine, exhibit.options))
  const played = play(optionsOf(exhibit), engine)
  return records(layout ? onLayout(played, layout) : played)
}

/** A playbook's rounds as an engine deals them: what an engine alone can show. */
function* stackedLog(
  { rounds, table }: Playbook,
  engine: Engine,
  { mode = (table as Table).mode }: Partial<Options> = {},
): Generator<RoundLogRecord> {
  yield { type: 'log', origin: 'stacked', complete: true, rounds: rounds.length }
  const at: Table = { type: 'table', ...table, mode }
  yield at
  for (const { round, stack, bets } of rounds) {
    const cards = stack.map((name) => parseCard(name) as number)
    const dealt = deal(cards, bets as StackedBet[], engine, { mode, lean: true })
    yield { ...dealt, table: at.table, shoe: 'playbook', round: `P-${round}` }
  }
}

import { MappingError, type RecordMapper } from '../../adapters/adapter'
import type { Round } from '../../log/round-log.generated'
import { faultOf } from '../../log/validate'
import type { StackedRound } from '../../playbook/playbook.generated'
import { isSame } from './compare'
import { Trouble, trouble } from './trouble'

/** A round as the log of a driven engine holds it. */
export interface AnsweredRound extends Round {
  /** Its number in the playbook, by which it can be dealt again. */
  playbookRound: number
  /** What the engine said, where that is not the record itself. */
  vendor?: unknown
}

/** The shoe that stacked rounds are said to come from. */
export const playbookShoe = 'playbook'

/** Where a round was asked for: what the harness knows of it, and the engine need not tell. */
export interface Asked {
  round: StackedRound
  table: string
}

/**
 * What an engine answered as the record that is judged. The harness says where the round belongs, for it put the
 * question; the engine's own names for it are kept beside. Of everything else, nothing is added or mended.
 */
export const recordOf = (
  said: unknown,
  asked: Asked,
  mapper: RecordMapper | undefined,
): AnsweredRound | Trouble => {
  const mapped = mapper ? mappedBy(mapper, said) : said
  if (mapped instanceof Trouble) return mapped
  if (typeof mapped !== 'object' || mapped === null || Array.isArray(mapped))
    return trouble('bad-round', 'round is no object')
  const given = mapped as Partial<AnsweredRound>
  const place = { table: asked.table, shoe: playbookShoe, round: `P-${asked.round.round}` }
  const own = Object.entries(place).flatMap(([key, name]) => {
    const theirs = given[key as keyof typeof place]
    return theirs === undefined || theirs === name ? [] : [[key, theirs]]
  })
  const record = {
    type: 'round',
    ...given,
    ...place,
    ...(mapper ? { vendor: said } : own.length ? { vendor: Object.fromEntries(own) } : undefined),
    playbookRound: asked.round.round,
  }
  const fault = faultOf(record)
  if (fault) return trouble('bad-round', `${fault.field} ${fault.message}`)
  if (record.type !== 'round')
    return trouble('bad-round', `type is ${JSON.stringify(record.type)}, not "round"`)
  return withModes(record as AnsweredRound, asked.round)
}

const mappedBy = (mapper: RecordMapper, said: unknown): unknown => {
  try {
    const records = [...mapper.map(said), ...mapper.flush()]
    if (records.length === 1) return records[0]
    return trouble('bad-round', `the adapter makes ${records.length} rounds of it, not one`)
  } catch (error) {
    if (error instanceof MappingError) return trouble('bad-round', error.message)
    throw error
  }
}

/** How a bet is to be settled was asked with it: an answer that does not repeat it is read so. */
const withModes = (record: AnsweredRound, { bets }: StackedRound): AnsweredRound => {
  if (!record.bets || bets.every((b) => b.mode === undefined)) return record
  const left = [...bets]
  return {
    ...record,
    bets: record.bets.map((bet) => {
      const i = left.findIndex((b) => isSame(bet, b))
      const [offered] = i < 0 ? [] : left.splice(i, 1)
      return offered?.mode && bet.mode === undefined ? { ...bet, mode: offered.mode } : bet
    }),
  }
}

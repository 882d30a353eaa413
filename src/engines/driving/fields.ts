import type { ClauseEntry } from '../../rulebook/register'

export interface AbsentField {
  /** As the register of clauses writes it: `round.bets[].returned`. */
  field: string
  /** Clauses that need it. */
  needed: string[]
}

/** Fields that clauses need and a round does not have. Only those of the round itself: the harness knows its table. */
export const absentIn = (round: object, clauses: readonly ClauseEntry[]): AbsentField[] => {
  const fields = new Set(clauses.flatMap((c) => c.fields).filter((f) => f.startsWith('round.')))
  return [...fields]
    .filter((field) => !isIn(round, field.split('.').slice(1)))
    .map((field) => ({ field, needed: clauses.filter((c) => c.fields.includes(field)).map((c) => c.id) }))
}

/** `bets[]` is every bet; `events[card]` every event of that kind. */
const isIn = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return value !== undefined
  const [, name = step, kind] = /^(\w+)\[(\w*)\]$/.exec(step) ?? []
  const found = (value as Record<string, unknown> | null | undefined)?.[name]
  if (kind === undefined) return found !== undefined && isIn(found, rest)
  if (!Array.isArray(found)) return false
  const items = found.filter((item: { event?: string }) => kind === '' || item.event === kind)
  return items.length > 0 && items.every((item: unknown) => isIn(item, rest))
}

import type { Item, Scouted } from './decode'
import type { Round } from './round'
import type { Shoe, ShoeEnd, Table } from './round-log.generated'

/** A record that changes what is in force for the rounds after it. */
export type Change = Table | Shoe | ShoeEnd

export const changeOf = (item: Item): Change | undefined =>
  item.kind === 'table' || item.kind === 'shoe' || item.kind === 'shoe-end' ? item.record : undefined

/** What the parts of a scouted block change, in their order. */
export const changesOf = (parts: Scouted['parts']): Change[] =>
  parts.flatMap((part) => (part.kind === 'rounds' ? [] : (changeOf(part) ?? [])))

/** What is in force: each table as last described, and the shoe that each is dealing. Bounded by the tables. */
export class Context {
  private readonly tables = new Map<string, Table>()
  private readonly shoes = new Map<string, Shoe>()

  apply(change: Change): void {
    const table = change.table ?? ''
    if (change.type === 'table') this.tables.set(table, change)
    else if (change.type === 'shoe') this.shoes.set(table, change)
    else this.end(change)
  }

  /** Changes that lead to the same state. */
  inForce(): Change[] {
    return [...this.tables.values(), ...this.shoes.values()]
  }

  private end(end: ShoeEnd) {
    for (const [table, shoe] of this.shoes) if (shoe.shoe === end.shoe) this.shoes.delete(table)
  }

  /** Gives a round the records in force at it. A round that names no table falls to the log's only one. */
  enter(round: Round): void {
    const { table, shoe } = this.at(round.table, round.shoe)
    round.tableRecord = table
    round.shoeRecord = shoe
  }

  at(
    named: string | undefined,
    shoe: string | undefined,
  ): { table: Table | undefined; shoe: Shoe | undefined } {
    const table = named ?? this.onlyTable()
    const open = this.shoes.get(table)
    return {
      table: this.tables.get(table),
      shoe: open && (shoe === undefined || open.shoe === shoe) ? open : undefined,
    }
  }

  private onlyTable(): string {
    return this.tables.size === 1 ? (this.tables.keys().next().value as string) : ''
  }
}

import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Round } from '../src/log/round-log.generated'
import { clauseOf, clausesIn, fileOf, judge, logOf, run } from './support/command'
import { compact, numbered } from './support/reference'

const judged = (name: string, content: string) =>
  judge([fileOf(name, content), '--scope', 'engine', '--workers', '1'])

/** Not conformant, and no clause that needs rounds passes. */
const showsNothing = async (content: string) => {
  const { code, stdout, verdicts } = await judged('log.ndjson', content)
  expect(code).toBe(3)
  expect(verdicts.conclusion).toMatchObject({ status: 'incomplete', exit: 3, violations: 0 })
  expect(verdicts.conclusion.reasons).toContain('the log holds no settled round')
  expect(clausesIn(verdicts).filter((c) => c.status === 'pass')).toEqual([])
  expect(verdicts.articles.filter((a) => a.status === 'pass')).toEqual([])
  expect(stdout).not.toMatch(/✓ CONFORMANT/)
}

describe('a log without a settled round is never conformant', () => {
  test('an empty file', () => showsNothing(''))

  test('a file of blank lines', () => showsNothing('\n\n  \n'))

  test('an empty JSON array', () => showsNothing('[]'))

  test('the head alone', async () => {
    const [head] = await compact()
    await showsNothing(logOf([{ ...head, rounds: 0 }]))
  })

  test('void rounds alone', async () => {
    const [head, ...rounds] = await compact()
    const misdealt = rounds.map((r) => ({
      ...r,
      status: 'void',
      reason: 'misdeal',
      events: [...(r.events ?? []), { event: 'misdeal' }],
      bets: [],
    }))
    await showsNothing(logOf([head, ...misdealt]))
  })

  test('demonstrations alone', async () => {
    const [head, ...rounds] = await compact()
    // One a shoe, before anything else is dealt from it: as article 2.2 has it.
    const shown = rounds.slice(0, 60).map((r, i) => ({
      ...r,
      shoe: `D${i + 1}`,
      round: `D${i + 1}-1`,
      status: 'demonstration',
      bets: [],
    }))
    await showsNothing(logOf([{ ...head, rounds: shown.length }, ...shown]))
  })

  test('rounds whose two hands are empty', async () => {
    const [head, ...rounds] = await compact()
    const empty = rounds.map(({ round, shoe, table }) => ({
      type: 'round',
      table,
      shoe,
      round,
      player: [],
      banker: [],
      events: [],
      bets: [],
    }))
    const { code, verdicts } = await judged('empty-hands.ndjson', logOf([head, ...empty]))
    expect([1, 3]).toContain(code)
    expect(verdicts.conclusion.status).not.toBe('conformant')
  })
})

describe('a log whose rounds do not say what they are', () => {
  test('a status that is not known is refused', async () => {
    const [head, first, ...rest] = await compact()
    const log = fileOf('status.ndjson', logOf([head, { ...first, status: 'unknown' }, ...rest]))
    const { code, stdout, stderr } = await run(['judge', log, '--scope', 'engine'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/status\.ndjson:2: status "unknown" is none of settled, void, demonstration\n$/)
  })

  test('with --keep-going its rounds are left out, and nothing is shown', async () => {
    const [head, ...rounds] = await compact()
    const log = fileOf('status.ndjson', logOf([head, ...rounds.map((r) => ({ ...r, status: 'unknown' }))]))
    const { code, verdicts } = await judge([log, '--scope', 'engine', '--keep-going'])
    expect({ code, status: verdicts.conclusion.status }).toEqual({ code: 3, status: 'incomplete' })
    expect(verdicts.log.rounds).toEqual({ settled: 0, void: 0, demonstration: 0 })
    expect(clausesIn(verdicts).filter((c) => c.status === 'pass')).toEqual([])
  })

  test('an absent status is taken as settled, and the report says that it was', async () => {
    const [head, ...rounds] = await compact()
    const { verdicts } = await judged(
      'assumed.ndjson',
      logOf([head, ...rounds.map((r) => ({ ...r, status: undefined }))]),
    )
    expect(verdicts.log.assumptions.join()).toContain(`${rounds.length} rounds state no status`)
    expect(verdicts.log.rounds.settled).toBe(rounds.length)
  })
})

const initial = (cards: readonly string[]) =>
  cards.slice(0, 2).reduce((sum, card) => sum + points(card), 0) % 10
const points = (card: string) =>
  ({ A: 1, T: 0, J: 0, Q: 0, K: 0 })[card[0] as string] ?? Number.parseInt(card, 10) % 10

describe('a clause that the log never reached is not exercised', () => {
  const bankerThreeAgainstEight = ({ player, banker }: Round) =>
    player.length === 3 && points(player[2] as string) === 8 && initial(banker) === 3

  test('no round with the Banker on 3 against an 8 leaves 9.4.1 open, and it alone', async () => {
    const [head, ...rounds] = await compact()
    const left = rounds.filter((r) => !bankerThreeAgainstEight(r))
    expect(left.length).toBeLessThan(rounds.length)
    const { code, out, verdicts } = await judged(
      'no-8.ndjson',
      logOf([{ ...head, rounds: left.length }, ...numbered(left)]),
    )
    expect(code).toBe(3)
    expect(verdicts.conclusion).toMatchObject({ status: 'incomplete', exit: 3, violations: 0 })
    expect(verdicts.conclusion.reasons).toContain('not exercised in full: 9.4.1')
    const clause = clauseOf(verdicts, '9.4.1')
    expect(clause).toMatchObject({ status: 'not-exercised', exercised: 0, violations: 0, rate: null })
    const missed = clause.checks.flatMap((c) => c.cells.missed)
    expect(missed).toHaveLength(6)
    const report = fs.readFileSync(path.join(out, 'report.md'), 'utf8')
    for (const cell of missed) expect(report).toContain(cell)
  })

  test('one cell that was not reached is enough, and is named', async () => {
    const [head, ...rounds] = await compact()
    const left = rounds.filter((r) => !(bankerThreeAgainstEight(r) && initial(r.player) === 5))
    const { code, verdicts } = await judged(
      'no-5.ndjson',
      logOf([{ ...head, rounds: left.length }, ...numbered(left)]),
    )
    const clause = clauseOf(verdicts, '9.4.1')
    expect({ code, status: clause.status }).toEqual({ code: 3, status: 'not-exercised' })
    const missed = clause.checks.flatMap((c) => c.cells.missed)
    expect(missed).toHaveLength(1)
    expect(missed[0]).toContain('Player initial total 5')
  })

  test('bets that nobody made leave the payouts open', async () => {
    const [head, ...rounds] = await compact()
    const { code, verdicts } = await judged(
      'no-bets.ndjson',
      logOf([head, ...rounds.map((r) => ({ ...r, bets: [] }))]),
    )
    expect(code).toBe(3)
    for (const id of ['17.1', '17.2', '17.3', '17.4', '18.1'])
      expect([id, clauseOf(verdicts, id).status]).toEqual([id, 'not-exercised'])
  })

  test('bets that the log does not record leave them undecided, naming the field', async () => {
    const [head, ...rounds] = await compact()
    const { code, verdicts } = await judged(
      'bets-absent.ndjson',
      logOf([head, ...rounds.map((r) => ({ ...r, bets: undefined }))]),
    )
    expect(code).toBe(3)
    for (const id of ['17.1', '17.2', '17.3', '17.4', '18.1']) {
      const { status, reason } = clauseOf(verdicts, id)
      expect([id, status]).toEqual([id, 'inconclusive'])
      expect(reason).toContain('round.bets')
    }
  })

  test('a single line that is judged alone concludes nothing', async () => {
    const { code, verdicts } = await judge([
      fileOf('log.ndjson', logOf(await compact())),
      '--scope',
      'engine',
      '--line',
      '40',
    ])
    expect({ code, status: verdicts.conclusion.status }).toEqual({ code: 3, status: 'incomplete' })
    expect(verdicts.conclusion.reasons).toContain('only line 40 was judged')
  })
})

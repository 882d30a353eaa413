// Makes the examples that are too long to write by hand: of each clause with many cells a stacked round a cell, in the
// order of the scenario's table, and the log that reaches all of them. With --check, fails where a committed one is
// stale. Needs dist/.
const fs = require('node:fs')
const path = require('node:path')
const zlib = require('node:zlib')
const root = path.join(__dirname, '..')
const check = process.argv.includes('--check')

const built = (file) => require(path.join(root, 'dist', 'src', file))
const { card } = built('baccarat/card.js')
const { deal, play } = built('engines/reference')
const { createRng } = built('engines/reference/rng.js')
const { factOf } = built('facts')
const { makePlan } = built('judge/plan.js')
const { canonicalRound } = built('log/canonical.js')
const { loadRuleSet } = built('rulebook/register.js')

const hands = ({ player, banker }) => ({ type: 'round', player, banker })
const totals = (round) => ({
  ...hands(round),
  playerTotal: round.playerTotal,
  bankerTotal: round.bankerTotal,
})
const outcome = (round) => ({ ...hands(round), outcome: round.outcome })
const pairs = (round) => ({ ...hands(round), pairs: round.pairs })
const bets = (round) => ({ ...hands(round), bets: round.bets })

/** By file: the fields that its clause needs, and the bets and terms that its rounds are dealt on. */
const examples = {
  '5.1/tens-and-pictures-count-nothing.ndjson': { keep: totals },
  '5.2/faces-count-themselves.ndjson': { keep: totals },
  '9.0.a/no-hand-takes-a-fourth-card.ndjson': { keep: hands },
  '9.1/the-player-on-0-to-5-draws.ndjson': { keep: hands },
  '9.2/the-player-on-6-to-9-stands-or-against-a-natural.ndjson': { keep: hands },
  '9.3.1/the-banker-on-0-to-2-draws-against-every-card.ndjson': { keep: hands },
  '9.3.2/the-banker-on-3-draws-against-all-but-an-8.ndjson': { keep: hands },
  '9.3.3/the-banker-on-4-draws-against-2-to-7.ndjson': { keep: hands },
  '9.3.4/the-banker-on-5-draws-against-4-to-7.ndjson': { keep: hands },
  '9.3.5/the-banker-on-6-draws-against-6-and-7.ndjson': { keep: hands },
  '9.3.6/the-banker-on-0-to-5-draws-when-the-player-stood.ndjson': { keep: hands },
  '9.4.1/the-banker-on-3-stands-against-an-8.ndjson': { keep: hands },
  '9.4.2/the-banker-on-4-stands-against-0-1-8-and-9.ndjson': { keep: hands },
  '9.4.3/the-banker-on-5-stands-against-0-to-3-8-and-9.ndjson': { keep: hands },
  '9.4.4/the-banker-on-6-stands-against-all-but-6-and-7.ndjson': { keep: hands },
  '9.4.5/the-banker-on-7-to-9-stands.ndjson': { keep: hands },
  '9.4.6/the-banker-stands-against-a-natural.ndjson': { keep: hands },
  '11/the-higher-total-wins-by-every-margin.ndjson': { keep: outcome },
  '12.0.a/equal-totals-tie-at-every-total.ndjson': { keep: outcome },
  '12.0.c/a-tie-gives-the-stakes-back.ndjson': { keep: bets, bets: ['player', 'banker'] },
  '13.4.b/two-cards-of-one-rank-are-a-pair.ndjson': { keep: pairs },
  '17.1/the-player-pays-1-to-1.ndjson': { keep: bets, bets: ['player'] },
  '17.2/the-tie-pays-8-to-1.ndjson': { keep: bets, bets: ['tie'] },
  '17.3/a-pair-pays-11-to-1.ndjson': { keep: bets, bets: ['player-pair', 'banker-pair'] },
  '17.4/a-losing-bet-returns-nothing.ndjson': {
    keep: bets,
    bets: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
  },
  '18.1/the-banker-pays-1-to-1-less-5-percent.ndjson': {
    keep: bets,
    bets: ['banker'],
    scenario: /takes commission/,
  },
  '18.1/the-banker-pays-half-on-a-six-without-commission.ndjson': {
    keep: bets,
    bets: ['banker'],
    scenario: /without commission/,
    mode: 'half-on-six',
  },
}

/** So many stacks are tried before a cell counts as one that no round reaches. */
const tries = 400_000

/** The part of a check's cell that the hands decide; undefined where it does not select them or they fill no cell. */
const cellOf = ({ selections }, round) => {
  let cell = 0
  let stride = 1
  for (const s of selections) {
    const fact = factOf(s)
    if (fact.scope !== 'hand' && fact.scope !== 'hands') continue
    const asked = (f) => f.read(round[f.of])
    const at = s.among.indexOf(fact.scope === 'hand' ? asked(fact) : fact.read(...fact.from.map(asked)))
    if (at < 0) return undefined
    cell += at * stride
    stride *= s.among.length
  }
  return cell
}

const cellsOf = ({ selections }) =>
  selections.reduce((n, s) => n * (/^hands?$/.test(factOf(s).scope) ? s.among.length : 1), 1)

/** For each cell of a clause's checks, in order, the first round that reaches it; each round once. */
const roundsFor = (checks, name, { bets: kinds = [], mode = 'commission' }) => {
  const rng = createRng(name)
  const found = checks.map((c) => new Array(cellsOf(c)).fill(undefined))
  const open = () => found.some((cells) => cells.includes(undefined))
  const staked = kinds.map((bet) => ({ bet, stake: '100' }))
  for (let n = 0; open(); n++) {
    if (n === tries) throw new Error(`${name}: cells that no round reaches`)
    const stack = Array.from({ length: 6 }, () => card(1 + rng.below(13)))
    const round = deal(stack, staked, undefined, { mode, lean: true })
    const canonical = canonicalRound(round, { input: 0, line: 0, offset: 0, length: 0 })
    for (const [i, c] of checks.entries()) {
      const cell = cellOf(c, canonical)
      if (cell !== undefined) found[i][cell] ??= round
    }
  }
  return [...new Set(found.flat())]
}

/** All that a table and its engine can show, in enough shoes to reach every cell. */
const full = {
  seed: 'examples/full',
  shoes: 320,
  tables: 2,
  demonstrations: 1,
  exposedCards: 0.003,
  misdeals: 0.004,
  roundBurns: 0.01,
}

const linesOf = (records) => Array.from(records, (record) => `${JSON.stringify(record)}\n`).join('')

let stale = 0
/** Writes a file under examples, or with --check tells whether it is as it would be written. */
const make = (name, text) => {
  const file = path.join(root, 'examples', name)
  const zipped = name.endsWith('.gz')
  const now = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0)
  if (now.length && (zipped ? zlib.gunzipSync(now) : now).toString() === text) return
  if (check) {
    stale++
    console.error(`examples/${name} is stale: run node scripts/clause-examples.js`)
  } else {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, zipped ? zlib.gzipSync(text, { level: 9 }) : text)
    console.log(`wrote examples/${name}`)
  }
}

async function main() {
  const plan = await makePlan(loadRuleSet('macau').features)
  for (const [name, example] of Object.entries(examples)) {
    const { keep, scenario = /./, mode } = example
    const checks = plan.filter((c) => c.clause === path.dirname(name) && scenario.test(c.scenario))
    const records = roundsFor(checks, name, example).map(keep)
    make(`clauses/${name}`, linesOf(mode ? [{ type: 'table', mode }, ...records] : records))
  }
  make('full/log.ndjson.gz', linesOf(play(full)))
  process.exitCode = stale ? 1 : 0
}
main()

// Measures the judge against a plain loop over the same log: npm run bench -- [--rounds N] [--quick]
// Judge a change by the ratios of one run; other work on the machine moves all figures.
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { parseArgs } = require('node:util')
const { makePlan } = require('../dist/src/judge/plan')
const { clausesOf, loadRuleSet } = require('../dist/src/rulebook/register')
const { openLog } = require('./log')

const target = { ratio: 1, growth: 1.2 }
const pairs = 5

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baccarat-bench-'))
const children = new Set()
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill()
    process.exit(130)
  })

const say = (line = '') => process.stdout.write(`${line}\n`)
const perSecond = (n) => `${Math.round(n).toLocaleString('en-US').padStart(9)}/s`

const measure = (what, options = {}, plan = plans.all) =>
  new Promise((resolve, reject) => {
    const args = [path.join(__dirname, 'runs.js'), what, log, plan, JSON.stringify(options)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    children.add(child)
    child.on('close', () => children.delete(child))
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`${what} ended with ${code}`)),
    )
  })

const log = path.join(folder, 'log.ndjson')
/** What the target asks: the clauses that a single round shows; and all of them. */
const plans = { rounds: path.join(folder, 'rounds.json'), all: path.join(folder, 'all.json') }

const optionsOf = () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, quick: { type: 'boolean' } } })
  const rounds = Number(values.rounds ?? (values.quick ? 100_000 : 1_000_000))
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0')
  return { rounds, quick: values.quick ?? false }
}

const main = async () => {
  const { rounds, quick } = optionsOf()
  const rules = loadRuleSet('macau')
  const checks = await makePlan(rules.features)
  const ofRounds = new Set(clausesOf(rules).flatMap((c) => (c.level === 'round' ? [c.id] : [])))
  const some = checks.filter((check) => ofRounds.has(check.clause))
  fs.writeFileSync(plans.all, JSON.stringify(checks))
  fs.writeFileSync(plans.rounds, JSON.stringify(some))
  const writer = openLog(log, rounds)
  const bytes = writer.extendTo(rounds)
  say(
    `${rounds.toLocaleString('en-US')} rounds of ${Math.round(bytes / rounds)} bytes; ${some.length} checks of clauses of a single round, ${checks.length} of all clauses`,
  )
  say(`node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0].toFixed(1)}`)

  say('\nplain loop: read, split, JSON.parse')
  const first = await measure('plain')
  say(`  ${perSecond(rounds / first.seconds)}`)
  const both = await Promise.all([measure('plain'), measure('plain')])
  const cores = (2 * first.seconds) / Math.max(...both.map((b) => b.seconds))
  say(`  two of them at once go ${cores.toFixed(2)} times as far: so much is a second core worth here`)

  say(
    '\njudge                                     rounds      time / plain loop    CPU / plain loop    peak memory',
  )
  const judge = async (which, options) => {
    const run = await measure('judge', options, plans[which])
    if (run.rounds !== rounds) throw new Error(`${run.rounds} rounds were judged`)
    const { workers, schema = true, hash = true } = options
    const how = `workers ${workers}, schema ${schema ? 'on ' : 'off'}, sha256 ${hash ? 'on ' : 'off'}`
    const ratio = (run.seconds / first.seconds).toFixed(2)
    const cpu = (run.cpu / first.cpu).toFixed(2)
    say(
      `  ${which.padEnd(6)} ${how}  ${perSecond(rounds / run.seconds)}  ${ratio.padStart(10)}  ${cpu.padStart(18)}  ${run.megabytes.toFixed(0).padStart(18)} MB`,
    )
    return run
  }
  for (const workers of [1, 2])
    for (const schema of [true, false])
      for (const hash of [true, false]) await judge('rounds', { workers, schema, hash })
  const all = {}
  for (const workers of [1, 2]) all[workers] = await judge('all', { workers })
  say('  rounds: every clause that a single round shows; all: every clause')
  say('  workers 1: the main thread alone; workers 2: it and one more')
  say('  (schema off takes the general path: JSON.parse and no scanner)')

  say('\none thread, ns a round')
  const { megabytes: _, cpu: __, ...stages } = await measure('stages')
  for (const [stage, ns] of Object.entries(stages)) say(`  ${stage.padEnd(20)}${ns.toFixed(0).padStart(7)}`)

  // What else the machine does changes from minute to minute: each run has a plain loop of its own, right before it.
  say('\ntwo workers, clauses of a single round, schema and sha256 on; each after a plain loop of its own')
  const ratios = []
  for (let pair = 0; pair < pairs; pair++) {
    const plain = await measure('plain')
    const run = await measure('judge', { workers: 2 }, plans.rounds)
    ratios.push(run.seconds / plain.seconds)
    say(
      `  plain loop ${perSecond(rounds / plain.seconds)}  judge ${perSecond(rounds / run.seconds)}  time / plain loop ${ratios.at(-1).toFixed(2)}`,
    )
  }
  const [median] = ratios.sort((a, b) => a - b).slice((pairs - 1) / 2)
  verdict('two workers, clauses of a single round, time / plain loop, median', median, target.ratio)
  say(`two workers, all clauses, time / plain loop: ${(all[2].seconds / first.seconds).toFixed(2)}`)
  if (quick) return
  writer.extendTo(4 * rounds)
  const grown = await measure('judge', { workers: 2 })
  say(
    `peak memory at ${(4 * rounds).toLocaleString('en-US')} rounds, all clauses: ${grown.megabytes.toFixed(0)} MB`,
  )
  verdict('peak memory at four times the rounds', grown.megabytes / all[2].megabytes, target.growth)
}

const verdict = (what, value, most) =>
  say(`${what}: ${value.toFixed(2)}; target at most ${most}: ${value <= most ? 'met' : 'not met'}`)

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})

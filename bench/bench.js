// Measures the judge against a plain loop over the same log: npm run bench -- [--rounds N] [--quick]
// Judge a change by the ratios of one run; other work on the machine moves all figures.
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { parseArgs } = require('node:util')
const { makePlan } = require('../dist/src/judge/plan')
const { loadRuleSet } = require('../dist/src/rulebook/register')
const { openLog } = require('./log')

const target = { ratio: 1, growth: 1.2 }

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baccarat-bench-'))
let child
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    child?.kill()
    process.exit(130)
  })

const say = (line = '') => process.stdout.write(`${line}\n`)
const perSecond = (n) => `${Math.round(n).toLocaleString('en-US').padStart(9)}/s`

const measure = (what, options = {}) =>
  new Promise((resolve, reject) => {
    const args = [path.join(__dirname, 'runs.js'), what, log, plan, JSON.stringify(options)]
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
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
const plan = path.join(folder, 'plan.json')

const optionsOf = () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, quick: { type: 'boolean' } } })
  const rounds = Number(values.rounds ?? (values.quick ? 100_000 : 1_000_000))
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0')
  return { rounds, quick: values.quick ?? false }
}

const main = async () => {
  const { rounds, quick } = optionsOf()
  const checks = await makePlan(loadRuleSet('macau').features)
  fs.writeFileSync(plan, JSON.stringify(checks))
  const writer = openLog(log, rounds)
  const bytes = writer.extendTo(rounds)
  say(
    `${rounds.toLocaleString('en-US')} rounds of ${Math.round(bytes / rounds)} bytes, ${checks.length} checks`,
  )
  say(`node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0].toFixed(1)}`)

  say('\nplain loop: read, split, JSON.parse')
  const first = await measure('plain')
  say(`  ${perSecond(rounds / first.seconds)}`)

  say('\njudge                              rounds      time / plain loop    peak memory')
  const runs = []
  for (const workers of [1, 2])
    for (const schema of [true, false])
      for (const hash of [true, false]) {
        const run = await measure('judge', { workers, schema, hash })
        if (run.rounds !== rounds) throw new Error(`${run.rounds} rounds were judged`)
        runs.push({ workers, schema, hash, ...run })
        const how = `workers ${workers}, schema ${schema ? 'on ' : 'off'}, sha256 ${hash ? 'on ' : 'off'}`
        const ratio = (run.seconds / first.seconds).toFixed(2)
        say(
          `  ${how}  ${perSecond(rounds / run.seconds)}  ${ratio.padStart(10)}  ${run.megabytes.toFixed(0).padStart(18)} MB`,
        )
      }
  say('  (schema off takes the general path: JSON.parse and no scanner)')

  say('\none thread, ns a round')
  const { megabytes, ...stages } = await measure('stages')
  for (const [stage, ns] of Object.entries(stages)) say(`  ${stage.padEnd(20)}${ns.toFixed(0).padStart(7)}`)

  const last = await measure('plain')
  const full = runs.find((r) => r.workers === 2 && r.schema && r.hash)
  // Of the two plain loops the faster one, which is the harder to beat.
  const ratio = full.seconds / Math.min(first.seconds, last.seconds)
  say(`\nplain loop again: ${perSecond(rounds / last.seconds).trim()}`)
  verdict('two workers, all checks, time / plain loop', ratio, target.ratio)
  if (quick) return
  writer.extendTo(4 * rounds)
  const grown = await measure('judge', { workers: 2 })
  say(`peak memory at ${(4 * rounds).toLocaleString('en-US')} rounds: ${grown.megabytes.toFixed(0)} MB`)
  verdict('peak memory at four times the rounds', grown.megabytes / full.megabytes, target.growth)
}

const verdict = (what, value, most) =>
  say(`${what}: ${value.toFixed(2)}; target at most ${most}: ${value <= most ? 'met' : 'not met'}`)

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})

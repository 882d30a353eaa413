// What is measured, each in a process of its own so that its peak memory is its own:
// node runs.js <plain|judge|stages> <file> <plan> <options as JSON>, which prints one line of JSON.
const crypto = require('node:crypto')
const fs = require('node:fs')
const v8 = require('node:v8')

const now = () => Number(process.hrtime.bigint())
const newline = 10

/** The loop to beat: blocks read, lines split, each parsed. */
const plain = (file) => {
  const size = 1 << 20
  const start = now()
  const input = fs.openSync(file, 'r')
  let buffer = Buffer.alloc(2 * size)
  let held = 0
  let records = 0
  for (;;) {
    if (buffer.length - held < size) buffer = Buffer.concat([buffer, Buffer.alloc(size)])
    const read = fs.readSync(input, buffer, held, size, null)
    if (read === 0) break
    held += read
    const filled = buffer.subarray(0, held)
    let from = 0
    for (let end = filled.indexOf(newline); end >= 0; end = filled.indexOf(newline, from)) {
      JSON.parse(filled.toString('latin1', from, end))
      records++
      from = end + 1
    }
    buffer.copy(buffer, 0, from, held)
    held -= from
  }
  fs.closeSync(input)
  return { seconds: (now() - start) / 1e9, records }
}

const judge = async (file, checks, options) => {
  const { judgeLog } = require('../dist/src/judge/run')
  const start = now()
  const judged = await judgeLog({ checks, files: [file], names: ['log'], ...options })
  const violations = judged.tally.clauses.reduce((n, c) => n + c.violations, 0)
  return { seconds: (now() - start) / 1e9, rounds: judged.inputs[0].rounds, violations }
}

/** Each stage alone on one thread, over the same blocks again and again; ns a round, the fastest of the passes. */
const stages = async (file, checks) => {
  const { Along } = require('../dist/src/judge/along')
  const { compile } = require('../dist/src/judge/compile')
  const { Pass } = require('../dist/src/judge/pass')
  const { Recorder } = require('../dist/src/judge/recorder')
  const { Observer, trailsOf } = require('../dist/src/judge/steps')
  const { canonicalRound } = require('../dist/src/log/canonical')
  const { Context, changeOf } = require('../dist/src/log/context')
  const { Decoder } = require('../dist/src/log/decode')
  const { blocks } = require('../dist/src/log/framing')
  const { Integrity } = require('../dist/src/log/integrity')
  const { lint } = require('../dist/src/log/lint')
  const { faultOf } = require('../dist/src/log/validate')
  const { House } = require('../dist/src/rulebook/house-rules')
  const readings = {}
  const chunk = Buffer.alloc(Math.min(24 << 20, fs.statSync(file).size))
  const whole = chunk.subarray(0, chunk.lastIndexOf(newline, readInto(file, chunk) - 1) + 1)
  const cut = async () => {
    const all = []
    for await (const block of blocks(() => fs.createReadStream(file, { end: whole.length - 1 }), 0, 'log'))
      all.push(block)
    return all
  }
  const pieces = await cut()
  const program = compile(checks)
  const house = new House(undefined, readings)
  const observer = new Observer(trailsOf(program))
  const context = new Context()
  const judging = new Pass(program, new Recorder(program, () => ''))
  const along = new Along(program, house, undefined)
  const integrity = new Integrity()
  const decoder = new Decoder(undefined, true)
  const spent = {}
  let rounds = 0
  const timed = (stage, work) => {
    const start = now()
    const result = work()
    spent[stage].push(now() - start)
    return result
  }
  const names = ['read', 'sha256', 'split', 'scan', 'JSON.parse', 'lint', 'schema', 'canonicalise']
  names.push('scout', 'observe', 'message', 'follow', 'judge')
  const passes = []
  for (let pass = 0; pass < 12; pass++) {
    for (const name of names) spent[name] = []
    rounds = 0
    timed('read', () => readInto(file, chunk))
    for (const block of pieces) {
      const bytes = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.length)
      timed('sha256', () => crypto.createHash('sha256').update(bytes).digest())
      const texts = timed('split', () => linesOf(bytes))
      timed('scout', () => decoder.scout(block))
      const items = timed('scan', () => decoder.decode(block))
      const records = timed('JSON.parse', () => texts.map((text) => JSON.parse(text)))
      timed('lint', () => texts.forEach(lint))
      timed('schema', () => records.forEach(faultOf))
      const deals = records.filter((r) => r.type === 'round')
      timed('canonicalise', () => deals.map((r) => canonicalRound(r, {})))
      const seen = timed('observe', () => {
        for (const item of items)
          if (item.kind === 'round') observer.round(item.round)
          else if (changeOf(item)) observer.change(item.place, item.record)
        return observer.end()
      })
      const steps = timed('message', () => v8.deserialize(v8.serialize(seen)))
      timed('follow', () => {
        along.each(steps, (step) => {
          along.follow(step, false)
          if (step.kind === 'round') integrity.step(step)
        })
      })
      timed('judge', () => {
        for (const item of items) {
          const change = changeOf(item)
          if (change) context.apply(change)
          if (item.kind !== 'round') continue
          const { round } = item
          context.enter(round)
          round.rules = house.at(round.table, round.at)
          judging.round(round)
        }
      })
      rounds += deals.length
    }
    passes.push(names.map((name) => spent[name].reduce((n, ns) => n + ns, 0) / rounds))
  }
  return Object.fromEntries(names.map((name, i) => [name, Math.min(...passes.map((p) => p[i]))]))
}

const readInto = (file, buffer) => {
  const input = fs.openSync(file, 'r')
  let held = 0
  while (held < buffer.length) {
    const read = fs.readSync(input, buffer, held, Math.min(1 << 20, buffer.length - held), null)
    if (read === 0) break
    held += read
  }
  fs.closeSync(input)
  return held
}

const linesOf = (bytes) => {
  const lines = []
  for (let from = 0, end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
    lines.push(bytes.toString('latin1', from, end))
    from = end + 1
  }
  return lines
}

const main = async () => {
  const [what, file, plan, options] = process.argv.slice(2)
  const checks = JSON.parse(fs.readFileSync(plan, 'utf8'))
  const run = { plain, judge, stages }[what]
  const result = await run(file, checks, JSON.parse(options ?? '{}'))
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = (userCPUTime + systemCPUTime) / 1e6
  process.stdout.write(`${JSON.stringify({ ...result, cpu, megabytes: maxRSS / 1024 })}\n`)
}

main()

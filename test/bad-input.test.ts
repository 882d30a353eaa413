import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inPackage } from '../src/root'
import { type Ended, fileOf, folder, judge, logOf, run } from './support/command'

const head = { type: 'log', origin: 'simulated', complete: true }
const good = {
  type: 'round',
  table: 'T1',
  shoe: 'T1-1',
  round: 'T1-1-1',
  player: ['9H', '8H'],
  banker: ['2H', '5H'],
  playerTotal: 7,
  bankerTotal: 7,
  outcome: 'tie',
}
const second = { ...good, round: 'T1-1-2' }
const beforeIt = logOf([head, good])
const betOf = (bet: object) => JSON.stringify({ ...second, bets: [{ bet: 'player', ...bet }] })
const tail = '"banker":["2H","5H"]}'

/** The command must refuse it in one sentence on stderr: no stack trace, nothing on stdout, no report. */
const refused = ({ code, signal, stdout, stderr }: Ended, sentence: string | RegExp) => {
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).not.toMatch(/\n {4}at |node:internal|defect of the harness/)
  expect({ code, signal, stdout }).toEqual({ code: 2, signal: null, stdout: '' })
}

interface Bad {
  what: string
  line: string | Buffer
  /** The field at fault as the message must name it. */
  field: string
  says: string
}

const badLines: Bad[] = [
  { what: 'what is not JSON', line: '{"type":"round",,}', field: '(record)', says: 'is not JSON' },
  {
    what: 'a line that is cut short',
    line: '{"type":"round","player":["9H"',
    field: '(record)',
    says: 'cut short',
  },
  { what: 'a value that is no object', line: '17', field: '(record)', says: 'not of type object' },
  {
    what: 'an unknown rank',
    line: JSON.stringify({ ...second, player: ['9H', '1H'] }),
    field: 'player[1]',
    says: '"1H" is not a card',
  },
  {
    what: 'eleven cards in a hand',
    line: JSON.stringify({ ...second, banker: new Array<string>(11).fill('AH') }),
    field: 'banker',
    says: '10',
  },
  {
    what: 'an unknown record type',
    line: JSON.stringify({ ...second, type: 'hand' }),
    field: 'type',
    says: '"hand" is not known',
  },
  { what: 'a record without a type', line: '{"player":[],"banker":[]}', field: 'type', says: 'is missing' },
  {
    what: 'a round without a hand',
    line: '{"type":"round","player":[]}',
    field: 'banker',
    says: 'is missing',
  },
  { what: 'a stake that is a float', line: betOf({ stake: 0.5 }), field: 'bets[0].stake', says: '0.5' },
  { what: 'a negative stake', line: betOf({ stake: '-5' }), field: 'bets[0].stake', says: 'not negative' },
  {
    what: 'a stake of five decimals',
    line: betOf({ stake: '0.00001' }),
    field: 'bets[0].stake',
    says: 'four decimals',
  },
  {
    what: 'a key that stands twice in a record',
    line: `{"type":"round","player":["9H","8H"],"player":["2H","8H"],${tail}`,
    field: '(record)',
    says: 'the key "player" is given twice',
  },
  {
    what: 'a key that stands twice, once in escapes',
    line: `{"type":"round","player":["9H","8H"],"\\u0070layer":["2H","8H"],${tail}`,
    field: '(record)',
    says: 'the key "player" is given twice',
  },
  {
    what: 'a key that stands twice in a bet',
    line: `{"type":"round","bets":[{"stake":"5","stake":"6"}],"player":["9H","8H"],${tail}`,
    field: '(record)',
    says: 'the key "stake" is given twice',
  },
  {
    what: 'the number 1e400',
    line: `{"type":"round","note":1e400,"player":["9H","8H"],${tail}`,
    field: '(record)',
    says: '1e400 cannot be held',
  },
  {
    what: 'a number of more digits than a double holds',
    line: `{"type":"round","note":9007199254740993,"player":["9H","8H"],${tail}`,
    field: '(record)',
    says: '9007199254740993 cannot be held',
  },
  {
    what: 'bytes that are no UTF-8',
    line: Buffer.concat([
      Buffer.from(`{"type":"round","player":[],"note":"`),
      Buffer.from([0xff, 0x22]),
      Buffer.from(`,${tail}`),
    ]),
    field: '(record)',
    says: 'is not UTF-8',
  },
  {
    what: 'a second head that differs',
    line: JSON.stringify({ ...head, complete: false }),
    field: 'type',
    says: 'second head',
  },
  {
    what: 'a time without an offset',
    line: JSON.stringify({ ...second, time: '2026-01-01T00:00:00' }),
    field: 'time',
    says: 'RFC 3339',
  },
  {
    what: 'a table nested so deep that no program wrote it for a table',
    line: `{"type":"table","table":"T1","note":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    field: '(record)',
    says: 'nested',
  },
]

describe.concurrent('a record that cannot be read ends the run, named by file, line and field', () => {
  test.each(badLines)('$what', async ({ line, field, says }) => {
    const log = fileOf(
      'bad.ndjson',
      Buffer.concat([Buffer.from(beforeIt), Buffer.from(line), Buffer.from('\n')]),
    )
    const result = await run(['judge', log, '--out', folder('none')])
    refused(result, `bad.ndjson:3: ${field} `)
    expect(result.stderr).toContain(says)
  })

  test('a line of 50 MB', async () => {
    const log = fileOf(
      'long.ndjson',
      `${beforeIt}{"type":"round","note":"${'x'.repeat(50_000_000)}",${tail}\n`,
    )
    refused(await run(['judge', log]), 'long.ndjson:3: the line is longer than 16 MiB')
  })

  test('a JSON array that is cut short', async () => {
    const log = fileOf('cut.json', `[\n${JSON.stringify(head)},\n${JSON.stringify(good)},\n{"type":"round"`)
    refused(await run(['judge', log]), /^cut\.json:4: the JSON is cut short/)
  })

  test('in a file that another precedes, under its own name and line', async () => {
    const dir = folder('two')
    fs.writeFileSync(path.join(dir, 'a.ndjson'), beforeIt)
    fs.writeFileSync(path.join(dir, 'b.ndjson'), `${JSON.stringify(second)}\n\n{"type":"round"}\n`)
    refused(await run(['judge', 'b.ndjson', 'a.ndjson'], { cwd: dir }), /^b\.ndjson:3: player is missing$/m)
  })

  test('on standard input', async () => {
    const input = `${beforeIt}{"type":"round"}\n`
    refused(await run(['judge', '-'], { input }), /^standard-input:3: player is missing$/m)
  })

  test('a field that the adapter must find', async () => {
    const adapter = inPackage('examples', 'adapters', 'engine-05.json')
    const line = { p: ['9S', '8H'], b: ['2S', '5H'], pt: 7, bt: 7, o: 'T' }
    const log = fileOf('vendor.ndjson', logOf([line, { ...line, b: undefined }]))
    const result = await run(['judge', log, '--adapter', adapter])
    refused(result, /^vendor\.ndjson:2: b /)
    expect(result.stderr.match(/\bb\b/g)).toHaveLength(1)
  })

  test('a value that the adapter does not know', async () => {
    const adapter = inPackage('examples', 'adapters', 'engine-05.json')
    const log = fileOf('vendor.ndjson', logOf([{ p: ['9S', '8H'], b: ['2S', '5H'], o: 'X' }]))
    refused(await run(['judge', log, '--adapter', adapter]), /^vendor\.ndjson:1: o /)
  })
})

describe.concurrent('a file that cannot be read ends the run', () => {
  const whole = logOf([
    head,
    ...Array.from({ length: 2000 }, (_, i) => ({ ...good, round: `T1-1-${i + 1}` })),
  ])

  test('a missing file', async () => {
    refused(await run(['judge', 'nowhere.ndjson']), /^nowhere\.ndjson: no such file$/m)
  })

  test('a directory', async () => {
    refused(await run(['judge', folder('dir')]), 'is a directory, not a log')
  })

  test('a gzip stream that is cut short', async () => {
    const gz = zlib.gzipSync(whole)
    refused(
      await run(['judge', fileOf('cut.ndjson.gz', gz.subarray(0, gz.length >> 1))]),
      /cut\.ndjson\.gz: the gzip stream is cut short$/m,
    )
  })

  test('a gzip stream without its last bytes, though all of its lines are there', async () => {
    const gz = zlib.gzipSync(whole)
    refused(await run(['judge', fileOf('cut.ndjson.gz', gz.subarray(0, -4))]), 'the gzip stream is cut short')
  })

  test('a gzip stream that is damaged', async () => {
    const gz = zlib.gzipSync(whole)
    gz[gz.length - 6] = (gz[gz.length - 6] as number) ^ 0xff
    refused(await run(['judge', fileOf('bad.ndjson.gz', gz)]), 'the gzip stream is damaged')
  })

  test('a zstd stream that is cut short', async () => {
    const zst = fs.readFileSync(path.join(__dirname, 'fixtures', 'small.ndjson.zst'))
    refused(
      await run(['judge', fileOf('cut.ndjson.zst', zst.subarray(0, zst.length >> 1))]),
      /cut\.ndjson\.zst: the compressed stream is cut short$/m,
    )
  })
})

describe.concurrent('wrong usage and configuration end the run before anything is judged', () => {
  const log = () => fileOf('log.ndjson', beforeIt)

  test('an adapter file that is not JSON', async () => {
    refused(
      await run(['judge', log(), '--adapter', fileOf('adapter.json', '{"name"')]),
      /adapter\.json: is not JSON/,
    )
  })

  test('an adapter file with a field that adapters do not have', async () => {
    const adapter = fileOf('adapter.json', '{"name":"x","round":{"player":"p","banker":"b","dealer":"d"}}')
    refused(await run(['judge', log(), '--adapter', adapter]), /adapter\.json: .*"dealer"/)
  })

  test('an adapter file that is missing', async () => {
    refused(await run(['judge', log(), '--adapter', 'nowhere.json']), /nowhere\.json: /)
  })

  const house = (settings: unknown) =>
    fileOf('house.json', JSON.stringify({ houseRules: 'A house', settings }))
  const declared = {
    setting: 'commissionRounding',
    reading: 'floor:1',
    basis: 'Notice 1',
    since: '2026-01-01',
  }
  test.each([
    ['without settings', undefined, 'settings is missing'],
    [
      'with an unknown setting',
      [{ ...declared, setting: 'lunch' }],
      'settings[0] the setting lunch is not known',
    ],
    [
      'with an unknown reading',
      [{ ...declared, reading: 'down' }],
      'settings[0] commissionRounding has no reading "down"',
    ],
    ['without a basis', [{ ...declared, basis: undefined }], 'settings[0].basis is missing'],
    [
      'that declares a setting twice',
      [declared, { ...declared, reading: 'exact' }],
      'settings[1] declares commissionRounding twice',
    ],
    [
      'with a field that house rules do not have',
      [{ ...declared, note: 'x' }],
      'settings[0].note is not known',
    ],
  ])('a house-rules file %s', async (_, settings, says) => {
    const result = await run(['judge', log(), '--house-rules', house(settings)])
    refused(result, /house\.json: settings/)
    expect(result.stderr).toContain(says)
  })

  test('an unknown rule set', async () => {
    refused(
      await run(['judge', log(), '--rules', 'nevada']),
      /no rule set is called "nevada": there is .*macau/,
    )
  })

  test('a rule set that is a path', async () => {
    refused(await run(['judge', log(), '--rules', '../macau']), 'no rule set is called')
  })

  test('the same file named twice, in two spellings', async () => {
    const file = log()
    const spelled = path.join(path.dirname(file), '.', '..', path.basename(path.dirname(file)), 'log.ndjson')
    const other = `${path.dirname(file)}/./log.ndjson`
    refused(await run(['judge', spelled, other]), 'a file is named twice')
  })

  test('the same file named twice, once through a link', async () => {
    const file = log()
    const link = path.join(path.dirname(file), 'link.ndjson')
    fs.symlinkSync(file, link)
    refused(await run(['judge', file, link]), 'a file is named twice')
  })

  test('a number of workers that is none', async () => {
    refused(await run(['judge', log(), '--workers', 'two']), '--workers takes a whole number from 1 on')
  })

  test('a scope that is none', async () => {
    const { code, stdout, stderr } = await run(['judge', log(), '--scope', 'half'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain("option '--scope <scope>' argument 'half' is invalid")
  })
})

describe('--keep-going', () => {
  const records = Array.from({ length: 9 }, (_, i) => ({ ...good, round: `T1-1-${i + 1}` }))
  const bad = ['not JSON', '{"type":"round"}', betOf({ stake: 1.5 })]
  const lines = [head, ...records].map((r) => JSON.stringify(r))
  lines.splice(2, 0, bad[0] as string)
  lines.splice(5, 0, bad[1] as string, bad[2] as string)
  const log = () => fileOf('some-bad.ndjson', `${lines.join('\n')}\n`)

  test('counts and lists the bad records, judges the rest, and never concludes conformant', async () => {
    const { code, verdicts, stderr } = await judge([log(), '--keep-going', '--scope', 'engine'])
    expect({ code, stderr }).toEqual({ code: 3, stderr: '' })
    expect(verdicts.inputs[0]).toMatchObject({ records: 13, rounds: 9, bad: 3 })
    expect(verdicts.log.rounds.settled).toBe(9)
    const found = verdicts.log.findings.find((f) => f.kind === 'bad-record')
    expect(found).toMatchObject({ count: 3, bars: true })
    expect(found?.first.map((p) => p.line)).toEqual([3, 6, 7])
    expect(found?.message).toContain('line 6: player is missing')
    expect(verdicts.conclusion.reasons.join()).toContain('could not be read')
  })
})

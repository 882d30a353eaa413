import { describe, expect, test, vi } from 'vitest'
import { run } from './support/command'
import { engine, playbookOf, six } from './support/driving'

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

/** Long enough for an engine to start on a machine that does other work. */
const deadline = ['--deadline', '3000']

describe.concurrent('doctor', () => {
  test.each([
    ['honest', 0, ['The engine is ready to be driven.']],
    ['prints-a-banner', 4, ['Acme Baccarat 3.1', 'standard output is for answers alone']],
    ['crashes-at-start', 4, ['exit code 7']],
    ['speaks-its-own-json', 4, ['player is missing', 'needs --adapter']],
    ['lacks-pair-bets', 4, ['it lacks bet:player-pair']],
    ['ignores-bye', 4, ['did not end when it was told to']],
  ])('%s: exit %i', async (name, code, sentences) => {
    const result = await run(['doctor', '--engine', engine(name), ...deadline])
    expect(result.code).toBe(code)
    for (const sentence of sentences) expect(result.stdout).toContain(sentence)
  })
})

describe.concurrent('wrong usage is exit 2', () => {
  test.each([
    [[], 'one of --engine "COMMAND" and --url URL'],
    [['--engine', 'a', '--url', 'http://127.0.0.1:1/'], 'one of --engine "COMMAND" and --url URL'],
    [['--engine', 'a "b'], '--engine leaves a quote open'],
    [['--url', 'ftp://127.0.0.1/'], '--url takes an address'],
    [['--engine', 'a', '--playbook', 'missing.json'], 'missing.json: no such file'],
    [['--engine', 'a', '--seed', 'x', '--playbook', 'missing.json'], 'only one of them'],
    [['--engine', 'a', '--deadline', 'soon'], '--deadline takes a whole number'],
  ])('drive %j', async (args, message) => {
    const { code, stderr } = await run(['drive', ...args])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
  })

  test('a playbook made by hand is checked beyond its schema', async () => {
    const [first, ...rest] = six.rounds as [(typeof six.rounds)[0], ...typeof six.rounds]
    const cases: [(typeof six.rounds)[0], string][] = [
      [{ ...first, round: 2 }, 'rounds[0].round is 2'],
      [{ ...first, stack: [...first.stack, '11H'] }, 'rounds[0].stack holds "11H"'],
      [{ ...first, bets: [{ bettor: 'b1', bet: 'tie', stake: '1,000' }] }, 'a stake of "1,000"'],
    ]
    for (const [wrong, message] of cases) {
      const file = playbookOf({ ...six, rounds: [wrong, ...rest] })
      const { code, stderr } = await run(['drive', '--engine', 'a', '--playbook', file])
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
    }
  })
})

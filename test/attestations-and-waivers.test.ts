import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { judgeLog } from '../src/judge/run'
import { verdictsOf } from '../src/judge/verdict'
import type { Log, Round } from '../src/log/round-log.generated'
import { inPackage } from '../src/root'
import type { AttestationsFile } from '../src/rulebook/attestations.generated'
import { loadAttestations, loadWaivers } from '../src/rulebook/load'
import { loadRuleSet } from '../src/rulebook/register'
import type { WaiversFile } from '../src/rulebook/waivers.generated'
import { FileError } from '../src/schemas'
import { clauseOf, fileOf, folder, judge, logOf, run, violationsIn } from './support/command'
import { plan } from './support/plan'
import { compact } from './support/reference'

const macau = loadRuleSet('macau')

const example = (...name: string[]) => inPackage('examples', ...name)

describe('the full example', () => {
  test('is conformant in the scope full, what no log can show being attested', async () => {
    const { code, stdout, verdicts } = await judge([
      example('full', 'log.ndjson.gz'),
      '--house-rules',
      example('full', 'house-rules.json'),
      '--attestations',
      example('full', 'attestations.json'),
    ])
    expect({ code, reasons: verdicts.conclusion.reasons }).toEqual({ code: 0, reasons: [] })
    expect(verdicts).toMatchObject({ scope: 'full', conclusion: { status: 'conformant', violations: 0 } })
    expect(verdicts.conclusion.clauses).toMatchObject({ attested: 2 })
    expect(verdicts.attestations?.entries.map((e) => [e.clause, e.evidence.verified])).toEqual([
      ['1.2', true],
      ['16.2.b', true],
    ])
    expect(stdout).toContain('CONFORMANT')
  })
})

type Attestation = AttestationsFile['entries'][number]

const attestation = (clause: string, change: Partial<Attestation> = {}): Attestation => ({
  clause,
  statement: 'It was seen to be so.',
  attestedBy: 'inspector on duty',
  at: '2026-01-02',
  evidence: { name: 'Inspection record', sha256: '0'.repeat(64) },
  ...change,
})
const attesting = (...entries: Attestation[]) =>
  fileOf('attestations.json', JSON.stringify({ attestations: 'Inspection', entries }))

/** A shoe made ready as the articles have it, and changes to how it is loaded. */
const shoeLoaded = (load: object) => [
  { type: 'table', table: 'T1', device: 'shoe', holding: 'allowed' },
  {
    type: 'shoe',
    table: 'T1',
    shoe: 'T1-1',
    decks: 8,
    device: 'shoe',
    events: [
      { event: 'shuffle', by: 'dealer' },
      { event: 'cut', by: 'bettor' },
      { event: 'insert-cut-card', behind: 14 },
      { event: 'load', ...load },
      { event: 'burn', shown: '9H', count: 9 },
    ],
  },
]
const loaded = (load: object) => fileOf('log.ndjson', logOf(shoeLoaded(load)))

describe('attestations', () => {
  test.concurrent('what is attested is attested, never a pass, and the report names who and what', async () => {
    const file = attesting(attestation('1.2'), attestation('2.1.d'), attestation('16.2.b'))
    const { code, verdicts, out } = await judge([loaded({ count: 416 }), '--attestations', file])
    for (const id of ['1.2', '2.1.d', '16.2.b'])
      expect(clauseOf(verdicts, id)).toMatchObject({
        status: 'attested',
        reason: 'inspector on duty, 2026-01-02: It was seen to be so.',
      })
    expect(verdicts.articles.find((a) => a.article === '16')?.status).not.toBe('pass')
    expect(verdicts.attestations).toMatchObject({
      name: 'attestations.json',
      entries: [{ clause: '1.2', evidence: { name: 'Inspection record', verified: false } }, {}, {}],
    })
    expect(fs.readFileSync(path.join(out, 'report.md'), 'utf8')).toContain('inspector on duty')
    expect(code).toBe(3)
  })

  test.concurrent('what the log shows needs none, and what does not apply is not made to', async () => {
    const log = loaded({ facing: 'down', count: 416 })
    const file = attesting(attestation('2.1.d'), attestation('1.3'))
    const { verdicts } = await judge([log, '--attestations', file])
    expect(clauseOf(verdicts, '2.1.d').status).toBe('pass')
    expect(clauseOf(verdicts, '1.3').status).toBe('not-applicable')
    for (const id of ['1.2', '16.2.b'])
      expect(clauseOf(verdicts, id)).toMatchObject({
        status: 'inconclusive',
        reason: 'No log can show it: a person attests it.',
      })
  })

  test.concurrent('log evidence against an attested clause fails it, whatever is attested', async () => {
    const file = attesting(attestation('2.1.d'))
    const { code, verdicts } = await judge([loaded({ facing: 'up', count: 416 }), '--attestations', file])
    expect(code).toBe(1)
    expect(clauseOf(verdicts, '2.1.d')).toMatchObject({ status: 'fail', violations: 1 })
    expect(violationsIn(verdicts)).toEqual({ '2.1.d': 1 })
  })

  test.concurrent('2: attested is a clause that a log can show', async () => {
    const file = attesting(attestation('9.3.2'))
    const { code, stdout, stderr } = await run(['judge', loaded({}), '--attestations', file])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(
      /attestations\.json: entries\[0\]\.clause 9\.3\.2 is judged by the log, and cannot be attested\n$/,
    )
  })

  test.each([
    {
      why: 'a clause that the rule set does not have',
      entries: [attestation('1.2'), attestation('99')],
      says: 'entries[1].clause 99 is no clause of macau',
    },
    {
      why: 'a clause twice',
      entries: [attestation('1.2'), attestation('1.2')],
      says: 'entries[1].clause 1.2 is attested twice',
    },
    {
      why: 'by a document that is not there',
      entries: [
        attestation('1.2', { evidence: { name: 'Photo', sha256: '0'.repeat(64), file: 'photo.txt' } }),
      ],
      says: 'entries[0].evidence.file photo.txt is missing',
    },
    { why: 'by nobody', entries: [attestation('1.2', { attestedBy: '' })], says: 'entries[0].attestedBy' },
  ])('a file is refused in which is attested $why', ({ entries, says }) => {
    expect(() => loadAttestations(attesting(...entries), macau)).toThrow(FileError)
    expect(() => loadAttestations(attesting(...entries), macau)).toThrow(says)
  })

  test.concurrent('6: a document is not the one whose digest is given', async () => {
    const dir = folder('evidence')
    const text = 'One dealing shoe, two cutting cards.\n'
    fs.writeFileSync(path.join(dir, 'record.txt'), text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    const file = path.join(dir, 'attestations.json')
    const entry = attestation('1.2', { evidence: { name: 'Record', sha256, file: 'record.txt' } })
    fs.writeFileSync(file, JSON.stringify({ attestations: 'Inspection', entries: [entry] }))
    expect(loadAttestations(file, macau).entries).toEqual([entry])

    fs.writeFileSync(path.join(dir, 'record.txt'), text.replace('two', 'ten'))
    const out = folder('unverified')
    const { code, stdout, stderr } = await run(['judge', loaded({}), '--attestations', file, '--out', out])
    expect({ code, stdout }).toEqual({ code: 6, stdout: '' })
    expect(stderr).toMatch(/attestations\.json: entries\[0\]\.evidence\.sha256 is not that of record\.txt\n$/)
    expect(fs.readdirSync(out)).toEqual([])
  })
})

type Waiver = WaiversFile['entries'][number]

/** A conformant log whose winning bets on the Tie pay 9 to 1, at the totals given. */
const tiesPayNine = ([head, ...rounds]: [Log, ...Round[]], totals: (total: number) => boolean) =>
  logOf([
    head,
    ...rounds.map((round) => {
      if (round.outcome !== 'tie' || !totals(round.playerTotal as number)) return round
      const bets = round.bets?.map((b) =>
        b.bet === 'tie' ? { ...b, returned: String(10 * Number(b.stake)) } : b,
      )
      return { ...round, bets }
    }),
  ])

describe('waivers of a log whose Tie pays 9 to 1', () => {
  let conformant: [Log, ...Round[]]
  let faulty: string
  let proposed: WaiversFile
  let proposal: string

  const everyTotal = () => true
  const judged = (log: string, ...flags: string[]) =>
    judge([log, '--scope', 'engine', '--workers', '1', ...flags])
  /** What the auditor leaves of the proposal. */
  const completed = (change: Partial<Waiver> = {}): string =>
    fileOf(
      'waivers.json',
      JSON.stringify({
        waivers: 'Tolerated until the next build',
        entries: proposed.entries.map((e) => ({
          ...e,
          reason: 'The paytable is to be corrected in the next build.',
          approver: 'auditor in charge',
          expires: '2999-12-31',
          ...change,
        })),
      }),
    )

  beforeAll(async () => {
    conformant = await compact()
    faulty = fileOf('faulty.ndjson', tiesPayNine(conformant, everyTotal))
    proposal = path.join(folder('proposal'), 'proposed.json')
    const { code, verdicts } = await judged(faulty, '--propose-waivers', proposal)
    expect(code).toBe(1)
    expect(Object.keys(violationsIn(verdicts))).toEqual(['17.2'])
    proposed = JSON.parse(fs.readFileSync(proposal, 'utf8')) as WaiversFile
  })

  test('what is proposed names the clause, the build and a fingerprint for each case, and nobody who approves', () => {
    expect(proposed.entries).toEqual([
      {
        clause: '17.2',
        fingerprints: expect.any(Array),
        build: '1.0.0',
        reason: '',
        approver: '',
        expires: '',
      },
    ])
    // A Tie at each total from 0 to 9.
    expect(new Set(proposed.entries[0]?.fingerprints).size).toBe(10)
  })

  test.concurrent('2: what is proposed is refused until it is completed', async () => {
    const { code, stdout, stderr } = await run(['judge', faulty, '--waivers', proposal])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/proposed\.json: entries\[0\]\.(reason|approver|expires) /)
  })

  test.concurrent('0: completed, it makes the log conformant with waivers, and the violations stay in the report', async () => {
    const { code, stdout, verdicts, out } = await judged(faulty, '--waivers', completed())
    expect({ code, status: verdicts.conclusion.status }).toEqual({
      code: 0,
      status: 'conformant-with-waivers',
    })
    const clause = clauseOf(verdicts, '17.2')
    expect(clause.status).toBe('waived')
    expect(clause.reason).toContain(
      'waived until 2999-12-31 by auditor in charge: The paytable is to be corrected in the next build.',
    )
    expect(clause.violations).toBeGreaterThanOrEqual(10)
    expect(clause.checks[0]?.evidence.length).toBeGreaterThan(0)
    expect(verdicts.conclusion.violations).toBe(clause.violations)
    expect(verdicts.waivers?.entries).toMatchObject([{ clause: '17.2', outcome: 'applied' }])
    expect(stdout).toContain('CONFORMANT WITH WAIVERS')
    expect(fs.readFileSync(path.join(out, 'report.md'), 'utf8')).toContain('auditor in charge')
  })

  test.concurrent('1: expired, it covers nothing', async () => {
    const { code, verdicts } = await judged(faulty, '--waivers', completed({ expires: '2020-12-31' }))
    expect(code).toBe(1)
    expect(clauseOf(verdicts, '17.2').status).toBe('fail')
    expect(verdicts.waivers?.entries).toMatchObject([{ outcome: 'expired' }])
    expect(verdicts.conclusion.reasons).toContain('the waiver of 17.2 has expired')
  })

  test.concurrent('1: for another build, it covers nothing', async () => {
    const { code, verdicts } = await judged(faulty, '--waivers', completed({ build: '1.0.1' }))
    expect(code).toBe(1)
    expect(clauseOf(verdicts, '17.2').status).toBe('fail')
    expect(verdicts.waivers?.entries).toMatchObject([{ outcome: 'other-build' }])
    expect(verdicts.conclusion.reasons).toContain('the waiver of 17.2 is for another build')
  })

  test.concurrent('5: where its clause passes, it is not needed', async () => {
    const log = fileOf('log.ndjson', logOf(conformant))
    const { code, verdicts } = await judged(log, '--waivers', completed())
    expect(code).toBe(5)
    expect(clauseOf(verdicts, '17.2').status).toBe('pass')
    expect(verdicts.conclusion).toMatchObject({
      status: 'incomplete',
      reasons: ['the waiver of 17.2 is not needed: nothing that it covers was found'],
    })
    expect(verdicts.waivers?.entries).toMatchObject([{ outcome: 'unneeded' }])
  })

  test.concurrent('1: a new case of the same fault is not covered', async () => {
    const known = path.join(folder('known'), 'proposed.json')
    const before = fileOf(
      'before.ndjson',
      tiesPayNine(conformant, (total) => total !== 9),
    )
    await judged(before, '--propose-waivers', known)
    const [entry] = (JSON.parse(fs.readFileSync(known, 'utf8')) as WaiversFile).entries
    expect(entry?.fingerprints.length).toBe(9)
    const waivers = completed({ fingerprints: entry?.fingerprints ?? [] })
    const { code, verdicts } = await judged(faulty, '--waivers', waivers)
    expect(code).toBe(1)
    expect(clauseOf(verdicts, '17.2').status).toBe('fail')
    expect(verdicts.waivers?.entries).toMatchObject([{ outcome: 'insufficient' }])
  })

  test.concurrent('1: another fault beside it is not covered', async () => {
    const lines = fs.readFileSync(faulty, 'utf8').trimEnd().split('\n')
    const at = lines.findIndex((line) => line.includes('"outcome":"banker"'))
    lines[at] = (lines[at] as string).replace('"outcome":"banker"', '"outcome":"player"')
    const { code, verdicts } = await judged(
      fileOf('log.ndjson', `${lines.join('\n')}\n`),
      '--waivers',
      completed(),
    )
    expect(code).toBe(1)
    expect(clauseOf(verdicts, '17.2').status).toBe('waived')
    expect(clauseOf(verdicts, '11').status).toBe('fail')
  })

  test.each([
    { why: 'a clause that the rule set does not have', change: { clause: '99' }, says: 'clause 99 is no' },
    { why: 'no case', change: { fingerprints: [] }, says: 'entries[0].fingerprints' },
    { why: 'a day that is none', change: { expires: '2026-13-01' }, says: 'entries[0].expires' },
    { why: 'nobody who approves', change: { approver: '' }, says: 'entries[0].approver' },
  ])('a file is refused in which a waiver names $why', ({ change, says }) => {
    expect(() => loadWaivers(completed(change), macau)).toThrow(FileError)
    expect(() => loadWaivers(completed(change), macau)).toThrow(says)
  })

  test('a waiver holds on its last day, and not on the day after', async () => {
    const waivers = { name: 'waivers.json', file: loadWaivers(completed({ expires: '2026-06-30' }), macau) }
    const checks = await plan()
    const found = await judgeLog({ checks, files: [faulty], names: ['faulty.ndjson'], workers: 1 })
    const on = (today: string) => {
      const { conclusion, waivers: w } = verdictsOf(found, {
        rules: macau,
        checks,
        scope: 'engine',
        waivers,
        today,
      })
      return { exit: conclusion.exit, outcome: w?.entries[0]?.outcome }
    }
    expect(on('2026-06-30')).toEqual({ exit: 0, outcome: 'applied' })
    expect(on('2026-07-01')).toEqual({ exit: 1, outcome: 'expired' })
  })
})

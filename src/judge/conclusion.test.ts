import { describe, expect, test } from 'vitest'
import { loadRuleSet, type RuleSet } from '../rulebook/register'
import { conclude, exits } from './conclusion'
import type { Judged } from './run'
import type { Status } from './status'
import type { ArticleVerdict, ClauseVerdict, Finding, Verdicts, WaiverOutcome } from './verdicts.generated'

const macau = loadRuleSet('macau')
const finding = (kind: string, bars = true): Finding => ({
  kind,
  message: `found ${kind}`,
  count: 2,
  bars,
  first: [],
})

interface Case {
  clauses?: [string, Status, Partial<ClauseVerdict>?][]
  settled?: number
  findings?: Finding[]
  partial?: string
  interrupted?: boolean
  rules?: RuleSet
  waivers?: WaiverOutcome[]
}

const concluded = ({ clauses = [['1', 'pass']], settled = 10, findings = [], ...rest }: Case) =>
  conclude({
    articles: [
      {
        clauses: clauses.map(([id, status, more]) => ({ id, status, kind: 'duty', violations: 0, ...more })),
      } as unknown as ArticleVerdict,
    ],
    log: { rounds: { settled, void: 0, demonstration: 0 }, findings } as unknown as Verdicts['log'],
    scope: 'engine',
    judged: { interrupted: rest.interrupted ?? false } as Judged,
    rules: rest.rules ?? macau,
    waivers: rest.waivers ?? [],
    partial: rest.partial,
  }).conclusion

describe('a log is conformant', () => {
  test('only where something was shown, and nothing bars it', () => {
    expect(concluded({})).toMatchObject({ status: 'conformant', exit: 0, reasons: [] })
    expect(
      concluded({
        clauses: [
          ['1', 'pass'],
          ['2', 'not-applicable'],
          ['3', 'out-of-scope'],
          ['4', 'attested'],
        ],
      }).exit,
    ).toBe(0)
  })

  test.each([
    [
      'a clause is inconclusive',
      {
        clauses: [
          ['1', 'pass'],
          ['2', 'inconclusive'],
        ],
      },
      'not decided: 2',
    ],
    [
      'a clause is not exercised',
      {
        clauses: [
          ['1', 'pass'],
          ['2', 'not-exercised'],
        ],
      },
      'not exercised in full: 2',
    ],
    [
      'a clause could not be judged',
      {
        clauses: [
          ['1', 'pass'],
          ['2', 'error'],
        ],
      },
      'not decided: 2',
    ],
    ['no round is settled', { settled: 0 }, 'the log holds no settled round'],
    [
      'no clause passes',
      {
        clauses: [
          ['1', 'not-applicable'],
          ['2', 'attested'],
        ],
      },
      'no clause was shown to hold',
    ],
    ['there is no clause', { clauses: [] }, 'no clause was shown to hold'],
    ['only a part was judged', { partial: 'only line 7 was judged' }, 'only line 7 was judged'],
    ['the log itself has a fault', { findings: [finding('round-missing')] }, 'found round-missing (2)'],
  ] as [string, Case, string][])('not where %s', (_, given, reason) => {
    expect(concluded(given)).toMatchObject({ status: 'incomplete', exit: 3, reasons: [reason] })
  })

  test('where what was found about the log bars nothing', () => {
    expect(concluded({ findings: [finding('note', false)] })).toMatchObject({
      status: 'conformant',
      reasons: [],
    })
  })

  test('not where its rule set removes a clause', () => {
    const rules = {
      ...macau,
      changes: [{ clause: '17.2', change: 'removed' as const, reason: 'none is offered' }],
    }
    const { status, reasons } = concluded({ rules })
    expect({ status, reasons }).toEqual({ status: 'incomplete', reasons: ['the rule set removes 17.2'] })
  })
})

describe('a violation', () => {
  const failed: Case['clauses'] = [
    ['1', 'pass'],
    ['9.3.2', 'fail', { violations: 4 }],
  ]

  test('makes it non-conformant, whatever else is open', () => {
    expect(
      concluded({ clauses: failed, findings: [finding('round-missing')], partial: 'a part' }),
    ).toMatchObject({
      status: 'non-conformant',
      exit: 1,
      violations: 4,
      reasons: ['violated: 9.3.2', 'a part', 'found round-missing (2)'],
    })
  })

  test('of a clause that sums others up is told by these', () => {
    const { reasons } = concluded({
      clauses: [
        ['9.0.c', 'fail', { kind: 'summary' }],
        ['9.3.2', 'fail'],
      ],
    })
    expect(reasons[0]).toBe('violated: 9.3.2')
  })

  test('that is waived leaves it conformant with waivers, and no more', () => {
    const waived: Case['clauses'] = [
      ['1', 'pass'],
      ['9.3.2', 'waived', { violations: 4 }],
    ]
    expect(concluded({ clauses: waived })).toMatchObject({ status: 'conformant-with-waivers', exit: 0 })
    const stale = concluded({
      clauses: waived,
      waivers: [{ clause: '9.3.2', outcome: 'expired' } as WaiverOutcome],
    })
    expect(stale).toMatchObject({
      status: 'incomplete',
      exit: 5,
      reasons: ['the waiver of 9.3.2 has expired'],
    })
  })
})

describe('of several exits', () => {
  test('an interruption comes before a violation, a violation before what is open', () => {
    expect(concluded({ interrupted: true, clauses: [['1', 'fail']] }).exit).toBe(130)
    expect(
      concluded({
        clauses: [
          ['1', 'fail'],
          ['2', 'inconclusive'],
        ],
      }).exit,
    ).toBe(1)
  })

  test('each has a number of its own', () => {
    expect(exits).toEqual({
      harness: 70,
      interrupted: 130,
      usage: 2,
      signature: 6,
      nonConformant: 1,
      engine: 4,
      waiver: 5,
      incomplete: 3,
      conformant: 0,
    })
  })
})

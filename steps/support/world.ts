import { After, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import type { PickleTag } from '@cucumber/messages'
import { openAlone } from '../../src/cli/alone'
import type { Question, Value } from '../../src/facts'
import { status } from '../../src/facts/stated'
import type { Check, Duty, Relation, Selection } from '../../src/judge/check'
import { currentSession } from '../../src/judge/session'
import { describeRules, type RuleText } from './rule-text'
import { raise } from './verdict-errors'

type Expected = Value | Value[] | Question

/** A scenario at work: its sentences gather selections, and each duty makes a check of them, or asks for its verdict. */
export class Clause extends World {
  private selections: Selection[] = []
  private duties = 0
  private at: Omit<Check, 'key' | 'selections' | 'duty' | 'rounds'> | undefined

  begin(at: Omit<Check, 'key' | 'selections' | 'duty' | 'rounds'>) {
    this.at = at
  }

  /** Selects: the question must have one of these answers, and a log must reach each. */
  among(answers: readonly Value[], question: Question) {
    this.selections.push({ ...question.ref, among: [...answers] })
  }

  /** A log must reach each of these answers; what has another is judged all the same. */
  covering(answers: readonly Value[], question: Question) {
    this.selections.push({ ...question.ref, among: [...answers], covering: true })
  }

  /** States a duty on all that the scenario selects. */
  must(text: string, question: Question, relation: Relation, expected: Expected): 'skipped' | undefined {
    const at = this.at as NonNullable<typeof this.at>
    const key = `${at.uri}:${at.line}#${this.duties++}`
    const session = currentSession()
    // A bare run of Cucumber finds the features of every rule set; those of another judge nothing here.
    if (session.mode === 'verdict' && !session.planned.has(at.uri)) return 'skipped'
    if (session.mode === 'verdict') return raise(key, session.verdicts.get(key), this)
    if (session.mode === 'alone') throw new Error('no plan and no verdicts: the run was not opened')
    session.checks.push(this.check(key, { ...question.ref, text, relation, expected: dataOf(expected) }))
    return undefined
  }

  get statedNoDuty(): boolean {
    return this.duties === 0
  }

  /** Articles 5-9, 11-13, 17 and 18 speak of settled rounds; a scenario that means others says so. */
  private check(key: string, duty: Duty): Check {
    const ofStatus = status().ref.fact
    const asked = this.selections.find((s) => s.fact === ofStatus)?.among ?? ['settled']
    const rounds = asked.length > 1 ? 'any' : (asked[0] as 'settled' | 'void')
    const selections = this.selections.filter((s) => s.fact !== ofStatus)
    return { key, ...(this.at as NonNullable<typeof this.at>), rounds, selections, duty }
  }
}

const dataOf = (expected: Expected): Duty['expected'] =>
  typeof expected === 'object' && !Array.isArray(expected) ? expected.ref : expected

setWorldConstructor(Clause)
setDefaultTimeout(-1)

BeforeAll(async function () {
  await openAlone(this.parameters)
})

Before(function (this: Clause, { pickle, gherkinDocument }) {
  const tag = (prefix: string) =>
    pickle.tags.find((t: PickleTag) => t.name.startsWith(prefix))?.name.slice(prefix.length)
  const text: RuleText = describeRules(gherkinDocument, pickle)
  this.begin({
    clause: tag('@clause-') ?? '',
    scenario: text.scenario,
    values: text.values,
    uri: pickle.uri,
    line: text.line,
    hint: text.hint,
    contingent: pickle.tags.some((t: PickleTag) => t.name === '@contingent'),
  })
})

After(function (this: Clause, { result }) {
  if (result?.status === 'PASSED' && this.statedNoDuty)
    throw new Error('the scenario states no duty: it judges nothing')
})

import type { GherkinDocument, Pickle, Rule, Scenario } from '@cucumber/messages'

export interface RuleText {
  /** The scenario's name as the feature writes it, before the row's values stand in it. */
  scenario: string
  values: Record<string, string>
  /** Line of the scenario, or of its row in an outline. */
  line: number
  /** The description under the Rule, on one line. */
  hint: string
}

/** What the feature says around a pickle: its rule's description, and the row of the outline that it is. */
export const describeRules = (document: GherkinDocument, pickle: Pickle): RuleText => {
  for (const child of document.feature?.children ?? []) {
    const rule: Rule | undefined = child.rule
    const scenarios = rule ? rule.children.map((c) => c.scenario) : [child.scenario]
    for (const scenario of scenarios)
      if (scenario && pickle.astNodeIds.includes(scenario.id))
        return { scenario: scenario.name, hint: oneLine(rule?.description ?? ''), ...row(scenario, pickle) }
  }
  throw new Error(`${pickle.uri}: the scenario "${pickle.name}" was not found in its feature`)
}

const row = (scenario: Scenario, pickle: Pickle): Pick<RuleText, 'values' | 'line'> => {
  for (const examples of scenario.examples)
    for (const r of examples.tableBody)
      if (pickle.astNodeIds.includes(r.id)) {
        const names = examples.tableHeader?.cells ?? []
        return {
          values: Object.fromEntries(names.map((n, i) => [n.value, r.cells[i]?.value ?? ''])),
          line: r.location.line,
        }
      }
  return { values: {}, line: scenario.location.line }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

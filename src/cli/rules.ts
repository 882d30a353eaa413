import { Command } from 'commander'
import { type Change, clausesOf, loadRuleSet, type RuleSet, ruleSetNames } from '../rulebook/register'

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('list the rule sets: what each judges, builds on, and changes')
    .argument(
      '[name]',
      'one rule set with the reasons of its changes: a shipped name, or the path of a rule-set.json',
    )
    .action((name: string | undefined) => {
      say(
        name === undefined ? ruleSetNames().map((n) => summary(loadRuleSet(n))) : describe(loadRuleSet(name)),
      )
    })

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const column = 17
const under = (text: string) => `${' '.repeat(column)}${text}`

/** The changes of a rule set itself, without those of the one it extends. */
const ownChanges = ({ base, changes }: RuleSet): Change[] => changes.slice(base?.changes.length ?? 0)

const summary = (rules: RuleSet): string =>
  [
    `${rules.name.padEnd(column)}${rules.title}`,
    under(
      [
        `${clausesOf(rules).length} clauses`,
        rules.base && `extends ${rules.base.name}`,
        ...changesInWords(ownChanges(rules)),
      ]
        .filter(Boolean)
        .join('; '),
    ),
  ].join('\n')

/** "adds 3", "replaces 13.0, 18.1": what is added is counted, what is changed is named. */
const changesInWords = (changes: readonly Change[]): string[] => {
  const of = (change: Change['change']) => changes.filter((c) => c.change === change).map((c) => c.clause)
  const named = (verb: string, clauses: string[]) => (clauses.length ? [`${verb} ${clauses.join(', ')}`] : [])
  const added = of('added').length
  return [
    ...(added ? [`adds ${added}`] : []),
    ...named('replaces', of('replaced')),
    ...named('elects', of('elected')),
    ...named('removes', of('removed')),
  ]
}

const describe = (rules: RuleSet): string[] => [
  summary(rules),
  `  judged by  ${rules.wording}`,
  ...Object.entries(rules.readings).map(([setting, reading]) => `  reads      ${setting} = ${reading}`),
  ...rules.changes
    .filter((c) => c.change !== 'added')
    .map((c) => `  ${c.change.padEnd(9)}  ${c.clause}: ${c.reason}`),
  ...rules.articles.flatMap(({ article, title, heading, clauses }) => {
    const added = clauses.filter((c) => rules.changes.some((x) => x.clause === c.id && x.change === 'added'))
    const n = `${added.length} ${added.length === 1 ? 'clause' : 'clauses'}`
    return added.length ? [`  added      ${article} ${title} ${heading}: ${n}`] : []
  }),
]

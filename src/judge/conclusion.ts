import type { RuleSet } from '../rulebook/register'
import type { Judged } from './run'
import { type Status, worstFirst } from './status'
import type { ArticleVerdict, Verdicts, WaiverOutcome } from './verdicts.generated'

type Conclusion = Verdicts['conclusion']

/** Exit codes; several apply: the first in this order. */
export const exits = {
  harness: 70,
  interrupted: 130,
  usage: 2,
  signature: 6,
  nonConformant: 1,
  engine: 4,
  waiver: 5,
  incomplete: 3,
  conformant: 0,
} as const

export const conclude = ({
  articles,
  log,
  scope,
  judged,
  rules,
  waivers,
  partial,
  engineFailed = false,
}: {
  articles: readonly ArticleVerdict[]
  log: Verdicts['log']
  scope: 'engine' | 'full'
  judged: Judged
  rules: RuleSet
  waivers: readonly WaiverOutcome[]
  partial: string | undefined
  /** The engine under test never answered, or broke the protocol in some round. */
  engineFailed?: boolean
}): { conclusion: Conclusion } => {
  const clauses = articles.flatMap((a) => a.clauses)
  const counts = Object.fromEntries(
    worstFirst.map((s) => [s, clauses.filter((c) => c.status === s).length] as const).filter(([, n]) => n),
  )
  const rounds = log.rounds.settled
  const ids = (...statuses: Status[]) =>
    clauses.filter((c) => statuses.includes(c.status) && c.kind !== 'summary').map((c) => c.id)
  const reasons: string[] = []
  const failed = ids('fail')
  if (failed.length) reasons.push(`violated: ${failed.join(', ')}`)
  const open = ids('error', 'inconclusive')
  if (open.length) reasons.push(`not decided: ${open.join(', ')}`)
  const unreached = ids('not-exercised')
  if (unreached.length) reasons.push(`not exercised in full: ${unreached.join(', ')}`)
  if (rounds === 0) reasons.push('the log holds no settled round')
  if (!clauses.some((c) => c.status === 'pass')) reasons.push('no clause was shown to hold')
  if (partial) reasons.push(partial)
  for (const c of rules.changes) if (c.change === 'removed') reasons.push(`the rule set removes ${c.clause}`)
  const stale = waivers.filter((w) => w.outcome !== 'applied')
  for (const w of stale) reasons.push(`the waiver of ${w.clause} ${outcomeInWords[w.outcome]}`)
  for (const f of log.findings) if (f.bars) reasons.push(`${f.message} (${f.count})`)

  const waived = clauses.some((c) => c.status === 'waived')
  const status = failed.length
    ? 'non-conformant'
    : reasons.length
      ? 'incomplete'
      : waived
        ? 'conformant-with-waivers'
        : 'conformant'
  const exit = judged.interrupted
    ? exits.interrupted
    : failed.length
      ? exits.nonConformant
      : engineFailed
        ? exits.engine
        : stale.length
          ? exits.waiver
          : reasons.length
            ? exits.incomplete
            : exits.conformant
  return {
    conclusion: {
      status,
      exit,
      statement: statementOf(status, scope, rounds, failed.length, counts),
      reasons,
      clauses: counts,
      violations: clauses.reduce((n, c) => n + c.violations, 0),
    },
  }
}

const outcomeInWords = {
  applied: 'applies',
  expired: 'has expired',
  'other-build': 'is for another build',
  unneeded: 'is not needed: nothing that it covers was found',
  insufficient: 'does not cover every violation found',
} as const

const statementOf = (
  status: Conclusion['status'],
  scope: string,
  rounds: number,
  failed: number,
  counts: Record<string, number>,
): string => {
  const by = 'by the wording and readings named in this report'
  const settled = `${rounds.toLocaleString('en')} settled ${rounds === 1 ? 'round' : 'rounds'}`
  switch (status) {
    case 'non-conformant':
      return `Non-conformant: ${failed} ${failed === 1 ? 'clause is' : 'clauses are'} violated in ${settled}, ${by}.`
    case 'incomplete':
      return `Incomplete in the scope ${scope}: no violation in ${settled}, but not all was shown that the scope asks, ${by}.`
    case 'conformant-with-waivers':
      return `Conformant with waivers in the scope ${scope}: in ${settled} no violation but those waived for ${counts.waived ?? 0} clauses, ${by}.`
    default:
      return `Conformant in the scope ${scope}: no violation in ${settled}, and every cell of ${counts.pass ?? 0} clauses reached, ${by}.`
  }
}

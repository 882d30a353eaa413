import type { Verdicts } from '../judge/verdicts.generated'
import { articlesTable, clauseByClause } from './articles'
import { text } from './escape'
import { firstPage } from './first-page'
import { titleOf } from './select'
import { definitions } from './tables'
import { unshown } from './unshown'
import { violations } from './violations'

/** report.md: the first page for whoever must decide, the rest for whoever must defend or mend it. */
export const renderMarkdown = (v: Verdicts): string =>
  `${[
    `# ${text(titleOf(v))}`,
    ...firstPage(v),
    ...articlesTable(v),
    ...violations(v),
    ...unshown(v),
    ...clauseByClause(v),
    ...definitions(),
  ].join('\n\n')}\n`

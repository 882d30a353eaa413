import type { ClauseVerdict, Status, Verdicts } from '../judge/verdicts.generated'

export type Conclusion = Verdicts['conclusion']['status']

/** How a status is told: never by colour alone, so that a printed or a read-aloud report says the same. */
export interface Word {
  word: string
  shape: string
  meaning: string
}

/** Worst first. */
export const statusWords: Record<Status, Word> = {
  fail: { word: 'fail', shape: '✗', meaning: 'The log holds at least one record that violates the clause.' },
  error: {
    word: 'error',
    shape: '!',
    meaning: 'The engine or the log broke before the clause could be judged; no violation is claimed.',
  },
  inconclusive: {
    word: 'inconclusive',
    shape: '?',
    meaning: 'The log lacks a field that the clause needs, or a reading it needs is not declared.',
  },
  'not-exercised': {
    word: 'not exercised',
    shape: '○',
    meaning: 'No violation was seen, but the log never reached some of the cells that the clause covers.',
  },
  waived: {
    word: 'waived',
    shape: '◐',
    meaning: 'Not shown to hold, or violated; a waiver with a reason and an end date sets it aside.',
  },
  attested: {
    word: 'attested',
    shape: '◇',
    meaning: 'No log can show it; a named person states it in the attestations file.',
  },
  'not-applicable': {
    word: 'not applicable',
    shape: '–',
    meaning: 'Its condition does not hold for what was judged; the reason says why.',
  },
  pass: {
    word: 'pass',
    shape: '✓',
    meaning: 'Every cell of every scenario was reached, and no record violates the clause.',
  },
  'out-of-scope': {
    word: 'out of scope',
    shape: '·',
    meaning: 'The scope of this conclusion does not cover the clause; nothing is said of it.',
  },
}

export const statuses = Object.keys(statusWords) as Status[]

export const conclusionWords: Record<Conclusion, Word> = {
  conformant: {
    word: 'CONFORMANT',
    shape: '✓',
    meaning: 'Every clause of the scope passes, is attested or does not apply, and nothing bars it.',
  },
  'conformant-with-waivers': {
    word: 'CONFORMANT WITH WAIVERS',
    shape: '◐',
    meaning: 'As conformant, but for clauses that a waiver sets aside.',
  },
  'non-conformant': {
    word: 'NON-CONFORMANT',
    shape: '✗',
    meaning: 'At least one clause of the scope fails.',
  },
  incomplete: {
    word: 'INCOMPLETE',
    shape: '○',
    meaning: 'No clause of the scope fails, but not all of them are shown to hold.',
  },
}

export const scopeWords: Record<Verdicts['scope'], string> = {
  engine: 'engine: the duties of a round that need no table, which is what an engine can show',
  full: 'full: every clause of the rule set',
}

export const kindWords: Record<ClauseVerdict['kind'], string> = {
  duty: 'Duty: every cell must be reached',
  contingent: 'Contingent: judged where it arose',
  permission: 'Permission: only its limits are judged',
  definition: 'Definition: judged through the clauses that rest on it',
  summary: 'Summary: as bad as its causes, counts nothing of its own',
}

export const levelWords: Record<ClauseVerdict['level'], string> = {
  round: 'shown by rounds',
  shoe: 'shown by whole shoes',
  table: 'shown by a table and its bettors',
  permission: 'grants, and bounds what it grants',
  physical: 'shown by no log',
}

export const labelOf = ({ shape, word }: Word): string => `${shape} ${word}`
export const statusLabel = (status: Status): string => labelOf(statusWords[status])
export const conclusionLabel = (status: Conclusion): string => labelOf(conclusionWords[status])

/** 1234567 as 1,234,567, whatever the machine's locale. */
export const number = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** '1 round', '2 rounds', '2 boxes' where the plural is given. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`

/** 0.000243 as '0.024 %': two digits that count. */
export const percent = (rate: number): string => `${Number((rate * 100).toPrecision(2))} %`

/** 'a; b; c; and 9 more': the first few of a list whose whole length is known. */
export const firstFew = (items: string[], most: number, whole = items.length, separator = '; '): string => {
  const shown = items.slice(0, most)
  const rest = Math.max(whole, items.length) - shown.length
  if (rest <= 0) return shown.join(separator)
  return shown.length
    ? `${shown.join(separator)}${separator}and ${number(rest)} more`
    : `${number(rest)} not named`
}

/** How many clauses the scope covers. */
export const clausesInScope = (clauses: Verdicts['conclusion']['clauses']): number =>
  Object.entries(clauses).reduce((sum, [status, n]) => sum + (status === 'out-of-scope' ? 0 : (n ?? 0)), 0)

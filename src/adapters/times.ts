import { AdapterFileError } from './errors'

/** Undefined where the value is no time in the notation. */
export type TimeReader = (value: string | number) => string | undefined

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const tokens: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MMM: '(?<name>[A-Za-z]{3,9})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{2})',
  H: '(?<hour>\\d{1,2})',
  hh: '(?<hour>\\d{2})',
  h: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
  SSS: '(?<fraction>\\d{1,9})',
  A: '(?<half>[AaPp][Mm])',
  Z: '(?<zone>Z|[+-]\\d{2}:?\\d{2})',
}
const token = /YYYY|MMM|MM|M|DD|D|HH|H|hh|h|mm|ss|SSS|A|Z|'[^']+'|[^A-Za-z']/g
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** `rfc3339`, `epoch-ms`, `epoch-s`, or a pattern such as `MM/DD/YYYY HH:mm:ss.SSS`. */
export const timeReader = (notation: string, offset: string | undefined, field: string): TimeReader => {
  if (notation === 'epoch-ms') return epoch(1)
  if (notation === 'epoch-s') return epoch(1000)
  return calendar(notation === 'rfc3339' ? rfc3339 : patternOf(notation, field), offset)
}

const rfc3339 =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[T ](?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?(?<zone>Z|[+-]\d\d:?\d\d)?$/i

const patternOf = (notation: string, field: string): RegExp => {
  let source = ''
  let used = 0
  for (const m of notation.matchAll(token)) {
    used += m[0].length
    source += tokens[m[0]] ?? literal(m[0].startsWith("'") ? m[0].slice(1, -1) : m[0])
  }
  const needed = ['year', 'day', 'hour', 'minute', 'second']
  if (
    used !== notation.length ||
    needed.some((n) => !source.includes(`<${n}>`)) ||
    !/<month>|<name>/.test(source)
  )
    throw new AdapterFileError(field, `unknown time notation "${notation}"`)
  try {
    return new RegExp(`^${source}$`)
  } catch {
    throw new AdapterFileError(field, `time notation "${notation}" names a part twice`)
  }
}

const epoch =
  (unit: number): TimeReader =>
  (value) => {
    const n = typeof value === 'number' ? value : /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    const ms = Math.round(n * unit)
    return ms >= 0 && ms < 253_402_300_800_000 ? new Date(ms).toISOString() : undefined
  }

const calendar =
  (pattern: RegExp, offset: string | undefined): TimeReader =>
  (value) => {
    const g = pattern.exec(String(value).trim())?.groups
    if (!g) return undefined
    const month =
      g.name === undefined ? Number(g.month) : months.indexOf(g.name.slice(0, 3).toLowerCase()) + 1
    const hour = g.half === undefined ? Number(g.hour) : hourOf(Number(g.hour), g.half)
    const zone = zoneOf(g.zone) ?? offset
    const valid =
      zone !== undefined && isDate(Number(g.year), month, Number(g.day)) && hour < 24 && Number(g.minute) < 60
    if (!valid || Number(g.second) > 59) return undefined
    const fraction = g.fraction === undefined ? '' : `.${g.fraction}`
    return `${g.year}-${two(month)}-${two(g.day)}T${two(hour)}:${g.minute}:${g.second}${fraction}${zone}`
  }

/** 12 AM is midnight; anything outside 1-12 is no hour of that clock. */
const hourOf = (hour: number, half: string): number =>
  hour < 1 || hour > 12 ? 99 : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)

const two = (n: number | string | undefined): string => String(n).padStart(2, '0')

const isDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()

const zoneOf = (zone: string | undefined): string | undefined => {
  if (zone === undefined) return undefined
  if (zone === 'Z' || zone === 'z') return 'Z'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

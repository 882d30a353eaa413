import { describe, expect, it } from 'vitest'
import { AdapterFileError } from './errors'
import { timeReader } from './times'

const read = (notation: string, value: string | number, offset?: string) =>
  timeReader(notation, offset, '/round/time/notation')(value)

describe('times', () => {
  it.each([
    ['rfc3339', '2026-01-02T03:04:05.006Z', undefined, '2026-01-02T03:04:05.006Z'],
    ['rfc3339', '2026-01-02T03:04:05+0800', undefined, '2026-01-02T03:04:05+08:00'],
    ['rfc3339', '2026-01-02 03:04:45', '+08:00', '2026-01-02T03:04:45+08:00'],
    ['rfc3339', '2026-01-02T03:04:45Z', '+08:00', '2026-01-02T03:04:45Z'],
    ['epoch-ms', 1767323085000, undefined, '2026-01-02T03:04:45.000Z'],
    ['epoch-ms', '1767323085006', undefined, '2026-01-02T03:04:45.006Z'],
    ['epoch-s', 1767323085, undefined, '2026-01-02T03:04:45.000Z'],
    ['MMM DD, YYYY hh:mm:ss A', 'Jan 02, 2026 03:04:45 AM', 'Z', '2026-01-02T03:04:45Z'],
    ['MMM DD, YYYY hh:mm:ss A', 'Dec 31, 2026 12:00:00 AM', 'Z', '2026-12-31T00:00:00Z'],
    ['MMM DD, YYYY hh:mm:ss A', 'Dec 31, 2026 12:00:00 PM', 'Z', '2026-12-31T12:00:00Z'],
    ['MM/DD/YYYY HH:mm:ss.SSS', '01/02/2026 03:04:05.006', 'Z', '2026-01-02T03:04:05.006Z'],
    ['DD/MM/YYYY HH:mm:ss.SSS', '01/02/2026 03:04:05.006', 'Z', '2026-02-01T03:04:05.006Z'],
    ['YYYYMMDDHHmmss', '20260102030445', '+08:00', '2026-01-02T03:04:45+08:00'],
    ["D-MMM-YYYY 'at' H:mm:ss Z", '2-January-2026 at 3:04:05 -0500', undefined, '2026-01-02T03:04:05-05:00'],
  ])('%s reads %j', (notation, value, offset, time) => expect(read(notation, value, offset)).toBe(time))

  it.each([
    ['rfc3339', '2026-02-30T00:00:00Z'],
    ['rfc3339', '2026-01-02T24:00:00Z'],
    ['rfc3339', '2026-01-02 03:04:45'],
    ['rfc3339', 'yesterday'],
    ['epoch-ms', '-1'],
    ['epoch-ms', Number.NaN],
    ['MMM DD, YYYY hh:mm:ss A', 'Foo 02, 2026 03:04:45 AM'],
    ['MMM DD, YYYY hh:mm:ss A', 'Jan 02, 2026 13:04:45 AM'],
  ])('%s refuses %j', (notation, value) => expect(read(notation, value)).toBeUndefined())

  it('never guesses an offset', () =>
    expect(read('MM/DD/YYYY HH:mm:ss', '01/02/2026 03:04:05')).toBeUndefined())

  it.each(['foo', 'YYYY', 'YYYY-MM-DDTHH:mm:ss', 'YYYY YYYY DD HH mm ss'])(
    'knows no notation %j',
    (notation) => expect(() => read(notation, '')).toThrow(AdapterFileError),
  )
})

import { describe, expect, it } from 'vitest'
import { AdapterFileError, MappingError } from './errors'
import { namedKeys, Paths, scopeOf, vendorPath } from './path'

const get = (path: string, value: unknown) => new Paths().getter(path, '/x')(scopeOf(value))
const list = (path: string, value: unknown) => new Paths().list(path, '/x')(scopeOf(value))

describe('paths', () => {
  it.each([
    ['a', { a: 1 }, 1],
    ['a.b', { a: { b: 2 } }, 2],
    ['a.1.c', { a: [0, { c: 3 }] }, 3],
    ["a.'.b.c'.d", { a: { '.b.c': { d: 4 } } }, 4],
    ["'it''s'", { "it's": 5 }, 5],
    ['with space', { 'with space': 6 }, 6],
    ['a:json.b', { a: '{"b":7}' }, 7],
    ['a:json.b:json.0', { a: '{"b":"[8]"}' }, 8],
    ['a:json.b', { a: { b: 9 } }, 9],
    ['a:json.b', { a: '' }, undefined],
    ['.', 10, 10],
    ['a.b.c', { a: { b: null } }, undefined],
    ['a.b', { a: 'text' }, undefined],
    ['constructor', {}, undefined],
    ['a.toString', { a: {} }, undefined],
  ])('%s', (path, value, expected) => expect(get(path, value)).toBe(expected))

  it.each(['', 'a.', '.a', 'a..b', 'a.^', "a.'b", '@key.a', '__proto__', 'a.*'])('%j is refused', (path) =>
    expect(() => new Paths().getter(path, '/x')).toThrow(AdapterFileError),
  )

  it('says which text is not JSON', () => {
    expect(() => get('a.b:json.c', { a: { b: '{' } })).toThrow(MappingError)
    expect(() => get('a.b:json.c', { a: { b: '{' } })).toThrow('a.b: "{" is not JSON')
  })

  it('opens a scope at every *', () => {
    const value = { id: 'r', people: [{ id: 'p', bets: [{ id: 'x' }, { id: 'y' }] }, { id: 'q' }] }
    const paths = new Paths()
    const bets = paths.list('people.*.bets.*', '/x')(scopeOf(value)) ?? []
    const ids = ['id', '^.id', '^.^.id', '@key'].map((path) => paths.getter(path, '/x'))
    expect(bets.map((bet) => ids.map((id) => id(bet)))).toEqual([
      ['x', 'p', 'r', '0'],
      ['y', 'p', 'r', '1'],
    ])
    expect(bets[1] && vendorPath(bets[1], 'id')).toBe('people.0.bets.1.id')
    expect(bets[1] && vendorPath(bets[1], '^.id')).toBe('people.0.id')
  })

  it('walks on after a *, and through objects', () => {
    expect(list('a.*.b', { a: [{ b: 1 }, {}, { b: 2 }] })?.map((s) => s.value)).toEqual([1, 2])
    expect(list('a.*', { a: { k: 1, l: 2 } })?.map((s) => [s.key, s.value])).toEqual([
      ['k', 1],
      ['l', 2],
    ])
    expect(list('*', [1, 2])?.map((s) => s.value)).toEqual([1, 2])
  })

  it('tells a list that is not recorded from an empty one', () => {
    expect(list('a.*', {})).toBeUndefined()
    expect(list('a.*', { a: null })).toBeUndefined()
    expect(list('a', {})).toBeUndefined()
    expect(list('a.*', { a: [] })).toEqual([])
    expect(() => list('a.*', { a: 'text' })).toThrow('a: "text" is no list')
  })

  it('finds the object whose keys name bets', () => {
    expect(namedKeys(new Paths(), 'a:json.b.{name}W.c', '/x')).toMatchObject({
      of: 'a:json.b',
      before: '',
      after: 'W',
    })
    expect(namedKeys(new Paths(), 'stake{name}', '/x')).toMatchObject({ of: '.', before: 'stake', after: '' })
    expect(namedKeys(new Paths(), 'a.b', '/x')).toBeUndefined()
  })
})

import { rankNames, suitNames } from '../baccarat/card'
import type { CardNotation } from './adapter.generated'
import { AdapterFileError } from './errors'
import { scopeOf } from './path'
import { type Context, type Raw, raw } from './values'

/** How a vendor writes cards. */
export interface CardReader {
  /** The canonical card; undefined for an empty place, null for what is no card. */
  read(value: unknown, isEmpty: (value: unknown) => boolean): string | undefined | null
  /** The notation, as a message names it. */
  readonly named: string
  /** Cuts cards that run together; undefined where they cannot be cut. */
  readonly cut: ((text: string) => string[] | undefined) | undefined
}

type Particulars = Exclude<CardNotation, string>
type Spelling = Readonly<Record<string, readonly string[]>>

const words = 'Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King'.split(' ')
const suitWords: Spelling = { S: ['Spade'], H: ['Heart'], D: ['Diamond'], C: ['Club'] }
const symbols: Spelling = { S: ['♠', '♤'], H: ['♥', '♡'], D: ['♦', '♢'], C: ['♣', '♧'] }

const cases = (text: string): string[] => [
  ...new Set([
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    text[0]?.toUpperCase() + text.slice(1).toLowerCase(),
  ]),
]
const spell = (of: readonly string[], how: (name: string, i: number) => string[]): Spelling =>
  Object.fromEntries(of.map((name, i) => [name, [...new Set(how(name, i))]]))
const merge = (a: Spelling, b: Spelling): Spelling =>
  Object.fromEntries(Object.keys(a).map((k) => [k, [...new Set([...(a[k] ?? []), ...(b[k] ?? [])])]]))

const rankLetters = spell(rankNames, (r) => (r === '10' ? ['10', 'T', 't', '0'] : cases(r)))
const rankNumbers = spell(rankNames, (_, i) => [String(i + 1), String(i + 1).padStart(2, '0')])
const rankWords = spell(rankNames, (r, i) => [r, ...cases(words[i] as string)])
const suitLetters = spell(suitNames, cases)
/** With and without the variation selector that turns a symbol into a picture. */
const suitSymbols = spell(suitNames, (s) =>
  (symbols[s] ?? []).flatMap((x) => [x, `${x}\ufe0f`, `${x}\ufe0e`]),
)
const suitNamesInWords = spell(suitNames, (s) =>
  (suitWords[s] ?? []).flatMap((w) => [w, `${w}s`].flatMap(cases)),
)

/** An object's rank and suit stand apart, so nothing is ambiguous but a ten written 0, which stays out. */
const anyRank = merge(
  spell(rankNames, (r) => (r === '10' ? ['10', 'T', 't'] : cases(r))),
  merge(rankNumbers, rankWords),
)
const anySuit = merge(suitLetters, merge(suitSymbols, suitNamesInWords))

const separators = ['', '_', '-', ' ']
type Order = 'rank-suit' | 'suit-rank'
const textual: Readonly<
  Record<string, { ranks: Spelling; suits: Spelling; order: Order; between: readonly string[] }>
> = {
  'rank-suit': { ranks: rankLetters, suits: suitLetters, order: 'rank-suit', between: separators },
  'suit-rank': { ranks: rankLetters, suits: suitLetters, order: 'suit-rank', between: separators },
  'rank-suit-number': { ranks: rankNumbers, suits: suitLetters, order: 'rank-suit', between: separators },
  'suit-rank-number': { ranks: rankNumbers, suits: suitLetters, order: 'suit-rank', between: separators },
  'rank-symbol': { ranks: rankLetters, suits: suitSymbols, order: 'rank-suit', between: separators },
  'symbol-rank': { ranks: rankLetters, suits: suitSymbols, order: 'suit-rank', between: separators },
  words: { ranks: rankWords, suits: suitNamesInWords, order: 'rank-suit', between: [' of ', ' Of ', ' OF '] },
}
export const cardNotations = [
  ...Object.keys(textual),
  'glyph',
  'rank',
  'rank-number',
  'index',
  'fields',
] as const

type Table = Map<string, string>

const inverse = (table: Readonly<Record<string, string | undefined>>): Spelling => {
  const by: Record<string, string[]> = {}
  for (const [vendor, name] of Object.entries(table)) {
    if (name !== undefined) by[name] = [...(by[name] ?? []), vendor]
  }
  return by
}

const composed = (given: Particulars, name: string): Table => {
  const preset = textual[name] as (typeof textual)[string]
  const ranks = given.ranks ? inverse(given.ranks) : preset.ranks
  const suits = given.suits ? inverse(given.suits) : preset.suits
  const table: Table = new Map()
  for (const [rank, rankTexts] of Object.entries(ranks))
    for (const [suit, suitTexts] of Object.entries(suits))
      for (const between of preset.between)
        for (const r of rankTexts)
          for (const s of suitTexts)
            table.set(preset.order === 'rank-suit' ? r + between + s : s + between + r, rank + suit)
  return table
}

const ranksOnly = (ranks: Spelling): Table =>
  new Map(Object.entries(ranks).flatMap(([rank, texts]) => texts.map((t) => [t, rank] as const)))

/** U+1F0A1 is the ace of spades; a row has a knight between jack and queen. */
const glyphs = (): Table =>
  new Map(
    suitNames.flatMap((suit, s) =>
      rankNames.map(
        (rank, r) => [String.fromCodePoint(0x1f0a1 + 16 * s + (r > 10 ? r + 1 : r)), rank + suit] as const,
      ),
    ),
  )

const indexed = (given: Particulars, field: string): Table => {
  const suits = given.suitOrder
  if (!suits) throw new AdapterFileError(`${field}/suitOrder`, 'an index needs the order of the suits')
  const ranks = given.rankOrder ?? [...rankNames]
  const cards =
    given.by === 'rank'
      ? ranks.flatMap((r) => suits.map((s) => r + s))
      : suits.flatMap((s) => ranks.map((r) => r + s))
  const table: Table = new Map()
  for (let i = 0; i < 52 * (given.decks ?? 1); i++)
    table.set(String((given.from ?? 1) + i), cards[i % 52] as string)
  return table
}

const tableOf = (given: Particulars, field: string): Table => {
  const name = given.notation
  if (name === undefined) return new Map()
  if (name in textual) return composed(given, name)
  if (name === 'rank') return ranksOnly(given.ranks ? inverse(given.ranks) : rankLetters)
  if (name === 'rank-number') return ranksOnly(rankNumbers)
  if (name === 'glyph') return glyphs()
  if (name === 'index') return indexed(given, field)
  throw new AdapterFileError(field, `unknown card notation "${name}" (known: ${cardNotations.join(', ')})`)
}

export const cardReader = (notation: CardNotation, ctx: Context, field: string): CardReader => {
  const given: Particulars = typeof notation === 'string' ? { notation } : notation
  if (given.notation === undefined && !given.values)
    throw new AdapterFileError(field, 'needs "notation" or "values"')
  if (given.notation === 'fields') return fieldsReader(given, ctx, field)
  const table = tableOf(given, field)
  for (const [vendor, card = ''] of Object.entries(given.values ?? {}))
    table.set(vendor, card.replace('T', '10'))
  const inner = given.at === undefined ? undefined : raw({ at: given.at }, ctx, `${field}/at`)
  return {
    cut: cutter(table),
    named: given.notation === undefined ? 'the card table' : `the notation ${given.notation}`,
    read(value, isEmpty) {
      const written = inner ? readInner(inner, value, isEmpty) : value
      if (isEmpty(written)) return undefined
      if (typeof written === 'string') return table.get(written) ?? table.get(written.trim()) ?? null
      return typeof written === 'number' ? (table.get(String(written)) ?? null) : null
    },
  }
}

const readInner = (inner: Raw, item: unknown, isEmpty: (value: unknown) => boolean) =>
  isEmpty(item) ? undefined : inner.read(scopeOf(item))

const fieldsReader = (given: Particulars, ctx: Context, field: string): CardReader => {
  if (given.rank === undefined)
    throw new AdapterFileError(`${field}/rank`, 'fields need the path of the rank')
  const rankAt = raw({ at: given.rank }, ctx, `${field}/rank`)
  const suitAt = given.suit === undefined ? undefined : raw({ at: given.suit }, ctx, `${field}/suit`)
  const ranks = ranksOnly(given.ranks ? inverse(given.ranks) : anyRank)
  const suits = ranksOnly(given.suits ? inverse(given.suits) : anySuit)
  const others = new Map(Object.entries(given.values ?? {}))
  return {
    cut: undefined,
    named: 'its suits and ranks',
    read(value, isEmpty) {
      if (isEmpty(value)) return undefined
      const item = scopeOf(value)
      const rankText = rankAt.read(item)
      if (isEmpty(rankText)) return undefined
      const rank = ranks.get(String(rankText))
      const suitText = suitAt?.read(item)
      const suit = isEmpty(suitText) ? '' : suits.get(String(suitText))
      if (rank !== undefined && suit !== undefined) return rank + suit
      return others.get(String(rankText)) ?? null
    },
  }
}

/** Longest spelling first, so that ♥10 is not an ace and a zero. */
const cutter = (table: Table): ((text: string) => string[] | undefined) => {
  let alternatives: RegExp | undefined
  return (text) => {
    alternatives ??= new RegExp(
      [...table.keys()]
        .sort((a, b) => b.length - a.length)
        .map((k) => k.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
        .join('|'),
      'y',
    )
    const cards: string[] = []
    for (let i = 0; i < text.length; i = alternatives.lastIndex) {
      alternatives.lastIndex = i
      const m = alternatives.exec(text)
      if (!m?.[0]) return undefined
      cards.push(m[0])
    }
    return cards
  }
}

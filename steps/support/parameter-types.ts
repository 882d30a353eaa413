import { defineParameterType } from '@cucumber/cucumber'
import type { HandName } from '../../src/baccarat/hand'
import { fractionOf } from '../../src/baccarat/money'

/** "0-5, 8-9": single points and spans, in order. */
const points = (text: string): number[] =>
  text.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })

const odds = (text: string): string => {
  if (!fractionOf(text)) throw new Error(`${text} are odds of more than four decimals, or eleven digits`)
  return text
}

defineParameterType({
  name: 'hand',
  regexp: /Player|Banker/,
  transformer: (s: string) => s.toLowerCase() as HandName,
})
defineParameterType({ name: 'play', regexp: /draw|stand/, transformer: (s: string) => s })
defineParameterType({
  name: 'points',
  regexp: /\d(?:-\d)?(?:, \d(?:-\d)?)*/,
  transformer: points,
  useForSnippets: false,
})
/** A bet by its name in words: "Player", "Tie", "Banker Pair". */
defineParameterType({
  name: 'bet',
  regexp: /[A-Z][a-z]+(?: [A-Z][a-z]+)*/,
  transformer: (s: string) => s.toLowerCase().replaceAll(' ', '-'),
  useForSnippets: false,
})
/** Odds to one, as the law writes them: "1", "8", "0.54". */
defineParameterType({
  name: 'odds',
  regexp: /\d+(?:\.\d+)?/,
  transformer: odds,
  useForSnippets: false,
})
defineParameterType({
  name: 'hands',
  regexp: /(?:Player|Banker)(?:, (?:Player|Banker))*/,
  transformer: (s: string) => s.toLowerCase(),
  useForSnippets: false,
})
/** Several bets by their names in words. */
defineParameterType({
  name: 'bets',
  regexp: /[A-Z][a-z]+(?: [A-Z][a-z]+)*(?:, [A-Z][a-z]+(?: [A-Z][a-z]+)*)+/,
  transformer: (s: string) => s.split(', ').map((name) => name.toLowerCase().replaceAll(' ', '-')),
  useForSnippets: false,
})
defineParameterType({
  name: 'changed',
  regexp: /cancelled|kept|increased|reduced|moved/,
  transformer: (s: string) => s,
})
/** Places on a layout: hands and the draw area. */
defineParameterType({
  name: 'places',
  regexp: /(?:Player|Banker|draw area)(?:, (?:Player|Banker|draw area))+/,
  transformer: (s: string) => s.toLowerCase().replaceAll('draw area', 'draw-area'),
  useForSnippets: false,
})

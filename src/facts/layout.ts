import { formatCard } from '../baccarat/card'
import type { HandName } from '../baccarat/hand'
import type { Round } from '../log/round'
import type { LaidRound } from '../trails/layout-trail'
import { type LaidCard, type SixCards, sixCards } from '../trails/six-cards'
import { Absent, type Answer, ofRound, ofSubject } from './fact'

/** Questions about a layout that holds the third cards before they are needed. */

/** Whether third cards come from the shoe as needed, 'drawn', or lie on the layout beforehand, 'six-card'. */
export const dealing = ofRound('dealing', (r) => {
  const stated = r.tableRecord?.dealing
  if (stated) return stated
  const dealt = r.events?.filter((e) => e.event === 'card') ?? []
  if (!dealt.length) return Absent.of('table.dealing')
  return dealt.some((e) => e.to === 'draw-area') ? 'six-card' : 'drawn'
})

const nothing: SixCards = { laid: [], drawArea: [], used: [], left: [] }
/** What lies on the layout of a round; the events must be there, and tell where each card went. */
const onLayout = (r: Round, read: (six: SixCards) => Answer): Answer => {
  if (!r.events) return Absent.of('round.events')
  if (r.events.some((e) => e.event === 'card' && e.to === undefined))
    return Absent.of('round.events[card].to')
  return read(sixCards(r.events) ?? nothing)
}

/** Where the first six cards were laid, in order. */
export const placesLaid = ofRound('places laid', (r) =>
  onLayout(
    r,
    ({ laid }) =>
      laid
        .slice(0, 6)
        .map((c) => c.to)
        .join(', ') || 'no draw area',
  ),
)
/** How many cards were laid before the round. */
export const cardsLaid = ofRound('cards laid', (r) => onLayout(r, ({ laid }) => laid.length), {
  show: (n) => `${n} cards laid`,
})
/** Which way the cards were laid: 'down' where all lie face down but those exposed by accident. */
export const laidFacing = ofRound('laid facing', (r) =>
  onLayout(r, () => {
    const dealt = r.events?.filter((e) => e.event === 'card') ?? []
    if (dealt.some((e) => e.facing === undefined)) return Absent.of('round.events[card].facing')
    const exposed = r.events?.filter((e) => e.event === 'exposed').length ?? 0
    return dealt.filter((e) => e.facing === 'up').length <= exposed ? 'down' : 'up'
  }),
)

/** How many cards of the draw area went to the hands. */
export const cardsUsed = ofRound('draw-area cards used', (r) => onLayout(r, ({ used }) => used.length))

/** Where a hand's third card came from: the draw area, or elsewhere. It does not arise where the hand has none. */
export const thirdCardFrom = ofRound('third card from', (r, _h, of: HandName) => {
  const third = (of === 'player' ? r.playerCards : r.bankerCards)[2]
  if (third === undefined) return undefined
  return onLayout(r, ({ used, drawArea }) => {
    const own = used.filter((u) => u.to === of)
    if (own.some((u) => u.index === undefined)) return Absent.of('round.events[use].card')
    return own.some((u) => drawArea[u.index as number]?.card === formatCard(third))
      ? 'the draw area'
      : 'elsewhere'
  })
})

/** Which hand used its card of the draw area first; the question does not arise unless both did. */
export const usedFirst = ofRound(
  'used first',
  (r) =>
    onLayout(r, ({ used }) => {
      if (r.player.length < 3 || r.banker.length < 3) return undefined
      return used[0]?.to ?? Absent.of('round.events[use].to')
    }),
  { show: (hand) => `the ${hand === 'player' ? 'Player' : 'Banker'} used a card first` },
)

/** Whether each hand used the card of the draw area that was its turn (`carryOver`): the next, or the hand's own. */
export const usedInTurn = ofRound(
  'used in turn',
  (r, rules) =>
    onLayout(r, ({ used, drawArea }) => {
      if (!used.length) return undefined
      if (used.some((u) => u.index === undefined)) return Absent.of('round.events[use].card')
      if (used.some((u) => u.to === undefined)) return Absent.of('round.events[use].to')
      // Two cards of one name cannot be told apart.
      if (drawArea.length === 2 && drawArea[0]?.card === drawArea[1]?.card) return 'in turn'
      const turn = (to: HandName, i: number) =>
        rules.carryOver === 'sequential' ? i : to === 'player' ? 0 : 1
      return used.every((u, i) => u.index === turn(u.to as HandName, i)) ? 'in turn' : 'out of turn'
    }),
  { settings: ['carryOver'], show: (when) => `the cards were used ${when}` },
)

/** How many cards the round before left over. */
export const leftOver = ofSubject('laid-round', 'left over', (r: LaidRound) => r.left.length, {
  show: (n) => (n === 1 ? 'one card left over' : `${n} cards left over`),
})

const inWords = ({ to, card }: Pick<LaidCard, 'to' | 'card'>) => `${to} ${card}`
const same = (a: LaidCard, b: LaidCard | undefined) =>
  a.card === b?.card && (a.position === undefined || b?.position === undefined || a.position === b.position)

/** The first cards laid, and the hands that they went to; they are those left over where name and place agree. */
export const laidFirst = ofSubject('laid-round', 'laid first', (r: LaidRound) => {
  if ([...r.first, ...r.left].some((c) => c.card === undefined)) return Absent.of('round.events[card].card')
  return r.left
    .map((c, i) => r.first[i] && `${inWords(r.first[i])}${same(c, r.first[i]) ? '' : ', of another place'}`)
    .join(', ')
})
/** The cards left over, each at its hand, such as 'player, banker'. */
export const leftOverTo = ofSubject('laid-round', 'left over to', (r: LaidRound, _rules, hands: string) => {
  const to = hands.split(', ') as HandName[]
  return r.left.map((c, i) => inWords({ to: to[i], card: c.card })).join(', ')
})

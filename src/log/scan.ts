import { type Card, rankOf } from '../baccarat/card'
import type { Hand } from '../baccarat/hand'
import type { Place } from './place'
import { Bet, Round } from './round'
import type { Holder } from './round-log.generated'
import { EventScanner } from './scan-events'
import * as fields from './scan-fields'
import { among, fieldsOf, words } from './scan-fields'
import { brackets } from './scan-json'

/**
 * Reads a canonical round straight from its bytes, at several times the speed of JSON.parse and schema, into what
 * these would make of it. Undefined for anything that it does not know for sure: another record, an unknown or
 * repeated field, an escape, a fault. The general path then has the say.
 */
export const scanRound = (bytes: Uint8Array, from: number, to: number, place: Place): Round | undefined =>
  scanner.scan(bytes, from, to, place)

class RoundScanner extends EventScanner {
  /** Scratch. */
  private readonly dealt: Card[] = []

  scan(bytes: Uint8Array, from: number, to: number, place: Place): Round | undefined {
    this.start(bytes, from, to)
    const round = this.round(place)
    return this.sure && this.ended() ? round : undefined
  }

  private round(place: Place): Round {
    const r = new Round()
    r.place = place
    let seen = 0
    for (let f = this.field(fieldsOf.round, -1); f >= 0; f = this.field(fieldsOf.round, f)) {
      seen = this.once(seen, f)
      switch (fieldsOf.round.names[f]) {
        case 'type':
          this.oneOf(among.round)
          break
        case 'table':
          r.table = this.name()
          break
        case 'shoe':
          r.shoe = this.name()
          break
        case 'round':
          r.id = this.roundId()
          break
        case 'time':
          r.at = this.instant()
          break
        case 'status':
          r.status = this.oneOf(among.status)
          r.statusAssumed = false
          break
        case 'reason':
          r.reason = this.recurring()
          break
        case 'player':
          r.playerCards = this.hand()
          r.player = ranksOf(r.playerCards)
          break
        case 'banker':
          r.bankerCards = this.hand()
          r.banker = ranksOf(r.bankerCards)
          break
        case 'playerTotal':
          r.playerTotal = this.integer(0)
          break
        case 'bankerTotal':
          r.bankerTotal = this.integer(0)
          break
        case 'outcome':
          r.outcome = this.oneOf(among.outcome)
          break
        case 'pairs':
          this.pairs(r)
          break
        case 'events':
          r.events = this.events()
          break
        case 'holders':
          r.holders = this.holders()
          break
        case 'betsComplete':
          r.betsComplete = this.boolean()
          break
        case 'bets':
          r.bets = this.bets(r)
      }
    }
    if ((seen & fields.required) !== fields.required) this.doubt()
    return r
  }

  private bets(round: Round): Bet[] {
    const bets: Bet[] = []
    for (let more = this.enter(brackets); more; more = this.next(brackets)) bets.push(this.bet(round))
    return bets
  }

  private bet(round: Round): Bet {
    const b = new Bet()
    b.round = round
    let seen = 0
    for (let f = this.field(fieldsOf.bet, -1); f >= 0; f = this.field(fieldsOf.bet, f)) {
      seen = this.once(seen, f)
      switch (fieldsOf.bet.names[f]) {
        case 'id':
          b.id = this.text()
          break
        case 'from':
          b.from = this.text()
          break
        case 'bettor':
          b.bettor = this.name()
          break
        case 'seat':
          b.seat = this.integer(0)
          break
        case 'posture':
          b.posture = this.oneOf(among.posture)
          break
        case 'box':
          b.box = this.integer(0)
          break
        case 'bet':
          b.kind = this.betKind()
          break
        case 'stake':
          b.stake = this.money()
          break
        case 'returned':
          b.returned = this.money()
          break
        case 'standing':
          b.standing = this.money()
          break
        case 'commission':
          b.commission = this.money()
          break
        case 'commissionCollected':
          b.owed = this.oneOf(among.commissionCollected) === 'owed'
          break
        case 'status':
          b.status = this.oneOf(among.betStatus)
          break
        case 'mode':
          b.mode = this.oneOf(among.mode)
          break
        case 'currency':
          b.currency = this.name()
          if (!fields.currencyForm.test(b.currency)) this.doubt()
      }
    }
    return b
  }

  private betKind(): string {
    const word = this.word()
    const kind = words.texts[word] as string
    if (fields.isBetKind[word] !== 1 && !fields.otherKind.test(kind)) this.doubt()
    return kind
  }

  private holders(): Round['holders'] {
    const holders: Round['holders'] = {}
    let seen = 0
    for (let f = this.field(fieldsOf.hands, -1); f >= 0; f = this.field(fieldsOf.hands, f)) {
      seen = this.once(seen, f)
      if (fieldsOf.hands.names[f] === 'player') holders.player = this.holder()
      else holders.banker = this.holder()
    }
    return holders
  }

  private holder(): Holder {
    const holder: Holder = {}
    let seen = 0
    for (let f = this.field(fieldsOf.holder, -1); f >= 0; f = this.field(fieldsOf.holder, f)) {
      seen = this.once(seen, f)
      const name = fieldsOf.holder.names[f]
      if (name === 'seat') holder.seat = this.integer(0)
      else if (name === 'bettor') holder.bettor = this.name()
      else holder.dealer = this.boolean()
    }
    return holder
  }

  private pairs(round: Round) {
    let seen = 0
    for (let f = this.field(fieldsOf.hands, -1); f >= 0; f = this.field(fieldsOf.hands, f)) {
      seen = this.once(seen, f)
      if (fieldsOf.hands.names[f] === 'player') round.playerPair = this.boolean()
      else round.bankerPair = this.boolean()
    }
  }

  private hand(): Card[] {
    const cards = this.dealt
    let n = 0
    for (let more = this.enter(brackets); more; more = this.next(brackets)) {
      if (n === fields.mostCards) this.doubt()
      cards[n++] = this.card()
    }
    const [a, b, c] = cards as [Card, Card, Card]
    return n === 2 ? [a, b] : n === 3 ? [a, b, c] : cards.slice(0, n)
  }

  private card(): Card {
    const card = fields.cards[this.two(fields.cards)] || words.cards[this.word()]
    if (!card) this.doubt()
    return card as Card
  }
}

const ranksOf = (cards: readonly Card[]): Hand => {
  const [a, b, c] = cards as [Card, Card, Card]
  return cards.length === 2
    ? [rankOf(a), rankOf(b)]
    : cards.length === 3
      ? [rankOf(a), rankOf(b), rankOf(c)]
      : cards.map(rankOf)
}

const scanner = new RoundScanner(words)

import { type Card, rankOf } from '../baccarat/card'
import type { Hand } from '../baccarat/hand'
import type { Place } from './place'
import { Bet, Round } from './round'
import type { Holder } from './round-log.generated'
import { EventScanner } from './scan-events'
import * as fields from './scan-fields'
import { brackets } from './scan-json'
import { Phrases } from './scan-phrases'

/**
 * Reads a canonical round straight from its bytes, at several times the speed of JSON.parse and schema, into what
 * these would make of it. Undefined for anything that it does not know for sure: another record, an unknown or
 * repeated field, an escape, a fault. The general path then has the say.
 */
export const scanRound = (bytes: Uint8Array, from: number, to: number, place: Place): Round | undefined =>
  scanner.scan(bytes, from, to, place)

// By names of this module: what another module exports is looked up at each use, some two hundred times a round.
const { betsVary, cards, currencyForm, isBetKind, mostCards, otherKind, required, words } = fields
const { texts, cards: cardsOfWords } = words
const { round: ofRound, bet: ofBet, hands: ofHands, holder: ofHolder } = fields.fieldsOf
const {
  round: roundChoice,
  status: statusChoice,
  outcome: outcomeChoice,
  posture: postureChoice,
  commissionCollected: commissionCollectedChoice,
  betStatus: betStatusChoice,
  mode: modeChoice,
} = fields.among

/** Reads rounds, each faster than the ones before: it learns how their writer writes. */
export class RoundScanner extends EventScanner {
  private readonly betPhrases = new Phrases<Pick<Bet, 'kind' | 'owed' | 'posture' | 'status' | 'mode'>>()
  /** Scratch. */
  private readonly dealt: Card[] = []

  constructor() {
    super(words)
  }

  scan(bytes: Uint8Array, from: number, to: number, place: Place): Round | undefined {
    this.start(bytes, from, to)
    const round = this.round(place)
    return this.sure && this.ended() ? round : undefined
  }

  private round(place: Place): Round {
    const r = new Round()
    r.place = place
    r.bytes = this.buffer
    let seen = 0
    for (let f = this.field(ofRound, -1); f >= 0; f = this.field(ofRound, f)) {
      seen = this.once(seen, f)
      switch (f) {
        case 0: // type
          this.oneOf(roundChoice)
          break
        case 1: // table
          r.table = this.name()
          break
        case 2: // shoe
          r.shoe = this.name()
          break
        case 3: // round
          r.id = this.roundId()
          break
        case 4: // time
          r.at = this.instant()
          break
        case 5: // status
          r.status = this.oneOf(statusChoice)
          r.statusAssumed = false
          break
        case 6: // reason
          r.reason = this.recurring()
          break
        case 7: // player
          r.playerCards = this.hand()
          r.player = ranksOf(r.playerCards)
          break
        case 8: // banker
          r.bankerCards = this.hand()
          r.banker = ranksOf(r.bankerCards)
          break
        case 9: // playerTotal
          r.playerTotal = this.integer(0)
          break
        case 10: // bankerTotal
          r.bankerTotal = this.integer(0)
          break
        case 11: // outcome
          r.outcome = this.oneOf(outcomeChoice)
          break
        case 12: // pairs
          this.pairs(r)
          break
        case 13: // events
          r.events = this.events()
          r.eventKinds = this.kinds
          break
        case 14: // holders
          r.holders = this.holders()
          break
        case 15: // betsComplete
          r.betsComplete = this.boolean()
          break
        case 16: // bets
          r.bets = this.bets(r)
      }
    }
    if ((seen & required) !== required) this.doubt()
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
    const start = this.at
    for (let p = this.after(this.betPhrases.start); p; p = this.after(p)) {
      if (p.made) {
        const { kind, owed, posture, status, mode } = p.made
        b.kind = kind
        b.owed = owed
        b.posture = posture
        b.status = status
        b.mode = mode
        return b
      }
      this.betField(b, p.field)
    }
    this.at = start
    return this.betInFull(round)
  }

  /** Field by field. */
  private betInFull(round: Round): Bet {
    const b = new Bet()
    b.round = round
    const start = this.objectBegins()
    let seen = 0
    for (let f = this.field(ofBet, -1); f >= 0; f = this.field(ofBet, f)) {
      seen = this.once(seen, f)
      const varies = (betsVary & (1 << f)) !== 0
      if (varies) this.valueBegins(f)
      this.betField(b, f)
      if (varies) this.valueEnds()
    }
    const { kind, owed, posture, status, mode } = b
    this.learn(this.betPhrases, start, { kind, owed, posture, status, mode })
    return b
  }

  private betField(b: Bet, f: number): void {
    switch (f) {
      case 0: // id
        b.idStands(this.text())
        break
      case 1: // from
        b.fromStands(this.text())
        break
      case 2: // bettor
        b.bettor = this.name()
        break
      case 3: // seat
        b.seat = this.integer(0)
        break
      case 4: // posture
        b.posture = this.oneOf(postureChoice)
        break
      case 5: // box
        b.box = this.integer(0)
        break
      case 6: // bet
        b.kind = this.betKind()
        break
      case 7: // stake
        b.stake = this.money()
        break
      case 8: // returned
        b.returned = this.money()
        break
      case 9: // standing
        b.standing = this.money()
        break
      case 10: // commission
        b.commission = this.money()
        break
      case 11: // commissionCollected
        b.owed = this.oneOf(commissionCollectedChoice) === 'owed'
        break
      case 12: // status
        b.status = this.oneOf(betStatusChoice)
        break
      case 13: // mode
        b.mode = this.oneOf(modeChoice)
        break
      case 14: // currency
        b.currency = this.name()
        if (!currencyForm.test(b.currency)) this.doubt()
    }
  }

  private betKind(): string {
    const word = this.word()
    const kind = texts[word] as string
    if (isBetKind[word] !== 1 && !otherKind.test(kind)) this.doubt()
    return kind
  }

  private holders(): Round['holders'] {
    const holders: Round['holders'] = {}
    let seen = 0
    for (let f = this.field(ofHands, -1); f >= 0; f = this.field(ofHands, f)) {
      seen = this.once(seen, f)
      if (f === 0) holders.player = this.holder()
      else holders.banker = this.holder()
    }
    return holders
  }

  private holder(): Holder {
    const holder: Holder = {}
    let seen = 0
    for (let f = this.field(ofHolder, -1); f >= 0; f = this.field(ofHolder, f)) {
      seen = this.once(seen, f)
      if (f === 0) holder.seat = this.integer(0)
      else if (f === 1) holder.bettor = this.name()
      else holder.dealer = this.boolean()
    }
    return holder
  }

  private pairs(round: Round) {
    let seen = 0
    for (let f = this.field(ofHands, -1); f >= 0; f = this.field(ofHands, f)) {
      seen = this.once(seen, f)
      if (f === 0) round.playerPair = this.boolean()
      else round.bankerPair = this.boolean()
    }
  }

  private hand(): Card[] {
    const { dealt } = this
    let n = 0
    for (let more = this.enter(brackets); more; more = this.next(brackets)) {
      if (n === mostCards) this.doubt()
      dealt[n++] = this.card()
    }
    const [a, b, c] = dealt as [Card, Card, Card]
    return n === 2 ? [a, b] : n === 3 ? [a, b, c] : dealt.slice(0, n)
  }

  private card(): Card {
    const card = cards[this.two(cards)] || cardsOfWords[this.word()]
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

const scanner = new RoundScanner()

import { eventKinds } from './round'
import type { RoundEvent } from './round-log.generated'
import * as fields from './scan-fields'
import { brackets, JsonScanner } from './scan-json'
import { Phrases } from './scan-phrases'

// By names of this module, as for rounds.
const { cards: isCard, cardTexts, dealt, dealtFaced, eventsVary, fieldsOfEvent, named, turned } = fields
const { texts, cards: cardsOfWords } = fields.words
const { event: ofEvent } = fields.fieldsOf
const {
  event: eventChoice,
  to: toChoice,
  facing: facingChoice,
  hand: handChoice,
  mode: modeChoice,
} = fields.among

/** What an event's phrases say; `seen`: its fields, and `kind`: its kind, as bits. */
interface Made {
  seen: number
  kind: number
  event: RoundEvent['event']
  to: 'player' | 'banker' | 'draw-area' | undefined
  facing: 'up' | 'down' | undefined
  hand: 'player' | 'banker' | undefined
}

/** Reads a round's events. */
export class EventScanner extends JsonScanner {
  private readonly eventPhrases = new Phrases<Made>()
  /** The kinds of the events read last, as bits. */
  protected kinds = 0

  protected events(): RoundEvent[] {
    const events: RoundEvent[] = []
    this.kinds = 0
    for (let more = this.enter(brackets); more; more = this.next(brackets)) events.push(this.event())
    return events
  }

  private event(): RoundEvent {
    const start = this.at
    let card: string | undefined
    let position: number | undefined
    let cards: string[] | undefined
    for (let p = this.after(this.eventPhrases.start); p; p = this.after(p)) {
      if (p.made) {
        this.kinds |= p.made.kind
        return eventOf(p.made, card, position, cards)
      }
      if (p.field === 2) card = this.cardName()
      else if (p.field === 4) position = this.integer(1)
      else cards = this.cards()
    }
    this.at = start
    return this.eventInFull()
  }

  /** Field by field. */
  private eventInFull(): RoundEvent {
    const made: Made = {
      seen: 0,
      kind: 0,
      event: 'settlement',
      to: undefined,
      facing: undefined,
      hand: undefined,
    }
    let at = 0
    let card: string | undefined
    let position: number | undefined
    let cards: string[] | undefined
    let more: Partial<Record<string, number | string>> | undefined
    const start = this.objectBegins()
    for (let f = this.field(ofEvent, -1); f >= 0; f = this.field(ofEvent, f)) {
      made.seen = this.once(made.seen, f)
      const varies = (eventsVary & (1 << f)) !== 0
      if (varies) this.valueBegins(f)
      switch (f) {
        case 0: // event
          made.event = this.oneOf(eventChoice)
          at = eventChoice.last
          break
        case 1: // to
          made.to = this.oneOf(toChoice)
          break
        case 2: // card
          card = this.cardName()
          break
        case 3: // facing
          made.facing = this.oneOf(facingChoice)
          break
        case 4: // position
          position = this.integer(1)
          break
        case 5: // hand
          made.hand = this.oneOf(handChoice)
          break
        case 6: // cards
          cards = this.cards()
          break
        case 7: // count
          more = { count: this.integer(0) }
          break
        case 8: // kind
          more = { kind: this.recurring() }
          break
        case 9: // of
          more = { of: this.recurring() }
          break
        case 10: // shoe
          more = { shoe: this.name() }
          break
        case 11: // mode
          more = { mode: this.oneOf(modeChoice) }
      }
      if (varies) this.valueEnds()
    }
    const { seen, event, to } = made
    made.kind = eventKinds[event]
    this.kinds |= made.kind
    if ((seen & ~(fieldsOfEvent[at] as number)) !== 0 || (seen & named) === 0) this.doubt()
    if (event === 'use' && to === 'draw-area') this.doubt()
    if (more) return { ...stated(eventOf(made, card, position, cards)), ...more } as RoundEvent
    this.learn(this.eventPhrases, start, made)
    return eventOf(made, card, position, cards)
  }

  private cards(): string[] {
    const cards: string[] = []
    for (let more = this.enter(brackets); more; more = this.next(brackets)) cards.push(this.cardName())
    return cards
  }

  private cardName(): string {
    const text = cardTexts[this.two(isCard)]
    if (text) return text
    const word = this.word()
    if (!cardsOfWords[word]) this.doubt()
    return texts[word] as string
  }

  /** A string that may be empty, and comes again. */
  protected recurring(): string {
    return texts[this.word()] as string
  }
}

/** The shapes that fill a log are made at once, which is several times as fast as field by field. */
const eventOf = (
  { seen, event, to, facing, hand }: Made,
  card: string | undefined,
  position: number | undefined,
  cards: string[] | undefined,
): RoundEvent => {
  if (seen === dealt) return { event, to, card, position } as RoundEvent
  if (seen === dealtFaced) return { event, to, card, facing, position } as RoundEvent
  if (seen === turned) return { event, hand, cards } as RoundEvent
  if (seen === named) return { event } as RoundEvent
  return stated({ event, to, card, facing, position, hand, cards }) as RoundEvent
}

const stated = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

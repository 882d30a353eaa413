import type { RoundEvent } from './round-log.generated'
import * as fields from './scan-fields'
import { brackets, JsonScanner } from './scan-json'

// By names of this module, as for rounds.
const { cards: isCard, cardTexts, dealt, dealtFaced, fieldsOfEvent, named, turned } = fields
const { texts, cards: cardsOfWords } = fields.words
const { event: ofEvent } = fields.fieldsOf
const {
  event: eventChoice,
  to: toChoice,
  facing: facingChoice,
  hand: handChoice,
  mode: modeChoice,
} = fields.among

/** Reads a round's events. */
export class EventScanner extends JsonScanner {
  protected events(): RoundEvent[] {
    const events: RoundEvent[] = []
    for (let more = this.enter(brackets); more; more = this.next(brackets)) events.push(this.event())
    return events
  }

  private event(): RoundEvent {
    let seen = 0
    let event: RoundEvent['event'] = 'settlement'
    let to: 'player' | 'banker' | 'draw-area' | undefined
    let card: string | undefined
    let facing: 'up' | 'down' | undefined
    let position: number | undefined
    let hand: 'player' | 'banker' | undefined
    let cards: string[] | undefined
    let more: Partial<Record<string, number | string>> | undefined
    for (let f = this.field(ofEvent, -1); f >= 0; f = this.field(ofEvent, f)) {
      seen = this.once(seen, f)
      switch (f) {
        case 0: // event
          event = this.oneOf(eventChoice)
          break
        case 1: // to
          to = this.oneOf(toChoice)
          break
        case 2: // card
          card = this.cardName()
          break
        case 3: // facing
          facing = this.oneOf(facingChoice)
          break
        case 4: // position
          position = this.integer(1)
          break
        case 5: // hand
          hand = this.oneOf(handChoice)
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
    }
    const known = fieldsOfEvent.get(event)
    if (known === undefined || (seen & ~known) !== 0 || (seen & named) === 0) this.doubt()
    if (event === 'use' && to === 'draw-area') this.doubt()
    // The shapes that fill a log are made at once, which is several times as fast as field by field.
    if (seen === dealt) return { event, to, card, position } as RoundEvent
    if (seen === dealtFaced) return { event, to, card, facing, position } as RoundEvent
    if (seen === turned) return { event, hand, cards } as RoundEvent
    if (seen === named) return { event }
    return stated({ event, to, card, facing, position, hand, cards, ...more }) as RoundEvent
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

const stated = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

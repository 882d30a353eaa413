import type { RoundEvent } from './round-log.generated'
import * as fields from './scan-fields'
import { among, fieldsOf, words } from './scan-fields'
import { brackets, JsonScanner } from './scan-json'

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
    for (let f = this.field(fieldsOf.event, -1); f >= 0; f = this.field(fieldsOf.event, f)) {
      seen = this.once(seen, f)
      switch (fieldsOf.event.names[f]) {
        case 'event':
          event = this.oneOf(among.event)
          break
        case 'to':
          to = this.oneOf(among.to)
          break
        case 'card':
          card = this.cardName()
          break
        case 'facing':
          facing = this.oneOf(among.facing)
          break
        case 'position':
          position = this.integer(1)
          break
        case 'hand':
          hand = this.oneOf(among.hand)
          break
        case 'cards':
          cards = this.cards()
          break
        case 'count':
          more = { count: this.integer(0) }
          break
        case 'kind':
          more = { kind: this.recurring() }
          break
        case 'of':
          more = { of: this.recurring() }
          break
        case 'shoe':
          more = { shoe: this.name() }
          break
        case 'mode':
          more = { mode: this.oneOf(among.mode) }
      }
    }
    const known = fields.fieldsOfEvent.get(event)
    if (known === undefined || (seen & ~known) !== 0 || (seen & fields.named) === 0) this.doubt()
    if (event === 'use' && to === 'draw-area') this.doubt()
    // The shapes that fill a log are made at once, which is several times as fast as field by field.
    if (seen === fields.dealt) return { event, to, card, position } as RoundEvent
    if (seen === fields.dealtFaced) return { event, to, card, facing, position } as RoundEvent
    if (seen === fields.turned) return { event, hand, cards } as RoundEvent
    if (seen === fields.named) return { event }
    return stated({ event, to, card, facing, position, hand, cards, ...more }) as RoundEvent
  }

  private cards(): string[] {
    const cards: string[] = []
    for (let more = this.enter(brackets); more; more = this.next(brackets)) cards.push(this.cardName())
    return cards
  }

  private cardName(): string {
    const text = fields.cardTexts[this.two(fields.cards)]
    if (text) return text
    const word = this.word()
    if (!words.cards[word]) this.doubt()
    return words.texts[word] as string
  }

  /** A string that may be empty, and comes again. */
  protected recurring(): string {
    return words.texts[this.word()] as string
  }
}

const stated = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

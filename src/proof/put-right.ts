import { rounds } from '../engines/defective/parts'
import type { RoundEvent } from '../log/round-log.generated'

/** Every tenth round, a card goes to the Banker out of its turn and is shown; both are put right at once. */
export const putRight = rounds(() => (round) => {
  const { events = [], banker, status, round: id = '' } = round
  if (status !== 'settled' || !/0$/.test(id)) return round
  const wrong = (card: string | undefined, ...shown: RoundEvent[]): RoundEvent[] => [
    { event: 'card', to: 'banker', card, facing: 'down' },
    ...shown,
    { event: 'misdeal', kind: 'wrong-hand' },
    { event: 'correction', of: 'wrong-hand' },
  ]
  let dealt = 0
  const mended = events.flatMap((e) => {
    if (e.event !== 'card') return [e]
    dealt++
    if (dealt === 1) return [...wrong(banker[0], { event: 'reveal', hand: 'banker' }), e]
    return dealt === 5 && banker.length > 2 ? [...wrong(banker[2]), e] : [e]
  })
  return { ...round, events: mended }
})

import type { HandName } from '../../src/baccarat/hand'

/** A hand as the law and the reports write it. */
export const nameOf = (hand: HandName): string => (hand === 'player' ? 'Player' : 'Banker')

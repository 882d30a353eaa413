import { articles1To8 } from './articles-1-to-8'
import { articles9To12 } from './articles-9-to-12'
import { articles13To19 } from './articles-13-to-19'
import { family as bankerTableau } from './banker-tableau'
import { family as bankerWhenThePlayerStood } from './banker-when-the-player-stood'
import { family as byHand } from './by-hand'
import { family as commissionByBet } from './commission-by-bet'
import type { Defect, Family } from './defect'
import { family as halfPayByTotal } from './half-pay-by-total'
import { familiesOfHouses, ofHouses } from './houses'
import { family as maximumByBet } from './maximum-by-bet'
import { family as movesByHand } from './moves-by-hand'
import { family as naturals } from './naturals'
import { family as pairBetsAlone } from './pair-bets-alone'
import { family as pairsByRank } from './pairs-by-rank'
import { family as playerTableau } from './player-tableau'
import { theLog } from './the-log'

export type { Defect, Family } from './defect'

/** Engines with one fault each, by name: that of their file. */
export const defects: Readonly<Record<string, Defect>> = {
  ...articles1To8,
  ...articles9To12,
  ...articles13To19,
  ...theLog,
  ...ofHouses,
}

/** Engines that differ in the place of one fault. */
export const families: Readonly<Record<string, Family>> = {
  'pair-bets-alone': pairBetsAlone,
  'commission-by-bet': commissionByBet,
  'by-hand': byHand,
  'banker-tableau': bankerTableau,
  'banker-when-the-player-stood': bankerWhenThePlayerStood,
  'half-pay-by-total': halfPayByTotal,
  'maximum-by-bet': maximumByBet,
  'moves-by-hand': movesByHand,
  naturals: naturals,
  'pairs-by-rank': pairsByRank,
  'player-tableau': playerTableau,
  ...familiesOfHouses,
}

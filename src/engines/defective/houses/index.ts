import type { Defect, Family } from '../defect'
import { defect as aCardLaidFaceUp } from './a-card-laid-face-up'
import { defect as aCardLeftOverLaidSecond } from './a-card-left-over-laid-second'
import { defect as aSixPaidInFull } from './a-six-paid-in-full'
import { family as aStandingHolderOfOneHand } from './a-standing-holder-of-one-hand'
import { defect as aTableThatSaysItTakesCommission } from './a-table-that-says-it-takes-commission'
import { family as aThirdCardFromElsewhere } from './a-third-card-from-elsewhere'
import { defect as aTotalFromFacesAloneStatedOneLess } from './a-total-from-faces-alone-stated-one-less'
import { defect as aTotalOfNothingIsOdd } from './a-total-of-nothing-is-odd'
import { family as asTold } from './as-told'
import { family as betsInBothModes } from './bets-in-both-modes'
import { family as betsNotListed } from './bets-not-listed'
import { defect as betsOnBothHands } from './bets-on-both-hands'
import { family as bigAndSmall } from './big-and-small'
import { family as bothOnSixOrSeven } from './both-on-six-or-seven'
import { defect as commissionAtATableWithout } from './commission-at-a-table-without'
import { family as commissionStated } from './commission-stated'
import { defect as commissionTakenTwice } from './commission-taken-twice'
import { family as dragonBonus } from './dragon-bonus'
import { defect as fiveCardsLaid } from './five-cards-laid'
import { family as halfPay } from './half-pay'
import { family as inTheOperatorsWords } from './in-the-operators-words'
import { defect as laidFaceUpFromTheAutomaticShuffler } from './laid-face-up-from-the-automatic-shuffler'
import { family as lostBetsPay40 } from './lost-bets-pay-40'
import { family as lostStakesBesideLuckySix } from './lost-stakes-beside-lucky-six'
import { family as luckySix } from './lucky-six'
import { family as luckySixAlone } from './lucky-six-alone'
import { defect as luckySixOnThePlayersSide } from './lucky-six-on-the-players-side'
import { family as modeChangedUnderAStandingBet } from './mode-changed-under-a-standing-bet'
import { defect as modeChangedWithBetsDown } from './mode-changed-with-bets-down'
import { family as noMinimum } from './no-minimum'
import { family as oddAndEven } from './odd-and-even'
import { family as oddsByMode } from './odds-by-mode'
import { defect as playerEvenPaysWhatTheBankersDoes } from './player-even-pays-what-the-bankers-does'
import { defect as sevenCardsLaid } from './seven-cards-laid'
import { defect as sevenSeats } from './seven-seats'
import { family as superSix } from './super-six'
import { defect as superSixWhereCommissionIsTaken } from './super-six-where-commission-is-taken'
import { defect as theBankerUsesACardFirst } from './the-banker-uses-a-card-first'
import { defect as theDrawAreaLaidBeforeTheHands } from './the-draw-area-laid-before-the-hands'
import { defect as theLaterOfTwoHolders } from './the-later-of-two-holders'
import { defect as twoCardsLeftOverLaidTheOtherWayRound } from './two-cards-left-over-laid-the-other-way-round'
import { family as usedByAnotherReading } from './used-by-another-reading'

/** Faults under the rule sets of houses and of house games, by the name of their file. */
export const ofHouses: Readonly<Record<string, Defect>> = {
  'a-card-laid-face-up': aCardLaidFaceUp,
  'a-card-left-over-laid-second': aCardLeftOverLaidSecond,
  'a-six-paid-in-full': aSixPaidInFull,
  'a-table-that-says-it-takes-commission': aTableThatSaysItTakesCommission,
  'a-total-from-faces-alone-stated-one-less': aTotalFromFacesAloneStatedOneLess,
  'a-total-of-nothing-is-odd': aTotalOfNothingIsOdd,
  'bets-on-both-hands': betsOnBothHands,
  'commission-at-a-table-without': commissionAtATableWithout,
  'commission-taken-twice': commissionTakenTwice,
  'five-cards-laid': fiveCardsLaid,
  'laid-face-up-from-the-automatic-shuffler': laidFaceUpFromTheAutomaticShuffler,
  'lucky-six-on-the-players-side': luckySixOnThePlayersSide,
  'mode-changed-with-bets-down': modeChangedWithBetsDown,
  'player-even-pays-what-the-bankers-does': playerEvenPaysWhatTheBankersDoes,
  'seven-cards-laid': sevenCardsLaid,
  'seven-seats': sevenSeats,
  'super-six-where-commission-is-taken': superSixWhereCommissionIsTaken,
  'the-banker-uses-a-card-first': theBankerUsesACardFirst,
  'the-draw-area-laid-before-the-hands': theDrawAreaLaidBeforeTheHands,
  'the-later-of-two-holders': theLaterOfTwoHolders,
  'two-cards-left-over-laid-the-other-way-round': twoCardsLeftOverLaidTheOtherWayRound,
}

/** Engines of house games that differ in the place of one fault. */
export const familiesOfHouses: Readonly<Record<string, Family>> = {
  'a-standing-holder-of-one-hand': aStandingHolderOfOneHand,
  'a-third-card-from-elsewhere': aThirdCardFromElsewhere,
  'as-told': asTold,
  'bets-in-both-modes': betsInBothModes,
  'bets-not-listed': betsNotListed,
  'big-and-small': bigAndSmall,
  'both-on-six-or-seven': bothOnSixOrSeven,
  'commission-stated': commissionStated,
  'dragon-bonus': dragonBonus,
  'half-pay': halfPay,
  'in-the-operators-words': inTheOperatorsWords,
  'lost-bets-pay-40': lostBetsPay40,
  'lost-stakes-beside-lucky-six': lostStakesBesideLuckySix,
  'lucky-six-alone': luckySixAlone,
  'lucky-six': luckySix,
  'mode-changed-under-a-standing-bet': modeChangedUnderAStandingBet,
  'no-minimum': noMinimum,
  'odd-and-even': oddAndEven,
  'odds-by-mode': oddsByMode,
  'super-six': superSix,
  'used-by-another-reading': usedByAnotherReading,
}

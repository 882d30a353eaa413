import { defect as aLeadOfNineIsForgiven } from './a-lead-of-nine-is-forgiven'
import { defect as aPairBetAlone } from './a-pair-bet-alone'
import { defect as aSideBetOfItsOwn } from './a-side-bet-of-its-own'
import { defect as aSixPaysInFullWithoutCommission } from './a-six-pays-in-full-without-commission'
import { defect as aStandingHolder } from './a-standing-holder'
import { defect as anOptionNobodyAuthorised } from './an-option-nobody-authorised'
import { defect as belowTheMinimum } from './below-the-minimum'
import { defect as commissionBesideHalfPay } from './commission-beside-half-pay'
import { defect as commissionOnEveryWinningBet } from './commission-on-every-winning-bet'
import { defect as commissionOnEverythingReturned } from './commission-on-everything-returned'
import { defect as commissionOnLosingBets } from './commission-on-losing-bets'
import { defect as commissionRoundedDown } from './commission-rounded-down'
import { defect as commissionRoundedUp } from './commission-rounded-up'
import { defect as commissionStatedAndNotTaken } from './commission-stated-and-not-taken'
import { defect as commissionTakenAndStatedAsNone } from './commission-taken-and-stated-as-none'
import type { Defect } from './defect'
import { defect as differentialExceeded } from './differential-exceeded'
import { defect as fourPerCent } from './four-per-cent'
import { defect as halfOfALostBankerStakeReturned } from './half-of-a-lost-banker-stake-returned'
import { defect as halfOfALostPlayerStakeReturned } from './half-of-a-lost-player-stake-returned'
import { defect as halfPayCutToWholeUnits } from './half-pay-cut-to-whole-units'
import { defect as halfPayOnASeven } from './half-pay-on-a-seven'
import { defect as halfPayOnASixInCommissionMode } from './half-pay-on-a-six-in-commission-mode'
import { defect as halfPayOnASixOfThreeCardsAlone } from './half-pay-on-a-six-of-three-cards-alone'
import { defect as halfPayOnEightAndNine } from './half-pay-on-eight-and-nine'
import { defect as holderOfASmallerStake } from './holder-of-a-smaller-stake'
import { defect as holdingWhereForbidden } from './holding-where-forbidden'
import { defect as lostPairStakeReturned } from './lost-pair-stake-returned'
import { defect as lostTieStakeReturned } from './lost-tie-stake-returned'
import { defect as noCommission } from './no-commission'
import { defect as noMultipleOfTheMinimum } from './no-multiple-of-the-minimum'
import { defect as noPairsStated } from './no-pairs-stated'
import { defect as overTheMaximum } from './over-the-maximum'
import { defect as pairByPoints } from './pair-by-points'
import { defect as pairOfNeighbours } from './pair-of-neighbours'
import { defect as pairOfOneColour } from './pair-of-one-colour'
import { defect as pairOfThreeCardHandsAlone } from './pair-of-three-card-hands-alone'
import { defect as pairOfTwoCardHandsAlone } from './pair-of-two-card-hands-alone'
import { defect as pairPaysElevenForOne } from './pair-pays-eleven-for-one'
import { defect as pairPaysTwelveToOne } from './pair-pays-twelve-to-one'
import { defect as pairWithTheThirdCard } from './pair-with-the-third-card'
import { defect as pairsExchanged } from './pairs-exchanged'
import { defect as pairsOfThreeCardsStatedOfTwoTens } from './pairs-of-three-cards-stated-of-two-tens'
import { defect as playerPaysLessACommission } from './player-pays-less-a-commission'
import { defect as playerPaysTwoToOne } from './player-pays-two-to-one'
import { defect as playerStakeNotReturned } from './player-stake-not-returned'
import { defect as stakesMovedAfterATie } from './stakes-moved-after-a-tie'
import { defect as stakesReducedAfterATie } from './stakes-reduced-after-a-tie'
import { defect as stakesWithdrawnAfterATie } from './stakes-withdrawn-after-a-tie'
import { defect as standingBettorInASeatedBox } from './standing-bettor-in-a-seated-box'
import { defect as takesAnyBet } from './takes-any-bet'
import { defect as takesBetsOnBig } from './takes-bets-on-big'
import { defect as thirdCardLookedAtTogether } from './third-card-looked-at-together'
import { defect as threeToTwoWithoutCommission } from './three-to-two-without-commission'
import { defect as tiePaysEightForOne } from './tie-pays-eight-for-one'
import { defect as tiePaysNineToOne } from './tie-pays-nine-to-one'
import { defect as tiePaysOneToOne } from './tie-pays-one-to-one'

/** Faults of articles 13 to 19, by the name of their file. */
export const articles13To19: Readonly<Record<string, Defect>> = {
  'a-lead-of-nine-is-forgiven': aLeadOfNineIsForgiven,
  'a-pair-bet-alone': aPairBetAlone,
  'a-side-bet-of-its-own': aSideBetOfItsOwn,
  'a-six-pays-in-full-without-commission': aSixPaysInFullWithoutCommission,
  'a-standing-holder': aStandingHolder,
  'an-option-nobody-authorised': anOptionNobodyAuthorised,
  'below-the-minimum': belowTheMinimum,
  'commission-beside-half-pay': commissionBesideHalfPay,
  'commission-on-every-winning-bet': commissionOnEveryWinningBet,
  'commission-on-everything-returned': commissionOnEverythingReturned,
  'commission-on-losing-bets': commissionOnLosingBets,
  'commission-rounded-down': commissionRoundedDown,
  'commission-rounded-up': commissionRoundedUp,
  'commission-stated-and-not-taken': commissionStatedAndNotTaken,
  'commission-taken-and-stated-as-none': commissionTakenAndStatedAsNone,
  'differential-exceeded': differentialExceeded,
  'four-per-cent': fourPerCent,
  'half-of-a-lost-banker-stake-returned': halfOfALostBankerStakeReturned,
  'half-of-a-lost-player-stake-returned': halfOfALostPlayerStakeReturned,
  'half-pay-cut-to-whole-units': halfPayCutToWholeUnits,
  'half-pay-on-a-seven': halfPayOnASeven,
  'half-pay-on-a-six-in-commission-mode': halfPayOnASixInCommissionMode,
  'half-pay-on-a-six-of-three-cards-alone': halfPayOnASixOfThreeCardsAlone,
  'half-pay-on-eight-and-nine': halfPayOnEightAndNine,
  'holder-of-a-smaller-stake': holderOfASmallerStake,
  'holding-where-forbidden': holdingWhereForbidden,
  'lost-pair-stake-returned': lostPairStakeReturned,
  'lost-tie-stake-returned': lostTieStakeReturned,
  'no-commission': noCommission,
  'no-multiple-of-the-minimum': noMultipleOfTheMinimum,
  'no-pairs-stated': noPairsStated,
  'over-the-maximum': overTheMaximum,
  'pair-by-points': pairByPoints,
  'pair-of-neighbours': pairOfNeighbours,
  'pair-of-one-colour': pairOfOneColour,
  'pair-of-three-card-hands-alone': pairOfThreeCardHandsAlone,
  'pair-of-two-card-hands-alone': pairOfTwoCardHandsAlone,
  'pair-pays-eleven-for-one': pairPaysElevenForOne,
  'pair-pays-twelve-to-one': pairPaysTwelveToOne,
  'pair-with-the-third-card': pairWithTheThirdCard,
  'pairs-exchanged': pairsExchanged,
  'pairs-of-three-cards-stated-of-two-tens': pairsOfThreeCardsStatedOfTwoTens,
  'player-pays-less-a-commission': playerPaysLessACommission,
  'player-pays-two-to-one': playerPaysTwoToOne,
  'player-stake-not-returned': playerStakeNotReturned,
  'stakes-moved-after-a-tie': stakesMovedAfterATie,
  'stakes-reduced-after-a-tie': stakesReducedAfterATie,
  'stakes-withdrawn-after-a-tie': stakesWithdrawnAfterATie,
  'standing-bettor-in-a-seated-box': standingBettorInASeatedBox,
  'takes-any-bet': takesAnyBet,
  'third-card-looked-at-together': thirdCardLookedAtTogether,
  'tie-pays-eight-for-one': tiePaysEightForOne,
  'tie-pays-nine-to-one': tiePaysNineToOne,
  'tie-pays-one-to-one': tiePaysOneToOne,
  'takes-bets-on-big': takesBetsOnBig,
  'three-to-two-without-commission': threeToTwoWithoutCommission,
}

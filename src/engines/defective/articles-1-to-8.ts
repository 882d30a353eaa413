import { defect as aCardIsDealtTwice } from './a-card-is-dealt-twice'
import { defect as aCardIsPassedOverWithinTheRound } from './a-card-is-passed-over-within-the-round'
import { defect as aCardLeavesTheShoeUnseen } from './a-card-leaves-the-shoe-unseen'
import { defect as aCardShortWhenLoaded } from './a-card-short-when-loaded'
import { defect as aDeckReplacedForASet } from './a-deck-replaced-for-a-set'
import { defect as aDemonstrationAmongTheRounds } from './a-demonstration-among-the-rounds'
import { defect as aNinthDeck } from './a-ninth-deck'
import { defect as aReshuffleEachRound } from './a-reshuffle-each-round'
import { defect as aTotalOfTenOrMoreIsStatedAs0 } from './a-total-of-ten-or-more-is-stated-as-0'
import { defect as aceCountsFourteen } from './ace-counts-fourteen'
import { defect as aceCountsNothing } from './ace-counts-nothing'
import { defect as aceStatedAsEleven } from './ace-stated-as-eleven'
import { defect as bankerIsTurnedFirst } from './banker-is-turned-first'
import { defect as bankerReceivesOneCard } from './banker-receives-one-card'
import { defect as betsOnADemonstration } from './bets-on-a-demonstration'
import { defect as burnByANumberOfItsOwn } from './burn-by-a-number-of-its-own'
import { defect as burnCountsTheShownCard } from './burn-counts-the-shown-card'
import { defect as burnOfAFaceCardCounted0 } from './burn-of-a-face-card-counted-0'
import { defect as burnedBeforeTheCut } from './burned-before-the-cut'
import { defect as burnsACardLessThanDecks } from './burns-a-card-less-than-decks'
import { defect as burnsACardMoreThanDecks } from './burns-a-card-more-than-decks'
import { defect as burnsBeforeThirdCards } from './burns-before-third-cards'
import { defect as burnsFourForThree } from './burns-four-for-three'
import { defect as burnsMoreThanTheHouseDeclares } from './burns-more-than-the-house-declares'
import { defect as burnsNineOfEight } from './burns-nine-of-eight'
import { defect as burnsNoneOfOne } from './burns-none-of-one'
import { defect as burnsOneMoreThanTheShownCard } from './burns-one-more-than-the-shown-card'
import { defect as burnsTwice } from './burns-twice'
import { defect as cardsDrawnWithReplacement } from './cards-drawn-with-replacement'
import { defect as cardsFaceDownFromTheAutomaticShuffler } from './cards-face-down-from-the-automatic-shuffler'
import { defect as cardsNotReturned } from './cards-not-returned'
import { defect as cardsNotShuffledAgain } from './cards-not-shuffled-again'
import { defect as cutByAStranger } from './cut-by-a-stranger'
import { defect as cutByTwoBettors } from './cut-by-two-bettors'
import { defect as cutCardTooLate } from './cut-card-too-late'
import { defect as dealsToTheBankerFirst } from './deals-to-the-banker-first'
import { defect as dealsTwoAndTwo } from './deals-two-and-two'
import { defect as dealsTwoAndTwoToTheBankerFirst } from './deals-two-and-two-to-the-banker-first'
import type { Defect } from './defect'
import { defect as demonstratedAfterTheBurn } from './demonstrated-after-the-burn'
import { defect as exposedCardReplaced } from './exposed-card-replaced'
import { defect as exposedCardReplacedAndTheRoundVoid } from './exposed-card-replaced-and-the-round-void'
import { defect as exposureVoidsTheRound } from './exposure-voids-the-round'
import { defect as fiveDecks } from './five-decks'
import { defect as fourCardsReturned } from './four-cards-returned'
import { defect as fourDemonstrations } from './four-demonstrations'
import { defect as jokersLoaded } from './jokers-loaded'
import { defect as kingsReplacedByAces } from './kings-replaced-by-aces'
import { defect as loadedFaceUp } from './loaded-face-up'
import { defect as lostRoundsLeftOut } from './lost-rounds-left-out'
import { defect as noCutCard } from './no-cut-card'
import { defect as noLayout } from './no-layout'
import { defect as notBurned } from './not-burned'
import { defect as notCut } from './not-cut'
import { defect as notShuffled } from './not-shuffled'
import { defect as oneMoreRoundWhereTheCurrentIsLast } from './one-more-round-where-the-current-is-last'
import { defect as picturesCountTheirRank } from './pictures-count-their-rank'
import { defect as playerReceivesOneCard } from './player-receives-one-card'
import { defect as shoeChangedWithinARound } from './shoe-changed-within-a-round'
import { defect as shuffledAfterTheCut } from './shuffled-after-the-cut'
import { defect as shuffledByAMachine } from './shuffled-by-a-machine'
import { defect as sixCardsReturned } from './six-cards-returned'
import { defect as sixSeats } from './six-seats'
import { defect as statedTotalOfTwoCards } from './stated-total-of-two-cards'
import { defect as statedTotalStopsAtNine } from './stated-total-stops-at-nine'
import { defect as statedTotalsExchanged } from './stated-totals-exchanged'
import { defect as tenCountsOne } from './ten-counts-one'
import { defect as tensOfASumAreKept } from './tens-of-a-sum-are-kept'
import { defect as thirdCardsFaceDownFromTheAutomaticShuffler } from './third-cards-face-down-from-the-automatic-shuffler'
import { defect as thirteenDecks } from './thirteen-decks'
import { defect as threeLayouts } from './three-layouts'
import { defect as twoRoundsAfterTheCutCard } from './two-rounds-after-the-cut-card'

/** Faults of articles 1 to 8, by the name of their file. */
export const articles1To8: Readonly<Record<string, Defect>> = {
  'a-card-is-dealt-twice': aCardIsDealtTwice,
  'a-card-is-passed-over-within-the-round': aCardIsPassedOverWithinTheRound,
  'a-card-leaves-the-shoe-unseen': aCardLeavesTheShoeUnseen,
  'a-card-short-when-loaded': aCardShortWhenLoaded,
  'a-deck-replaced-for-a-set': aDeckReplacedForASet,
  'a-demonstration-among-the-rounds': aDemonstrationAmongTheRounds,
  'a-ninth-deck': aNinthDeck,
  'a-reshuffle-each-round': aReshuffleEachRound,
  'ace-counts-fourteen': aceCountsFourteen,
  'ace-counts-nothing': aceCountsNothing,
  'banker-is-turned-first': bankerIsTurnedFirst,
  'banker-receives-one-card': bankerReceivesOneCard,
  'bets-on-a-demonstration': betsOnADemonstration,
  'burn-by-a-number-of-its-own': burnByANumberOfItsOwn,
  'burn-counts-the-shown-card': burnCountsTheShownCard,
  'burn-of-a-face-card-counted-0': burnOfAFaceCardCounted0,
  'burned-before-the-cut': burnedBeforeTheCut,
  'burns-a-card-less-than-decks': burnsACardLessThanDecks,
  'burns-a-card-more-than-decks': burnsACardMoreThanDecks,
  'burns-before-third-cards': burnsBeforeThirdCards,
  'burns-four-for-three': burnsFourForThree,
  'burns-more-than-the-house-declares': burnsMoreThanTheHouseDeclares,
  'burns-nine-of-eight': burnsNineOfEight,
  'burns-none-of-one': burnsNoneOfOne,
  'burns-twice': burnsTwice,
  'cards-drawn-with-replacement': cardsDrawnWithReplacement,
  'cards-face-down-from-the-automatic-shuffler': cardsFaceDownFromTheAutomaticShuffler,
  'cards-not-returned': cardsNotReturned,
  'cards-not-shuffled-again': cardsNotShuffledAgain,
  'cut-by-a-stranger': cutByAStranger,
  'cut-by-two-bettors': cutByTwoBettors,
  'cut-card-too-late': cutCardTooLate,
  'deals-to-the-banker-first': dealsToTheBankerFirst,
  'deals-two-and-two': dealsTwoAndTwo,
  'deals-two-and-two-to-the-banker-first': dealsTwoAndTwoToTheBankerFirst,
  'demonstrated-after-the-burn': demonstratedAfterTheBurn,
  'exposed-card-replaced': exposedCardReplaced,
  'exposed-card-replaced-and-the-round-void': exposedCardReplacedAndTheRoundVoid,
  'exposure-voids-the-round': exposureVoidsTheRound,
  'five-decks': fiveDecks,
  'four-cards-returned': fourCardsReturned,
  'four-demonstrations': fourDemonstrations,
  'jokers-loaded': jokersLoaded,
  'kings-replaced-by-aces': kingsReplacedByAces,
  'loaded-face-up': loadedFaceUp,
  'lost-rounds-left-out': lostRoundsLeftOut,
  'no-cut-card': noCutCard,
  'no-layout': noLayout,
  'not-burned': notBurned,
  'not-cut': notCut,
  'not-shuffled': notShuffled,
  'one-more-round-where-the-current-is-last': oneMoreRoundWhereTheCurrentIsLast,
  'pictures-count-their-rank': picturesCountTheirRank,
  'player-receives-one-card': playerReceivesOneCard,
  'shoe-changed-within-a-round': shoeChangedWithinARound,
  'shuffled-after-the-cut': shuffledAfterTheCut,
  'shuffled-by-a-machine': shuffledByAMachine,
  'six-cards-returned': sixCardsReturned,
  'six-seats': sixSeats,
  'stated-total-of-two-cards': statedTotalOfTwoCards,
  'stated-total-stops-at-nine': statedTotalStopsAtNine,
  'stated-totals-exchanged': statedTotalsExchanged,
  'ten-counts-one': tenCountsOne,
  'tens-of-a-sum-are-kept': tensOfASumAreKept,
  'third-cards-face-down-from-the-automatic-shuffler': thirdCardsFaceDownFromTheAutomaticShuffler,
  'thirteen-decks': thirteenDecks,
  'three-layouts': threeLayouts,
  'two-rounds-after-the-cut-card': twoRoundsAfterTheCutCard,
  'burns-one-more-than-the-shown-card': burnsOneMoreThanTheShownCard,
  'a-total-of-ten-or-more-is-stated-as-0': aTotalOfTenOrMoreIsStatedAs0,
  'ace-stated-as-eleven': aceStatedAsEleven,
}

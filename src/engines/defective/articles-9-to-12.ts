import { defect as aLeadOfOneIsATie } from './a-lead-of-one-is-a-tie'
import { defect as aNaturalStopsNobody } from './a-natural-stops-nobody'
import { defect as bankerDrawsAFourthCard } from './banker-draws-a-fourth-card'
import { defect as bankerDrawsAgainstANatural } from './banker-draws-against-a-natural'
import { defect as bankerDrawsFirst } from './banker-draws-first'
import { defect as bankerDrawsLikeThePlayer } from './banker-draws-like-the-player'
import { defect as bankerDrawsOn7 } from './banker-draws-on-7'
import { defect as bankerDrawsOnANatural } from './banker-draws-on-a-natural'
import { defect as bankerOn3DrawsAgainst8Alone } from './banker-on-3-draws-against-8-alone'
import { defect as bankerOn4And5StandsWhenThePlayerStood } from './banker-on-4-and-5-stands-when-the-player-stood'
import { defect as bankerStandsWhenThePlayerHasNine } from './banker-stands-when-the-player-has-nine'
import { defect as bankerWinsTies } from './banker-wins-ties'
import { defect as cancelsWhereBetsAreKept } from './cancels-where-bets-are-kept'
import type { Defect } from './defect'
import { defect as fewerCardsWinTies } from './fewer-cards-win-ties'
import { defect as increasesWhereBetsAreKept } from './increases-where-bets-are-kept'
import { defect as keepsWhereBetsAreIncreased } from './keeps-where-bets-are-increased'
import { defect as losingRoundsVoided } from './losing-rounds-voided'
import { defect as lowerTotalWins } from './lower-total-wins'
import { defect as misdealLeftStanding } from './misdeal-left-standing'
import { defect as misdealPlayedOn } from './misdeal-played-on'
import { defect as movesWhereBetsAreKept } from './moves-where-bets-are-kept'
import { defect as natural8BeatsNatural9 } from './natural-8-beats-natural-9'
import { defect as naturalFromThreeCards } from './natural-from-three-cards'
import { defect as naturalsAreNotKnown } from './naturals-are-not-known'
import { defect as outcomeOfTheRoundBefore } from './outcome-of-the-round-before'
import { defect as playerDrawsAFourthCard } from './player-draws-a-fourth-card'
import { defect as playerDrawsAgainstANatural } from './player-draws-against-a-natural'
import { defect as playerDrawsOnANatural } from './player-draws-on-a-natural'
import { defect as playerWinsTies } from './player-wins-ties'
import { defect as rank10ApartFromPictures } from './rank-10-apart-from-pictures'
import { defect as reducesWhereBetsAreKept } from './reduces-where-bets-are-kept'
import { defect as stakesCarriedPastTheShoe } from './stakes-carried-past-the-shoe'
import { defect as standingStakesVanish } from './standing-stakes-vanish'
import { defect as sumsComparedBeforeTheTensAreDropped } from './sums-compared-before-the-tens-are-dropped'
import { defect as thePlayerAloneDrawsOnItsNatural } from './the-player-alone-draws-on-its-natural'
import { defect as thirdCard0ReadAsNone } from './third-card-0-read-as-none'
import { defect as tiePaysBankerStakes } from './tie-pays-banker-stakes'
import { defect as tiePaysPlayerStakes } from './tie-pays-player-stakes'
import { defect as tieReturnsOneOfSeveralStakes } from './tie-returns-one-of-several-stakes'
import { defect as tieTakesBankerStakes } from './tie-takes-banker-stakes'
import { defect as tieTakesPlayerStakes } from './tie-takes-player-stakes'
import { defect as totalReadAsThirdCard } from './total-read-as-third-card'
import { defect as twoCardsBeatThree } from './two-cards-beat-three'
import { defect as twoNinesAreNoNatural } from './two-nines-are-no-natural'
import { defect as twoNinesBeatANine } from './two-nines-beat-a-nine'
import { defect as twoNinesBeatTwoFours } from './two-nines-beat-two-fours'
import { defect as voidRoundKeepsBets } from './void-round-keeps-bets'
import { defect as voidRoundPaysBets } from './void-round-pays-bets'

/** Faults of articles 9 to 12, by the name of their file. */
export const articles9To12: Readonly<Record<string, Defect>> = {
  'a-lead-of-one-is-a-tie': aLeadOfOneIsATie,
  'banker-draws-a-fourth-card': bankerDrawsAFourthCard,
  'banker-draws-against-a-natural': bankerDrawsAgainstANatural,
  'banker-draws-first': bankerDrawsFirst,
  'banker-draws-like-the-player': bankerDrawsLikeThePlayer,
  'banker-draws-on-7': bankerDrawsOn7,
  'banker-draws-on-a-natural': bankerDrawsOnANatural,
  'banker-on-3-draws-against-8-alone': bankerOn3DrawsAgainst8Alone,
  'banker-on-4-and-5-stands-when-the-player-stood': bankerOn4And5StandsWhenThePlayerStood,
  'banker-stands-when-the-player-has-nine': bankerStandsWhenThePlayerHasNine,
  'banker-wins-ties': bankerWinsTies,
  'cancels-where-bets-are-kept': cancelsWhereBetsAreKept,
  'fewer-cards-win-ties': fewerCardsWinTies,
  'increases-where-bets-are-kept': increasesWhereBetsAreKept,
  'keeps-where-bets-are-increased': keepsWhereBetsAreIncreased,
  'losing-rounds-voided': losingRoundsVoided,
  'lower-total-wins': lowerTotalWins,
  'misdeal-left-standing': misdealLeftStanding,
  'misdeal-played-on': misdealPlayedOn,
  'moves-where-bets-are-kept': movesWhereBetsAreKept,
  'natural-8-beats-natural-9': natural8BeatsNatural9,
  'natural-from-three-cards': naturalFromThreeCards,
  'naturals-are-not-known': naturalsAreNotKnown,
  'outcome-of-the-round-before': outcomeOfTheRoundBefore,
  'player-draws-a-fourth-card': playerDrawsAFourthCard,
  'player-draws-against-a-natural': playerDrawsAgainstANatural,
  'player-draws-on-a-natural': playerDrawsOnANatural,
  'player-wins-ties': playerWinsTies,
  'rank-10-apart-from-pictures': rank10ApartFromPictures,
  'reduces-where-bets-are-kept': reducesWhereBetsAreKept,
  'stakes-carried-past-the-shoe': stakesCarriedPastTheShoe,
  'standing-stakes-vanish': standingStakesVanish,
  'sums-compared-before-the-tens-are-dropped': sumsComparedBeforeTheTensAreDropped,
  'the-player-alone-draws-on-its-natural': thePlayerAloneDrawsOnItsNatural,
  'third-card-0-read-as-none': thirdCard0ReadAsNone,
  'tie-pays-banker-stakes': tiePaysBankerStakes,
  'tie-pays-player-stakes': tiePaysPlayerStakes,
  'tie-returns-one-of-several-stakes': tieReturnsOneOfSeveralStakes,
  'tie-takes-banker-stakes': tieTakesBankerStakes,
  'tie-takes-player-stakes': tieTakesPlayerStakes,
  'total-read-as-third-card': totalReadAsThirdCard,
  'two-cards-beat-three': twoCardsBeatThree,
  'two-nines-are-no-natural': twoNinesAreNoNatural,
  'two-nines-beat-a-nine': twoNinesBeatANine,
  'two-nines-beat-two-fours': twoNinesBeatTwoFours,
  'void-round-keeps-bets': voidRoundKeepsBets,
  'void-round-pays-bets': voidRoundPaysBets,
  'a-natural-stops-nobody': aNaturalStopsNobody,
}

import { defect as aLogCutShort } from './a-log-cut-short'
import { defect as aLogThatDoesNotSayIfItIsComplete } from './a-log-that-does-not-say-if-it-is-complete'
import { defect as aLogThatOwnsToGaps } from './a-log-that-owns-to-gaps'
import { defect as aRoundLeftOut } from './a-round-left-out'
import { defect as aRoundWrittenTwice } from './a-round-written-twice'
import { defect as aShoeOpenedAgain } from './a-shoe-opened-again'
import type { Defect } from './defect'
import { defect as roundsMiscounted } from './rounds-miscounted'
import { defect as roundsWithoutId } from './rounds-without-id'
import { defect as twoRoundsExchanged } from './two-rounds-exchanged'

/** Faults of the log itself, by the name of their file. */
export const theLog: Readonly<Record<string, Defect>> = {
  'a-log-cut-short': aLogCutShort,
  'a-log-that-does-not-say-if-it-is-complete': aLogThatDoesNotSayIfItIsComplete,
  'a-log-that-owns-to-gaps': aLogThatOwnsToGaps,
  'a-round-left-out': aRoundLeftOut,
  'a-round-written-twice': aRoundWrittenTwice,
  'a-shoe-opened-again': aShoeOpenedAgain,
  'rounds-miscounted': roundsMiscounted,
  'rounds-without-id': roundsWithoutId,
  'two-rounds-exchanged': twoRoundsExchanged,
}

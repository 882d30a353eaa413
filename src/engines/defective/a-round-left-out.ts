import type { Defect } from './defect'
import { isPlain, rounds } from './parts'

export const defect: Defect = {
  fault: 'A round is left out of the log.',
  finding: 'round-missing',
  by: 'shoes',
  also: {
    '8': 'its cards are missing from the numbering of the shoe',
    'rounds-miscounted': 'the head counts the rounds that were played',
  },
  records: rounds(() => (round) => (round.round?.endsWith('-30') && isPlain(round) ? undefined : round)),
}

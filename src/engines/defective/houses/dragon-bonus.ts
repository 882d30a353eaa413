import { type HandName, handNames, other } from '../../../baccarat/hand'
import type { Result } from '../../reference'
import { because, type Defect, type Family } from '../defect'
import { nothing, paying, settling, stakeBack } from './parts'

/** Faults of the dragon bonus, on either hand. */

/** What a win by so much pays that is no natural. */
const byMargin = [0, 0, 0, 0, 1, 2, 4, 6, 10, 30]
const clauses = ['', '', '', '', 'TZ.DR15', 'TZ.DR14', 'TZ.DR13', 'TZ.DR12', 'TZ.DR11', 'TZ.DR10']

const ofHand = (hand: HandName): Record<string, Defect> => {
  const bet = `${hand}-dragon` as const
  const title = hand === 'player' ? 'Player Dragon' : 'Banker Dragon'
  const lead = ({ totals }: Result) => totals[hand] - totals[other(hand)]
  const wins = (result: Result) => result.outcome === hand
  const isLow = (result: Result) => wins(result) && !result.naturals[hand]
  const faulty = (
    fault: string,
    clause: string,
    engine: Defect['engine'],
    also?: Defect['also'],
  ): Defect => ({ fault, clause, by: 'playbook', rules: 'tianze', engine, also })

  const wrong = [4, 5, 6, 7, 8, 9].flatMap((margin) => {
    const odds = byMargin[margin] as number
    const sums = { 'half-less': odds - 0.5, 'five-more': odds + 5 }
    return Object.entries(sums).map(([name, paid]): [string, Defect] => [
      `${bet}-pays-${name}-for-a-win-by-${margin}`,
      faulty(
        `The ${title} pays ${paid} to 1 for a win by ${margin}.`,
        clauses[margin] as string,
        settling(bet, (r) => isLow(r) && lead(r) === margin, paying(paid)),
        paid > 30 ? { 'TZ.DR2': 'it is more than the bet may pay at most' } : undefined,
      ),
    ])
  })
  const tooSmall = [1, 2, 3].map((margin): [string, Defect] => [
    `${bet}-pays-a-win-by-${margin}`,
    faulty(
      `The ${title} pays 1 to 1 for a win by ${margin}.`,
      'TZ.DR5',
      settling(bet, (r) => isLow(r) && lead(r) === margin, paying(1)),
    ),
  ])
  const ofNaturals = [8, 9].flatMap((total): [string, Defect][] => {
    const isTie = (r: Result) => r.outcome === 'tie' && r.naturals[hand]
    const isNatural = (r: Result) => wins(r) && r.naturals[hand] && r.totals[hand] === total
    return [
      [
        `${bet}-pays-a-natural-${total}-by-its-margin`,
        faulty(
          `The ${title} pays a natural ${total} by its margin, up to ${byMargin[total]} to 1.`,
          'TZ.DR4',
          settling(bet, isNatural, (stake, _, r) => stake + Math.max(1, byMargin[lead(r)] as number) * stake),
        ),
      ],
      [
        `${bet}-loses-on-a-natural-${total}-by-three-or-less`,
        faulty(
          `The ${title} loses where a natural ${total} wins by three or less.`,
          'TZ.DR4',
          settling(bet, (r) => isNatural(r) && lead(r) <= 3, nothing),
        ),
      ],
      [
        `${bet}-loses-on-a-tie-of-natural-${total}s`,
        faulty(
          `The ${title} loses where two naturals of ${total} tie.`,
          'TZ.DR6',
          settling(bet, (r) => isTie(r) && r.totals[hand] === total, nothing),
        ),
      ],
      [
        `${bet}-pays-a-tie-of-natural-${total}s`,
        faulty(
          `The ${title} pays 1 to 1 where two naturals of ${total} tie.`,
          'TZ.DR6',
          settling(bet, (r) => isTie(r) && r.totals[hand] === total, paying(1)),
        ),
      ],
    ]
  })
  return {
    ...Object.fromEntries([...wrong, ...tooSmall, ...ofNaturals]),
    [`${bet}-paid-on-a-loss`]: faulty(
      `The ${title} pays 40 to 1 where its hand loses.`,
      'TZ.DR5',
      settling(bet, (r) => r.outcome === other(hand), paying(40)),
    ),
    [`${bet}-pays-31`]: faulty(
      `The ${title} pays 31 to 1 for a win by nine.`,
      'TZ.DR2',
      settling(bet, (r) => isLow(r) && lead(r) === 9, paying(31)),
      { 'TZ.DR10': 'a win by nine pays 30 to 1' },
    ),
    [`${bet}-returned-on-any-tie`]: faulty(
      `The ${title} gives the stake back on any tie.`,
      'TZ.DR5',
      settling(bet, (r) => r.outcome === 'tie', stakeBack),
    ),
    [`${bet}-takes-three-cards-of-nine-for-a-natural`]: faulty(
      `The ${title} pays 1 to 1 for three cards that make nine, as for a natural.`,
      'TZ.DR10',
      settling(bet, (r) => isLow(r) && lead(r) > 4 && r.totals[hand] === 9, paying(1)),
      because('the margin of three cards that make nine is not paid', ...clauses.slice(5)),
    ),
  }
}

export const family: Family = Object.assign({}, ...handNames.map(ofHand))

/** Bets of the houses' own, beside those of article 13, that the sources give a rate. */
export const sideBetKinds = [
  'big',
  'small',
  'player-odd',
  'player-even',
  'banker-odd',
  'banker-even',
  'player-dragon',
  'banker-dragon',
  'super-six',
  'lucky-six',
  'player-lucky-six',
] as const

/** The canonical kinds of bet; a vendor's own bets are `other:NAME`. */
export const betKinds = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  ...sideBetKinds,
] as const
export type BetKind = (typeof betKinds)[number] | `other:${string}`

export { createEngine, type Engine, reference } from './engine'
export type { Options } from './options'
export { deal, play, type StackedBet, type StackedTerms } from './play'
export { type SideBet, sideBetKinds } from './side-bets'

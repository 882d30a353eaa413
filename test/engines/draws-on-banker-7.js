const { parseCard } = require('../../dist/src/baccarat/card')
const { createEngine, deal, reference } = require('../../dist/src/engines/reference')
const { say, serve } = require('./support')
const engine = createEngine({
  bankerDraws: (player, banker) =>
    reference.bankerDraws(player, banker) ||
    (reference.total(banker) === 7 && !reference.isNatural(player) && banker.length === 2),
})
serve({ onDeal: ({ seq, stack, bets }) => say({ seq, round: deal(stack.map(parseCard), bets, engine) }) })

const { say, serve } = require('./support')
serve({
  onDeal: (_, { seq, round: { player, banker, outcome } }) =>
    say({ seq, round: { id: 'same', result: { p: player, b: banker, winner: outcome[0].toUpperCase() } } }),
})

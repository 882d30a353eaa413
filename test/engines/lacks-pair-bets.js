const { say, serve } = require('./support')
serve({
  onDeal: ({ seq, bets }, answer) =>
    say(
      bets.some(({ bet }) => bet.endsWith('-pair'))
        ? { seq, unsupported: { capability: 'bet:player-pair' } }
        : answer,
    ),
})

// Pays a Player bet according to how many rounds it has dealt: no round of it can be repeated.
const { say, serve } = require('./support')
let dealt = 0
serve({
  onDeal: (_, answer) => {
    dealt++
    for (const bet of answer.round.bets) if (bet.returned !== '0') bet.returned = String(dealt)
    say(answer)
  },
})

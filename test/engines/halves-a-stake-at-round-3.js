const { roundOf, say, serveBut } = require('./support')
serveBut(3, (question, { seq }) => {
  const [first, ...bets] = question.bets
  say({ seq, round: roundOf({ ...question, bets: [{ ...first, stake: '7.50' }, ...bets] }) })
})

const { say, serveBut } = require('./support')
serveBut(3, (_, { seq, round }) => say({ seq, round: { ...round, bets: round.bets.slice(1) } }))

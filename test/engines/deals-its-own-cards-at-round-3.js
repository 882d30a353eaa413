const { roundOf, say, serveBut } = require('./support')
serveBut(3, (question, { seq }) =>
  say({ seq, round: roundOf({ ...question, stack: ['KS', 'KH', '9D', '2C', 'AS', 'AH'] }) }),
)

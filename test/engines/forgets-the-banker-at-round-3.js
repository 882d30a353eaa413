const { say, serveBut } = require('./support')
serveBut(3, (_, { seq, round: { banker, ...round } }) => say({ seq, round }))

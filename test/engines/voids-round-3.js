const { say, serveBut } = require('./support')
serveBut(3, (_, { seq, round }) => say({ seq, round: { ...round, status: 'void' } }))

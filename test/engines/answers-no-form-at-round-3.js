const { say, serveBut } = require('./support')
serveBut(3, ({ seq }) => say({ seq, result: {} }))

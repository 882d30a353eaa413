const { say, serveBut } = require('./support')
serveBut(3, ({ seq }) => say({ seq, rejected: { code: 'E17', message: 'table closed' } }))

const { say, serveBut } = require('./support')
serveBut(3, (_, answer) => say({ ...answer, padding: 'x'.repeat(2 ** 20) }))

const { say, serveBut } = require('./support')
serveBut(3, (_, answer) => say({ ...answer, seq: 33 }))

const { say, serveBut } = require('./support')
serveBut(3, (_, answer) => setTimeout(say, Number(process.argv[2]), answer))

const { say, serve } = require('./support')
serve({ onDeal: (_, answer) => say(answer), onBye: () => {} })
setInterval(() => {}, 1000)
process.on('SIGTERM', () => {})

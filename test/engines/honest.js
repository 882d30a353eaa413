const { say, serve } = require('./support')
serve({ onDeal: (_, answer) => say(answer) })

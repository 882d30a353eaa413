const { say, serve } = require('./support')
serve({ onDeal: (_, answer) => setTimeout(say, 200, answer) })

const { serve, welcome } = require('./support')
serve({ onHello: () => process.stderr.write(`${JSON.stringify(welcome)}\n`), onDeal: () => {} })

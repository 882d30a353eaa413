require('./support').serve({ onDeal: () => process.exit(1) })

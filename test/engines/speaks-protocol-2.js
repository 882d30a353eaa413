const { say, serve, welcome } = require('./support')
serve({ onHello: () => say({ ...welcome, protocol: 2 }), onDeal: () => {} })

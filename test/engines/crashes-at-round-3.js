require('./support').serveBut(3, () => process.exit(3))

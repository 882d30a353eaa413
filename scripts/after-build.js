// What tsc leaves undone: the command must be executable from a checkout too, and the features' plan is made once.
const fs = require('node:fs')
const path = require('node:path')
const { planAhead } = require('../dist/src/judge/plan')

fs.chmodSync(path.join(__dirname, '../dist/src/cli/main.js'), 0o755)
planAhead().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})

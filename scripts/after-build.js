// tsc copies no JSON and sets no mode: the command must be executable from a checkout too.
const fs = require('node:fs')
const path = require('node:path')
const main = path.join(__dirname, '../dist/src/cli/main.js')
if (fs.existsSync(main)) fs.chmodSync(main, 0o755)

// Proves the harness: every defective engine is caught by its own clause, and lawful houses by none.
const fs = require('node:fs')
const path = require('node:path')
const main = path.join(__dirname, '../dist/src/proof/main.js')

if (!fs.existsSync(main)) {
  console.error('dist/ is missing: run npm run build')
  process.exit(2)
}
require(main)
  .main(process.argv.slice(2))
  .then(
    (code) => {
      process.exitCode = code
    },
    (error) => {
      console.error(error)
      process.exitCode = 70
    },
  )

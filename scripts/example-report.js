// Makes the sample report in reports/example from a log of examples/; with --check, fails where it is stale.
const { spawnSync } = require('node:child_process')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const root = path.join(__dirname, '..')
const check = process.argv.includes('--check')

const out = check
  ? fs.mkdtempSync(path.join(os.tmpdir(), 'baccarat-example-'))
  : path.join(root, 'reports/example')
// From the package's folder, so that the replay commands name no folder of a machine.
const log = 'examples/logs/engine-05.ndjson'
const adapter = 'examples/adapters/engine-05.json'
const args = ['judge', log, '--adapter', adapter, '--subject', 'sample@1.0', '--no-commit', '--out', out]
const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'dist/src/cli/main.js'), ...args], {
  cwd: root,
})
if (status !== 1)
  throw new Error(`the sample log is non-conformant, but judging it gave exit ${status}: ${stderr}`)
const stale = []
for (const file of check ? fs.readdirSync(out) : [])
  if (
    !fs.readFileSync(path.join(out, file)).equals(fs.readFileSync(path.join(root, 'reports/example', file)))
  )
    stale.push(file)
if (check) fs.rmSync(out, { recursive: true, force: true })
for (const file of stale) console.error(`reports/example/${file} is stale: run npm run generate`)
process.exitCode = stale.length ? 1 : 0

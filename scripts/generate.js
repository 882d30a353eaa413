// Makes every generated file that is committed; with --check, fails where one is stale.
const fs = require('node:fs')
const path = require('node:path')
const root = path.join(__dirname, '..')
const check = process.argv.includes('--check')

/** schema → TypeScript types, in the room that owns the record. */
const types = {
  'schemas/round-log.schema.json': 'src/log/round-log.generated.ts',
  'schemas/adapter.schema.json': 'src/adapters/adapter.generated.ts',
  'schemas/house-rules.schema.json': 'src/rulebook/house-rules.generated.ts',
  'schemas/rule-set.schema.json': 'src/rulebook/rule-set.generated.ts',
  'schemas/clauses.schema.json': 'src/rulebook/clauses.generated.ts',
  'schemas/attestations.schema.json': 'src/rulebook/attestations.generated.ts',
  'schemas/waivers.schema.json': 'src/rulebook/waivers.generated.ts',
  'schemas/verdicts.schema.json': 'src/judge/verdicts.generated.ts',
  'schemas/playbook.schema.json': 'src/playbook/playbook.generated.ts',
  'schemas/engine-protocol.schema.json': 'src/engines/driving/protocol.generated.ts',
}

async function main() {
  const { compileFromFile } = await import('json-schema-to-typescript')
  const files = new Map()
  for (const [schema, out] of Object.entries(types)) {
    if (!fs.existsSync(path.join(root, schema))) continue
    const text = await compileFromFile(path.join(root, schema), {
      bannerComment: `// Generated from ${schema} by "npm run generate". Do not edit.`,
      additionalProperties: false,
      strictIndexSignatures: true,
      ignoreMinAndMaxItems: true,
      cwd: path.join(root, 'schemas'),
      style: { semi: false, singleQuote: true, printWidth: 110 },
    })
    files.set(out, text)
  }
  let stale = 0
  for (const [file, text] of files) {
    const full = path.join(root, file)
    const now = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : ''
    if (now === text) continue
    if (check) {
      stale++
      console.error(`${file} is stale: run npm run generate`)
    } else {
      fs.mkdirSync(path.dirname(full), { recursive: true })
      fs.writeFileSync(full, text)
      console.log(`wrote ${file}`)
    }
  }
  process.exitCode = stale ? 1 : 0
}
main()

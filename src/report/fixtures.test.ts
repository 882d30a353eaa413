import fs from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import type { Verdicts } from '../judge/verdicts.generated'
import { inPackage } from '../root'
import { renderSummary } from './terminal'
import { reportFiles } from './write'

const golden = path.join(__dirname, 'golden')
const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(golden, `${name}.verdicts.json`), 'utf8')) as Verdicts
const schema = JSON.parse(fs.readFileSync(inPackage('schemas', 'verdicts.schema.json'), 'utf8')) as object
const valid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)

describe.each(['conformant', 'non-conformant', 'incomplete'])('the reports of %s verdicts', (name) => {
  const verdicts = read(name)

  it('are made of verdicts that their schema admits', () => {
    valid(verdicts)
    expect(valid.errors).toBeNull()
  })

  // .txt: a formatter that knows Markdown or HTML would rewrite what is compared byte for byte.
  it.each(['report.md', 'report.html', 'junit.xml'])('%s is as it was', async (file) => {
    await expect(reportFiles(verdicts)[file]).toMatchFileSnapshot(`golden/${name}.${file}.txt`)
  })

  it('the summary is as it was', async () => {
    const summary = renderSummary(verdicts, { colour: false, width: 100, reports: 'reports/run' })
    await expect(summary).toMatchFileSnapshot(`golden/${name}.summary.txt`)
  })

  it('verdicts.json says the same again', () => {
    expect(JSON.parse(reportFiles(verdicts)['verdicts.json'] ?? '')).toEqual(verdicts)
  })
})

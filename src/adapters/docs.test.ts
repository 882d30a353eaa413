import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inPackage } from '../root'
import { type Adapter, compileAdapter, loadAdapter } from './adapter'
import { cardNotations } from './cards'

const text = fs.readFileSync(inPackage('docs', 'adapters.md'), 'utf8')
const blocks = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map((m) => m[1] as string)

/** The options that the examples show, one each, without their comments. */
const options = blocks('jsonc')
  .flatMap((block) => block.replace(/ *\/\/ .*$/gm, '').split(/\n(?=["{])/))
  .map((option) => option.trim())
  .filter((option) => option !== '' && !option.includes('…') && !/^\{"(id|type)"/.test(option))

/** The smallest adapter with an option in its place. */
const around = (option: string): string => {
  const bets = (source: string) => `"player": "p", "banker": "b", "bets": [${source}]`
  const round = (fields: string, top = '') => `{ "name": "doc", ${top} "round": { ${fields} } }`
  if (option.startsWith('{')) return round(bets(option))
  if (/^"(stake|returned)"/.test(option)) return round(bets(`{ "bet": "k", ${option} }`))
  if (option.startsWith('"player"')) return round(`${option}, "banker": "b"`)
  if (/^"(round|time|status|reason|playerTotal|outcome|pairs|dealingOrder)"/.test(option))
    return round(`"player": "p", "banker": "b", ${option}`)
  return round('"player": "p", "banker": "b"', `${option},`)
}

describe('docs/adapters.md', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adapter-'))
  const file = path.join(folder, 'doc.json')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it('shows a first adapter that maps as it says', () => {
    const [example = ''] = blocks('json')
    const [line, record] = blocks('jsonc').map((block): unknown =>
      JSON.parse(block.startsWith('{"') ? block : '0'),
    )
    expect(compileAdapter(JSON.parse(example) as Adapter).map(line)).toEqual([record])
  })

  it('shows more than fifty options', () => expect(options.length).toBeGreaterThan(50))

  it.each(options)('shows an option that exists: %s', (option) => {
    fs.writeFileSync(file, around(option))
    expect(() => loadAdapter(file)).not.toThrow()
  })

  it('names every shipped adapter and every notation', () => {
    for (const name of [...fs.readdirSync(inPackage('examples', 'adapters')), ...cardNotations])
      if (!/^engine-(0[2-9]|1[01])\./.test(name)) expect(text).toContain(`\`${name.replace('.json', '')}\``)
  })
})

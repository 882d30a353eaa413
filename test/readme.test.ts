import fs from 'node:fs'
import { expect, test } from 'vitest'
import { inPackage } from '../src/root'
import { folder, run } from './support/command'

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

test("the README's excerpt of a report is what the command prints for the sample log", async () => {
  const readme = fs.readFileSync(inPackage('README.md'), 'utf8')
  const [, excerpt = ''] = /begins like this:\n\n((?: {4}.*\n)+)/.exec(readme) ?? []
  const { code, stdout } = await run([
    'judge',
    inPackage('examples', 'logs', 'engine-05.ndjson'),
    '--adapter',
    inPackage('examples', 'adapters', 'engine-05.json'),
    '--out',
    folder('readme'),
  ])
  expect(code).toBe(1)
  const passages = excerpt.split('…\n').map(words)
  expect(passages.length).toBeGreaterThan(2)
  for (const passage of passages) expect(words(stdout)).toContain(passage)
})

import fs from 'node:fs'
import path from 'node:path'

const find = (from: string): string => {
  if (fs.existsSync(path.join(from, 'features')) && fs.existsSync(path.join(from, 'package.json')))
    return from
  const up = path.dirname(from)
  if (up === from) throw new Error('the package folder with features/ and package.json was not found')
  return find(up)
}

/** The package's own folder, from sources, from dist and from under node_modules alike. */
export const root = find(__dirname)

export const inPackage = (...parts: string[]): string => path.join(root, ...parts)

/** name and version of this package. */
export const harness = JSON.parse(fs.readFileSync(inPackage('package.json'), 'utf8')) as {
  name: string
  version: string
}

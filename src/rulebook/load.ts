import { FileError, loadFile } from '../schemas'
import type { HouseRulesFile } from './house-rules.generated'
import { faultOfReading } from './settings'

/** Reads a house-rules file. Throws FileError: file, field and what is wrong, in one sentence. */
export const loadHouseRules = (file: string): HouseRulesFile => {
  const house = loadFile<HouseRulesFile>(file, 'house-rules.schema.json')
  for (const [i, d] of house.settings.entries()) {
    const fault = faultOfReading(d.setting, d.reading)
    if (fault) throw new FileError(`${file}: settings[${i}] ${fault}`)
    const twin = house.settings.slice(0, i).find((o) => o.setting === d.setting && overlap(o, d))
    if (twin)
      throw new FileError(`${file}: settings[${i}] declares ${d.setting} twice for the same table and time`)
  }
  return house
}

type Declared = HouseRulesFile['settings'][number]

const overlap = (a: Declared, b: Declared): boolean => {
  const tables = !a.tables || !b.tables || a.tables.some((t) => b.tables?.includes(t))
  const start = (d: Declared) => (d.from ? Date.parse(d.from) : Number.NEGATIVE_INFINITY)
  const end = (d: Declared) => (d.to ? Date.parse(d.to) : Number.POSITIVE_INFINITY)
  return tables && start(a) < end(b) && start(b) < end(a)
}

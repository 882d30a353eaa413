import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { FileError, loadFile } from '../schemas'
import { instantOf } from '../time'
import type { AttestationsFile } from './attestations.generated'
import type { HouseRulesFile } from './house-rules.generated'
import { clausesOf, type RuleSet } from './register'
import { faultOfReading } from './settings'
import type { WaiversFile } from './waivers.generated'

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
  const start = (d: Declared) => (d.from ? (instantOf(d.from) as number) : Number.NEGATIVE_INFINITY)
  const end = (d: Declared) => (d.to ? (instantOf(d.to) as number) : Number.POSITIVE_INFINITY)
  return tables && start(a) < end(b) && start(b) < end(a)
}

/** A digest or a signature that does not verify: neither a fault of use nor a verdict. */
export class UnverifiedError extends Error {
  override name = 'UnverifiedError'
}

/**
 * Reads an attestations file. Throws FileError where it attests what no person need attest, UnverifiedError where a
 * document is not the one whose digest it gives.
 */
export const loadAttestations = (file: string, rules: RuleSet): AttestationsFile => {
  const attestations = loadFile<AttestationsFile>(file, 'attestations.schema.json')
  const clauses = clausesOf(rules)
  for (const [i, { clause, evidence }] of attestations.entries.entries()) {
    const entry = clauses.find((c) => c.id === clause)
    if (!entry) throw new FileError(`${file}: entries[${i}].clause ${clause} is no clause of ${rules.name}`)
    if (!entry.attestable)
      throw new FileError(
        `${file}: entries[${i}].clause ${clause} is judged by the log, and cannot be attested`,
      )
    if (attestations.entries.findIndex((e) => e.clause === clause) < i)
      throw new FileError(`${file}: entries[${i}].clause ${clause} is attested twice`)
    if (evidence.file === undefined) continue
    const document = path.join(path.dirname(file), evidence.file)
    if (!fs.existsSync(document))
      throw new FileError(`${file}: entries[${i}].evidence.file ${evidence.file} is missing`)
    const digest = createHash('sha256').update(fs.readFileSync(document)).digest('hex')
    if (digest !== evidence.sha256)
      throw new UnverifiedError(`${file}: entries[${i}].evidence.sha256 is not that of ${evidence.file}`)
  }
  return attestations
}

/** Reads a waivers file. Throws FileError. */
export const loadWaivers = (file: string, rules: RuleSet): WaiversFile => {
  const waivers = loadFile<WaiversFile>(file, 'waivers.schema.json')
  for (const [i, { clause }] of waivers.entries.entries()) {
    if (!clausesOf(rules).some((c) => c.id === clause))
      throw new FileError(`${file}: entries[${i}].clause ${clause} is no clause of ${rules.name}`)
    if (waivers.entries.findIndex((e) => e.clause === clause) < i)
      throw new FileError(`${file}: entries[${i}].clause ${clause} is waived twice`)
  }
  return waivers
}

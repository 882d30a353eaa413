import fs from 'node:fs'
import { defects, families } from '../engines/defective'
import { inPackage } from '../root'
import { Bench } from './bench'
import { houses } from './houses'
import { Judging } from './judging'
import { mutate } from './mutants'
import { isMutantsOf, renderMutants, splitReport } from './mutants-report'
import { type Proof, prove } from './prove'
import { renderProof } from './report'

const report = inPackage('reports', 'proof.md')

/** Proves the harness and writes the report, or with `--check` compares it. Returns the exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  const judging = new Judging()
  let bench: Bench | undefined
  try {
    const opened = await Bench.open()
    bench = opened
    const proof = await prove(
      { judge: (_, index) => judging.judge(index), checks: () => opened.checks() },
      { defects, families, houses },
    )
    const committed = splitReport(fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '')
    const mutants = args.includes('--mutants') ? await mutantsOf(opened, proof) : committed.mutants
    const faults = [...proof.faults]
    if (!isMutantsOf(mutants, proof.checks))
      faults.push('the mutants are of another plan: run npm run proof -- --mutants')
    faults.push(...faultsIn(mutants))
    const text = renderProof(proof) + mutants
    const stale = args.includes('--check') && text !== committed.proof + committed.mutants
    if (stale) faults.push('reports/proof.md is stale: run npm run proof')
    if (!args.includes('--check')) fs.writeFileSync(report, text)
    for (const fault of faults) console.error(fault)
    console.log(`${proof.caught.length} defective engines, ${faults.length} faults of the proof`)
    return faults.length ? 1 : 0
  } finally {
    judging.close()
    bench?.close()
  }
}

const mutantsOf = async (bench: Bench, proof: Proof): Promise<string> =>
  renderMutants(await mutate(bench, houses, proof), proof.checks)

/** Survivors without a reason, and reasons without a survivor, as the report lists them. */
const faultsIn = (mutants: string): string[] =>
  mutants.split('\n').flatMap((line) => (line.startsWith('- **') ? [line.slice(2).replaceAll('**', '')] : []))

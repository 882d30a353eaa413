import fs from 'node:fs'
import { defects, families } from '../engines/defective'
import { inPackage } from '../root'
import { Bench } from './bench'
import { houses } from './houses'
import { prove } from './prove'
import { renderProof } from './report'

const report = inPackage('reports', 'proof.md')

/** Proves the harness and writes the report, or with `--check` compares it. Returns the exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  const bench = await Bench.open(['macau', 'sjm'])
  try {
    const proof = await prove(bench, { defects, families, houses })
    for (const fault of proof.faults) console.error(fault)
    const text = renderProof(proof)
    const committed = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : ''
    const stale = args.includes('--check') && text !== committed
    if (stale) console.error('reports/proof.md is stale: run npm run proof')
    if (!args.includes('--check')) fs.writeFileSync(report, text)
    console.log(`${proof.caught.length} defective engines, ${proof.faults.length} faults of the proof`)
    return proof.faults.length || stale ? 1 : 0
  } finally {
    bench.close()
  }
}

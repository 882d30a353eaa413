import type { Waiver, WaiversFile } from '../rulebook/waivers.generated'
import type { Check } from './check'
import { sha256Of } from './digest'
import type { CheckVerdict, WaiverOutcome } from './verdicts.generated'

/**
 * What stands for a violation in a waiver: the scenario, its row, the duty, and the case in which it was not kept. A
 * new case of the same fault has another, so that no waiver grows by itself.
 */
export const fingerprintsOf = (check: Check, violated: Readonly<Record<string, number>>): string[] =>
  Object.keys(violated)
    .map((cell) =>
      sha256Of(
        JSON.stringify([check.clause, check.scenario, check.values, check.duty.text, Number(cell)]),
      ).slice(0, 16),
    )
    .sort()

/** Waivers against what was found. Each that does not fit is an outcome of its own: nothing is waived in silence. */
export class Waiving {
  private readonly found = new Map<string, string[]>()

  constructor(
    private readonly file: WaiversFile | undefined,
    private readonly builds: readonly string[],
    private readonly today: string,
  ) {}

  /** The waiver that covers every violation of a clause, in words; undefined where none does. */
  of(clause: string, checks: readonly CheckVerdict[]): string | undefined {
    this.found.set(clause, [...new Set(checks.flatMap((c) => c.fingerprints))])
    const waiver = this.file?.entries.find((w) => w.clause === clause)
    if (!waiver || this.outcome(waiver) !== 'applied') return undefined
    return `waived until ${waiver.expires} by ${waiver.approver}: ${waiver.reason}`
  }

  outcomes(): WaiverOutcome[] {
    return (this.file?.entries ?? []).map((w) => {
      const { clause, build, reason, approver, expires } = w
      return { clause, build, reason, approver, expires, outcome: this.outcome(w) }
    })
  }

  private outcome(w: Waiver): WaiverOutcome['outcome'] {
    const found = this.found.get(w.clause) ?? []
    if (w.expires < this.today) return 'expired'
    if (!this.builds.includes(w.build)) return 'other-build'
    if (!found.some((f) => w.fingerprints.includes(f))) return 'unneeded'
    return found.every((f) => w.fingerprints.includes(f)) ? 'applied' : 'insufficient'
  }
}

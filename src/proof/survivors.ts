/** A mutant that no engine tells from the plan, and why that is no gap. */
export interface Survivor {
  clause: string
  /** Part of the check's name; absent: any of the clause. */
  scenario?: string
  change: string | RegExp
  reason: string
}

export const survivors: readonly Survivor[] = []

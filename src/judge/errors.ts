/** A defect of this harness: never a vendor's fault, never a pass. */
export class HarnessError extends Error {
  override name = 'HarnessError'
}

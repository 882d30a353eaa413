// Generated from schemas/attestations.schema.json by "npm run generate". Do not edit.

/**
 * What a person answers for because no log can show it. The report says attested, never pass; log evidence to the contrary makes the clause fail all the same.
 */
export interface AttestationsFile {
  /**
   * A name for these attestations.
   */
  attestations: string
  entries: Attestation[]
}
export interface Attestation {
  /**
   * A clause that the register marks as attestable.
   */
  clause: string
  /**
   * What was seen to be so.
   */
  statement: string
  /**
   * Who attests it: a role or a person.
   */
  attestedBy: string
  /**
   * The day it was seen.
   */
  at: string
  evidence: AttestedEvidence
}
/**
 * A document or photograph. Where file is given, it lies beside the attestations and its digest is verified.
 */
export interface AttestedEvidence {
  name: string
  sha256: string
  /**
   * Path from the folder of the attestations file.
   */
  file?: string
}

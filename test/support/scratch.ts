import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    scratch: string
  }
}

/** One folder for all that the tests of the command write; it goes when the run ends. */
export default (project: TestProject) => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'baccarat-compliance-'))
  project.provide('scratch', scratch)
  return () => fs.rmSync(scratch, { recursive: true, force: true })
}

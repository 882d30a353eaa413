import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** Starts a module of this room in a thread, compiled or through ts-node like the caller. */
export const startThread = (name: string, workerData: unknown): Worker => {
  const extension = path.extname(__filename)
  return new Worker(path.join(__dirname, name + extension), {
    workerData,
    // A thread does not inherit what was registered in code.
    execArgv: extension === '.ts' ? ['-r', 'ts-node/register/transpile-only'] : [],
  })
}

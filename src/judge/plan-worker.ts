import { parentPort, workerData } from 'node:worker_threads'
import { makePlan } from './plan'

/** Plans in a thread of its own, for a process in which Cucumber runs already. */
makePlan(workerData as string[]).then(
  (checks) => parentPort?.postMessage({ checks }),
  (error: Error) => parentPort?.postMessage({ error: error.message }),
)

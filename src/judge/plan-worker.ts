import { parentPort, workerData } from 'node:worker_threads'
import { makePlan, type PlannedFeatures } from './plan'

/** Plans in a thread of its own, for a process in which Cucumber runs already. */
makePlan(workerData as PlannedFeatures[]).then(
  (checks) => parentPort?.postMessage({ checks }),
  (error: Error) => parentPort?.postMessage({ error: error.message }),
)

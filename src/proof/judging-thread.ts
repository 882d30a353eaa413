import { parentPort } from 'node:worker_threads'
import { defects, families } from '../engines/defective'
import { Bench } from './bench'
import type { Exhibit } from './exhibit'
import { houses } from './houses'
import { exhibitsOf } from './prove'

// Judges exhibits by their place in the list, which is the same in every thread: engines cannot be sent to one.

const exhibits = exhibitsOf({ defects, families, houses }).map(({ exhibit }) => exhibit)
const opened = Bench.open()

parentPort?.on('message', async (index: number | 'close') => {
  const bench = await opened
  if (index !== 'close') return parentPort?.postMessage(await bench.judge(exhibits[index] as Exhibit))
  bench.close()
  parentPort?.close()
})

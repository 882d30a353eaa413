import { parentPort, workerData } from 'node:worker_threads'
import type { Change } from '../log/context'
import type { Block } from '../log/framing'
import { type Decoded, Lane, type LaneSetup } from './lane'

/** What the coordinator asks of a thread; each call is answered by its number. */
export type Call =
  | { call: number; decode: number; block: Block | undefined }
  | { call: number; judge: number; before: Change[] }
  | { call: number; finish: true }

const buffersOf = ({ steps }: Decoded) => [steps.tape.numbers.buffer]

const port = parentPort
if (port) {
  const lane = new Lane(workerData as LaneSetup)
  port.on('message', (message: Call) => {
    try {
      const answer =
        'decode' in message
          ? lane.decode(message.decode, message.block)
          : 'judge' in message
            ? lane.judge(message.judge, message.before)
            : lane.finish()
      port.postMessage(
        { call: message.call, answer },
        'decode' in message ? buffersOf(answer as Decoded) : [],
      )
    } catch (error) {
      const { message: text, stack } = error as Error
      port.postMessage({ call: message.call, error: text, stack })
    }
  })
}

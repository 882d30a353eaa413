import { parentPort, workerData } from 'node:worker_threads'
import type { Scouted } from '../log/decode'
import type { Block } from '../log/framing'
import { type Before, Lane, type LaneSetup } from './lane'

/** What the coordinator asks of a thread; each call is answered by its number. */
export type Call =
  | { call: number; scout: number; block: Block | undefined }
  | { call: number; judge: number; before: Before; scouted: Scouted | undefined }
  | { call: number; finish: true }

/** What a thread answers: what came of a call, or why it failed. */
export type Answer = { call: number; answer: unknown } | { call: number; error: string; stack: string }

const port = parentPort
if (port) {
  const lane = new Lane(workerData as LaneSetup)
  const answerTo = (message: Call): Answer => {
    const { call } = message
    try {
      if ('scout' in message) return { call, answer: lane.scout(message.scout, message.block) }
      if ('judge' in message)
        return { call, answer: lane.judge(message.judge, message.before, message.scouted) }
      return { call, answer: lane.finish() }
    } catch (error) {
      const { message: text, stack } = error as Error
      return { call, error: text, stack: stack ?? text }
    }
  }
  port.on('message', (call: Call) => port.postMessage(answerTo(call)))
}

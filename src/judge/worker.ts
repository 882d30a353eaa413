import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Change } from '../log/context'
import type { Block } from '../log/framing'
import { Lane, type LaneSetup } from './lane'

/** What the coordinator asks of a thread; each call is answered by its number. */
export type Call =
  | { call: number; scout: number; block: Block | undefined }
  | { call: number; judge: number; before: Change[] }
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
      if ('judge' in message) return { call, answer: lane.judge(message.judge, message.before) }
      return { call, answer: lane.finish() }
    } catch (error) {
      const { message: text, stack } = error as Error
      return { call, error: text, stack: stack ?? text }
    }
  }
  port.on('message', (first: Call) => {
    let answers: Answer[] = []
    const send = () => {
      if (answers.length) port.postMessage(answers)
      answers = []
    }
    // To wake the coordinator costs as much as to judge several rounds: it is done once a block.
    for (
      let next: { message: Call } | undefined = { message: first };
      next;
      next = receiveMessageOnPort(port)
    ) {
      answers.push(answerTo(next.message))
      if ('judge' in next.message) send()
    }
    send()
  })
}

import { setImmediate } from 'node:timers/promises'
import type { Change } from '../log/context'
import type { Scouted } from '../log/decode'
import type { Block } from '../log/framing'
import { HarnessError } from './errors'
import { type Before, Lane, type LaneSetup, type Summary } from './lane'
import type { Tally } from './tally'
import { startThread } from './threads'
import type { Answer, Call } from './worker'

/** A lane as the coordinator drives it, in this thread or another. */
export interface LaneHandle {
  /** It is in the coordinator's own thread. */
  readonly here: boolean
  scout(k: number, block: Block | undefined): Promise<Change[]>
  judge(k: number, before: Before, scouted: Scouted | undefined): Promise<Summary>
  finish(): Promise<Tally>
  stop(): Promise<void>
}

/** A lane in this thread. Between two blocks it lets the coordinator, whom it keeps from all else, do its part. */
export const laneHere = (setup: LaneSetup): LaneHandle => {
  const lane = new Lane(setup)
  return {
    here: true,
    scout: async (k, block) => lane.scout(k, block),
    judge: async (k, before, scouted) => {
      await setImmediate()
      return lane.judge(k, before, scouted)
    },
    finish: async () => lane.finish(),
    stop: async () => {},
  }
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'call'> : never

/** A lane in a thread of its own. */
export const laneInThread = (setup: LaneSetup): LaneHandle => {
  const worker = startThread('worker', setup)
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let calls = 0
  let dead: Error | undefined
  const failAll = (error: Error) => {
    dead = error
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }
  worker.on('message', (answer: Answer) => {
    const waiting = open.get(answer.call)
    open.delete(answer.call)
    if ('error' in answer) {
      const error = new HarnessError(answer.error)
      error.stack = answer.stack
      waiting?.reject(error)
    } else waiting?.resolve(answer.answer)
  })
  worker.on('error', (error) => failAll(new HarnessError(`a judging thread failed: ${error.message}`)))
  worker.on('exit', () => failAll(new HarnessError('a judging thread ended early')))
  const ask = <T>(message: Unnumbered<Call>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (dead) return void reject(dead)
      const call = calls++
      open.set(call, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage({ call, ...message })
    })
  return {
    here: false,
    scout: (k, block) => ask({ scout: k, block }),
    judge: (k, before, scouted) => ask({ judge: k, before, scouted }),
    finish: () => ask({ finish: true }),
    stop: async () => {
      worker.removeAllListeners('exit')
      await worker.terminate()
    },
  }
}

import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Seen } from './bench'

interface Asked {
  index: number
  resolve(seen: Seen): void
  reject(error: Error): void
}

/** Threads that judge exhibits, as many at once as the machine has processors for. */
export class Judging {
  private readonly waiting: Asked[] = []
  private failed: Error | undefined
  private readonly threads: { worker: Worker; asked: Asked | undefined }[]

  constructor(threads = Math.min(os.availableParallelism(), 4)) {
    this.threads = Array.from({ length: threads }, () => {
      const worker = new Worker(path.join(__dirname, `judging-thread${path.extname(__filename)}`), {
        // An exhibit's records live as long as it is judged: with the usual room they would be moved again and again.
        resourceLimits: { maxYoungGenerationSizeMb: 128 },
      })
      const thread = { worker, asked: undefined as Asked | undefined }
      worker.on('message', (seen: Seen) => {
        thread.asked?.resolve(seen)
        thread.asked = undefined
        this.next()
      })
      worker.on('error', (error) => this.fail(error))
      worker.on('exit', (code) => {
        if (code) this.fail(new Error(`a judging thread ended with ${code}`))
      })
      return thread
    })
  }

  /** Judges an exhibit by its place in the list of them all. */
  judge(index: number): Promise<Seen> {
    if (this.failed) return Promise.reject(this.failed)
    return new Promise((resolve, reject) => {
      this.waiting.push({ index, resolve, reject })
      this.next()
    })
  }

  close(): void {
    for (const { worker } of this.threads) worker.postMessage('close')
  }

  /** Nothing that is still asked will be answered in full: none of it is waited for. */
  private fail(error: Error): void {
    this.failed ??= error
    for (const { asked } of this.threads) asked?.reject(error)
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }

  private next(): void {
    const idle = this.threads.find(({ asked }) => !asked)
    if (!idle) return
    idle.asked = this.waiting.shift()
    if (idle.asked) idle.worker.postMessage(idle.asked.index)
  }
}

import { compileAdapter, type RecordMapper } from '../../adapters/adapter'
import type { Adapter } from '../../adapters/adapter.generated'
import type { Table } from '../../log/round-log.generated'
import type { StackedRound } from '../../playbook/playbook.generated'
import { type AnsweredRound, recordOf } from './answered'
import type { Open } from './channel'
import { departuresOf } from './compare'
import type { Diary } from './diary'
import type { Welcome } from './protocol.generated'
import { Repeats } from './repeats'
import { Session } from './session'
import type { Spool } from './spool'
import { Trouble } from './trouble'

export interface DriveOptions {
  open: Open
  rounds: Iterable<StackedRound>
  /** How many rounds there are. */
  size: number
  /** The highest number of a round; questions beyond the playbook bear higher ones. */
  last: number
  table: Table
  adapter: Adapter | undefined
  /** Milliseconds for each answer. */
  deadline: number
  /** Milliseconds for all. */
  total: number
  restarts: number
  /** How many rounds are dealt a second time. */
  repeats: number
  spool: Spool
  diary: Diary
  signal?: AbortSignal
  onProgress?(asked: number): void
}

/** What driving an engine came to; its answers are in the spool, all else in the diary. */
export interface Driven {
  welcome: Welcome | undefined
  asked: number
  /** Answered with a round that can be read. */
  answered: number
  unsupported: number
  rejected: number
  restarts: number
  /** Rounds dealt a second time and answered. */
  repeated: number
  interrupted: boolean
}

/** Asks an engine for every round of a playbook, one after another. */
export const drive = (options: DriveOptions): Promise<Driven> => new Drive(options).run()

class Drive {
  private readonly session: Session
  private readonly mapper: RecordMapper | undefined
  private readonly repeats: Repeats
  private readonly until: number
  private readonly table: string
  private readonly done: Driven = {
    welcome: undefined,
    asked: 0,
    answered: 0,
    unsupported: 0,
    rejected: 0,
    restarts: 0,
    repeated: 0,
    interrupted: false,
  }

  constructor(private readonly options: DriveOptions) {
    const { open, deadline, restarts, signal, diary, adapter, table } = options
    this.session = new Session({
      open,
      deadline,
      restarts,
      signal,
      onTrouble: (t, seq) => diary.trouble(t, seq === undefined || seq > options.last ? undefined : seq),
    })
    this.mapper = adapter && compileAdapter(adapter)
    this.repeats = new Repeats(options.repeats, options.size)
    this.until = performance.now() + options.total
    this.table = table.table ?? ''
  }

  async run(): Promise<Driven> {
    const { done, session, options } = this
    try {
      for (const round of options.rounds) {
        if (this.isOver() || !(await session.ready())) break
        await this.ask(round)
      }
      if (!this.isOver() && !session.gone) await this.repeat()
    } finally {
      await session.end()
    }
    done.interrupted = options.signal?.aborted ?? false
    done.welcome = session.welcome
    done.restarts = session.restarts
    const left = options.size - done.asked
    if (left && !done.interrupted) options.diary.add('rounds-not-asked', undefined, this.whyLeft(), left)
    return done
  }

  private isOver(): boolean {
    return (this.options.signal?.aborted ?? false) || performance.now() > this.until
  }

  private whyLeft(): string {
    if (!this.session.welcome) return 'the engine never answered'
    if (this.session.gone)
      return `the engine was lost again after ${this.session.restarts} restarts, and no more are allowed`
    return `the time for all rounds, ${this.options.total / 1000} s, was over`
  }

  private async ask(round: StackedRound): Promise<void> {
    const { done, session, options } = this
    const { diary, table } = options
    const seq = round.round
    const reply = await session.deal(seq, round, table)
    if (reply === 'interrupted') return
    done.asked++
    options.onProgress?.(done.asked)
    if ('trouble' in reply) diary.trouble(reply.trouble, seq)
    else if ('unsupported' in reply) {
      done.unsupported++
      diary.add('round-unsupported', seq, reply.unsupported.capability)
    } else if ('rejected' in reply) {
      done.rejected++
      diary.add('round-rejected', seq, `${reply.rejected.code} ${reply.rejected.message}`.trim())
    } else this.take(round, reply.round)
  }

  private take(round: StackedRound, said: unknown) {
    const { diary, spool, table } = this.options
    const seq = round.round
    const record = this.record(said, round)
    if (record instanceof Trouble) {
      diary.trouble(record, seq)
      return
    }
    this.done.answered++
    for (const kind of departuresOf(record, round, table)) diary.add(kind, seq)
    spool.add(seq, record)
    this.repeats.keep(round, record)
  }

  private record(said: unknown, round: StackedRound): AnsweredRound | Trouble {
    return recordOf(said, { round, table: this.table }, this.mapper)
  }

  /** Deals some rounds again, by a new process and last first: what an engine answers must not hang on what was before. */
  private async repeat(): Promise<void> {
    const { session, options, done } = this
    const again = this.repeats.rounds()
    if (!again.length || !(await session.renew())) return
    for (const [i, { round, answer }] of again.entries()) {
      if (this.isOver() || !(await session.ready())) return
      const reply = await session.deal(options.last + 1 + i, round, options.table)
      if (reply === 'interrupted') return
      if ('trouble' in reply) options.diary.trouble(reply.trouble, undefined)
      else {
        const record = 'round' in reply ? this.record(reply.round, round) : undefined
        done.repeated++
        if (record instanceof Trouble || record === undefined || Repeats.differ(record, answer))
          options.diary.add('answers-differ', round.round)
      }
    }
  }
}

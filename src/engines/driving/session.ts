import type { StackedRound } from '../../playbook/playbook.generated'
import { harness } from '../../root'
import type { Channel, Open } from './channel'
import type { DealAnswer } from './envelope'
import { objectIn } from './envelope'
import { Exchange, type Reply } from './exchange'
import type { Welcome } from './protocol.generated'
import { Trouble, trouble } from './trouble'

export interface SessionOptions {
  open: Open
  /** Milliseconds for each answer. */
  deadline: number
  /** How often an engine that was lost is begun anew. */
  restarts: number
  signal?: AbortSignal
  /** Trouble and the question that it touches; undefined where it touches none. */
  onTrouble(trouble: Trouble, seq: number | undefined): void
}

/** A question under way, whatever its answer. */
type Asking = Pick<Exchange<Welcome>, 'over' | 'lost' | 'line' | 'spoil' | 'end' | 'interrupt'>

/** How long an engine may take to end. */
const leaving = 2000

/** One engine, asked one question after another, and begun anew where it is lost. */
export class Session {
  /** As it named itself last. */
  welcome: Welcome | undefined
  restarts = 0
  /** It cannot be asked any more. */
  gone = false
  private channel: Channel | undefined
  private exchange: Asking | undefined
  private readonly lost = new Set<number>()
  private first: number | undefined
  private last = 0

  constructor(private readonly options: SessionOptions) {
    options.signal?.addEventListener('abort', () => this.asking?.interrupt())
  }

  /** The question under way. An engine that speaks on after its answer speaks to none. */
  private get asking(): Asking | undefined {
    return this.exchange?.over ? undefined : this.exchange
  }

  private get interrupted(): boolean {
    return this.options.signal?.aborted ?? false
  }

  /** Makes sure that there is an engine to ask. False: there is none, and why was told. */
  async ready(): Promise<boolean> {
    while (!this.channel && !this.gone && !this.interrupted) {
      if (this.welcome) {
        if (this.restarts >= this.options.restarts) this.gone = true
        else this.restarts++
      }
      if (!this.gone && !(await this.begin())) this.gone = !this.welcome
    }
    return this.channel !== undefined && !this.interrupted
  }

  private async begin(): Promise<boolean> {
    const channel = this.options.open({
      line: (bytes) => (this.asking ? this.asking.line(bytes) : this.exchange?.lost || this.stray(bytes)),
      flaw: (t) => (this.asking ? this.asking.spoil(t) : this.exchange?.lost || this.touch(t)),
      end: (t) => (this.asking ? this.asking.end(t) : void this.lose(t)),
    })
    this.channel = channel
    const hello = {
      message: 'hello',
      protocol: 1,
      harness: `${harness.name} ${harness.version}`,
    } as const
    const reply = await this.put(new Exchange<Welcome>(channel, hello, this.options.deadline, none, () => {}))
    if (reply === 'interrupted') return false
    if ('trouble' in reply) {
      await this.lose(reply.trouble)
      return false
    }
    this.welcome = reply
    return true
  }

  /** Asks for a round. The engine must be ready. `seq` must be greater than any before it. */
  async deal(seq: number, round: StackedRound, table: object): Promise<Reply<DealAnswer>> {
    this.first ??= seq
    this.last = seq
    const { stack, bets } = round
    const question = { message: 'deal', seq, stack, bets, table } as const
    const reply = await this.put(
      new Exchange<DealAnswer>(
        this.channel as Channel,
        question,
        this.options.deadline,
        (other) => this.isAnswered(other, seq),
        (other) => this.options.onTrouble(trouble('doubled-answer'), other),
      ),
    )
    if (reply === 'interrupted' || !('trouble' in reply)) return reply
    this.lost.add(seq)
    if (reply.lost) await this.drop(false)
    return reply
  }

  private async put<T extends Welcome | DealAnswer>(exchange: Exchange<T>): Promise<Reply<T>> {
    if (this.interrupted) return 'interrupted'
    this.exchange = exchange
    return exchange.ask()
  }

  private isAnswered(other: number, now: number): boolean {
    const { first = now } = this
    return Number.isInteger(other) && other >= first && other < now && !this.lost.has(other)
  }

  /** A line that nobody asked for spoils the answer before it. */
  private stray(bytes: Buffer) {
    const value = objectIn(bytes)
    if (value instanceof Trouble) return this.touch(value)
    const { seq } = value
    if (typeof seq !== 'number') this.touch(trouble('bad-answer', 'seq is no number, or missing'))
    else if (this.isAnswered(seq, this.last + 1)) this.options.onTrouble(trouble('doubled-answer'), seq)
    else this.touch(trouble('wrong-seq', `seq ${seq}, unasked`))
  }

  private touch(t: Trouble) {
    this.options.onTrouble(t, this.last || undefined)
  }

  /** The engine was lost between two questions, or before the first: no round is touched. */
  private async lose(t: Trouble): Promise<void> {
    this.options.onTrouble(t, undefined)
    await this.drop(false)
  }

  private async drop(kindly: boolean): Promise<void> {
    const { channel } = this
    this.channel = undefined
    for (const t of (await channel?.close(kindly, leaving)) ?? []) this.options.onTrouble(t, undefined)
  }

  /** Ends the engine; the next question would begin it anew, which is not counted. */
  async renew(): Promise<boolean> {
    await this.end()
    return !this.gone && !this.interrupted && this.begin()
  }

  /** Tells the engine to end, and sees that it does. */
  async end(): Promise<void> {
    await this.drop(!this.interrupted)
  }
}

const none = () => false

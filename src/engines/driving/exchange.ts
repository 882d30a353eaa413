import { type Channel, longestLine, type Question } from './channel'
import { type DealAnswer, dealAnswerIn, objectIn, welcomeIn } from './envelope'
import type { Welcome } from './protocol.generated'
import { Trouble, trouble } from './trouble'

/** After something that is no answer, how long the answer itself may follow before the next question is put. */
const settling = 100
/** So many wrong lines to one question are no conversation any more. */
const mostFlaws = 1000

/** What became of a question. A lost engine cannot be asked again. */
export type Reply<T> = T | { trouble: Trouble; lost: boolean } | 'interrupted'

/**
 * One question, from when it is put until its answer or what came instead. Whatever came before the answer spoils it,
 * but is waited out, so that the next question is not answered by it.
 */
export class Exchange<T extends Welcome | DealAnswer> {
  private flaw: Trouble | undefined
  private flaws = 0
  private timer: NodeJS.Timeout | undefined
  private done!: (reply: Reply<T>) => void
  /** It has its reply; what comes now is to no question. */
  over = false
  /** The engine cannot be asked again; what it still says is of no account. */
  lost = false

  constructor(
    private readonly channel: Channel,
    private readonly question: Question,
    private readonly deadline: number,
    /** Whether a question of this seq was answered before. */
    private readonly isAnswered: (seq: number) => boolean,
    private readonly onDoubled: (seq: number) => void,
  ) {}

  ask(): Promise<Reply<T>> {
    return new Promise((resolve) => {
      this.done = (reply) => {
        clearTimeout(this.timer)
        this.over = true
        this.lost = reply !== 'interrupted' && 'lost' in reply && reply.lost
        resolve(reply)
      }
      this.timer = setTimeout(() => this.late(), this.deadline)
      this.channel.send(this.question)
    })
  }

  /** A line came. */
  line(bytes: Buffer): void {
    const value = objectIn(bytes)
    if (this.question.message === 'hello') this.welcome(value)
    else if (value instanceof Trouble) this.spoil(value)
    else if (typeof value.seq !== 'number') this.spoil(trouble('bad-answer', 'seq is no number, or missing'))
    else this.numbered(value, value.seq)
  }

  private welcome(value: Record<string, unknown> | Trouble) {
    const answer = value instanceof Trouble ? value : welcomeIn(value)
    this.done(answer instanceof Trouble ? { trouble: answer, lost: true } : (answer as T))
  }

  private numbered(value: Record<string, unknown>, seq: number) {
    if (this.question.message === 'deal' && seq === this.question.seq) {
      const answer = this.flaw ?? dealAnswerIn(value)
      this.done(answer instanceof Trouble ? { trouble: answer, lost: false } : (answer as T))
    } else if (this.isAnswered(seq)) this.onDoubled(seq)
    else this.spoil(trouble('wrong-seq', `seq ${seq}`))
  }

  /** Something that is no answer came. */
  spoil(flaw: Trouble): void {
    const first = this.flaw === undefined
    this.flaw ??= flaw
    if (this.question.message === 'hello') this.done({ trouble: flaw, lost: true })
    else if (++this.flaws > mostFlaws)
      this.done({ trouble: trouble('endless-output', `${mostFlaws} lines to one question`), lost: true })
    else if (first) this.wait(() => this.done({ trouble: flaw, lost: false }), settling)
  }

  /** Nothing more will come. */
  end(how: Trouble): void {
    this.done({ trouble: this.flaw ?? how, lost: true })
  }

  interrupt(): void {
    this.done('interrupted')
  }

  /** The deadline has passed. As long again shows whether the engine is slow or hangs. */
  private late() {
    const { unfinished } = this.channel
    if (this.question.message === 'hello' || unfinished > 0) return this.hung()
    this.flaw = trouble('late-answer', `more than ${this.deadline} ms`)
    this.wait(() => this.hung(), this.deadline)
  }

  private hung() {
    const { unfinished } = this.channel
    const begun = unfinished ? `, only ${unfinished} bytes of a line` : ''
    const how =
      unfinished > longestLine
        ? trouble('endless-output')
        : trouble('no-answer', `${this.deadline} ms${begun}`)
    this.done({ trouble: how, lost: true })
  }

  private wait(then: () => void, ms: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, ms)
  }
}

import { type Channel, type Listener, longestLine, type Open, type Question } from './channel'
import { Trouble, trouble } from './trouble'

/** An engine behind an address: one question a POST, its answer in the body. */
export const httpChannel =
  (url: string): Open =>
  (listener) =>
    new HttpChannel(url, listener)

class HttpChannel implements Channel {
  private readonly closing = new AbortController()
  unfinished = 0

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  send(question: Question): void {
    this.post(question, this.closing.signal).then(
      (said) => {
        if (this.closing.signal.aborted) return
        if (said instanceof Trouble) this.listener.flaw(said)
        else for (const line of said) this.listener.line(line)
      },
      (error: Error) => {
        if (!this.closing.signal.aborted) this.listener.end(trouble('unreachable', reasonOf(error)))
      },
    )
  }

  private async post(question: Question, signal: AbortSignal): Promise<Buffer[] | Trouble> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal,
    })
    const body = await this.read(response)
    if (response.status !== 200) return trouble('http-status', String(response.status))
    if (body === undefined) return trouble('long-line')
    return linesOf(body)
  }

  /** The body, or undefined where it is too long to be an answer. */
  private async read(response: Response): Promise<Buffer | undefined> {
    const chunks: Uint8Array[] = []
    this.unfinished = 0
    try {
      for await (const chunk of response.body ?? []) {
        this.unfinished += chunk.length
        // Leaving the loop gives the connection up.
        if (this.unfinished > longestLine) return undefined
        chunks.push(chunk)
      }
    } finally {
      this.unfinished = 0
    }
    return Buffer.concat(chunks)
  }

  async close(kindly: boolean, patience: number): Promise<Trouble[]> {
    if (kindly) {
      const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(patience)])
      await this.post({ message: 'bye' }, signal).catch(() => {})
    }
    this.closing.abort()
    return []
  }
}

/** A body is one answer; one of several lines is several, and an empty one is an answer that says nothing. */
const linesOf = (body: Buffer): Buffer[] => {
  const lines = body
    .toString('latin1')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Buffer.from(line, 'latin1'))
  return isOneValue(body) || !lines.length ? [body] : lines
}

const isOneValue = (body: Buffer): boolean => {
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

const reasonOf = (error: Error): string => {
  const cause = error.cause as NodeJS.ErrnoException | undefined
  switch (cause?.code) {
    case 'ECONNREFUSED':
      return 'nothing listens there'
    case 'ENOTFOUND':
      return 'there is no such host'
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return 'it closed the connection without an answer'
    default:
      return cause?.message || error.message
  }
}

import { entryInWords } from '../engines/driving/diary'
import { digestOfPlaybook } from '../engines/driving/playbook-file'
import type { RecordedDrive } from '../engines/driving/record-drive'
import type { Playbook } from '../playbook/playbook.generated'
import { inline } from '../report/escape'
import { harness } from '../root'
import type { EngineFlags } from './engine'

interface Limits extends EngineFlags {
  total: number
  restarts: number
}

/** drive.json: how the log came to be, with the times and the troubles that no log holds. */
export const sidecar = (
  { engine, url, adapter, deadline, total, restarts }: Limits,
  playbook: Playbook,
  { driven, diary, rounds, complete, started, seconds }: RecordedDrive,
  run: { size: number; seed?: string; commitment?: string },
): string => {
  const { welcome, asked, answered, unsupported, rejected, repeated, interrupted } = driven
  const record = {
    format: 'baccarat-compliance/drive/1',
    harness: `${harness.name} ${harness.version}`,
    started: started.toISOString(),
    seconds: Number(seconds.toFixed(3)),
    reached: engine === undefined ? { url } : { command: engine },
    engine: welcome?.engine ?? null,
    capabilities: welcome?.capabilities ?? null,
    adapter: adapter ?? null,
    playbook: {
      sha256: digestOfPlaybook(playbook),
      rounds: playbook.rounds.length,
      mode: playbook.mode,
      ...(run.seed !== undefined && { seed: run.seed, commitment: run.commitment }),
    },
    limits: { deadline, total, restarts },
    rounds: {
      toDeal: run.size,
      asked,
      answered,
      unsupported,
      rejected,
      inTheLog: rounds,
      dealtAgain: repeated,
    },
    restarts: driven.restarts,
    interrupted,
    complete,
    found: diary.counts(),
    entries: diary.entries.map((entry) => ({ ...entry, inWords: entryInWords(entry) })),
  }
  return `${JSON.stringify(record, null, 2)}\n`
}

/** What a drive came to, in a line or two. */
export const describeDrive = ({ driven, rounds, seconds }: RecordedDrive, size: number): string => {
  const { welcome, unsupported, rejected, repeated, restarts } = driven
  const name = welcome ? inline(`${welcome.engine.name} ${welcome.engine.version}`) : 'no engine'
  const also = [
    unsupported && `${unsupported} unsupported`,
    rejected && `${rejected} rejected`,
    repeated && `${repeated} dealt again`,
    restarts && `begun anew ${restarts === 1 ? 'once' : `${restarts} times`}`,
    driven.interrupted && 'interrupted',
  ].filter(Boolean)
  const rest = also.length ? `; ${also.join(', ')}` : ''
  return `${name}: ${rounds} of ${size} rounds answered in ${seconds.toFixed(1)} s${rest}`
}

/** Rounds asked so far, on stderr, and on a terminal only. */
export class Counter {
  private readonly began = performance.now()
  private shown = 0

  constructor(private readonly size: number) {}

  show(asked: number): void {
    const now = performance.now()
    if (!process.stderr.isTTY || now - this.began < 1000 || now - this.shown < 200) return
    this.shown = now
    const left = Math.ceil(((now - this.began) / 1000 / asked) * (this.size - asked))
    const [done, all] = [asked, this.size].map((n) => n.toLocaleString('en'))
    process.stderr.write(`\r\x1b[K${done} of ${all} rounds dealt, ${left} s left`)
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K')
  }
}

import fs from 'node:fs'
import path from 'node:path'
import type { Finding } from '../../judge/verdicts.generated'
import type { Log } from '../../log/round-log.generated'
import type { Playbook, StackedRound } from '../../playbook/playbook.generated'
import { harness } from '../../root'
import { Diary } from './diary'
import { type Driven, type DriveOptions, drive } from './drive'
import { digestOfPlaybook, tableOf } from './playbook-file'
import { Spool } from './spool'

export interface RecordedDriveOptions
  extends Pick<
    DriveOptions,
    'open' | 'adapter' | 'deadline' | 'total' | 'restarts' | 'repeats' | 'signal' | 'onProgress'
  > {
  playbook: Playbook
  /** What is dealt of it, and beyond it. */
  rounds: Iterable<StackedRound>
  size: number
  /** The highest number of a round. */
  last: number
  dir: string
}

export interface RecordedDrive {
  log: string
  driven: Driven
  diary: Diary
  findings: Finding[]
  /** Rounds that the log holds. */
  rounds: number
  complete: boolean
  started: Date
  seconds: number
}

/** Drives an engine and writes its answers as a round log. */
export const recordDrive = async (options: RecordedDriveOptions): Promise<RecordedDrive> => {
  const { dir, playbook } = options
  const log = path.join(dir, 'drive.ndjson')
  fs.mkdirSync(dir, { recursive: true })
  // An older log must not be taken for this one's, should this run not come to its end.
  fs.rmSync(log, { force: true })
  const diary = new Diary()
  const spool = new Spool(log)
  const table = tableOf(playbook)
  const started = new Date()
  const began = performance.now()
  const driven = await drive({ ...options, table, spool, diary })
  const seconds = (performance.now() - began) / 1000
  const rounds = spool.kept(diary.worthless)
  const complete = !driven.interrupted && driven.asked === options.size && diary.whole
  const head: Log = {
    type: 'log',
    origin: 'stacked',
    playbook: digestOfPlaybook(playbook),
    complete,
    rounds,
    exportedBy: `${harness.name} ${harness.version}`,
    ...(driven.welcome && { engine: named(driven.welcome.engine) }),
  }
  const places = await spool.write([head, table], diary.worthless, diary.wanted())
  const findings = diary.findings(path.basename(log), places)
  return { log, driven, diary, findings, rounds, complete, started, seconds }
}

const named = ({ name, version, build }: { name: string; version: string; build?: string }) => ({
  name,
  version,
  ...(build !== undefined && { build }),
})

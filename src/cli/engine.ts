import type { Command } from 'commander'
import type { Open } from '../engines/driving/channel'
import { splitCommand } from '../engines/driving/command'
import { httpChannel } from '../engines/driving/http-channel'
import { processChannel } from '../engines/driving/process-channel'
import type { StderrLog } from '../engines/driving/stderr-log'
import { inline } from '../report/escape'
import { UsageError } from './exit'
import { wholeNumber } from './options'

export interface EngineFlags {
  engine?: string
  url?: string
  adapter?: string
  deadline: number
}

export const withEngineOptions = (command: Command): Command =>
  command
    .option('--engine <command>', 'how the engine is started, as one argument; no shell reads it')
    .option('--url <url>', 'where the engine listens for HTTP POST')
    .option('--adapter <file>', "how the engine's own rounds become round-log records")
    .option('--deadline <ms>', 'milliseconds for each answer', wholeNumber('--deadline', 1), 5000)

/** How the engine that the flags name is reached. */
export const openingOf = ({ engine, url }: EngineFlags, stderr: StderrLog): Open => {
  if ((engine === undefined) === (url === undefined))
    throw new UsageError('one of --engine "COMMAND" and --url URL says which engine is under test')
  if (url !== undefined) return httpChannel(addressOf(url))
  try {
    return processChannel(splitCommand(engine as string), stderr)
  } catch (error) {
    throw new UsageError(`--engine ${(error as Error).message}`)
  }
}

const addressOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new UsageError('--url takes an address such as http://127.0.0.1:8080/')
  return url.href
}

const tailLines = 8

/** The end of what the engine wrote on its standard error, for whoever looks for the reason. */
export const stderrTail = (stderr: StderrLog, file?: string): string => {
  const lines = stderr.tail(tailLines)
  if (!lines.length) return ''
  const where = file === undefined ? '' : ` (${inline(file)})`
  return `the engine's standard error ends${where}:\n${lines.map((line) => `    ${inline(line)}\n`).join('')}`
}

/** Runs work that signals end early but in order, so that no engine is left behind. */
export const interruptible = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const s of signals) process.on(s, onSignal)
  try {
    return await work(interrupt.signal)
  } finally {
    for (const s of signals) process.off(s, onSignal)
  }
}

import { Command } from 'commander'
import { compileAdapter, type RecordMapper } from '../adapters/adapter'
import { type AnsweredRound, recordOf } from '../engines/driving/answered'
import { departures, departuresOf } from '../engines/driving/compare'
import type { DealAnswer } from '../engines/driving/envelope'
import type { Reply } from '../engines/driving/exchange'
import { absentIn } from '../engines/driving/fields'
import { Session } from '../engines/driving/session'
import { StderrLog } from '../engines/driving/stderr-log'
import { inWords, isHarmless, Trouble } from '../engines/driving/trouble'
import { exits } from '../judge/conclusion'
import type { Table } from '../log/round-log.generated'
import type { StackedRound } from '../playbook/playbook.generated'
import { inline } from '../report/escape'
import { clausesOf, loadRuleSet } from '../rulebook/register'
import { type EngineFlags, interruptible, openingOf, stderrTail, withEngineOptions } from './engine'
import { adapterFrom } from './options'

export const doctorCommand = (): Command =>
  withEngineOptions(new Command('doctor'))
    .description(
      'check how an engine is reached, what it answers to one round, and its adapter; judge nothing',
    )
    .action(async (flags: EngineFlags) => {
      process.exitCode = await examine(flags)
    })

const table: Table = { type: 'table', table: 'playbook', currency: 'MOP', unit: '0.01', mode: 'commission' }

/** One round with a bet of each kind that the rules list; spare cards, should the engine draw. */
const sample: StackedRound = {
  round: 1,
  stack: ['9H', '7D', '9C', 'KS', '2H', '5D', 'AS', '3C', '10D', 'QH'],
  bets: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((bet) => ({
    bettor: 'b1',
    bet,
    stake: '100',
  })),
}

const asked = { round: sample, table: table.table ?? '' }

type Say = (how: 'ok' | 'note' | 'wrong', text: string) => void

const examine = async (flags: EngineFlags): Promise<number> => {
  const stderr = new StderrLog()
  const open = openingOf(flags, stderr)
  const adapter = adapterFrom(flags.adapter)
  let wrong = 0
  const say: Say = (how, text) => {
    if (how === 'wrong') wrong++
    process.stdout.write(`${how.padEnd(5)}  ${inline(text)}\n`)
  }
  const code = await interruptible(async (signal) => {
    const session = new Session({
      open,
      deadline: flags.deadline,
      restarts: 0,
      signal,
      onTrouble: (t) => say('wrong', adviceOn(t)),
    })
    try {
      if (!(await session.ready())) return signal.aborted ? exits.interrupted : exits.engine
      const { name, version, build } = session.welcome?.engine ?? {}
      say('ok', `the engine answers: ${name} ${version}${build === undefined ? '' : `, build ${build}`}`)
      const reply = await session.deal(sample.round, sample, table)
      if (reply === 'interrupted') return exits.interrupted
      examineReply(reply, adapter && compileAdapter(adapter.adapter), say)
    } finally {
      await session.end()
    }
    return wrong ? exits.engine : exits.conformant
  })
  if (wrong) process.stderr.write(stderrTail(stderr))
  else if (code === exits.conformant) process.stdout.write('The engine is ready to be driven.\n')
  return wrong && code === exits.conformant ? exits.engine : code
}

const examineReply = (
  reply: Exclude<Reply<DealAnswer>, 'interrupted'>,
  mapper: RecordMapper | undefined,
  say: Say,
): void => {
  const record = 'round' in reply ? recordOf(reply.round, asked, mapper) : undefined
  if ('trouble' in reply) say('wrong', adviceOn(reply.trouble))
  else if ('unsupported' in reply)
    say('wrong', `the engine cannot play a plain round: it lacks ${reply.unsupported.capability}`)
  else if ('rejected' in reply)
    say('wrong', `the engine rejects a plain round: ${reply.rejected.code} ${reply.rejected.message}`.trim())
  else if (record instanceof Trouble)
    say('wrong', `${inWords(record)}${mapper ? '' : '; an engine with records of its own needs --adapter'}`)
  else if (record) examineRecord(record, say)
}

const examineRecord = (record: AnsweredRound, say: Say): void => {
  say('ok', `it plays a round: Player ${record.player.join(' ')}, Banker ${record.banker.join(' ')}`)
  for (const kind of departuresOf(record, sample, table)) say('wrong', departures[kind])
  const clauses = clausesOf(loadRuleSet('macau')).filter((c) => c.engine)
  for (const { field, needed } of absentIn(record, clauses))
    say('note', `the round has no ${field}, without which nothing is concluded on ${needed.join(', ')}`)
}

const advice: Partial<Record<Trouble['kind'], string>> = {
  'no-answer': '--deadline allows more time; an answer must be flushed and end in a line feed',
  'not-protocol': 'standard output is for answers alone, anything else belongs on standard error',
  crash: 'its standard error may say why',
}

const adviceOn = (t: Trouble): string => {
  const hint = advice[t.kind]
  return `${inWords(t)}${hint && !isHarmless(t.kind) ? `; ${hint}` : ''}`
}

import { Command } from 'commander'
import { compileAdapter } from '../adapters/adapter'
import { formatCard } from '../baccarat/card'
import { formatMoney } from '../baccarat/money'
import { exits } from '../judge/conclusion'
import { Decoder, type Item } from '../log/decode'
import { blocks } from '../log/framing'
import { inputNames } from '../log/order-files'
import type { Bet, Round } from '../log/round'
import { textOf } from '../log/round-id'
import { readChunks } from '../log/source'
import { adapterFrom, wholeNumber } from './options'

export const validateCommand = (): Command =>
  new Command('validate')
    .description(
      'map and check a round log without judging it, and show its first records as they were understood',
    )
    .argument('<log...>', "files: NDJSON or a JSON array, also .gz and .zst; '-' is standard input")
    .option('--adapter <file>', "how the vendor's records become round-log records")
    .option('--show <n>', 'records to show of each file', wholeNumber('--show', 0), 3)
    .action(async (files: string[], flags: { adapter?: string; show: number }) => {
      const adapter = adapterFrom(flags.adapter)
      let bad = 0
      for (const [i, file] of files.entries()) {
        const decoder = new Decoder(adapter && compileAdapter(adapter.adapter))
        bad += await validate(file, inputNames(files)[i] as string, decoder, flags.show)
      }
      process.exitCode = bad ? exits.usage : exits.conformant
    })

const faultsShown = 10

const validate = async (file: string, name: string, decoder: Decoder, show: number): Promise<number> => {
  const counts = { records: 0, rounds: 0, bets: 0, bad: 0 }
  const take = (items: Item[]) => {
    for (const item of items) {
      counts.records++
      if (item.kind === 'fault') {
        if (counts.bad++ < faultsShown)
          process.stderr.write(`${name}:${item.place.line}: ${item.fault.field} ${item.fault.message}\n`)
        continue
      }
      if (item.kind === 'round') {
        counts.rounds++
        counts.bets += item.round.bets?.length ?? 0
      }
      if (counts.records - counts.bad <= show) process.stdout.write(`${describe(item, name)}\n`)
    }
  }
  for await (const block of blocks(
    () => readChunks(file, { bytes: 0, sha256: '' }, { hash: false }),
    0,
    name,
  ))
    take(decoder.decode(block))
  take(decoder.end())
  const bad = counts.bad ? `, ${counts.bad} of them not understood` : ', all understood'
  process.stdout.write(
    `${name}: ${counts.records} records${bad}; ${counts.rounds} rounds, ${counts.bets} bets\n`,
  )
  return counts.bad
}

const describe = (item: Exclude<Item, { kind: 'fault' }>, name: string): string => {
  const at = `${name}:${item.place.line}`
  return item.kind === 'round'
    ? describeRound(item.round, at)
    : `${at}  ${item.kind}  ${JSON.stringify(item.record)}`
}

const describeRound = (r: Round, at: string): string => {
  const hand = (cards: readonly number[], total: number | undefined, pair: boolean | undefined) =>
    `${cards.map(formatCard).join(' ')}${total === undefined ? '' : `  stated total ${total}`}${pair === undefined ? '' : `  stated pair ${pair ? 'yes' : 'no'}`}`
  return [
    `${at}  round ${r.id ? textOf(r.id) : '(no id)'}${r.shoe === undefined ? '' : ` of shoe ${r.shoe}`}${r.table === undefined ? '' : ` at table ${r.table}`}  ${r.status}${r.statusAssumed ? ' (assumed)' : ''}`,
    `    Player   ${hand(r.playerCards, r.playerTotal, r.playerPair)}`,
    `    Banker   ${hand(r.bankerCards, r.bankerTotal, r.bankerPair)}`,
    `    outcome  ${r.outcome ?? '(not stated)'}`,
    ...(r.events ? [`    events   ${r.events.map((e) => e.event).join(', ')}`] : []),
    ...(r.bets ? r.bets.map(describeBet) : ['    bets     (not stated)']),
  ].join('\n')
}

const describeBet = (b: Bet): string => {
  const amount = (label: string, n: number | undefined) =>
    n === undefined ? '' : `  ${label} ${formatMoney(n)}`
  const who = b.bettor === undefined ? '' : `  by ${b.bettor}`
  return `    bet      ${b.kind ?? '(kind not stated)'}${who}${amount('stake', b.stake)}${amount('returned', b.returned)}${amount('standing', b.standing)}${amount('commission', b.commission)}${b.status === 'accepted' ? '' : `  ${b.status}`}${b.currency === undefined ? '' : `  ${b.currency}`}`
}

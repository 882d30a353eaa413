/**
 * A small baccarat engine that can be put under test: one JSON message a line in, one answer a line out. Copy it, put
 * your own engine behind `play`, and run (before Node 22.18 with `npx ts-node` in place of `node`)
 *   baccarat-compliance drive --engine "node engine.ts"
 */
type HandName = 'player' | 'banker'
type Mode = 'commission' | 'half-on-six'
type Bet = { bettor: string; bet: string; stake: string; mode?: Mode }
type Table = { mode?: Mode; limits?: Record<string, { minimum?: string; maximum?: string }> }
type Question =
  | { message: 'hello' | 'bye' }
  | { message: 'deal'; seq: number; stack: string[]; bets: Bet[]; table: Table }

/** Amounts are integers of ten-thousandths: no binary fraction ever touches money. */
const scale = 10_000n

const amountOf = (text: string): bigint => {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * scale + BigInt(decimals.slice(0, 4).padEnd(4, '0'))
}

const textOf = (amount: bigint): string => {
  const text = String(amount % scale).padStart(4, '0')
  return `${amount / scale}.${text}`.replace(/\.?0+$/, '')
}

const rank = (card: string) => card.replace(/[SHDC]$/, '')
const points = (card: string) => (rank(card) === 'A' ? 1 : Number(rank(card)) % 10 || 0)
const total = (hand: string[]) => hand.reduce((sum, card) => sum + points(card), 0) % 10

/** Whether the Banker draws against what the Player's third card counts, by the Banker's total of 3 to 7. */
const bankerDrawsAgainst = ['012345679', '234567', '4567', '67', '']

const bankerDraws = (banker: string[], third: string | undefined): boolean => {
  if (third === undefined) return total(banker) <= 5
  return total(banker) < 3 || (bankerDrawsAgainst[total(banker) - 3] ?? '').includes(String(points(third)))
}

/** Both hands, and the cards in the order in which they left the shoe. */
const deal = (stack: string[]) => {
  const hands: Record<HandName, string[]> = { player: [], banker: [] }
  const events: object[] = []
  const give = (to: HandName) => {
    const card = stack[events.length]
    if (card === undefined) throw new Error('the stack has run out')
    hands[to].push(card)
    events.push({ event: 'card', to, card, position: events.length + 1 })
  }
  for (const to of ['player', 'banker', 'player', 'banker'] as const) give(to)
  if (total(hands.player) < 8 && total(hands.banker) < 8) {
    if (total(hands.player) <= 5) give('player')
    if (bankerDraws(hands.banker, hands.player[2])) give('banker')
  }
  return { ...hands, events }
}

/** Whether the table's limits let the bet be. */
const isTaken = ({ bet, stake }: Bet, { limits = {} }: Table): boolean => {
  const { minimum = '0', maximum = stake } = limits[bet] ?? {}
  const [amount, least, most] = [stake, minimum, maximum].map(amountOf) as [bigint, bigint, bigint]
  return amount >= least && amount <= most && (bet !== 'banker' || amount % (least || 1n) === 0n)
}

const odds: Record<string, bigint> = { player: 1n, tie: 8n, 'player-pair': 11n, 'banker-pair': 11n }

/** The bet with what came back for it, stake included. */
const settle = (bet: Bet, outcome: string, won: boolean, mode: Mode, bankerTotal: number) => {
  const stake = amountOf(bet.stake)
  if (outcome === 'tie' && (bet.bet === 'player' || bet.bet === 'banker'))
    return { ...bet, returned: bet.stake }
  if (!won) return { ...bet, returned: '0' }
  if (bet.bet !== 'banker') return { ...bet, returned: textOf(stake * (1n + (odds[bet.bet] ?? 0n))) }
  if (mode === 'half-on-six')
    return { ...bet, returned: textOf(stake + (bankerTotal === 6 ? stake / 2n : stake)) }
  const commission = (stake * 5n) / 100n
  return { ...bet, returned: textOf(2n * stake - commission), commission: textOf(commission) }
}

const play = (stack: string[], bets: Bet[], table: Table) => {
  const { mode = 'commission' } = table
  const { player, banker, events } = deal(stack)
  const lead = total(player) - total(banker)
  const outcome = lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker'
  const isPair = ([first = '', second = '']: string[]) => rank(first) === rank(second)
  const pairs = { player: isPair(player), banker: isPair(banker) }
  const won: Record<string, boolean> = {
    'player-pair': pairs.player,
    'banker-pair': pairs.banker,
    [outcome]: true,
  }
  const settled = bets.map((b) => {
    if (!isTaken(b, table)) return { ...b, status: 'refused' }
    return settle(b, outcome, won[b.bet] ?? false, b.mode ?? mode, total(banker))
  })
  const totals = { playerTotal: total(player), bankerTotal: total(banker) }
  const dealt = { player, banker, ...totals, outcome, pairs, events }
  return { type: 'round', status: 'settled', ...dealt, bets: settled }
}

const hear = (line: string) => {
  const question = JSON.parse(line) as Question
  if (question.message === 'bye') process.exit(0)
  if (question.message === 'hello')
    return say({ protocol: 1, engine: { name: 'example-typescript', version: '1.0.0' } })
  const { seq, stack, bets, table } = question as Extract<Question, { message: 'deal' }>
  const unknown = bets.find(({ bet }) => bet !== 'banker' && !(bet in odds))
  if (unknown) return say({ seq, unsupported: { capability: `bet:${unknown.bet}` } })
  return say({ seq, round: play(stack, bets, table) })
}

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`)

let rest = ''
process.stdin.setEncoding('utf8').on('data', (text: string) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) hear(line)
})

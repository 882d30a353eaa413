// What the engines of this folder share: they play as the reference engine does, but for what each is named after.
const { parseCard } = require('../../dist/src/baccarat/card')
const { deal } = require('../../dist/src/engines/reference')

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`)

/** The round that an honest engine plays. */
const roundOf = ({ stack, bets }) => deal(stack.map(parseCard), bets)

const welcome = { protocol: 1, engine: { name: 'test', version: '1.0.0' } }

/** Listens on standard input. `onDeal` is given the question and the honest answer, and says what it likes. */
const serve = ({ onHello = () => say(welcome), onDeal, onBye = () => process.exit(0) }) => {
  // Whoever drives it can see afterwards that it is gone.
  process.stderr.write(`pid ${process.pid}\n`)
  let rest = ''
  process.stdin.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()
    for (const question of lines.map((line) => JSON.parse(line))) {
      if (question.message === 'hello') onHello(question)
      else if (question.message === 'bye') onBye()
      else onDeal(question, { seq: question.seq, round: roundOf(question) })
    }
  })
}

/** Honest, but for one round. */
const serveBut = (wrongSeq, onDeal) =>
  serve({
    onDeal: (question, answer) => (question.seq === wrongSeq ? onDeal(question, answer) : say(answer)),
  })

module.exports = { roundOf, say, serve, serveBut, welcome }

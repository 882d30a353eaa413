// Writes the round log that is judged: rounds of the reference engine on four tables, about 1 KB each with three to
// five bets and the cards as they were dealt. A stretch is played once and repeated under new shoe ids and years.
const fs = require('node:fs')
const { play } = require('../dist/src/engines/reference')

const stretch = 50_000
const roundsOfShoe = 81

/** What a usual export holds: no turns of cards, and nobody who holds them. */
const usual = (record) => {
  if (record.type !== 'round') return record
  const { holders, ...rest } = record
  const dealt = record.events.filter((e) => e.event === 'card' || e.event === 'bets-closed')
  return { ...rest, events: dealt.map(({ facing, ...e }) => e) }
}

/** Lines of the stretch, with the number of its shoes. */
const playStretch = (rounds) => {
  const shoes = Math.ceil(Math.min(rounds, stretch) / roundsOfShoe) + 4
  const lines = []
  for (const record of play({ seed: 'bench', shoes, tables: 4, refusals: 0 }))
    lines.push({ type: record.type, text: JSON.stringify(usual(record)) })
  return { lines, shoes }
}

/** Appends to `file` until it holds `rounds` rounds. Returns the writer, which may be asked for more. */
const openLog = (file, rounds) => {
  const { lines, shoes } = playStretch(rounds)
  const out = fs.openSync(file, 'w')
  let written = 0
  let pass = 0
  let at = 0
  fs.writeSync(out, '{"type":"log","origin":"simulated"}\n')
  const renew = (text) =>
    pass === 0
      ? text
      : text
          .replace(/"(T\d+)-(\d+)/g, (_, table, shoe) => `"${table}-${Number(shoe) + pass * shoes}`)
          .replace('"time":"2026-', `"time":"${2026 + pass}-`)
  return {
    extendTo(wanted) {
      let text = []
      while (written < wanted) {
        const line = lines[at]
        if (line.type !== 'log' && (line.type !== 'table' || pass === 0)) text.push(renew(line.text))
        if (line.type === 'round') written++
        if (text.length >= 5000 || written === wanted) {
          fs.writeSync(out, `${text.join('\n')}\n`)
          text = []
        }
        at++
        if (at === lines.length) {
          at = 0
          pass++
        }
      }
      return fs.fstatSync(out).size
    },
    close: () => fs.closeSync(out),
  }
}

module.exports = { openLog }

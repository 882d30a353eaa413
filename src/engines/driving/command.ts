/**
 * A command line as its words, without a shell: words part at blanks; 'single quotes' keep all as it is, "double
 * quotes" all but a backslash before " or \, and a backslash outside quotes keeps the next character. Nothing is
 * expanded.
 * @throws RangeError where a quote is left open, or there is no word
 */
export const splitCommand = (text: string): [string, ...string[]] => {
  const words: string[] = []
  let word: string | undefined
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string
    if (/\s/.test(c)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else if (c === "'" || c === '"') {
      const [quoted, end] = quotedFrom(text, i, c)
      word = (word ?? '') + quoted
      i = end
    } else if (c === '\\') {
      i++
      if (i >= text.length) throw new RangeError(`ends in a backslash: ${text}`)
      word = (word ?? '') + text[i]
    } else word = (word ?? '') + c
  }
  if (word !== undefined) words.push(word)
  const [program, ...args] = words
  if (!program) throw new RangeError('names no program')
  return [program, ...args]
}

/** The text between the quote at `start` and its other end, and where that stands. */
const quotedFrom = (text: string, start: number, quote: string): [string, number] => {
  let quoted = ''
  for (let i = start + 1; i < text.length; i++) {
    const c = text[i] as string
    if (c === quote) return [quoted, i]
    const next = text[i + 1]
    if (quote === '"' && c === '\\' && (next === '"' || next === '\\')) {
      quoted += next
      i++
    } else quoted += c
  }
  throw new RangeError(`leaves a quote open: ${text}`)
}

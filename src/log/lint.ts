/** No record nests so deep; JSON readers differ in how much deeper they go, and copying recurses. */
const deepest = 64

/**
 * What JSON.parse passes over in silence, and what would let a record be read in two ways: a key given twice
 * in one object, a number that a double cannot hold (1e400, 9007199254740993), and nesting that other readers
 * refuse. Returns one sentence, or undefined. `text` must be valid JSON.
 */
export const lint = (text: string): string | undefined => {
  const open: (Set<string> | undefined)[] = []
  let expectKey = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (open.length > deepest) return `its values are nested more than ${deepest} deep`
    if (c === 34) {
      const end = endOfString(text, i)
      if (expectKey) {
        const key = text.slice(i + 1, end)
        const name = key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key
        const keys = open[open.length - 1] as Set<string>
        if (keys.has(name)) return `the key "${name}" is given twice in one object`
        keys.add(name)
        expectKey = false
      }
      i = end
    } else if (c === 123) {
      open.push(new Set())
      expectKey = true
    } else if (c === 91) open.push(undefined)
    else if (c === 125 || c === 93) {
      open.pop()
      expectKey = false
    } else if (c === 44) expectKey = open[open.length - 1] !== undefined
    else if (c === 45 || (c >= 48 && c <= 57)) {
      let end = i + 1
      while (isNumberPart(text.charCodeAt(end))) end++
      if (end - i > 15 && !isHeld(text.slice(i, end)))
        return `the number ${text.slice(i, Math.min(end, i + 40))} cannot be held exactly`
      if (end - i <= 15 && /[eE]/.test(text.slice(i, end)) && !Number.isFinite(Number(text.slice(i, end))))
        return `the number ${text.slice(i, end)} cannot be held`
      i = end - 1
    }
  }
  return undefined
}

const endOfString = (text: string, start: number): number => {
  let i = start + 1
  for (;;) {
    const c = text.charCodeAt(i)
    if (c === 34) return i
    i += c === 92 ? 2 : 1
  }
}

const isNumberPart = (c: number) =>
  (c >= 48 && c <= 57) || c === 46 || c === 43 || c === 45 || c === 101 || c === 69

/** A double prints up to seventeen digits; a longer number was written by something that holds more. */
const isHeld = (number: string): boolean => {
  const value = Number(number)
  if (!Number.isFinite(value)) return false
  const digits = number
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')
  if (digits.length <= 15) return true
  return (
    String(value) === number ||
    (Number.parseFloat(value.toPrecision(17)) === value && !Number.isInteger(value) && digits.length <= 17)
  )
}

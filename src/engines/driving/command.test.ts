import { describe, expect, test } from 'vitest'
import { splitCommand } from './command'

describe('a command line is split without a shell', () => {
  test.each<[string, string[]]>([
    ['engine', ['engine']],
    ['  node   engine.js\t--fast ', ['node', 'engine.js', '--fast']],
    [
      '"C:\\Program Files\\engine.exe" --name \'a "b"\'',
      ['C:\\Program Files\\engine.exe', '--name', 'a "b"'],
    ],
    ['say "a \\"quoted\\" word" "back\\\\slash"', ['say', 'a "quoted" word', 'back\\slash']],
    ['say one\\ word ""', ['say', 'one word', '']],
    ['say $HOME `id` *.js; ls | wc > out', ['say', '$HOME', '`id`', '*.js;', 'ls', '|', 'wc', '>', 'out']],
    ["--a='b c'd", ['--a=b cd']],
  ])('%s', (text, words) => {
    expect(splitCommand(text)).toEqual(words)
  })

  test.each([
    ['', 'names no program'],
    ['   ', 'names no program'],
    ['""', 'names no program'],
    ['a "b', 'leaves a quote open'],
    ["a 'b", 'leaves a quote open'],
    ['a \\', 'ends in a backslash'],
  ])('%j is refused', (text, message) => {
    expect(() => splitCommand(text)).toThrow(message)
  })
})

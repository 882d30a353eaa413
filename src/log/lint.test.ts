import { expect, test } from 'vitest'
import { lint } from './lint'

test.each([
  '{}',
  '[]',
  '"a"',
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
  '{"a":["a","a"],"b":"a"}',
  '{"\\"a":1,"a":2,"\\\\":3}',
  '{"a":-0.1e-5,"b":1E10,"d":0}',
  '{"a":0.1234567890123456,"b":9007199254740992,"c":100000000000000000000}',
  '{"a":{"b":1},"c":{"b":1}}',
  `{"a":"${'9'.repeat(40)}"}`,
  `${'['.repeat(60)}${']'.repeat(60)}`,
])('has nothing to say of %s', (text) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(lint(text)).toBeUndefined()
})

test.each([
  ['{"a":1,"a":1}', 'the key "a" is given twice in one object'],
  ['{"x":[{"a":1,"b":2,"a":3}]}', 'the key "a" is given twice in one object'],
  ['{"a":1,"\\u0061":2}', 'the key "a" is given twice in one object'],
  ['{"a":{"z":1},"b":[1,2],"a":{}}', 'the key "a" is given twice in one object'],
  ['{"":1,"":2}', 'the key "" is given twice in one object'],
  ['{"__proto__":1,"__proto__":2}', 'the key "__proto__" is given twice in one object'],
  ['{"a":1e400}', 'the number 1e400 cannot be held'],
  ['{"a":-1E999}', 'the number -1E999 cannot be held'],
  ['{"a":9007199254740993}', 'the number 9007199254740993 cannot be held exactly'],
  ['[1,-9007199254740993]', 'the number -9007199254740993 cannot be held exactly'],
  ['{"a":123456789012345678}', 'the number 123456789012345678 cannot be held exactly'],
  ['{"a":0.12345678901234567890}', 'the number 0.12345678901234567890 cannot be held exactly'],
  ['{"a":1000000000000000000000000000000e400}', 'cannot be held exactly'],
  [`${'['.repeat(80)}${']'.repeat(80)}`, 'its values are nested more than 64 deep'],
])('says of %s what is ambiguous', (text, says) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(lint(text)).toContain(says)
})

import { expect, test } from 'vitest'
import { faultWords } from '../../src/kit/fault-words.ts'

/** What a server says, as what is read at the field and away from it. */
const SAID = [
  ['password', 'password: must have 8 to 200 characters.', 'It must have 8 to 200 characters.'],
  ['name', 'name is "": must have 1 to 24 characters.', 'It must have 1 to 24 characters.'],
  ['name', 'name is "a: must b\nc": must have 1 to 24 characters.', 'It must have 1 to 24 characters.'],
  [
    'seats.1.name',
    'seats.1.name is missing: must have 1 to 24 characters.',
    'It must have 1 to 24 characters.',
  ],
  ['fillTo', 'fillTo is 40, more than the 32 who may enter.', 'It is 40, more than the 32 who may enter.'],
] as const

test.each(SAID)('what is wrong with %s is a sentence that does not name it as programs do', (...said) => {
  const [field, message, read] = said
  expect(faultWords({ field, message })).toBe(read)
  expect(faultWords({ field, message }, '“Title”')).toBe(read.replace(/^It/, '“Title”'))
})

test.each(['There is no such account.', 'names: must be a list.', 'name has been taken.'])(
  'a sentence about something else stays as it is: %s',
  (message) => expect(faultWords({ field: 'name', message })).toBe(message),
)

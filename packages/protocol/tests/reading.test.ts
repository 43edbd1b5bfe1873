import { check, ClientMessage, readClientMessage } from '@trialhall/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = Number(process.env['TRIALHALL_RUNS'] ?? 1000)

const good = {
  type: 'choose',
  id: 'c17',
  match: 'k3v9x0q2m7a1b5c8',
  seat: 0,
  length: 41,
  pick: 2,
}
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'x'.repeat(40),
    'x'.repeat(41),
    '🎲'.repeat(20),
    -1,
    0,
    7,
    8,
    1.5,
    2 ** 53,
    '3',
    [],
  ),
  fc.jsonValue(),
)
const field = fc.constantFrom('type', 'id', 'match', 'seat', 'length', 'pick', '__proto__', 'more')

/** A choice with some of its fields missing, or other than they should be. */
const choices = fc.record({
  changes: fc.array(fc.tuple(field, odd), { maxLength: 2 }),
  missing: fc.option(field),
})

test('a choice is read as the schema reads it, whatever is wrong with it', () => {
  fc.assert(
    fc.property(choices, ({ changes, missing }) => {
      const fields = Object.entries(good).filter(([name]) => name !== missing)
      const text = `{${[...fields, ...changes].map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join(',')}}`
      expect(readClientMessage(text)).toEqual(check(ClientMessage, JSON.parse(text), 'message'))
    }),
    { numRuns },
  )
  expect(readClientMessage(JSON.stringify(good))).toEqual({ ok: true, value: good })
})

test.each([
  [{ ...good, more: 1 }, 'more', 'more is not known here: leave it out.'],
  [{ ...good, 'a\u001b[2J\u202e\nb': 1 }, 'a[2J b', 'a[2J b is not known here: leave it out.'],
  [{ ...good, '\u200b\u0000': 1 }, '?', '? is not known here: leave it out.'],
  [
    { ...good, [`${'x'.repeat(39)}😀😀`]: 1 },
    `${'x'.repeat(39)}😀`,
    `${'x'.repeat(39)}😀 is not known here: leave it out.`,
  ],
  [{ ...good, ['x'.repeat(1000)]: 1 }, 'x'.repeat(40), `${'x'.repeat(40)} is not known here: leave it out.`],
  [{ ...good, id: 7 }, 'id', 'id is 7: must be a text.'],
])('what is wrong with a field is said in words: %#', (message, field, sentence) => {
  const read = check(ClientMessage, message, 'message')
  expect(read).toMatchObject({ ok: false, fault: { field, message: sentence } })
})

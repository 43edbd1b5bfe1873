import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSaved } from '../../src/device/saved-match.ts'
import { savedMatch } from '../local/engine/table-room.ts'

const match = savedMatch('pb')

test('a kept match is read back as it was', () => {
  expect(checkSaved(JSON.parse(JSON.stringify(match)))).toEqual({ ok: true, value: match })
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['another form', { ...match, format: 'trialhall-saved-0' }],
  ['no name', { ...match, id: '' }],
  ['no log', { ...match, log: undefined }],
  ['a foreign log', { ...match, log: { ...match.log, format: 'chess' } }],
  ['a choice of nobody', { ...match, log: { ...match.log, choices: [{ seat: 7, pick: 0 }] } }],
  ['a seat too few', { ...match, seats: match.seats.slice(1) }],
  [
    'a bot without strength',
    { ...match, seats: match.seats.map((seat) => ({ ...seat, kind: 'bot', strength: 1 })) },
  ],
])('%s is refused in one sentence', (_, given) => {
  const read = checkSaved(given)
  expect(read.ok).toBe(false)
  expect(read.ok ? '' : read.fault.message).toMatch(/^The saved match cannot be read: .+\.$/)
})

test('an outcome that cannot be one is forgotten, for the match itself knows', () => {
  const read = checkSaved({ ...match, outcome: { ranks: [1], scores: [], reason: 'x' } })
  expect(read).toMatchObject({ ok: true, value: { outcome: null } })
})

test('no text at all makes the check throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      const read = checkSaved(given)
      expect(read.ok).toBe(false)
    }),
  )
})

test('no single change of a kept match makes the check throw', () => {
  const keys = Object.keys(match)
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      const read = checkSaved({ ...match, [key]: value })
      expect(read.ok || read.fault.message.endsWith('.')).toBe(true)
    }),
  )
})

import { games } from '@trialhall/games'
import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { plannedMatch } from '../../src/match/seating.ts'
import { inWords, matchFrom, usualSetup, withOption, withSeat, withSeats } from '../../src/setup/setup.ts'

const [game] = games.games
if (!game) throw new Error('There are no games.')
const stamp = { id: 'one', now: 1, seed: 'seed' }
const usualGame = game
const usual = usualSetup(game)

test('the form as it comes makes a match', () => {
  const match = matchFrom(game, usual, stamp)
  expect(match).toMatchObject({
    ok: true,
    value: { id: 'one', log: { seats: 3, seed: 'seed', choices: [] } },
  })
})

test('more seats are taken by bots, fewer keep those that stay', () => {
  const named = withSeat(usual, { seat: 1, name: 'Ana', kind: 'person' })
  const four = withSeats(named, 4)
  expect(four.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot'])
  expect(withSeats(four, 2).seats.map(({ name }) => name)).toEqual(['Player 1', 'Ana'])
})

test('the only person is spoken to, several are numbered, and a given name stays', () => {
  const shared = withSeat(usual, { seat: 1, name: 'Osric', kind: 'person' })
  expect(shared.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Mirel'])
  const alone = withSeat(shared, { seat: 1, name: 'Player 2', kind: 'bot', strength: 'adept' })
  expect(alone.seats.map(({ name }) => name)).toEqual(['You', 'Osric', 'Mirel'])
  expect(withSeat(usual, { seat: 1, name: 'Ana', kind: 'person' }).seats[1]?.name).toBe('Ana')
})

test('a name is kept without what cannot be seen and what turns the direction of writing', () => {
  const typed = withSeat(usual, { seat: 1, name: ' An\u200Ba \u202Etset ', kind: 'person' })
  const match = matchFrom(game, typed, stamp)
  expect(match.ok && match.value.seats[1]?.name).toBe('Ana tset')
})

test('a name that is being typed is left alone', () => {
  const typed = withSeat(usual, { seat: 1, name: 'You', kind: 'bot', strength: 'adept' })
  expect(typed.seats.map(({ name }) => name)).toEqual(['You', 'You', 'Mirel'])
})

test('a per-seat option grows and shrinks with the seats', () => {
  const spec = game.options.find(({ type }) => type === 'per-seat')
  if (!spec) throw new Error('There is no per-seat option.')
  const chosen = withOption(usual, spec.id, ['aldric', '', ''])
  expect(withSeats(chosen, 4).options[spec.id]).toEqual(['aldric', '', '', ''])
  expect(withSeats(chosen, 2).options[spec.id]).toEqual(['aldric', ''])
})

test.each([
  ['', 'Seat 2 needs a name.'],
  ['\u200B\u2060 ', 'Seat 2 needs a name.'],
  ['Mi\u200Brel', 'Two seats are called Mirel; each needs a name of its own.'],
  ['Mirel', 'Two seats are called Mirel; each needs a name of its own.'],
  ['yOU\u200B', 'Only somebody who plays alone is called “You”; seat 2 needs another name.'],
  ['a'.repeat(30), 'The name of seat 2 is too long; at most 24 characters.'],
])('the name %j is refused at its field', (name, message) => {
  const match = matchFrom(game, withSeat(usual, { seat: 1, name, kind: 'person' }), stamp)
  expect(match).toEqual({
    ok: false,
    fault: {
      code: 'bad-request',
      field: message.startsWith('Two') ? 'seats.2.name' : 'seats.1.name',
      message,
    },
  })
})

test('a number out of range is refused at its field, in the words of the game', () => {
  const match = matchFrom(game, withOption(usual, 'roundLimit', 99), stamp)
  expect(match).toMatchObject({ ok: false, fault: { field: 'options.roundLimit' } })
  const sentence = match.ok ? '' : inWords(game, match.fault).message
  expect(sentence).toBe('Rounds is 99; allowed is a whole number from 1 to 30.')
})

test('where bots alone sit down the match has the cap of such matches, unless another is set', () => {
  const found = games.find('eldar')
  if (!found.ok) throw new Error(found.fault.message)
  const setup = usualSetup(found.value)
  const capOf = (wished: typeof setup): unknown => {
    const match = matchFrom(found.value, wished, stamp)
    return match.ok ? match.value.log.options['roundCap'] : match.fault
  }
  const watched = withSeat(setup, { seat: 0, name: 'Ada', kind: 'bot', strength: 'novice' })
  expect([capOf(setup), capOf(watched)]).toEqual([undefined, 30])
  expect(capOf(withOption(watched, 'roundCap', 9))).toBe(9)
})

test('people around one screen draw from the generator that nobody can foresee, alone or among bots from the fast one', () => {
  const seed = '0123456789abcdef'.repeat(4)
  const seat = (kind: 'person' | 'bot', at: number): SeatInfo =>
    kind === 'person'
      ? { seat: at, kind, name: `P${at}` }
      : { seat: at, kind, name: `B${at}`, strength: 'novice' }
  const drawn = (...kinds: ('person' | 'bot')[]): unknown => {
    const plan = { game: usualGame, seats: kinds.map(seat), options: {}, seed }
    const planned = plannedMatch(plan, { id: 'one', now: 1 })
    return planned.ok ? planned.value.log.generator : planned.fault
  }
  expect(drawn('person', 'person')).toBe('chacha20')
  expect(drawn('person', 'bot', 'person')).toBe('chacha20')
  expect(drawn('person', 'bot')).toBeUndefined()
  expect(drawn('bot', 'bot')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { Match, tableauOf } from '../../src/index.ts'
import { bluff } from '../games/bluff.ts'

function tableau(viewer: number | null) {
  const made = Match.start(bluff, { seats: 2, seed: 3, options: {} })
  if (!made.ok) throw new Error(made.fault.message)
  return tableauOf(bluff, made.value.viewFor(viewer), 2)
}

test('each seat has its numbers and its zones, with the names that the viewer knows', () => {
  const [own, other] = tableau(0).seats
  expect(own?.numbers).toEqual([['points', 0]])
  const hand = own?.places.find(({ name }) => name === 'hand')
  expect([hand?.size, hand?.known.length]).toEqual([3, 3])
  expect(other?.places.find(({ name }) => name === 'hand')?.known).toEqual([])
})

test('what belongs to nobody stands by itself, and cards are no numbers', () => {
  expect(tableau(null).shared.map(({ name }) => name)).toContain('discard')
  expect(tableau(null).seats.flatMap(({ numbers }) => numbers.map(([name]) => name))).toEqual([
    'points',
    'points',
  ])
})

import { expect, test } from 'vitest'
import { scene } from '@trialhall/kernel/testkit'
import { race } from '../game.ts'

test('a push of 3 or more scores the card and the die', () => {
  const t = scene(race, { position: { deck: ['step-4'] }, rolls: [3] })
  t.A.isAsked('push or hold with Step 4?').isOffered('push', 'hold').picks('push')
  expect(t.state.points).toEqual([7, 0])
})

test('a push below 3 scores nothing', () => {
  const t = scene(race, { position: { deck: ['step-4'] }, rolls: [2] })
  t.A.picks('push')
  expect(t.state.points).toEqual([0, 0])
  expect(t.eventsOf('scored')).toEqual([])
})

test('a hold scores the card and 1, whatever the die', () => {
  const t = scene(race, { position: { deck: ['step-2'] }, rolls: [1] })
  t.A.picks('hold')
  expect(t.state.points).toEqual([3, 0])
})

test('a 6 on a hold takes 2 points from the other, as far as there are any', () => {
  const t = scene(race, { position: { points: { B: 1 }, deck: ['step-1'] }, rolls: [6] })
  t.A.picks('hold')
  expect(t.state.points).toEqual([2, 0])
  expect(t.log()).toContain('B loses 1 and has 0.')
})

test('the first to the goal wins at once', () => {
  const t = scene(race, { options: { goal: 20 }, position: { points: { B: 18 }, active: 'B' }, rolls: [1] })
  t.B.picks('hold')
  expect(t.outcome).toMatchObject({ ranks: [2, 1], reason: 'points' })
})

test('after the last round the higher score wins, and equal scores share', () => {
  const late = { rounds: 1, active: 'B', deck: ['step-1'] }
  const won = scene(race, { position: { ...late, points: { A: 9, B: 2 } }, rolls: [1] })
  won.B.picks('hold')
  expect(won.outcome).toEqual({ ranks: [1, 2], scores: [9, 4], reason: 'rounds' })
  const shared = scene(race, { position: { ...late, points: { A: 4, B: 2 } }, rolls: [1] })
  shared.B.picks('hold')
  expect(shared.outcome?.ranks).toEqual([1, 1])
})

test('the discards become the deck when it is out', () => {
  const t = scene(race, { seed: 3, options: { goal: 100, rounds: 30 } })
  while (!t.outcome && t.eventsOf('shuffled').length < 2) t.seat(t.state.active).picks('hold')
  expect(t.state.deck.length + t.state.drawn.length).toBe(40)
})

test('a position that cannot be is refused with its fault', () => {
  const refused =
    (position: unknown): (() => unknown) =>
    (): unknown =>
      scene(race, { position })
  expect(refused({ points: { C: 1 } })).toThrow(/position\.points\.C/)
  expect(refused({ deck: ['step-9'] })).toThrow(/position\.deck\[0\]/)
  expect(refused({ deck: Array.from({ length: 11 }, () => 'step-1') })).toThrow(/at most 10 of each/)
  expect(refused({ rounds: 11 })).toThrow(/whole number from 1 to 10/)
})

import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { present, scene } from '../../src/testkit/index.ts'
import { raceThen } from '../games/broken.ts'
import { bluff, type BluffTable } from '../games/bluff.ts'

test('a scene is laid, picked in and looked at', () => {
  const t = scene(race, { position: { points: { A: 20 }, deck: ['step-3', 'step-1'] }, rolls: [5, 6] })
  t.A.isAsked('push or hold with Step 3?').isOffered('push', 'hold')
  t.B.isNotAsked()
  t.A.picks('PUSH')
  expect(t.state.points).toEqual([28, 0])
  t.B.picks('hold')
  expect(t.state.points).toEqual([26, 2])
  expect(t.events.filter((event) => event.type === 'rolled')).toHaveLength(2)
  expect(t.eventsOf('rolled').map((event) => event.die)).toEqual([5, 6])
  expect(t.log()).toContain('A scores 8 and has 28.')
})

test.fails('a roll that is left over fails the test', () => {
  scene(race, { rolls: [5, 6] }).A.picks('push')
})

test.fails('a state that a test has changed by hand fails it', () => {
  const t = scene(race, { rolls: [5] })
  t.A.picks('push')
  t.state.goal++
})

test('a die beyond the script is an error', () => {
  const t = scene(race, {})
  expect(() => t.A.picks('push')).toThrow('no roll is scripted for "push"')
  t.A.isAsked()
})

test('with a seed the dice fall as they like', () => {
  scene(race, { seed: 7 }).A.picks('push')
})

test('what a seat is asked is compared word for word, and failures show every open ask', () => {
  const t = scene(race, { position: { deck: ['step-2'] } })
  expect(() => t.A.isOffered('hold', 'push')).toThrow(/A is not offered exactly: hold, push/)
  expect(() => t.A.isOffered('push')).toThrow(
    /A is asked: A: push or hold with Step 2\?\n {2}- push\n {2}- hold/,
  )
  expect(() => t.A.picks('fold')).toThrow(/cannot pick "fold"/)
  expect(() => t.A.isNotAsked()).toThrow(/A is asked/)
  expect(() => t.B.isAsked()).toThrow(/B is not asked/)
  expect(() => t.A.isAsked('roll')).toThrow(/A is not asked roll/)
  expect(() => t.A.isRefused('push', /x/)).toThrow(/A is offered "push"/)
  expect(() => t.A.isRefused('fold', /x/)).toThrow(/no reason for "fold"/)
  expect(() => t.C).toThrow('There is no seat C')
})

test('a position that cannot be is told with its fault', () => {
  expect(() => scene(race, { position: { points: { A: 30 } } })).toThrow(
    /position\.points\.A is 30; allowed is/,
  )
})

test('where everything is asked, the only option has to be named, too', () => {
  const game = raceThen((table) => {
    const target = table.choose(0, { type: 'push', card: 0 }, ['hold'])
    table.emit({ type: 'scored', seat: 0, by: target.length, points: 0 })
  })
  const setting = { position: { deck: ['step-2', 'step-3'] }, rolls: [5] }
  scene(game, setting).A.picks('push').isNotAsked()
  const t = scene(game, { ...setting, isEverythingAsked: true })
  expect(() => t.A.picks('push', 'push')).toThrow(/cannot pick "push"/)
  t.A.picks('hold').isNotAsked()
})

describe('a scene looks for leaks by itself', () => {
  const leaky = (leak: (table: BluffTable) => void): typeof bluff => ({
    ...bluff,
    advance(table) {
      if (table.state.isDealt) leak(table)
      bluff.advance(table)
    },
  })
  const secretOf = (table: BluffTable): number => table.def(present(table.state.hands[1]?.[0]))

  test('and finds none in sound rules', () => {
    const t = scene(bluff, { seed: 2 })
    t.A.pick(0).pick(1)
    t.B.pick(1).pick(0)
    expect(t.log()).toContain('A bid.')
  })

  test.fails('but an ask that depends on a hidden card', () => {
    const t = scene(
      leaky((table) => table.choose(0, { type: `guess ${secretOf(table)}` }, ['a', 'b'])),
      { seed: 2 },
    )
    t.A.pick(0)
  })

  test.fails('and an event that does', () => {
    const t = scene(
      leaky((table) => table.emit({ type: 'hid', seat: 1, count: secretOf(table) })),
      { seed: 2 },
    )
    t.A.pick(0).pick(0)
  })
})

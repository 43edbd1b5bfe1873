import { ChanceTree, expectimaxBot, stoppedClock, think } from '@trialhall/bots'
import { describe, expect, test } from 'vitest'
import { positionOf, started } from '../support/positions.ts'
import { rolls } from '../support/rolls.ts'
import { judgedTricks } from '../support/tricks.ts'

const ALL = Number.POSITIVE_INFINITY
const OPTIONS = [0, 1, 2]

function treeOf(size: { exact: number; depth: number; runs: number }): ChanceTree {
  return new ChanceTree(positionOf(started(rolls, 2, 1)), size)
}

describe('a tree of everything', () => {
  test('weighs each face by its odds and takes the best of what follows', () => {
    const tree = treeOf({ exact: ALL, depth: ALL, runs: 1000 })
    const values = tree.values(1, OPTIONS)
    expect(tree.isWhole).toBe(true)
    expect(values[0]).toBeCloseTo(1 / 3) // four sides never do: the other roll must
    expect(values[1]).toBeCloseTo(1 / 3)
    expect(values[2]).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 3)) // what shows more than four is kept
  })

  test('is the same in every world where nothing is hidden', () => {
    const tree = treeOf({ exact: ALL, depth: ALL, runs: 1000 })
    expect(tree.values(7, OPTIONS)).toEqual(tree.values(8, OPTIONS))
  })

  test('plays on by quick picks beyond the turns that it tries', () => {
    const values = treeOf({ exact: 1, depth: ALL, runs: 1000 }).values(1, OPTIONS)
    expect(values).toEqual([0, 0, expect.closeTo(1 / 3)])
  })

  test('says when it was too much to try all of it', () => {
    const tree = treeOf({ exact: ALL, depth: ALL, runs: 20 })
    tree.values(1, OPTIONS)
    expect(tree.isWhole).toBe(false)
  })

  test('lets every seat take what is best for itself', () => {
    const position = positionOf(started(judgedTricks, 2, 3))
    const tree = new ChanceTree(position, { exact: 1, depth: 1, runs: 1000 })
    const values = tree.values(5, [...position.ask.options.keys()])
    for (const value of values) expect([0, 1]).toContain(value) // one trick has one winner
  })
})

test('a bot that tries everything rolls the larger die, and keeps what is enough', () => {
  const bot = expectimaxBot('all', { exact: ALL, depth: ALL, runs: 1000, worlds: 2, trust: 1 })
  const match = started(rolls, 2, 1)
  const pick = (): number => think(bot, positionOf(match), { seed32: 1, clock: stoppedClock }).pick
  expect(pick()).toBe(2)
  match.choose(0, 2)
  expect(pick()).toBe(match.state.shown > 4 ? 1 : 2)
})

import { describe, expect, test } from 'vitest'
import { canWalk, gainPool, reachable, spacesLeft, walk } from '../../../rules/moves.ts'
import { lay, monsterId, writtenPlace } from '../../lay.ts'
import { ends, FIELD, inTurn, LANE, placeOf } from './kit.ts'

describe('[T-T8] spaces of a turn', () => {
  test('[T-18.01] they are walked in parts, and nobody walks before having any', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } })
    expect(canWalk(t.state, t.turn)).toBe(false)
    walk(t.table, t.turn)
    expect(t.asks).toEqual([])
    gainPool(t.table, 0, { spaces: 5 })
    t.answers('3,1', '6,1')
    walk(t.table, t.turn)
    expect([placeOf(t, 0), spacesLeft(t.turn)]).toEqual(['3,1', 3])
    walk(t.table, t.turn)
    expect([placeOf(t, 0), spacesLeft(t.turn)]).toEqual(['6,1', 0])
    expect(t.offered(t.asks[1])).toEqual(['1,1', '2,1', '4,1', '5,1', '6,1'])
    expect(t.asks[1]?.prompt).toEqual({ type: 'walk', spaces: 3 })
    expect(canWalk(t.state, t.turn)).toBe(false)
  })

  test('[T-18.02, T-14.06] Move Actions add up', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } }, 5)
    gainPool(t.table, 0, { spaces: 5 })
    expect(spacesLeft(t.turn)).toBe(10)
    expect(t.turn.pools).toHaveLength(1)
    expect(t.events).toEqual([
      { type: 'gainedSpaces', seat: 0, by: 5 },
      { type: 'gainedSpaces', seat: 0, by: 5 },
    ])
  })

  test('[T-14.06] nobody gains spaces outside of its turn', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1', 1: '5,1' } })
    gainPool(t.table, 1, { spaces: 5 })
    expect([spacesLeft(t.turn), t.events]).toEqual([0, []])
  })

  test('[T-26.10, T-R51, T-T29] Root freezes spaces that were gained before it', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } }, 4)
    expect(canWalk(t.state, t.turn)).toBe(true)
    Object.assign(t.state.heroes[0] ?? {}, { ailments: [{ burn: 0, poison: 0, root: 1 }] })
    expect([canWalk(t.state, t.turn), spacesLeft(t.turn)]).toEqual([false, 4])
  })

  test('[T-18.01] who is shut in cannot walk, whatever it has', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1', 1: '2,1' } }, 4)
    expect(canWalk(t.state, t.turn)).toBe(false)
  })

  test('[T-18.18] a walk stops where a snare roots the walker', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' }, lastings: [{ is: 'snare', spaces: ['3,1'] }] }, 6)
    t.answers('6,1')
    walk(t.table, t.turn)
    expect([placeOf(t, 0), spacesLeft(t.turn), t.turn.steps]).toEqual(['3,1', 4, 2])
    expect(t.events.at(-1)).toEqual({ type: 'moved', creature: 0, path: [0, 1, 2], how: 'walked' })
  })
})

describe('permissions', () => {
  test('[T-18.12, T-R31] only the spaces that may go through opponents do, and they stay apart from others', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1', 1: '3,1' } }, 3)
    expect(ends(t, 0, 5)).toEqual(['2,1'])
    gainPool(t.table, 0, { spaces: 2, throughOpponents: true })
    expect(t.turn.pools.map(({ left }) => left)).toEqual([3, 2])
    t.answers('5,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('5,1')
    expect(t.turn.pools.map(({ left }) => left)).toEqual([0, 1]) // only the step into the opponent
  })

  test('[T-R31] spaces with equal permissions are one pool, a straight line is always one of its own', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } })
    for (const more of [
      { acrossWater: true },
      { acrossWater: true },
      { isStraight: true },
      { isStraight: true },
    ])
      gainPool(t.table, 0, { spaces: 2, ...more })
    expect(t.turn.pools.map(({ left }) => left)).toEqual([4, 2, 2])
  })

  test('[T-18.12, T-18.06] through opponents one does not stop on them either', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1', 1: '2,1' } })
    const found = reachable(t.state, 0, { spaces: 2, throughOpponents: true })
    expect(found.map(writtenPlace)).toEqual(['3,1'])
  })

  test('[T-18.12] across water one ends beyond it, not on it; across terrain walls and stones are no hindrance', () => {
    const t = lay({
      drawing: `
+-----------+
|. ~ . o .|.|
+-----------+
`,
      heroes: { 0: '1,1' },
    })
    const by = (permissions: object): string[] =>
      reachable(t.state, 0, { spaces: 9, ...permissions }).map(writtenPlace)
    expect(by({})).toEqual([])
    expect(by({ acrossWater: true })).toEqual(['3,1'])
    expect(by({ acrossTerrain: true })).toEqual(['3,1', '5,1', '6,1'])
  })

  test('[T-18.12] a straight line keeps the direction of its first step', () => {
    const t = inTurn({ drawing: FIELD, heroes: { 0: '1,1' } })
    gainPool(t.table, 0, { spaces: 3, isStraight: true })
    t.answers('2,2', '4,4')
    walk(t.table, t.turn)
    expect(t.offered(t.asks[0])).toEqual(['2,1', '3,1', '4,1', '1,2', '2,2', '1,3', '3,3', '1,4', '4,4'])
    walk(t.table, t.turn)
    expect(t.offered(t.asks[1])).toEqual(['3,3', '4,4'])
    expect(spacesLeft(t.turn)).toBe(0)
  })

  test('[T-18.12, C-12] a Monster that burrows passes terrain and creatures by itself, others do not', () => {
    const t = lay({
      drawing: `
+-------------+
|. . o . . . .|
|             |
|. . o . . . .|
+-------------+
`,
      monsters: { ankheg: [{ at: '1,1' }], kobold: ['4,1', '4,2'], ogre: ['6,1'] },
    })
    const way = { spaces: 4, acrossTerrain: true }
    expect(reachable(t.state, monsterId('ankheg'), way)).toEqual([])
    const u = lay({
      drawing: `
+-----------------+
|. . o . . . . . .|
|                 |
|. . o . . . . . .|
+-----------------+
`,
      monsters: { ankheg: [{ at: '1,1' }], kobold: ['4,1', '4,2'] },
    })
    expect(reachable(u.state, monsterId('ankheg'), way).map(writtenPlace)).toEqual(['5,1', '6,1'])
    expect(reachable(u.state, monsterId('ankheg'), { spaces: 4 })).toEqual([])
  })

  test('[T-18.12] what is nimble goes through opponents if its spaces say so, and through no strangers', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '2,1' }, monsters: { goblin: ['1,1', '4,1'] } })
    const nimble = { spaces: 4, throughOpponents: true }
    expect(reachable(t.state, monsterId('goblin'), nimble).map(writtenPlace)).toEqual(['3,1'])
    expect(ends(t, monsterId('goblin'), 4)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../rules/map.ts'
import { everReaches } from '../../../rules/monsters/moving.ts'
import { monsterId } from '../../lay.ts'
import { attacked, field, layMonsters, monster, placed, slot } from './kit.ts'

const OGRE = monsterId('ogre')
const ANKHEG = monsterId('ankheg')
const GUARDIAN = monsterId('guardian')

/** The map of T-T61. */
const GAP = `
+-----------------+
|. . . o . . . . .|
|                 |
|. . . o . . . . .|
|                 |
|. . . . . . . h .|
|                 |
|. . . o . . . . .|
|                 |
|. . . o . . . . .|
+-----------------+
`

/** Water across the whole map. */
const RIVER = `
+---------------+
|. . ~ . . . . .|
|               |
|. . ~ . . h . .|
+---------------+
`

/** Behind the third column from the east there is room for two rows only. */
const NARROW = `
+-----------------+
|. . . . . . . . h|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . o o o o|
+-----------------+
`

describe('a Large Monster', () => {
  test('[T-33.02, T-R62, T-33.05, T-T61] passes a gap of one space, and strikes from where its whole body fits', () => {
    const t = layMonsters({ drawing: GAP, heroes: { 0: 'h' }, monsters: { ogre: ['1,2'] }, rolls: [15] })
    slot(t, OGRE, '6,2')
    expect(t.offered(t.asks[0])).toEqual(['6,1', '7,1', '6,2', '6,3', '6,4', '7,4'])
    expect([placed(t, OGRE), attacked(t, OGRE)]).toEqual(['6,2', [0]])
  })

  test('[T-33.02, T-R62, T-T61] does not stop in the gap: with 2 spaces in all it stays before it', () => {
    const t = layMonsters(
      { drawing: GAP, heroes: { 0: 'h' }, monsters: { ogre: ['1,2'] } },
      { ogre: { move: 1 } },
    )
    slot(t, OGRE, '2,2')
    expect(t.offered(t.asks[0])).toEqual(['2,1', '2,2', '2,3', '2,4'])
  })

  test('[T-33.03] ignores a target that it can never reach with its whole body, and takes the next', () => {
    const t = layMonsters({
      drawing: RIVER,
      heroes: { 0: '2,1', 1: '8,1' },
      monsters: { ogre: ['4,1'] },
      rolls: [1],
    })
    expect([everReaches(t.state, OGRE, 0), everReaches(t.state, OGRE, 1)]).toEqual([false, true])
    slot(t, OGRE, '6,1')
    expect(attacked(t, OGRE)).toEqual([1]) // although the other is nearer
  })

  test('[T-33.03, T-33.04] goes to the centre where no other target is left, with single movement', () => {
    const t = layMonsters({ drawing: RIVER, heroes: { 0: '1,2' }, monsters: { ogre: ['7,1'] } })
    slot(t, OGRE, '5,1')
    expect(t.asks[0]?.prompt).toEqual({ type: 'monster-move', creature: OGRE, target: OGRE })
    expect([placed(t, OGRE), attacked(t, OGRE)]).toEqual(['5,1', []])
  })

  test('[T-33.03, T-R95] a small Monster keeps a target that it cannot reach', () => {
    const t = layMonsters({ drawing: RIVER, heroes: { 0: 'h' }, monsters: { kobold: ['1,1'] } })
    slot(t, monsterId('kobold'), '2,2')
    expect(t.asks[0]?.prompt).toMatchObject({ target: 0 })
  })

  test('[T-R95] a Large one keeps a target whose sides are all taken', () => {
    const t = layMonsters({
      drawing: field(9, 2),
      heroes: { 0: '9,1', 2: '9,2' },
      monsters: { ogre: ['1,1'], kobold: ['8,1', '8,2'] },
    })
    slot(t, OGRE)
    expect([everReaches(t.state, OGRE, 0), placed(t, OGRE)]).toEqual([true, '6,1'])
  })

  test('[C-12] an Ankheg burrows under terrain and creatures, and ends where its whole body is free', () => {
    const t = layMonsters({
      drawing: RIVER,
      heroes: { 0: 'h' },
      monsters: { ankheg: ['1,1'], kobold: [{ at: '4,2', isActive: undefined }] },
      rolls: [1],
    })
    slot(t, ANKHEG)
    expect([placed(t, ANKHEG), attacked(t, ANKHEG)]).toEqual(['7,1', [0]])
  })

  test('[C-12] and measures what is left as it moves', () => {
    const t = layMonsters(
      { drawing: RIVER, heroes: { 0: '8,2' }, monsters: { ankheg: ['1,1'] } },
      { ankheg: { move: 2 } },
    )
    slot(t, ANKHEG)
    expect([placed(t, ANKHEG), attacked(t, ANKHEG)]).toEqual(['6,1', []])
  })
})

describe('a Guardian that has just come', () => {
  const small = { at: '3,3', isSmall: true } as const

  test('[T-34.06, T-T55] is as large as it is printed after its first movement, and strikes as such', () => {
    const t = layMonsters({
      drawing: field(9, 9),
      heroes: { 0: '8,4' },
      monsters: { guardian: [small] },
      rolls: [1],
    })
    slot(t, GUARDIAN, '5,3')
    const offered = t.offered(t.asks[0])
    expect([offered.includes('5,3'), offered.includes('6,3')]).toEqual([true, false])
    expect(monster(t, GUARDIAN).isSmall).toBe(undefined)
    expect(bodyOf(t.state, GUARDIAN)).toHaveLength(9)
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[T-34.06] covers four spaces as long as it stays', () => {
    const t = layMonsters({
      drawing: field(9, 9),
      heroes: { 0: '5,3' },
      monsters: { guardian: [small] },
      rolls: [1],
    })
    slot(t, GUARDIAN, '3,3')
    expect(t.offered(t.asks[0]).filter((place) => place === '3,3')).toHaveLength(1)
    expect([monster(t, GUARDIAN).isSmall, attacked(t, GUARDIAN)]).toEqual([true, [0]])
  })

  test('[T-34.06, T-33.03] ignores whom it could reach only as small as it is', () => {
    const t = layMonsters({
      drawing: NARROW,
      heroes: { 0: 'h' },
      monsters: { guardian: [{ at: '1,1', isSmall: true }] },
    })
    expect(everReaches(t.state, GUARDIAN, 0)).toBe(false)
    const ogre = layMonsters({ drawing: NARROW, heroes: { 0: 'h' }, monsters: { ogre: ['1,1'] } })
    expect(everReaches(ogre.state, OGRE, 0)).toBe(true)
  })

  test('[T-34.06, T-33.03] but not whom it touches already', () => {
    const t = layMonsters({
      drawing: NARROW,
      heroes: { 0: 'h' },
      monsters: { guardian: [{ at: '7,1', isSmall: true }] },
    })
    expect(everReaches(t.state, GUARDIAN, 0)).toBe(true)
  })
})

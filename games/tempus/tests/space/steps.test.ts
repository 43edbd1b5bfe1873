import { describe, expect, test } from 'vitest'
import {
  BARE,
  MAPS,
  SPACES,
  adjacentTo,
  areAdjacent,
  areSeparated,
  around,
  canStep,
  isClosed,
  laid,
  stepTowards,
  stepsFrom,
} from '../../space/index.ts'
import { lay, place, places } from './lay.ts'

describe('steps', () => {
  const walls = lay(`
+---------+
|. . . . .|
|     +   |
|. . .|. .|
|     + + |
|. . . # .|
|     + + |
|. ~ . . .|
|         |
|. . . . .|
|         |
|~ o . . .|
+---------+`)

  test('[T-18.03] one step goes to any open space around', () => {
    const { ground } = lay('+-----+\n|. . .|\n|     |\n|. . .|\n|     |\n|. . .|\n+-----+')
    expect(stepsFrom(ground, place('2,2'))).toEqual(around(place('2,2')))
    expect(canStep(ground, place('2,2'), place('2,2'))).toBe(false)
    expect(canStep(ground, place('1,1'), place('3,1'))).toBe(false)
    expect(stepTowards(ground, place('2,2'), 3)).toBe(place('3,3'))
    expect(stepTowards(ground, place('3,3'), 3)).toBe(-1) // the edge
  })

  test('[T-18.04, T-19.07, T-B03.3] nobody enters water, obstacles and blocks, though they may be adjacent', () => {
    const { ground } = walls
    for (const shut of ['2,4', '2,6', '4,3']) {
      expect(isClosed(ground, place(shut))).toBe(true)
      expect(around(place(shut)).some((space) => canStep(ground, space, place(shut)))).toBe(false)
    }
    expect(areAdjacent(ground, place('1,4'), place('2,4'))).toBe(true)
    expect(canStep(ground, place('1,4'), place('1,3'))).toBe(true)
  })

  test('[T-18.11, T-19.08, T-B02.1, T-B03.1] a wall stops the step across its edge, and the step beside it is free', () => {
    const { ground } = walls
    expect(canStep(ground, place('3,2'), place('4,2'))).toBe(false)
    expect(canStep(ground, place('4,2'), place('3,2'))).toBe(false)
    expect(canStep(ground, place('3,1'), place('4,1'))).toBe(true)
    expect(canStep(ground, place('4,2'), place('5,2'))).toBe(true)
  })

  test('[T-18.10, T-19.02, T-B02.1, T-B02.2, T-B03.1] a covered corner stops the diagonal, and no other step', () => {
    const { ground } = walls
    expect(canStep(ground, place('3,1'), place('4,2'))).toBe(false) // past the upper end of the wall
    expect(canStep(ground, place('4,1'), place('3,2'))).toBe(false)
    expect(areSeparated(ground, place('4,1'), place('3,2'))).toBe(true)
    expect(canStep(ground, place('2,1'), place('3,2'))).toBe(true)
    expect(canStep(ground, place('3,1'), place('3,2'))).toBe(true)
  })

  test('[T-19.08, T-B02.2] a block covers its four corners, an obstacle covers none', () => {
    const block = lay('+-----+\n|. . .|\n| + + |\n|. # .|\n| + + |\n|. . .|\n+-----+').ground
    const stones = lay('+-----+\n|. . .|\n|     |\n|. o .|\n|     |\n|. . .|\n+-----+').ground
    expect(canStep(block, place('2,1'), place('3,2'))).toBe(false)
    expect(canStep(stones, place('2,1'), place('3,2'))).toBe(true)
  })

  test('[T-18.09] a diagonal past one obstacle or one water space is legal', () => {
    const { ground } = lay('+-----+\n|. o .|\n|     |\n|. . ~|\n|     |\n|. . .|\n+-----+')
    expect(canStep(ground, place('1,1'), place('2,2'))).toBe(true)
    expect(canStep(ground, place('2,2'), place('3,1'))).toBe(false) // both o and ~
    expect(canStep(ground, place('2,2'), place('3,3'))).toBe(true)
  })

  test('[T-19.05, T-T10, T-B03.1, T-B03.2] two spaces between two closed ones are not adjacent', () => {
    const { ground } = lay(`
+-----------+
|. . . . . .|
|           |
|. A o . . .|
|           |
|. o B . . .|
|           |
|. . . o . .|
|           |
|. . C . E .|
+-----------+`)
    expect(areAdjacent(ground, place('2,2'), place('3,3'))).toBe(false)
    expect(canStep(ground, place('4,3'), place('3,4'))).toBe(true)
    expect(areAdjacent(ground, place('3,3'), place('4,3'))).toBe(true)
    expect(areAdjacent(ground, place('3,3'), place('3,4'))).toBe(true)
  })

  test('[T-R34, T-T11, T-B03.2] nor between two water spaces', () => {
    const { ground } = lay('+-----+\n|h ~ .|\n|     |\n|~ x .|\n|     |\n|. . .|\n+-----+')
    expect(areAdjacent(ground, place('1,1'), place('2,2'))).toBe(false)
    expect(areAdjacent(ground, place('2,2'), place('3,3'))).toBe(true)
  })

  test('[T-19.11] nothing steps beyond the edge of the map', () => {
    for (const { ground } of MAPS) {
      expect(stepsFrom(ground, place('30,1'))).toEqual(places('30,2', '29,2', '29,1'))
      expect(canStep(ground, place('30,1'), place('1,2'))).toBe(false) // neighbours as numbers only
    }
  })

  test('[T-19.01] what is adjacent one way is adjacent the other way, on both maps', () => {
    for (const { ground } of MAPS) {
      for (let space = 0; space < SPACES; space++) {
        for (const other of adjacentTo(ground, space)) {
          if (!areAdjacent(ground, other, space)) throw new Error(`${space} and ${other}`)
        }
      }
    }
  })

  test('[T-R86, T-B02.3] a Wall of Stone closes its spaces like an obstacle, a Wall of Fire does not', () => {
    const { ground } = MAPS[0]
    const stone = laid(ground, { ...BARE, stones: places('15,15', '16,16') })
    expect(stepsFrom(stone, place('15,14'))).not.toContain(place('15,15'))
    expect(canStep(stone, place('16,15'), place('15,16'))).toBe(false) // between the two
    expect(canStep(stone, place('14,15'), place('15,14'))).toBe(true) // past one of them
    const fire = laid(stone, { ...BARE, veils: places('15,15', '16,16') })
    expect(stepsFrom(fire, place('15,14'))).toEqual(stepsFrom(ground, place('15,14')))
    expect(laid(stone, BARE).steps).toEqual(ground.steps)
  })

  test('[T-18.04, T-B02.3] what is like water closes its spaces while it lasts', () => {
    const { ground } = MAPS[1]
    const flooded = laid(ground, { ...BARE, waters: places('15,15') })
    expect(canStep(flooded, place('15,14'), place('15,15'))).toBe(false)
    expect(canStep(ground, place('15,14'), place('15,15'))).toBe(true)
  })
})

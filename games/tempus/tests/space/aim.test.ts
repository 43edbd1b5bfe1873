import { describe, expect, test } from 'vitest'
import {
  BARE,
  bounceRange,
  canBounce,
  distance,
  isAreaTarget,
  isInMelee,
  isInShot,
  isInView,
  laid,
  MAPS,
  sees,
  spacesOf,
  type Ground,
} from '../../space/index.ts'
import { lay, place, places } from './lay.ts'

const row = lay(`
+-----------------------------+
|h a . . . . . . . . . . b c .|
+-----------------------------+`)
const longbow = (mark: string) => isInShot(row.ground, { from: [row.at('h')], at: [row.at(mark)], range: 12 })

describe('targets', () => {
  test('[T-21.03, T-21.04, T-T12] a ranged attack reaches from beyond adjacent spaces up to its range', () => {
    expect([...'abc'].map((mark) => distance(row.at('h'), row.at(mark)))).toEqual([1, 12, 13])
    expect([...'abc'].map(longbow)).toEqual([false, true, false])
  })

  test('[T-21.02, T-T12] a melee attack reaches adjacent spaces only', () => {
    const reaches = [...'abc'].map((mark) =>
      isInMelee(row.ground, { from: [row.at('h')], at: [row.at(mark)] }),
    )
    expect(reaches).toEqual([true, false, false])
  })

  test('[T-21.01] what is not visible is no target, however near', () => {
    const fire = laid(row.ground, { ...BARE, veils: places('5,1') })
    const aim = { from: [row.at('h')], at: places('7,1'), range: 12 }
    expect(isInView(row.ground, aim)).toBe(true)
    expect(isInView(fire, aim)).toBe(false)
    expect(isInView(row.ground, { ...aim, at: [row.at('a')] })).toBe(true) // adjacent ones are in view, too
  })

  test('[T-21.06, T-T11] at distance 1 and not adjacent: no melee; ranged where it is seen, nothing behind a shared wall', () => {
    const wet = lay('+---+\n|h ~|\n|   |\n|~ x|\n+---+')
    const aim = { from: [wet.at('h')], at: [wet.at('x')], range: 12 }
    expect([isInMelee(wet.ground, aim), isInShot(wet.ground, aim)]).toEqual([false, true])
    const walled = lay('+---+\n|h|x|\n+---+')
    const behind = { from: [walled.at('h')], at: [walled.at('x')], range: 12 }
    expect([isInMelee(walled.ground, behind), isInShot(walled.ground, behind)]).toEqual([false, false])
  })

  test('[T-33.05, T-20.08] Large bodies are in melee and in view by any of their spaces', () => {
    const ogre = spacesOf({ anchor: place('2,2'), size: 2 })
    const { ground } = lay(
      '+---------+\n|. . . . .|\n|         |\n|. . . . .|\n|         |\n|. . . . .|\n+---------+',
    )
    expect(isInMelee(ground, { from: ogre, at: places('4,3') })).toBe(true)
    expect(isInMelee(ground, { from: ogre, at: places('5,3') })).toBe(false)
    expect(isInShot(ground, { from: places('5,3'), at: ogre, range: 2 })).toBe(true)
    expect(isInShot(ground, { from: places('5,3'), at: ogre, range: 1 })).toBe(false)
  })

  test('[T-22.01, T-22.06, T-22.07, T-T14] the target space of an Area is visible, in range, not adjacent, not the own', () => {
    const { ground } = lay(`
+---------------+
|. . . . . . . .|
|               |
|. h . . . ~ . .|
|               |
|. . . . . . o .|
+---------------+`)
    const may = (target: string, range = 8) =>
      isAreaTarget(ground, { from: places('2,2'), target: place(target), range })
    expect(['4,2', '6,2', '8,2'].map((target) => may(target))).toEqual([true, true, true]) // water as well
    expect(['3,2', '3,3', '2,2', '7,3'].map((target) => may(target))).toEqual([false, false, false, false])
    expect(may('8,2', 5)).toBe(false)
  })
})

describe('shots by way of terrain', () => {
  const { ground, at } = lay(`
+-----------------+
|h . . . . . o . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . o . . . . .|
|                 |
|. . . o . . . . .|
|                 |
|. . . o x . . . .|
+-----------------+`)

  test('[T-21.09, T-38.12, T-T47] both legs are counted, to the terrain and from it: 6 and 6 make 12, 6 and 7 are more', () => {
    const terrain = laid(bare(), { ...BARE, stones: places('7,1'), veils: places('1,4') })
    expect(sees(terrain, place('1,1'), place('1,7'))).toBe(false)
    expect(bounceRange(terrain, place('1,1'), place('1,7'))).toBe(12)
    expect(bounceRange(terrain, place('1,1'), place('1,8'))).toBe(13)
  })

  test('[T-R70] of several ways the shortest counts', () => {
    expect(sees(ground, at('h'), at('x'))).toBe(false)
    expect(bounceRange(ground, at('h'), at('x'))).toBe(4) // over the stones at (4,4): 3 and 1
  })

  test('[T-21.09, T-R70] a shot goes there by way of terrain exactly where its range is enough for the shortest way', () => {
    const { ground: temple } = MAPS[0]
    for (const [from, target] of [
      ['1,1', '6,1'],
      ['8,8', '13,9'],
      ['15,15', '20,18'],
      ['3,27', '9,22'],
    ] as const) {
      const shot = { from: place(from), target: place(target) }
      const least = bounceRange(temple, shot.from, shot.target)
      for (const range of [2, 6, 12, 20])
        expect(canBounce(temple, { ...shot, range }), `${from} to ${target}`).toBe(least <= range)
    }
    const { ground } = lay(`
+---------+
|h . o . x|
+---------+`)
    expect([3, 4].map((range) => canBounce(ground, { from: 0, target: 4, range }))).toEqual([false, false])
  })

  test('[T-R70] there is none to an adjacent target, and none without terrain', () => {
    expect(bounceRange(ground, at('h'), place('2,2'))).toBe(Infinity)
    expect(bounceRange(bare(), 0, place('5,1'))).toBe(Infinity)
  })

  test('[T-R70] beside an edge wall the open space counts', () => {
    const walled = lay('+---------+\n|h . . . .|\n|     +-+ |\n|. . . . .|\n+---------+').ground
    expect(bounceRange(walled, 0, place('5,1'))).toBe(4) // by way of (4,1)
  })
})

/** Open ground all over the map. */
function bare(): Ground {
  const line = `|${Array.from({ length: 30 }, () => '.').join(' ')}|`
  const frame = `+${'-'.repeat(59)}+`
  const gap = `|${' '.repeat(59)}|`
  return lay([frame, Array.from({ length: 30 }, () => line).join(`\n${gap}\n`), frame].join('\n')).ground
}

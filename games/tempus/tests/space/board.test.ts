import { describe, expect, test } from 'vitest'
import {
  CORNERS,
  MAPS,
  around,
  columnOf,
  isClosed,
  rowOf,
  sees,
  turned,
  type BattleMap,
  type Space,
} from '../../space/index.ts'
import { lay, place, places, sorted } from './lay.ts'

/** How far a space lies from a portal's diagonal: 0 for spaces that are as far from one portal as from the other. */
function offDiagonal({ portals }: BattleMap, space: Space): number {
  const [column, row] = [columnOf(space), rowOf(space)]
  return columnOf(portals[0]) === rowOf(portals[0]) ? column + row - 31 : column - row
}

describe('sight', () => {
  test('[T-B04.6] a wall at the back of either space does not come between them', () => {
    const { ground } = lay(`
+---------+
|. . . . .|
|   + +   |
|. .|.|. .|
|   + +   |
|. . . . .|
|   + +   |
|. .|.|. .|
|   + +   |
|. . . . .|
+---------+`)
    expect(sees(ground, place('3,2'), place('3,4'))).toBe(true) // walls at the sides of both
    expect(sees(ground, place('3,2'), place('4,2'))).toBe(false)
    expect(sees(ground, place('4,2'), place('5,3'))).toBe(true) // the wall lies west of both
    expect(sees(ground, place('5,3'), place('4,2'))).toBe(true)
    expect(sees(ground, place('4,2'), place('2,2'))).toBe(false) // and here between them
  })

  test('[T-B04.8] in one row a blocker fills the whole width, whichever way lines rise', () => {
    const { ground } = lay('+-------+\n|. . . .|\n|   +   |\n|. .|. .|\n|   +   |\n|. . . .|\n+-------+')
    expect(sees(ground, place('1,2'), place('4,2'))).toBe(false)
    expect(sees(ground, place('1,1'), place('4,1'))).toBe(true)
    expect(sees(ground, place('1,1'), place('4,2'))).toBe(true)
    expect(sees(ground, place('1,3'), place('4,2'))).toBe(true)
  })
})

describe('balance', () => {
  test.each(MAPS)('[T-B08.1] of $name: what comes in pairs changes places under half a turn', (map) => {
    const pairs: readonly (readonly (Space | undefined)[])[] = [
      map.portals,
      map.chests.slice(0, 2),
      map.obelisks,
      map.altars.slice(0, 2),
      map.herbs.slice(0, 2),
      map.herbs.slice(2, 4),
      [map.goblinCamp.token, map.koboldCamp.token],
    ]
    for (const [one = -1, other = -1] of pairs) expect(turned(one)).toBe(other)
    const [first, second] = map.ogreAreas
    expect(sorted(first.map(turned))).toEqual(sorted(second))
  })

  test.each(MAPS)('[T-B08.2] of $name: what stands alone is on the diagonal between the portals', (map) => {
    const [, , chest = -1] = map.chests
    const [, , altar = -1] = map.altars
    const herb = map.herbs[4] ?? -1
    const alone = [chest, altar, herb, map.placeOfPower, map.eliteCamp.token, map.bugbearCamp.token]
    expect(alone.map((space) => offDiagonal(map, space))).toEqual([0, 0, 0, 0, 0, 0])
    expect(offDiagonal(map, map.chests[0] ?? -1)).not.toBe(0)
  })

  test.each(MAPS)('[T-B08.3] of $name: these face each other across the centre', (map) => {
    const across = (one: Space | undefined, other: Space | undefined): boolean => turned(one ?? -1) === other
    expect(across(map.bugbearCamp.token, map.eliteCamp.token)).toBe(true)
    expect(across(map.chests[2], map.placeOfPower)).toBe(true)
    expect(across(map.altars[2], map.herbs[4])).toBe(true)
    expect(across(map.chests[2], map.herbs[4])).toBe(false)
  })
})

describe('room', () => {
  test.each(MAPS)('[T-B11.3, T-B11.5] of $name: in the middle and around the corners', (map) => {
    const middle = [14, 15, 16, 17].flatMap((row) =>
      [14, 15, 16, 17].map((column) => place(`${column},${row}`)),
    )
    const corners = CORNERS.flatMap((space) => [space, ...around(space)])
    expect(CORNERS).toEqual(places('2,2', '29,2', '29,29', '2,29'))
    expect(corners).toHaveLength(36)
    expect([...middle, ...corners].filter((space) => isClosed(map.ground, space))).toEqual([])
  })

  test.each(MAPS)('[T-B11.4, T-B06.1] of $name: no token and no start lies on closed ground', (map) => {
    const camps = [map.goblinCamp, map.koboldCamp, map.bugbearCamp, map.eliteCamp]
    const tokens = [...map.chests, map.placeOfPower, ...map.obelisks, ...map.altars, ...map.herbs]
    const spaces = [
      ...tokens,
      ...camps.flatMap(({ token, starts }) => [token, ...starts]),
      ...map.ogreAreas.flat(),
    ]
    expect(spaces.filter((space) => isClosed(map.ground, space))).toEqual([])
    for (const { token, starts } of camps.slice(0, 3))
      expect(starts.every((start) => around(token).includes(start))).toBe(true)
  })
})

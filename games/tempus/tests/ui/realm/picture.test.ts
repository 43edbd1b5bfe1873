import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../space/index.ts'
import { groundPicture } from '../../../ui/realm/ground/picture.ts'
import { loopsOf } from '../../../ui/realm/ground/loops.ts'
import { runsOf } from '../../../ui/realm/ground/walls.ts'
import { scapeOf } from '../../../ui/realm/ground/scape.ts'

describe.each(MAPS.map((map) => [map.name, map] as const))('the ground of the %s', (_, map) => {
  const scape = scapeOf(map)
  const picture = groundPicture(map, 900)

  test('is the same picture every time, and one that browsers can read', () => {
    expect(groundPicture(map, 900)).toBe(picture)
    expect(picture).toMatch(/^<svg [^>]+>.*<\/svg>$/su)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/u)
  })

  test('has all walls of the terrain, and no more', () => {
    const { wallsEast, wallsSouth } = map.ground.terrain
    const walls = [...wallsEast, ...wallsSouth].reduce((sum, wall) => sum + wall, 0)
    const drawn = runsOf(scape).reduce((sum, { long }) => sum + long / 60, 0)
    expect(drawn).toBe(walls)
  })
})

test('outlines go around every set of spaces and close', () => {
  const loops = loopsOf((column, row) => (column === 3 && row === 3) || (column === 6 && row === 3))
  expect(loops).toHaveLength(2)
  expect(loops.map(({ length }) => length)).toEqual([4, 4])
})

import { expect, test } from 'vitest'
import { areasFrom } from '../../../rules/fight/areas.ts'
import { columnOf, rowOf } from '../../../space/index.ts'
import { lay } from '../../lay.ts'

const WALL = `
+-----------+
|. . .|. . .|
|     +     |
|. . .|. . .|
|     +     |
|. . .|. . .|
|     +     |
|. . .|. . .|
+-----------+
`

/** Columns that the Area 4 from column 2 to 5 reaches when it is aimed at a space. */
function columnsFrom(drawing: string, place: string): number[] {
  const t = lay({ drawing })
  const areas = areasFrom(t.state, { type: 'area', range: 8, size: 4 }, t.at(place))
  const isSquare = (spaces: readonly number[]): boolean =>
    spaces.every((space) => columnOf(space) > 1 && columnOf(space) < 6 && rowOf(space) < 5)
  const sizes = areas.filter(isSquare).toSorted((one, other) => other.length - one.length)
  return [...new Set(sizes[0]?.map(columnOf))].toSorted((one, other) => one - other)
}

test('[T-R84] an even area spreads from the space that was chosen among the middle four, and from no other', () => {
  expect(columnsFrom(WALL, '3,2')).toEqual([2, 3])
  expect(columnsFrom(WALL, '4,2')).toEqual([4, 5])
})

test('[T-R84] with nothing between them all four come to the same', () => {
  const open = WALL.replaceAll('.|.', '. .').replaceAll('     +     ', '           ')
  expect(columnsFrom(open, '3,2')).toEqual([2, 3, 4, 5])
  expect(columnsFrom(open, '4,3')).toEqual([2, 3, 4, 5])
})

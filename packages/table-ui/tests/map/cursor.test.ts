import { describe, expect, test } from 'vitest'
import { moved, nextPick, spaceAt } from '../../src/map/cursor.ts'

const SIZE = { columns: 20, rows: 10 }
const MIDDLE = { column: 8, row: 4 }

describe('the cursor of a map', () => {
  test.each([
    ['ArrowLeft', { column: 7, row: 4 }],
    ['ArrowDown', { column: 8, row: 5 }],
    ['PageDown', { column: 8, row: 9 }],
    ['PageUp', { column: 8, row: 1 }],
    ['Home', { column: 1, row: 4 }],
    ['End', { column: 20, row: 4 }],
  ])('goes by %s', (key, space) => {
    expect(moved(MIDDLE, key, SIZE)).toEqual(space)
  })

  test('stays on the map, and where another key is pressed', () => {
    expect(moved({ column: 20, row: 10 }, 'ArrowRight', SIZE)).toEqual({ column: 20, row: 10 })
    expect(moved(MIDDLE, 'x', SIZE)).toBeNull()
  })

  test('goes to the next space that can be picked in the order of reading, round the map', () => {
    const picks = new Set(['9,4', '3,2'])
    const next = (from: { column: number; row: number }, step: 1 | -1): unknown =>
      nextPick(from, picks, { size: SIZE, step })
    expect(next(MIDDLE, 1)).toEqual({ column: 9, row: 4 })
    expect(next({ column: 9, row: 4 }, 1)).toEqual({ column: 3, row: 2 })
    expect(next(MIDDLE, -1)).toEqual({ column: 3, row: 2 })
    expect(next({ column: 3, row: 2 }, -1)).toEqual({ column: 9, row: 4 })
    expect(nextPick(MIDDLE, new Set(), { size: SIZE, step: 1 })).toBeNull()
  })
})

test('a point of the drawing is a space, and none in the margin or beside it', () => {
  const box = { left: 100, top: 50, width: 210, height: 110 }
  expect(spaceAt({ x: 111, y: 61 }, box, SIZE)).toEqual({ column: 1, row: 1 })
  expect(spaceAt({ x: 309, y: 159 }, box, SIZE)).toEqual({ column: 20, row: 10 })
  for (const point of [
    { x: 105, y: 70 },
    { x: 120, y: 55 },
    { x: 311, y: 70 },
  ])
    expect(spaceAt(point, box, SIZE)).toBeNull()
})

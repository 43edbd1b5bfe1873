import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BARE,
  MAPS,
  SPACES,
  columnOf,
  groundOf,
  laid,
  rowOf,
  sees,
  sightLine,
  turned,
  type Ground,
  type Space,
} from '../../space/index.ts'
import { anyGround, anySpace, runs } from './random.ts'

/** All lines take a minute: they are for a run that tries everything as often. */
const isSoak = runs(0) >= SPACES / 2

test('[T-20.05, T-B04.9] sight is the same both ways', () => {
  const law = fc.property(anyGround, anySpace, anySpace, (ground, one, other) => {
    expect(sees(ground, one, other)).toBe(sees(ground, other, one))
  })
  fc.assert(law, { numRuns: runs(200) })
})

test('[T-R37, T-B04.1, T-B04.2, T-B04.3, T-B04.4, T-B04.5, T-B04.7, T-B04.8, T-B04.9] the exact answer is that of thousands of lines tried one by one', () => {
  const law = fc.property(anyGround, anySpace, anySpace, (ground, one, other) => {
    const isSeen = sees(ground, one, other)
    const isFound = triesOf(ground, one, other, 24) || (isSeen && triesOf(ground, one, other, 300))
    expect(isSeen).toBe(isFound)
  })
  fc.assert(law, { numRuns: runs(150) })
})

test('[T-20.07] what is laid over the ground never lets anybody see more', () => {
  const few = fc.uniqueArray(anySpace, { maxLength: 4 })
  const law = fc.property(anyGround, few, few, (ground, stones, veils) => {
    const narrowed = laid(ground, { ...BARE, stones, veils })
    for (const one of [...stones, 0, 33, 95]) {
      for (const other of [...veils, 7, 130, 217]) {
        expect(sees(ground, one, other) || !sees(narrowed, one, other)).toBe(true)
      }
    }
  })
  fc.assert(law, { numRuns: runs(60) })
})

test.each(MAPS)('[T-20.05] the table of $name says what the algorithm says', ({ ground }) => {
  expect(ground.table).toHaveLength(SPACES / 2)
  const bare = groundOf(ground.terrain)
  const any = fc.integer({ min: 0, max: SPACES - 1 })
  const law = fc.property(any, any, (one, other) => {
    const isSeen = sees(bare, one, other)
    expect([sees(ground, one, other), sees(ground, other, one)]).toEqual([isSeen, isSeen])
    expect(sees(ground, turned(one), turned(other))).toBe(isSeen)
  })
  fc.assert(law, { numRuns: runs(2000) })
})

test.each(MAPS)(
  '[T-20.05] the table of $name is the one that is worked out: a few lines here, all of them in a soak',
  ({ ground }) => {
    const lines = isSoak ? Array.from({ length: SPACES / 2 }, (_, line) => line) : [17, 224, 433]
    for (const line of lines) expect(sightLine(ground, line)).toBe(ground.table?.[line])
  },
)

/** Whether one of so many times so many segments touches nothing that blocks. They run between the diagonals that face each other. */
function triesOf(ground: Ground, one: Space, other: Space, tries: number): boolean {
  if (one === other) return true
  const blockers = blockersOf(ground, one, other)
  const rises = (columnOf(other) - columnOf(one)) * (rowOf(other) - rowOf(one)) > 0
  const on = (space: Space, part: number): Point => ({
    x: 2 * tries * columnOf(space) + part,
    y: 2 * tries * rowOf(space) + (rises ? 2 * tries - part : part),
  })
  const parts = Array.from({ length: tries }, (_, index) => 2 * index + 1)
  const scaled = blockers.map(({ x1, y1, x2, y2 }) => {
    const [left, top, right, bottom] = [x1, y1, x2, y2].map((number) => number * 2 * tries)
    return { x1: left ?? 0, y1: top ?? 0, x2: right ?? 0, y2: bottom ?? 0 }
  })
  return parts.some((p) => parts.some((q) => !scaled.some((box) => touches(box, on(one, p), on(other, q)))))
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A square, or a wall, which is as wide or as high as nothing. */
interface Box {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Every blocker of the whole corner of the map, without a thought about which may matter. */
function blockersOf({ terrain, solid }: Ground, one: Space, other: Space): Box[] {
  const boxes: Box[] = []
  for (let row = 1; row <= 8; row++) {
    for (let column = 1; column <= 8; column++) {
      const space = (row - 1) * 30 + column - 1
      const [x1, y1, x2, y2] = [column, row, column + 1, row + 1]
      if (solid[space] === 1 && space !== one && space !== other) boxes.push({ x1, y1, x2, y2 })
      if (terrain.wallsEast[space] === 1) boxes.push({ x1: x2, y1, x2, y2 })
      if (terrain.wallsSouth[space] === 1) boxes.push({ x1, y1: y2, x2, y2 })
    }
  }
  return boxes
}

function touches({ x1, y1, x2, y2 }: Box, from: Point, to: Point): boolean {
  if (Math.max(from.x, to.x) < x1 || Math.min(from.x, to.x) > x2) return false
  if (Math.max(from.y, to.y) < y1 || Math.min(from.y, to.y) > y2) return false
  const side = (x: number, y: number): number =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  const sides = [side(x1, y1), side(x1, y2), side(x2, y1), side(x2, y2)]
  return !sides.every((one) => one > 0) && !sides.every((one) => one < 0)
}

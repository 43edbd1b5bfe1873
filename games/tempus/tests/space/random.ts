import fc from 'fast-check'
import { SIDE, SPACES, groundOf, spaceAt, type Ground, type Space } from '../../space/index.ts'

/** How often a property is tried here, and in a soak run. */
export function runs(few: number): number {
  return Number(process.env['TRIALHALL_RUNS'] ?? few)
}

const WIDTH = 8
const OPEN = 0
const OBSTACLE = 2
const BLOCK = 3

/** A space of the random corner of the map. */
export const anySpace: fc.Arbitrary<Space> = fc
  .tuple(fc.integer({ min: 1, max: WIDTH }), fc.integer({ min: 1, max: WIDTH }))
  .map(([column, row]) => spaceAt(column, row))

/** Ground with a random corner of 8 by 8 spaces in the north-west, obstacles beyond, and walls whose ends are covered as they must be. */
export const anyGround: fc.Arbitrary<Ground> = fc
  .record({
    kinds: fc.array(
      fc.oneof(
        { weight: 7, arbitrary: fc.constant(OPEN) },
        { weight: 3, arbitrary: fc.constantFrom(1, OBSTACLE, BLOCK) },
      ),
      { minLength: WIDTH * WIDTH, maxLength: WIDTH * WIDTH },
    ),
    east: fc.uniqueArray(fc.integer({ min: 0, max: WIDTH * WIDTH - 1 }), { maxLength: 9 }),
    south: fc.uniqueArray(fc.integer({ min: 0, max: WIDTH * WIDTH - 1 }), { maxLength: 9 }),
  })
  .map(({ kinds, east, south }) => {
    const terrain = {
      kinds: new Uint8Array(SPACES).fill(OBSTACLE),
      wallsEast: new Uint8Array(SPACES),
      wallsSouth: new Uint8Array(SPACES),
      posts: new Uint8Array(SPACES),
    }
    const at = (index: number) => spaceAt((index % WIDTH) + 1, Math.floor(index / WIDTH) + 1)
    const cover = (...corners: number[]) => {
      for (const corner of corners) if (corner >= 0) terrain.posts[corner] = 1
    }
    for (const [index, kind] of kinds.entries()) {
      const space = at(index)
      terrain.kinds[space] = kind
      if (kind === BLOCK) cover(space, space - 1, space - SIDE, space - SIDE - 1)
    }
    for (const space of east.map(at)) {
      terrain.wallsEast[space] = 1
      cover(space, space - SIDE)
    }
    for (const space of south.map(at)) {
      terrain.wallsSouth[space] = 1
      cover(space, space - 1)
    }
    return groundOf(terrain)
  })

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAPS,
  MIDDLE,
  SPACES,
  areBodiesAdjacent,
  costTo,
  couldStandBeside,
  distanceBetween,
  fits,
  gapBetween,
  leadTo,
  pushDirection,
  pushed,
  spaceAt,
  spacesOf,
  spacesWithin,
  standsFor,
  written,
  type Space,
} from '../../space/index.ts'
import { lay, place, places } from './lay.ts'
import { anyGround, anySpace, runs } from './random.ts'

const nobody = () => true

describe('bodies', () => {
  test('[T-19.10] the spaces within so many of a body are those at no greater distance, by number', () => {
    for (const body of [places('1,1'), places('29,15'), spacesOf({ anchor: place('14,27'), size: 3 })]) {
      for (const range of [0, 1, 7]) {
        const near = Array.from({ length: SPACES }, (_, space) => space).filter(
          (space) => distanceBetween(body, [space]) <= range,
        )
        expect(spacesWithin(body, range)).toEqual(near)
      }
    }
  })

  test('[T-19.10, T-R36] the gap between two bodies is the distance of their nearest spaces', () => {
    const anyBody = fc
      .record({ anchor: anySpace, size: fc.constantFrom(1, 2, 3) })
      .filter((body) => spacesOf(body).length > 0)
    fc.assert(
      fc.property(anyBody, anyBody, (one, other) => {
        const distance = distanceBetween(spacesOf(one), spacesOf(other))
        expect(gapBetween(one, other)).toBe(distance)
        expect(gapBetween(other, one)).toBe(distance)
      }),
      { numRuns: runs(300) },
    )
  })

  test('[T-33.01, T-B01.3] a body of 2 by 2 or 3 by 3 has its spaces south-east of the first', () => {
    expect(spacesOf({ anchor: place('4,4'), size: 2 })).toEqual(places('4,4', '5,4', '4,5', '5,5'))
    expect(spacesOf({ anchor: place('4,4'), size: 3 })).toHaveLength(9)
    expect(spacesOf({ anchor: place('4,4'), size: 1 })).toEqual(places('4,4'))
    expect(MIDDLE).toEqual(places('15,15', '16,15', '15,16', '16,16'))
  })

  test('[T-19.11] no part of it lies beyond the edge', () => {
    expect(spacesOf({ anchor: place('30,4'), size: 2 })).toEqual([])
    expect(fits(MAPS[0].ground, { anchor: place('29,30'), size: 2 })).toBe(false)
    expect([-1, SPACES].map((anchor) => fits(MAPS[0].ground, { anchor, size: 1 }))).toEqual([false, false])
    expect(fits(MAPS[0].ground, { anchor: place('29,29'), size: 2 })).toBe(true)
  })

  test('[T-19.10] distance and adjacency are taken from the nearest space', () => {
    const { ground } = lay('+-----------+\n|. . . . . .|\n|           |\n|. . . . . .|\n+-----------+')
    const ogre = spacesOf({ anchor: place('1,1'), size: 2 })
    expect(distanceBetween(ogre, places('6,1'))).toBe(4)
    expect(areBodiesAdjacent(ground, ogre, places('3,2'))).toBe(true)
    expect(areBodiesAdjacent(ground, ogre, places('4,2'))).toBe(false)
  })

  test('[T-33.05] it is adjacent to what is adjacent to any of its spaces, and not through a wall', () => {
    const { ground } = lay('+-------+\n|. .|. .|\n|   +   |\n|. . . .|\n+-------+')
    expect(areBodiesAdjacent(ground, spacesOf({ anchor: place('1,1'), size: 2 }), places('3,2'))).toBe(true)
    expect(areBodiesAdjacent(ground, places('2,1'), places('3,1'))).toBe(false)
  })

  test('[T-33.02] it fits where no terrain, no wall, no covered corner and no creature is inside it', () => {
    const { ground } = lay(
      '+-----------+\n|. . . .|. .|\n|   +   + + |\n|. .|. . ~ #|\n|   +     + |\n|. . . . . .|\n+-----------+',
    )
    const at = (anchor: string, isFree?: (space: Space) => boolean) =>
      fits(ground, { anchor: place(anchor), size: 2 }, isFree)
    expect(at('1,1')).toBe(true)
    expect(at('2,1')).toBe(false) // the wall's end
    expect(at('2,2')).toBe(false) // the wall
    expect(at('4,1')).toBe(false) // a wall above, water
    expect(at('3,2')).toBe(true)
    expect(at('4,2')).toBe(false) // water
    expect(at('3,2', (space) => space !== place('4,3'))).toBe(false)
  })
})

describe('a Large body on the move', () => {
  const gap = lay(`
+-----------------+
|. . . # . . . . .|
|     + +         |
|L L . # . . . . .|
|     + +         |
|L L . . . . . H .|
|     + +         |
|. . . # . . . . .|
|     + +         |
|. . . # . . . . .|
+-----------------+`)
  const hero = gap.at('H')
  const stands = (spaces: number) =>
    standsFor(gap.ground, {
      body: { anchor: place('1,2'), size: 2 },
      pools: [{ spaces, mayEnter: (space) => space !== hero }],
      isFree: (space) => space !== hero,
    })
  const anchors = (spaces: number) => stands(spaces).stands.map(({ anchor }) => written(anchor))

  test('[T-33.02, T-T61] it passes a gap of one space and stands beside its target', () => {
    expect(costTo(stands(5).reach, place('7,3'))).toBe(5)
    expect(anchors(5)).toContain('(6,2)')
    expect(anchors(5)).toContain('(6,3)')
    expect(anchors(5)).not.toContain('(7,2)') // the target is in the way
    expect(anchors(3)).not.toContain('(6,2)')
    const stand = stands(5).stands.find(({ anchor }) => anchor === place('6,2'))
    expect(stand && leadTo(stands(5), stand)).toHaveLength(4) // to (6,2), which it covers as well
  })

  test('[T-33.02, T-32.07, T-T61] with 2 spaces it may not stop in the gap', () => {
    expect(anchors(2)).toContain('(2,2)')
    expect(anchors(2)).toContain('(2,3)')
    expect(stands(2).stands.some(({ lead }) => lead === place('4,3'))).toBe(false)
    expect(stands(2).stands.every(({ anchor }) => anchor % 30 <= 1)).toBe(true)
  })

  test('[T-R62] it does not move without a step', () => {
    expect(anchors(0)).toEqual([])
    expect(anchors(2)).not.toContain('(1,2)')
  })

  test('[T-33.03] a target that no place beside can hold the body is one that it can never reach', () => {
    const { ground, at } = lay(
      `
+-----------+
|. . . . # h|
|       + + |
|. . . . # .|
|       + + |
|. . . . . .|
+-----------+`,
    )
    const body = { anchor: place('1,1'), size: 2 }
    expect(couldStandBeside(ground, body, [at('h')])).toBe(false)
    expect(couldStandBeside(ground, { ...body, size: 1 }, [at('h')])).toBe(true)
    expect(couldStandBeside(gap.ground, { anchor: place('1,2'), size: 2 }, [hero])).toBe(true)
  })

  test('[T-34.06] a Guardian in the middle grows to 3 by 3 wherever it goes', () => {
    for (const { ground } of MAPS) {
      const body = { anchor: spaceAt(15, 15), size: 2 }
      const grown = standsFor(ground, { body, grows: 3, pools: [{ spaces: 1 }], isFree: nobody }).stands
      expect(grown.map(({ anchor }) => written(anchor))).toEqual(
        expect.arrayContaining(['(14,14)', '(15,14)', '(14,15)', '(15,15)']),
      )
    }
  })

  test('[T-18.06, T-33.02] a body of one space stops wherever its space is free', () => {
    const { ground } = lay('+-------+\n|m a . .|\n+-------+')
    const moved = standsFor(ground, {
      body: { anchor: 0, size: 1 },
      pools: [{ spaces: 2 }],
      isFree: (space) => space !== place('2,1'),
    })
    expect(moved.stands.map(({ anchor }) => anchor)).toEqual(places('3,1')) // past an ally, not on it
  })

  test('[T-33.02] every stand fits and covers the space on which its lead stopped', () => {
    const law = fc.property(anyGround, anySpace, fc.integer({ min: 1, max: 3 }), (ground, anchor, size) => {
      const body = { anchor, size }
      const found = standsFor(ground, { body, pools: [{ spaces: 5 }], isFree: nobody })
      for (const stand of found.stands) {
        const spaces = spacesOf({ anchor: stand.anchor, size })
        expect(fits(ground, { anchor: stand.anchor, size })).toBe(true)
        expect(spaces).toContain(stand.lead)
        expect(leadTo(found, stand)).toHaveLength(stand.cost)
      }
    })
    fc.assert(law, { numRuns: runs(40) })
  })
})

describe('pushes', () => {
  const field = lay(`
+-----------------+
|. . . . . . . . .|
|                 |
|. A . . . . . . .|
|                 |
|. . V . . . . . .|
|                 |
|. . . . o . . . .|
|                 |
|. . . . . . . . .|
+-----------------+`)
  const victim = { anchor: field.at('V'), size: 1 }
  const direction = pushDirection([field.at('A')], [field.at('V')])

  test('[T-26.09, T-T30] straight away, past an obstacle, until the map ends', () => {
    expect(direction).toBe(3)
    expect(pushed(field.ground, victim, { direction, spaces: 3, isFree: nobody })).toEqual(
      places('4,4', '5,5'),
    )
    expect(pushed(field.ground, victim, { direction, spaces: 1, isFree: nobody })).toEqual(places('4,4'))
  })

  test('[T-26.09, T-T30] another creature stops it', () => {
    const isFree = (space: Space) => space !== place('5,5')
    expect(pushed(field.ground, victim, { direction, spaces: 3, isFree })).toEqual(places('4,4'))
  })

  test('[T-R50] a direction is one of eight: the lesser part is dropped below half of the greater', () => {
    const from = place('10,10')
    const towards = (to: string) => pushDirection([from], [place(to)])
    expect(['10,8', '11,7', '12,8', '13,9', '12,9', '13,12'].map(towards)).toEqual([0, 0, 1, 2, 1, 3])
    expect(['10,12', '9,13', '8,10', '8,8'].map(towards)).toEqual([4, 4, 6, 7])
    expect(towards('10,10')).toBe(-1)
  })

  test('[T-R36] from a Large body it counts from the nearest pair of spaces: straight off a flank', () => {
    const ogre = spacesOf({ anchor: place('5,5'), size: 2 })
    expect(pushDirection(ogre, places('7,5'))).toBe(2)
    expect(pushDirection(ogre, places('7,6'))).toBe(2)
    expect(pushDirection(ogre, places('7,7'))).toBe(3)
    expect(pushDirection(places('7,5'), ogre)).toBe(6)
  })

  test('[T-33.06] a Large body needs all spaces that it would cover', () => {
    const { ground } = lay('+-----------+\n|L L . . . .|\n|           |\n|L L . . ~ .|\n+-----------+')
    const push = { direction: 2, spaces: 4, isFree: nobody }
    expect(pushed(ground, { anchor: 0, size: 2 }, push)).toEqual(places('2,1', '3,1'))
    expect(pushed(ground, { anchor: 0, size: 1 }, push)).toEqual(places('2,1', '3,1', '4,1', '5,1'))
    const isFree = (space: Space) => space !== place('4,2')
    expect(pushed(ground, { anchor: 0, size: 2 }, { ...push, isFree })).toEqual(places('2,1'))
  })

  test('[T-26.09, T-19.11] walls and the edge of the map stop it', () => {
    const { ground } = lay('+-------+\n|. .|. .|\n|   +   |\n|. . . .|\n+-------+')
    const push = { direction: 2, spaces: 9, isFree: nobody }
    expect(pushed(ground, { anchor: 0, size: 1 }, push)).toEqual(places('2,1'))
    expect(pushed(MAPS[0].ground, { anchor: place('27,1'), size: 1 }, push)).toEqual(
      places('28,1', '29,1', '30,1'),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAPS,
  areAdjacent,
  areaOf,
  areasAt,
  burstOf,
  bursts,
  distance,
  eventArea,
  isInside,
  isSolid,
  lineOf,
  sees,
  spacesIn,
  spacesOf,
  spreadsTo,
  type Space,
  type Square,
} from '../../space/index.ts'
import { lay, place, places } from './lay.ts'
import { GONG, THUNDERWAVE, WALL_OF_FIRE } from './scenarios.ts'
import { anyGround, anySpace, runs } from './random.ts'

const [NORTH, EAST, SOUTH, WEST] = [0, 2, 4, 6] as const
const middle = (target: Space, size: number): Square =>
  areasAt(target, size)[0] ?? { column: 0, row: 0, size }
const [temple] = MAPS

describe('areas', () => {
  test('[T-22.18] a square covers the spaces of it that lie on the map', () => {
    for (const square of [
      { column: 3, row: 4, size: 3 },
      { column: -1, row: 28, size: 4 },
    ]) {
      const covered = Array.from({ length: 900 }, (_, space) => space).filter((space) =>
        isInside(square, space),
      )
      expect(covered).toEqual(spacesIn(square))
    }
  })

  test('[T-22.02, T-B05.2] Area 3 is 3 by 3 and Area 5 is 5 by 5 around the target space', () => {
    const target = place('10,10')
    expect(areasAt(target, 3)).toEqual([{ column: 9, row: 9, size: 3 }])
    expect(areasAt(target, 5)).toEqual([{ column: 8, row: 8, size: 5 }])
    expect(spacesIn(middle(target, 5)).every((space) => distance(space, target) <= 2)).toBe(true)
    expect(spacesIn(middle(target, 5))).toHaveLength(25)
  })

  test('[T-22.03, T-B05.3, T-R84] Area 4 can be laid on its target space in four ways', () => {
    expect(areasAt(place('10,10'), 4)).toEqual([
      { column: 9, row: 9, size: 4 },
      { column: 8, row: 9, size: 4 },
      { column: 9, row: 8, size: 4 },
      { column: 8, row: 8, size: 4 },
    ])
  })

  test('[T-22.04, T-22.06, T-T14] the caster may be inside an Area 4 whose target space is not adjacent to it', () => {
    const caster = place('5,5')
    const laid = areasAt(place('7,7'), 4)
    expect(laid).toContainEqual({ column: 5, row: 5, size: 4 })
    expect(laid.map((square) => spacesIn(square).includes(caster))).toEqual([false, false, false, true])
    expect(laid[0]).toEqual({ column: 6, row: 6, size: 4 })
    expect([distance(caster, place('7,7')), distance(caster, place('6,6'))]).toEqual([2, 1])
  })

  test('[T-22.12, T-T13] a Fireball catches the Ogre by one space', () => {
    const { ground, at } = lay(`
+-------------------+
|. . . . . . . . . .|
|                   |
|. . . . . . . O . .|
|                   |
|. . . . . x . . . .|
|                   |
|M . . . . T . . . .|
|                   |
|. . . . . . y . . .|
|                   |
|. . . . . . . . z .|
+-------------------+`)
    const hit = areaOf(ground, at('T'), middle(at('T'), 5))
    const ogre = spacesOf({ anchor: place('8,1'), size: 2 })
    expect(distance(at('M'), at('T'))).toBe(5)
    expect([...'xyzM'].map((mark) => hit.includes(at(mark)))).toEqual([true, true, false, false])
    expect(ogre.filter((space) => hit.includes(space))).toEqual([at('O')])
  })

  describe('around walls', () => {
    const gong = lay(GONG)
    const struck = (mark: string) => {
      const hit = areaOf(gong.ground, gong.at(mark), middle(gong.at(mark), 3))
      return [...'mnhw'].filter((one) => hit.includes(gong.at(one))).join('')
    }

    test('[T-22.09, T-22.10, T-T15] what a wall cuts off is not hit', () => {
      expect(struck('t')).toBe('mnh')
      expect([distance(gong.at('M'), gong.at('t')), sees(gong.ground, gong.at('M'), gong.at('t'))]).toEqual([
        2,
        true,
      ])
    })

    test('[T-22.08, T-T15] what a path inside the area reaches around the end of the wall is hit', () => {
      expect(struck('h')).toBe('mnhw')
      expect([distance(gong.at('M'), gong.at('h')), sees(gong.ground, gong.at('M'), gong.at('h'))]).toEqual([
        3,
        true,
      ])
    })

    test('[T-22.07] the other spaces of an area need not be seen', () => {
      const hit = areaOf(gong.ground, gong.at('h'), middle(gong.at('h'), 3))
      expect(hit).toContain(place('4,1'))
      expect(hit).toContain(gong.at('w'))
      expect(sees(gong.ground, gong.at('n'), gong.at('w'))).toBe(false)
    })
  })

  test('[T-R35, T-22.11, T-T11, T-B03.4] an area crosses water and its corners; obstacles that touch stop it', () => {
    const wet = lay('+---+\n|. ~|\n|   |\n|~ x|\n+---+')
    expect(areaOf(wet.ground, wet.at('x'), middle(wet.at('x'), 3))).toEqual(
      places('1,1', '2,1', '1,2', '2,2'),
    )
    const shut = lay('+---+\n|. o|\n|   |\n|o x|\n+---+')
    expect(areaOf(shut.ground, shut.at('x'), middle(shut.at('x'), 3))).toEqual(places('2,2'))
  })

  test('[T-22.18] parts beyond the edge of the map are left out', () => {
    expect(spacesIn({ column: 0, row: -1, size: 3 })).toEqual(places('1,1', '2,1'))
    expect(areaOf(temple.ground, place('30,30'), middle(place('30,30'), 3))).toEqual(
      places('29,29', '30,29', '29,30', '30,30'),
    )
  })

  test('[T-22.17, T-R124, T-T40, T-B05.6] the area of an Event spreads from its rolled space even if that is solid', () => {
    const pillar = place('19,11')
    expect(isSolid(temple.ground, pillar)).toBe(true)
    expect(eventArea(temple.ground, pillar, middle(pillar, 3)).filter((space) => space !== pillar)).toEqual(
      places('18,11', '20,11', '18,12', '19,12', '20,12'),
    )
    expect(areaOf(temple.ground, pillar, middle(pillar, 3))).toEqual([]) // no Hero may aim there
    const water = place('9,17')
    expect(eventArea(temple.ground, water, middle(water, 3))).toHaveLength(9)
  })

  test('[T-22.08, T-B05.1] areas never cross what stops them, and reach all that steps inside reach', () => {
    const law = fc.property(anyGround, anySpace, fc.constantFrom(3, 4, 5), (ground, target, size) => {
      for (const square of areasAt(target, size)) {
        const spaces = spacesIn(square)
        const hit = areaOf(ground, target, square)
        const expected = isSolid(ground, target) ? [] : [target]
        for (let round = 0; round < spaces.length; round++) {
          for (const space of spaces) {
            if (!expected.includes(space) && expected.some((from) => spreadsTo(ground, from, space)))
              expected.push(space)
          }
        }
        expect(hit).toEqual(expected.toSorted((one, other) => one - other))
        expect(hit.some((space) => isSolid(ground, space))).toBe(false)
      }
    })
    fc.assert(law, { numRuns: runs(60) })
  })
})

describe('areas with range 1', () => {
  const { ground, at } = lay(THUNDERWAVE)
  const hit = (column: number, row: number) => {
    const reached = burstOf(ground, [at('M')], { column, row, size: 3 })
    return [...'pqr'].filter((mark) => reached.includes(at(mark))).join('')
  }

  test('[T-22.13, T-T16] a square beside Mertz is hit', () => {
    expect(hit(3, 1)).toBe('pqr')
    expect(bursts(ground, [at('M')], 3)).toContainEqual({ column: 3, row: 1, size: 3 })
  })

  test('[T-22.13, T-T16, T-B05.4] one that holds him or that no space of is next to him is refused', () => {
    expect(hit(1, 2)).toBe('')
    expect(hit(4, 2)).toBe('')
    const allowed = bursts(ground, [at('M')], 3)
    expect(allowed).not.toContainEqual({ column: 1, row: 2, size: 3 })
    expect(allowed).not.toContainEqual({ column: 4, row: 2, size: 3 })
  })

  test('[T-R85, T-B05.4] it spreads from every adjacent space, and not through a wall from one that only touches', () => {
    const walled = lay('+-----+\n|. . .|\n| +   |\n|M|. .|\n| +   |\n|. . .|\n+-----+').ground
    expect(burstOf(walled, [place('1,2')], { column: 2, row: 2, size: 1 })).toEqual([])
    expect(areAdjacent(walled, place('1,2'), place('2,2'))).toBe(false)
    expect(burstOf(walled, [place('1,2')], { column: 1, row: 3, size: 1 })).toEqual(places('1,3'))
  })

  test('[T-22.13] a Large attacker is covered by none of them', () => {
    const ogre = spacesOf({ anchor: place('3,4'), size: 2 })
    for (const square of bursts(ground, ogre, 3)) {
      expect(spacesIn(square).some((space) => ogre.includes(space))).toBe(false)
    }
    expect(bursts(ground, ogre, 3).length).toBeGreaterThan(0)
  })
})

describe('lines', () => {
  const { ground, at } = lay(WALL_OF_FIRE)

  test('[T-22.16, T-T17, T-B05.5, T-R41] a line ends at a wall', () => {
    expect(lineOf(ground, at('a'), EAST)).toEqual(places('3,2', '4,2', '5,2'))
    expect(sees(ground, at('M'), at('c'))).toBe(false)
  })

  test('[T-22.15, T-T17] the same two creatures lie on lines from either end', () => {
    expect(lineOf(ground, at('b'), WEST)).toEqual(places('4,2', '3,2', '2,2', '1,2'))
    expect(lineOf(ground, at('a'), EAST)).toContain(at('b'))
  })

  test('[T-22.14, T-22.18, T-T17, T-B05.5, T-R41] it has six spaces, crosses water and ends at the edge of the map', () => {
    expect(lineOf(ground, at('d'), WEST)).toEqual(places('5,4', '4,4', '3,4', '2,4', '1,4'))
    expect(lineOf(ground, place('1,1'), EAST)).toHaveLength(6)
    expect(lineOf(ground, at('c'), SOUTH)).toEqual(places('6,2', '6,3', '6,4'))
    expect(lineOf(ground, at('c'), NORTH)).toEqual(places('6,2', '6,1'))
  })

  test('[T-22.14, T-T17] a diagonal is no line', () => {
    expect([1, 3, 5, 7].map((direction) => lineOf(ground, at('a'), direction))).toEqual([[], [], [], []])
  })
})

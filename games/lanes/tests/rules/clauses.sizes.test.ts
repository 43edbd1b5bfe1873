import { defaultOptions, parseOptions } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { distance, groundOf, HERO, intersectionName, lanes, NOWHERE } from '../../game.ts'

const SIZES = [3, 4, 5].flatMap((wide) => [4, 5, 6].map((deep) => ({ lanes: wide, rows: deep })))

/** Lane and row of a field, counted from 0. */
function spotOf(size: { lanes: number }, field: number): [number, number] {
  return [field % size.lanes, Math.floor(field / size.lanes)]
}

function fieldsOf(size: { lanes: number; rows: number }): number[] {
  return [...Array(size.lanes * size.rows).keys()]
}

describe.each(SIZES)('[L-R1] a battleground of $lanes by $rows', (size) => {
  const ground = groundOf(size)
  const all = fieldsOf(size)

  test('is that large, and its lanes and rows hold its fields', () => {
    expect(ground).toMatchObject({ ...size, fields: all.length })
    expect(ground.inLane).toEqual(
      Array.from({ length: size.lanes }, (_, lane) => all.filter((at) => spotOf(size, at)[0] === lane)),
    )
    expect(ground.inRow).toEqual(
      Array.from({ length: size.rows }, (_, row) => all.filter((at) => spotOf(size, at)[1] === row)),
    )
    expect(ground.fromHome).toEqual([all, all.toReversed()])
  })

  test('knows which fields are adjacent and which are neighbouring', () => {
    for (const a of all) {
      const [lane, row] = spotOf(size, a)
      const apart = (b: number): [number, number] => {
        const [x, y] = spotOf(size, b)
        return [Math.abs(x - lane), Math.abs(y - row)]
      }
      expect(ground.adjacent[a]).toEqual(all.filter((b) => apart(b)[0] + apart(b)[1] === 1))
      expect(ground.neighbouring[a]).toEqual(all.filter((b) => b !== a && Math.max(...apart(b)) === 1))
      for (const b of all) expect(distance(size, a, b)).toBe(apart(b)[0] + apart(b)[1])
    }
  })

  test('is read row by row from the far end, left to right, by each player', () => {
    const [mine, theirs] = ground.waves
    const expected = [...Array(size.rows).keys()]
      .toReversed()
      .flatMap((row) => all.filter((field) => spotOf(size, field)[1] === row))
    expect(mine).toEqual(expected)
    expect(theirs).toEqual(expected.toReversed())
  })

  test('has a way ahead in every field but those of the last row', () => {
    for (const field of all) {
      const up = field + size.lanes
      expect(ground.ahead[0]?.[field]).toBe(up < all.length ? up : NOWHERE)
      expect(ground.ahead[1]?.[field]).toBe(field - size.lanes >= 0 ? field - size.lanes : NOWHERE)
    }
  })

  test('is searched by range and then clockwise from the left, the hero straight ahead', () => {
    for (const side of [0, 1]) {
      for (const from of all) {
        const [lane, row] = spotOf(size, from)
        const heading = side === 0 ? 1 : -1
        const hero = side === 0 ? size.rows - row : row + 1
        const spots = [
          ...all
            .filter((to) => to !== from)
            .map((to) => {
              const [x, y] = spotOf(size, to)
              const [right, front] = [heading * (x - lane), heading * (y - row)]
              const degrees = (Math.atan2(front, -right) * 180) / Math.PI
              return { to, range: distance(size, from, to), turn: (degrees + 360) % 360 }
            }),
          { to: HERO, range: hero, turn: 90 },
        ].toSorted((a, b) => a.range - b.range || a.turn - b.turn)
        const search = ground.search[side]?.[from]
        expect(search?.at).toEqual(spots.map(({ to }) => to))
        for (const reach of [0, 1, 2, 3]) {
          expect(search?.within[reach]).toBe(spots.filter(({ range }) => range <= reach).length)
        }
      }
    }
  })

  test('has its intersections, with rings that grow by steps between adjacent fields', () => {
    const { intersections } = ground
    expect(intersections).toHaveLength((size.lanes + 1) * (size.rows + 1) - 4)
    for (const { lane, row, rings } of intersections) {
      expect([0, size.lanes].includes(lane) && [0, size.rows].includes(row)).toBe(false)
      const corners = all.filter((field) => {
        const [x, y] = spotOf(size, field)
        return [lane - 1, lane].includes(x) && [row - 1, row].includes(y)
      })
      expect(rings[0]).toEqual([])
      expect(rings[1]).toEqual(corners)
      const near = (field: number) => Math.min(...corners.map((corner) => distance(size, field, corner))) + 1
      for (const [range, ring] of rings.entries())
        expect(ring).toEqual(all.filter((field) => near(field) === range))
      expect(rings.flat()).toHaveLength(all.length)
    }
  })
})

test('[L-GEO.5] intersections have names: between lanes and rows, or on an edge', () => {
  const size = { lanes: 3, rows: 4 }
  expect(groundOf(size).intersections.map((one) => intersectionName(one, size))).toEqual([
    "between lanes 1 and 2, at A's edge",
    "between lanes 2 and 3, at A's edge",
    'at the left edge, between rows 1 and 2',
    'between lanes 1 and 2, rows 1 and 2',
    'between lanes 2 and 3, rows 1 and 2',
    'at the right edge, between rows 1 and 2',
    'at the left edge, between rows 2 and 3',
    'between lanes 1 and 2, rows 2 and 3',
    'between lanes 2 and 3, rows 2 and 3',
    'at the right edge, between rows 2 and 3',
    'at the left edge, between rows 3 and 4',
    'between lanes 1 and 2, rows 3 and 4',
    'between lanes 2 and 3, rows 3 and 4',
    'at the right edge, between rows 3 and 4',
    "between lanes 1 and 2, at B's edge",
    "between lanes 2 and 3, at B's edge",
  ])
})

describe('what is left to the table', () => {
  const allowed = (id: string, values: readonly unknown[]) =>
    values.filter((value) => parseOptions(lanes.options, 2, { [id]: value }).ok)

  test('[L-R1, L-R4, L-R20, L-R22, L-R51, L-R55, L-R56, L-R63] the defaults are what the rules page says', () => {
    expect(defaultOptions(lanes.options, 2)).toEqual({
      classes: ['', ''],
      classDeal: 'pick',
      mirror: false,
      lanes: 4,
      rows: 5,
      orbTrackLength: 3,
      preparesPerPhase: 12,
      compensation: 'none',
      roundLimit: 0,
      windows: 'always',
      details: 'brief',
    })
  })

  test.each<[string, string, readonly unknown[], readonly unknown[]]>([
    ['L-R1', 'lanes', [2, 3, 4, 5, 6], [3, 4, 5]],
    ['L-R1', 'rows', [3, 4, 5, 6, 7], [4, 5, 6]],
    ['L-R20', 'orbTrackLength', [1, 2, 5, 6], [2, 5]],
    ['L-R55', 'preparesPerPhase', [0, 1, 2, 12, 40, 41], [1, 2, 12, 40]],
    ['L-R63', 'roundLimit', [-1, 0, 1, 500, 501], [0, 1, 500]],
    ['L-R4', 'mirror', [true, false, 'yes'], [true, false]],
    ['L-SET.4', 'classDeal', ['pick', 'random', 'none'], ['pick', 'random']],
    [
      'L-R56',
      'compensation',
      ['none', 'experience', 'mana', 'delay', 'life'],
      ['none', 'experience', 'mana', 'delay'],
    ],
    ['L-R51', 'windows', ['always', 'able', 'never'], ['always', 'able']],
    ['L-R22', 'details', ['brief', 'full', 'all'], ['brief', 'full']],
  ])('[%s] %s', (_, id, values, kept) => {
    expect(allowed(id, values)).toEqual(kept)
  })

  test('[L-SET.4] a class for each seat, also the same', () => {
    for (const classes of [
      ['paladin', ''],
      ['warlock', 'warlock'],
      ['', 'elementalist'],
    ]) {
      expect(parseOptions(lanes.options, 2, { classes }).ok).toBe(true)
    }
    expect(parseOptions(lanes.options, 2, { classes: ['knight', ''] }).ok).toBe(false)
  })

  test('[L-SET.4] options and what can be chosen have names', () => {
    expect(lanes.options.map(({ label }) => label)).toEqual([
      'Class',
      'Classes left to the table',
      'Same class twice',
      'Lanes',
      'Rows',
      'Orb track',
      'Preparations',
      'Second player',
      'Rounds',
      'Response windows',
      'Small choices',
    ])
    const labels = lanes.options.flatMap((option) =>
      'choices' in option ? option.choices.map(({ label }) => label) : [],
    )
    expect(labels).toEqual(
      expect.arrayContaining(['Paladin', 'Warlock', 'Elementalist', 'Chosen', 'none', 'asked']),
    )
    expect(labels.every((label) => label !== '')).toBe(true)
    expect(lanes.options.flatMap((option) => option.clauses ?? [])).toEqual(['L-R55', 'L-R63'])
  })
})

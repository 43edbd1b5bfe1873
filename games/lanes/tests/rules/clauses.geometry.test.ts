import { describe, expect, test } from 'vitest'
import { distance, groundOf, HERO, intersectionName, lanes, NOWHERE } from '../../game.ts'
import { lay, on, shown } from '../lay.ts'

const G = groundOf({ lanes: 4, rows: 5 })

/** The field called "2,3". */
function f(name: string): number {
  const [lane, row] = name.split(',').map(Number) as [number, number]
  return (row - 1) * 4 + lane - 1
}

function named(fields: readonly number[] | undefined): string[] {
  return (fields ?? []).map((field) => `${(field % 4) + 1},${Math.floor(field / 4) + 1}`).sort()
}

describe('the battleground', () => {
  test('[L-GEO.1] a field holds at most one unit', () => {
    const t = lay({ A: { hand: ['guard', 'archer'], orbs: 'SS' } })
    t.A.picks('summon Guard to (2,1)')
    expect(t.A.text().options.filter((option) => option.startsWith('summon'))).toEqual([
      'summon Archer to (1,1)',
      'summon Archer to (3,1)',
      'summon Archer to (4,1)',
    ])
  })

  test('[L-GEO.2, L-R1] fields are joined along both edges into a grid of 4 by 5, or of another size', () => {
    expect([G.lanes, G.rows, G.fields]).toEqual([4, 5, 20])
    const t = lay({ options: { lanes: 3, rows: 6 } })
    expect(t.state.board).toHaveLength(18)
    for (const [width, depth] of [
      [3, 4],
      [5, 6],
    ] as const)
      expect(groundOf({ lanes: width, rows: depth })).toMatchObject({ lanes: width, rows: depth })
  })

  test('[L-GEO.3] a lane runs from one player to the other', () => {
    expect(G.inLane.map(named)[1]).toEqual(['2,1', '2,2', '2,3', '2,4', '2,5'])
  })

  test('[L-GEO.4] a row lies parallel to the sides of the players', () => {
    expect(G.inRow.map(named)[2]).toEqual(['1,3', '2,3', '3,3', '4,3'])
  })

  test('[L-GEO.5] an intersection is where corners of at least two fields meet, and is no field', () => {
    for (const { rings } of G.intersections) expect(rings[1]?.length).toBeGreaterThanOrEqual(2)
    const t = lay({ A: { class: 'warlock', hand: ['hellfire'] } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect(t.state.board.every((unit) => unit === null)).toBe(true)
  })

  test.each([
    [4, 5, 26],
    [3, 4, 16],
    [5, 6, 38],
  ])('[L-GEO.6] %i by %i fields have %i intersections', (width, depth, count) => {
    expect(groundOf({ lanes: width, rows: depth }).intersections).toHaveLength(count)
  })

  test.each([
    ['1,1', 2],
    ['2,1', 3],
    ['1,3', 3],
    ['2,3', 4],
  ])('[L-GEO.7] (%s) has %i adjacent fields', (name, count) => {
    expect(G.adjacent[f(name)]).toHaveLength(count)
  })

  test('[L-GEO.8] units are adjacent when their fields are: only then does one threaten', () => {
    const t = lay({
      phase: 'battle',
      units: { '2,3': 'bGdD', '2,2': 'aGd', '1,2': 'aGd+stun', '3,3': 'aGd+stun' },
    })
    t.A.picks('Attack')
    expect(t.eventsOf('attacked')).toMatchObject([{ defence: 0 }])
  })

  test('[L-GEO.9, L-R67] a hero is adjacent to nothing: it threatens nobody', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'bGdD', '2,4': 'aGd' } })
    t.A.picks('Attack')
    expect(t.eventsOf('attacked')).toMatchObject([{ defence: 1 }])
    expect(G.neighbouring.flat()).not.toContain(HERO)
  })

  test.each([
    ['1,1', 3],
    ['2,1', 5],
    ['2,3', 8],
  ])('[L-GEO.10] (%s) has %i neighbouring fields', (name, count) => {
    expect(G.neighbouring[f(name)]).toHaveLength(count)
  })

  test('[L-GEO.11] entities are neighbouring when their fields are', () => {
    const t = lay({ units: { '2,2': 'aGd', '3,3': 'bGd', '4,4': 'bGd' } })
    const near = G.neighbouring[on(t, '2,2').field] ?? []
    expect([on(t, '3,3'), on(t, '4,4')].map((unit) => near.includes(unit.field))).toEqual([true, false])
  })

  test('[L-GEO.12] adjacent fields are neighbouring, diagonal ones are neighbouring only', () => {
    for (let field = 0; field < G.fields; field++)
      for (const other of G.adjacent[field] ?? []) expect(G.neighbouring[field]).toContain(other)
    expect(G.neighbouring[f('2,2')]).toContain(f('3,3'))
    expect(G.adjacent[f('2,2')]).not.toContain(f('3,3'))
  })

  test('[L-GEO.13] no field is adjacent to or neighbouring itself', () => {
    for (let field = 0; field < G.fields; field++) {
      expect(G.adjacent[field]).not.toContain(field)
      expect(G.neighbouring[field]).not.toContain(field)
    }
  })

  test('edges and inner points have names', () => {
    const names = G.intersections.map((point) => intersectionName(point, G))
    expect(new Set(names).size).toBe(26)
    expect(names).toEqual(
      expect.arrayContaining([
        "between lanes 2 and 3, at A's edge",
        "between lanes 2 and 3, at B's edge",
        'at the left edge, between rows 2 and 3',
        'at the right edge, between rows 2 and 3',
        'between lanes 2 and 3, rows 2 and 3',
      ]),
    )
  })
})

describe('range', () => {
  const from = (name: string, range: number): string[] =>
    named([...Array(20).keys()].filter((field) => distance(G, f(name), field) === range))
  const rings = (lane: number, row: number): string[][] => {
    const point = G.intersections.find((one) => one.lane === lane && one.row === row)
    return (point?.rings ?? []).map(named)
  }

  test('[L-RNG.1] a diagonal step does not exist', () => {
    expect(distance(G, f('1,1'), f('2,2'))).toBe(2)
  })

  test('[L-RNG.2] at range 1 of an intersection are the fields with a corner there', () => {
    expect(rings(2, 2)[1]).toHaveLength(4)
    expect(rings(2, 0)[1]).toHaveLength(2)
    expect(rings(0, 2)[1]).toEqual(['1,2', '1,3'])
  })

  test('[L-RNG.3] at range 1 of a field are its adjacent fields', () => {
    expect(from('2,3', 1)).toEqual(named(G.adjacent[f('2,3')]))
  })

  test('[L-RNG.4] every further range is a step on', () => {
    expect(from('2,3', 2)).toEqual(['1,2', '1,4', '2,1', '2,5', '3,2', '3,4', '4,3'])
  })

  test('[L-RNG.5] rings around an inner intersection', () => {
    expect(
      rings(2, 2)
        .slice(1, 4)
        .map((ring) => ring.length),
    ).toEqual([4, 8, 6])
    expect(rings(2, 2)[3]).toEqual(['1,1', '1,4', '2,5', '3,5', '4,1', '4,4'])
  })

  test('[L-RNG.6] rings around an intersection on an edge', () => {
    expect(rings(2, 0).slice(1, 3)).toEqual([
      ['2,1', '3,1'],
      ['1,1', '2,2', '3,2', '4,1'],
    ])
  })

  test('[L-RNG.7, L-R14] the origin is range 0 and in no set; occupied fields count through', () => {
    expect(distance(G, 7, 7)).toBe(0)
    expect(rings(2, 2)[0]).toEqual([])
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '2,3': 'aGd+stun', '2,4': 'bIm' } })
    t.A.picks('Attack')
    expect(shown(t, '2,4')).toBe('')
  })
})

describe('orientation', () => {
  test('[L-R2] what A sees from the left, B sees from the right', () => {
    for (let field = 0; field < G.fields; field++) {
      const turned = G.fields - 1 - field
      const mirrored = (G.search[1]?.[turned]?.at ?? []).map((at) => (at < 0 ? at : G.fields - 1 - at))
      expect(mirrored).toEqual(G.search[0]?.[field]?.at)
    }
    expect(G.ahead[0]?.[f('2,5')]).toBe(NOWHERE)
    expect(G.ahead[1]?.[f('2,5')]).toBe(f('2,4'))
    expect(lanes.options.map((option) => option.id)).toContain('rows')
  })
})

import { describe, expect, test } from 'vitest'
import { areasFrom, burstsOf, type Laying, aimsOf } from '../../../rules/fight/areas.ts'
import { bodyOf } from '../../../rules/map.ts'
import { cast, the, type Cast } from '../../content/cast.ts'
import { writtenPlace } from '../../lay.ts'
import { GONG, THUNDERWAVE, WALL_OF_FIRE } from '../../space/scenarios.ts'

/** Whom attacks were made at, from the lowest id. */
function struck({ laid }: Cast): readonly number[] {
  return laid.events
    .flatMap((event) => (event.type === 'attacked' ? [event.target] : []))
    .toSorted((a, b) => a - b)
}

/** Spaces at which Hero 0 can aim such an area. */
function aims({ state, card }: Cast, slug: string, reach: Laying['reach']): readonly string[] {
  const laying = { attacker: 0, reach, by: 0, card: card(0, slug), isAttack: true }
  return aimsOf(state, laying).map(writtenPlace)
}

describe('a Fireball', () => {
  const drawing = `
+-------------------+
|. . . . . . . O . .|
|                   |
|. . . . . . . . . .|
|                   |
|. . . . . x . . . .|
|                   |
|M . . . . T . . . .|
|                   |
|. . . . . . y . . .|
|                   |
|. . . . . . . . z .|
+-------------------+`

  test('[T-T13, T-22.02, T-22.12, T-38.25] rolls once for each in its 5 by 5: the Ogre by one space, not who is 3 away', () => {
    const t = cast({
      drawing,
      heroes: { 0: { at: 'M', hand: ['fireball'] } },
      monsters: { kobold: ['x', 'y', 'z'], ogre: [{ at: '8,1', hp: 28 }] },
      rolls: [10, 10, 10],
    })
    t.plays(0, 'fireball', '6,4', the('kobold', 'A'), the('kobold', 'B'))
    expect(struck(t)).toEqual([the('kobold', 'A'), the('kobold', 'B'), the('ogre')])
    const orders = t.laid.asks.flatMap(({ prompt }) => (prompt.type === 'roll-order' ? [prompt] : []))
    expect(orders[0]).toEqual({ type: 'roll-order', card: t.card(0, 'fireball') })
    expect([t.hp(the('kobold', 'A')), t.hp(the('kobold', 'C')), t.hp(the('ogre')), t.hp(0)]).toEqual([
      1, 2, 22, 30,
    ])
  })
})

describe('Shatter', () => {
  const shatter = (...rolls: readonly number[]): Cast =>
    cast({ heroes: { 0: { at: '5,5', hand: ['shatter'] } }, rolls })

  test('[T-T14, T-22.06, T-R87, T-38.25] cannot be aimed at a space beside its caster, though the area would be the same', () => {
    const found = aims(shatter(), 'shatter', { type: 'area', range: 8, size: 4 })
    expect(found).not.toContain('6,6')
    expect(found).not.toContain('5,5')
    expect(found).toContain('7,7')
    expect(found).toContain('13,5')
    expect(found).not.toContain('14,5')
  })

  test('[T-T14, T-22.03, T-R87] has four ways to lie on its target space', () => {
    const t = shatter()
    const ways = areasFrom(t.state, { type: 'area', range: 8, size: 4 }, t.laid.at('7,7'))
    expect(ways.map((spaces) => writtenPlace(Math.min(...spaces)))).toEqual(['6,6', '5,6', '6,5', '5,5'])
  })

  test('[T-22.03] of ways that cover the same spaces one is offered', () => {
    const t = cast({
      drawing: `
+-----------+
|. . . . M .|
|   +-+     |
|. .|.|. . .|
|   + +     |
|. . . . . .|
+-----------+`,
      heroes: { 0: { at: 'M', hand: ['shatter'] } },
    })
    const ways = areasFrom(t.state, { type: 'area', range: 8, size: 4 }, t.laid.at('2,2'))
    expect([ways.length, new Set(ways.map((spaces) => spaces.join())).size]).toEqual([4, 2])
    t.plays(0, 'shatter', '2,2', { covers: '1,1' })
    const [offered] = t.laid.asks.flatMap(({ options }) => (options[0]?.do === 'area' ? [options] : []))
    expect(offered).toHaveLength(2)
  })

  test('[T-22.02, T-22.13] only an Area or a Line is laid on a target space', () => {
    const t = shatter()
    expect(areasFrom(t.state, { type: 'line', range: 8 }, t.laid.at('7,7'))).toHaveLength(4)
    expect(areasFrom(t.state, { type: 'melee' }, t.laid.at('7,7'))).toEqual([])
    expect(areasFrom(t.state, { type: 'burst', size: 3 }, t.laid.at('7,7'))).toEqual([])
    expect(aims(t, 'shatter', { type: 'burst', size: 3 })).toEqual([])
    expect(aims(t, 'shatter', { type: 'line', range: 8 })).toContain('7,7')
  })

  test('[T-T14, T-22.04, T-22.06] strikes its caster where that lies inside', () => {
    const t = shatter(10)
    t.plays(0, 'shatter', '7,7', { covers: '5,5' })
    expect([struck(t), t.hp(0)]).toEqual([[0], 25])
  })

  test('[T-T14, T-22.06] and not where it lies one space farther', () => {
    const t = shatter()
    t.plays(0, 'shatter', '7,7', { covers: '9,9' })
    expect([struck(t), t.hp(0)]).toEqual([[], 30])
  })
})

describe('the Gong of the Summit', () => {
  const gong = (...rolls: readonly number[]): Cast =>
    cast({
      drawing: GONG,
      heroes: { 0: { at: 'M', loot: ['gong-of-the-summit'] }, 1: { at: 'h' }, 3: { at: 'w' } },
      monsters: { kobold: ['m', 'n'] },
      rolls,
    })
  const [m, n] = [the('kobold', 'A'), the('kobold', 'B')]

  test('[T-T15, T-22.09, T-22.10, T-R83, T-38.25] at an empty space hits three around it, and not who stands behind the wall', () => {
    const t = gong(10, 10, 10)
    t.plays(0, 'gong-of-the-summit', '3,3', 1, m)
    expect(struck(t)).toEqual([1, m, n])
    expect([t.hp(1), t.hp(3)]).toEqual([26, 30])
  })

  test('[T-T15, T-22.08, T-22.07, T-22.10] one space farther it reaches round the end of the wall, out of sight', () => {
    const t = gong(10, 10, 10, 10)
    t.plays(0, 'gong-of-the-summit', '3,2', 1, 3, m)
    expect(struck(t)).toEqual([1, 3, m, n])
    expect([t.hp(1), t.hp(3)]).toEqual([26, 26])
  })

  test('[T-T15, T-22.01] both are in sight and range, a space behind the wall or 7 away is not', () => {
    const found = aims(gong(), 'gong-of-the-summit', { type: 'area', range: 6, size: 3 })
    expect(found).toContain('3,3')
    expect(found).toContain('3,2')
    expect(found).not.toContain('1,4') // adjacent
    expect(aims(gong(), 'gong-of-the-summit', { type: 'area', range: 2, size: 3 })).not.toContain('3,2')
  })

  test('[T-R83] is used once a round, stays with its holder, and is no Spell', () => {
    const t = gong(10, 10, 10)
    t.plays(0, 'gong-of-the-summit', '3,3', 1, m)
    const card = t.card(0, 'gong-of-the-summit')
    expect(t.state.heroes[0]).toMatchObject({ loot: [card], used: [card] })
    expect(t.laid.events.filter(({ type }) => type === 'hurt').length).toBe(3)
  })
})

describe('Thunderwave', () => {
  const scene = (...rolls: readonly number[]): Cast =>
    cast({
      drawing: THUNDERWAVE,
      heroes: { 0: { at: 'M', hand: ['thunderwave'] } },
      monsters: { kobold: ['p', 'q', 'r'] },
      rolls,
    })

  test('[T-T16, T-22.13, T-38.25] on the square from (3,1) hits all three, each with a roll, and not its caster', () => {
    const t = scene(3, 3, 3)
    t.plays(0, 'thunderwave', { covers: '5,3' }, the('kobold', 'A'), the('kobold', 'B'))
    expect(struck(t)).toEqual(['A', 'B', 'C'].map((letter) => the('kobold', letter)))
    expect(['A', 'B', 'C'].map((letter) => t.hp(the('kobold', letter)))).toEqual([1, 1, 1])
    expect(t.hp(0)).toBe(30)
  })

  test('[T-T16, T-22.13, T-R85] no square holds Mertz, and none lies away from him', () => {
    const t = scene()
    const areas = burstsOf(t.state, bodyOf(t.state, 0), 3).map((spaces) => spaces.map(writtenPlace))
    expect(areas.some((spaces) => spaces.includes('2,3'))).toBe(false)
    expect(areas.some((spaces) => spaces.includes('6,3'))).toBe(false) // only squares from column 4 on hold it
    expect(areas.some((spaces) => spaces.includes('5,1'))).toBe(true)
  })
})

describe('Wall of Fire', () => {
  const burning = (kobolds: readonly string[], ...rolls: readonly number[]): Cast =>
    cast({
      drawing: WALL_OF_FIRE,
      heroes: { 0: { at: 'M', hand: ['wall-of-fire'] } },
      monsters: { kobold: kobolds },
      rolls,
    })
  const wall = (t: Cast): readonly string[] =>
    (t.state.lastings[0]?.spaces ?? []).map(writtenPlace).toSorted()
  const [a, b, c] = ['A', 'B', 'C'].map((letter) => the('kobold', letter)) as [number, number, number]

  test('[T-T17, T-22.14, T-22.16, T-R41, T-38.25] from (3,2) to the east stops at the wall: who is behind it is not hit', () => {
    const t = burning(['a', 'b', 'c'], 10, 10)
    t.plays(0, 'wall-of-fire', '3,2', { covers: '5,2' }, a)
    expect([wall(t), struck(t)]).toEqual([
      ['3,2', '4,2', '5,2'],
      [a, b],
    ])
    expect(t.hp(c)).toBe(2)
  })

  test('[T-T17, T-22.01, T-R41] a space out of sight is no end of a line', () => {
    const found = aims(burning([]), 'wall-of-fire', { type: 'line', range: 10 })
    expect(found).not.toContain('6,2')
    expect(found).toContain('3,2')
    expect(found).toContain('5,4')
  })

  test('[T-T17, T-22.18, T-R41] from (5,4) to the west crosses water and ends at the edge of the map', () => {
    const t = burning([])
    t.plays(0, 'wall-of-fire', '5,4', { covers: '1,4' })
    expect(wall(t)).toEqual(['1,4', '2,4', '3,4', '4,4', '5,4'])
  })

  test('[T-T17, T-22.15] from the other end it covers the same two, and its caster', () => {
    const t = burning(['a', 'b'], 10, 10, 10)
    t.plays(0, 'wall-of-fire', '4,2', { covers: '1,2' }, a, b)
    expect([wall(t), struck(t)]).toEqual([
      ['1,2', '2,2', '3,2', '4,2'],
      [0, a, b],
    ])
  })

  test('[T-T17, T-22.14] it lies in one of four directions, never across', () => {
    const t = burning([])
    const ways = areasFrom(t.state, { type: 'line', range: 10 }, t.laid.at('7,3'))
    expect(ways.map((spaces) => writtenPlace(spaces.at(-1) ?? -1))).toEqual(['7,1', '9,3', '7,4', '2,3'])
    expect(ways.map(({ length }) => length)).toEqual([3, 3, 2, 6])
  })
})

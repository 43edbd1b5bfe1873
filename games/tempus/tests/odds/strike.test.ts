import { describe, expect, test } from 'vitest'
import { strikeOdds, type StrikeOdds } from '../../odds/strike.ts'
import { attackWithTable, from, line, MISS, SAMPLE, strikes } from '../attacks-of-tests.ts'
import { lay, monsterId, type Laid, type Layout } from '../lay.ts'

const OGRE = monsterId('ogre')
const GOBLIN = monsterId('goblin')
const DUEL = { heroes: { 0: '10,10', 1: '11,10' } } as const
const FACES = Array.from({ length: 20 }, (_, at) => at + 1)

function oddsIn(laid: Laid, on: number, { table = SAMPLE, modifier = 0 } = {}): StrikeOdds {
  return strikeOdds(laid.state, {
    attacker: 0,
    target: on,
    attack: attackWithTable(table),
    side: 0,
    source: from(laid, 0),
    act: null,
    aim: null,
    modifier,
  })
}

/** HP that each face of the die really takes. */
function lost(layout: Layout, on: number, more: { table?: typeof SAMPLE; modifier?: number } = {}): number[] {
  return FACES.map((die) => strikes(lay({ ...layout, rolls: [die] }), { by: 0, on, ...more }).dealt)
}

function told({ rows }: StrikeOdds): number[] {
  return FACES.map((die) => rows.find(({ first, last }) => first <= die && die <= last)?.damage ?? -1)
}

describe('the odds of an attack', () => {
  test('[T-23.02] say of each face what it really does', () => {
    for (const modifier of [-3, 0, 2, 9])
      expect(told(oddsIn(lay(DUEL), 1, { modifier }))).toEqual(lost(DUEL, 1, { modifier }))
  })

  test('[T-23.10, T-23.11, T-25.02] count critical hits and DR', () => {
    const layout: Layout = { heroes: { 0: '10,10' }, monsters: { ogre: [{ at: '11,10', hp: 28 }] } }
    const odds = oddsIn(lay(layout), OGRE, { modifier: 2 })
    expect(told(odds)).toEqual(lost(layout, OGRE, { modifier: 2 }))
    expect(odds.rows.at(-1)).toMatchObject({ first: 18, last: 20, isCritical: true, piercing: 3 })
    expect(odds.dr).toBeGreaterThan(0)
  })

  test('[T-23.12] a hit without damage is one row whatever is rolled', () => {
    const odds = oddsIn(lay(DUEL), 1, { table: [MISS, line(9, 0)] })
    expect(odds.rows.map(({ first, last, isCritical }) => [first, last, isCritical])).toEqual([
      [1, 8, false],
      [9, 20, false],
    ])
  })

  test('[T-23.02] add up: the sample table hits on 6 and more, and a 20 of it is critical', () => {
    const odds = oddsIn(lay(DUEL), 1)
    expect(odds.rows.map(({ chance }) => Math.round(chance * 100))).toEqual([25, 35, 35, 5])
    expect(odds.hit).toBeCloseTo(0.75)
    expect(odds.mean).toBeCloseTo((7 * 5 + 7 * 11 + 14) / 20)
    expect(odds.fells).toBe(0)
  })

  test('[T-30.02, T-30.03] a Minion falls to 10 at once, a Wounded one to anything', () => {
    const fresh = lay({ heroes: { 0: '10,10' }, monsters: { goblin: ['11,10'] } })
    expect(oddsIn(fresh, GOBLIN).fells).toBeCloseTo(0.4)
    const wounded = lay({ heroes: { 0: '10,10' }, monsters: { goblin: [{ at: '11,10', hp: 1 }] } })
    expect(oddsIn(wounded, GOBLIN).fells).toBeCloseTo(0.75)
  })

  test('[T-25.10] whoever has no more HP than the damage falls, others do not', () => {
    const weak = lay({ heroes: { 0: '10,10', 1: { at: '11,10', hp: 6 } } })
    expect(oddsIn(weak, 1).fells).toBeCloseTo(0.4)
  })

  test('leave the table as it was', () => {
    const laid = lay(DUEL)
    const before = JSON.stringify(laid.state)
    oddsIn(laid, 1)
    expect(JSON.stringify(laid.state)).toBe(before)
  })
})

import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { lay, monsterId, type Laid } from '../../lay.ts'
import { from, line, MISS, noting, SAMPLE, strikes } from '../../attacks-of-tests.ts'

const OGRE = monsterId('ogre')
const GOBLIN = monsterId('goblin')
const BOLT = 1 as CardId
/** Two Heroes side by side, of two parties. */
const DUEL = { heroes: { 0: '10,10', 1: '11,10' } } as const

describe('result tables', () => {
  test('[T-23.02] the modified result picks the line: 5 misses, 6 and 12 deal 5, 13 and 15 deal 11', () => {
    for (const [die, damage] of [
      [5, 0],
      [6, 5],
      [12, 5],
      [13, 11],
      [15, 11],
    ] as const) {
      const laid = lay({ ...DUEL, rolls: [die] })
      strikes(laid, { by: 0, on: 1 })
      expect(laid.state.heroes[1]?.hp, `a ${die}`).toBe(30 - damage)
    }
  })

  test('[T-23.03, T-R42] results beyond the table read its lowest and its highest line', () => {
    const table = [{ ...MISS, from: 4 }, line(10, 5)]
    const low = lay({ ...DUEL, rolls: [1] })
    expect(strikes(low, { by: 0, on: 1, table }).line?.from).toBe(4)
    const high = lay({ ...DUEL, rolls: [19] })
    expect(strikes(high, { by: 0, on: 1, table, modifier: 30 }).line?.from).toBe(10)
  })

  test('[T-23.04] modifiers are added to the die', () => {
    const laid = lay({ ...DUEL, rolls: [4] })
    strikes(laid, { by: 0, on: 1, modifier: 2 })
    expect(laid.state.heroes[1]?.hp).toBe(25)
  })
})

describe('critical hits', () => {
  test('[T-23.10, T-23.11] a modified 20 adds 3 piercing damage, a 19 none', () => {
    const critical = lay({ ...DUEL, rolls: [18] })
    strikes(critical, { by: 0, on: 1, modifier: 2 })
    expect(critical.state.heroes[1]?.hp).toBe(30 - 14)
    const plain = lay({ ...DUEL, rolls: [19] })
    strikes(plain, { by: 0, on: 1 })
    expect(plain.state.heroes[1]?.hp).toBe(30 - 11)
  })

  test('[T-23.12] a hit without damage gains nothing from a critical roll', () => {
    const laid = lay({ ...DUEL, rolls: [20] })
    const blow = strikes(laid, { by: 0, on: 1, table: [MISS, line(9, 0)] })
    expect(blow.isCritical).toBe(false)
    expect(laid.state.heroes[1]?.hp).toBe(30)
  })

  test('[T-23.14] the attack rolls of Monsters are critical, too', () => {
    const laid = lay({ heroes: { 0: '10,10' }, monsters: { goblin: ['11,10'] }, rolls: [20] })
    strikes(laid, { by: GOBLIN, on: 0, table: SAMPLE })
    expect(laid.state.heroes[0]?.hp).toBe(30 - 14)
  })

  test('[T-23.15] a natural 1 may hit and a natural 20 may miss: only the modified result counts', () => {
    const one = lay({ ...DUEL, rolls: [1] })
    strikes(one, { by: 0, on: 1, modifier: 5 })
    expect(one.state.heroes[1]?.hp).toBe(25)
    const twenty = lay({ ...DUEL, rolls: [20] })
    strikes(twenty, { by: 0, on: 1, modifier: -15 })
    expect(twenty.state.heroes[1]?.hp).toBe(30)
  })
})

describe('the order of an attack', () => {
  test('[T-24.03, T-24.04] other effects come after the damage, also where DR left none of it', () => {
    const seen: string[] = []
    const laid = lay({ heroes: { 0: '10,10' }, monsters: { ogre: [{ at: '11,10', hp: 28 }] }, rolls: [10] })
    strikes(laid, { by: 0, on: OGRE, table: [MISS, line(6, 1, { riders: [noting(seen, 'pushed')] })] })
    expect(laid.state.monsters[OGRE - 8]?.hp).toBe(28) // 1 damage against DR 1
    expect(seen).toEqual(['pushed'])
  })

  test('[T-R43] nothing more happens to a target that was defeated', () => {
    const seen: string[] = []
    const laid = lay({ heroes: { 0: '10,10' }, monsters: { goblin: [{ at: '11,10', hp: 1 }] }, rolls: [10] })
    strikes(laid, { by: 0, on: GOBLIN, table: [MISS, line(6, 5, { riders: [noting(seen, 'pushed')] })] })
    expect(laid.state.monsters[0]?.at).toBe(-1)
    expect(seen).toEqual([])
  })

  test('[T-21.02, T-21.10] a melee attack on a target that is not adjacent fails before the roll', () => {
    const laid = lay({ heroes: { 0: '10,10', 1: '12,10' } })
    expect(strikes(laid, { by: 0, on: 1 }).roll).toBeNull()
  })

  test('[T-21.03, T-21.04] a ranged attack needs a target in range that is not adjacent', () => {
    const reach = { type: 'ranged', range: 5 } as const
    const adjacent = lay(DUEL)
    expect(strikes(adjacent, { by: 0, on: 1, reach }).roll).toBeNull()
    const far = lay({ heroes: { 0: '6,28', 1: '12,28' } })
    expect(strikes(far, { by: 0, on: 1, reach }).roll).toBeNull()
    const inRange = lay({ heroes: { 0: '14,15', 1: '17,15' }, rolls: [10] })
    expect(strikes(inRange, { by: 0, on: 1, reach }).roll?.total).toBe(10)
  })

  test('[T-21.10, T-35.07] nobody is struck off the map, not even by its own Spell that comes back to it', () => {
    const back = (laid: Laid) => strikes(laid, { by: 0, on: 0, source: from(laid, 0, { card: BOLT }) }).roll
    expect(back(lay({ heroes: { 1: '11,10' } }))).toBeNull()
    expect(back(lay({ ...DUEL, rolls: [10] }))?.total).toBe(10)
  })

  test('[T-2.07] a hit tells who made it', () => {
    const laid = lay({ ...DUEL, rolls: [10] })
    strikes(laid, { by: 0, on: 1 })
    expect(laid.events).toContainEqual({
      type: 'hurt',
      creature: 1,
      by: 0,
      card: null,
      ailment: null,
      damage: 5,
      hp: 25,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { dealDamage, newInstance } from '../../../rules/fight/damage.ts'
import { damageLeft, drOf } from '../../../rules/fight/damage-left.ts'
import type { Laid } from '../../lay.ts'
import { lay, monsterId } from '../../lay.ts'
import { from } from '../../attacks-of-tests.ts'

const OGRE = monsterId('ogre')
const GOBLIN = monsterId('goblin')

function hit(laid: Laid, target: number, normal: number, piercing = 0): number {
  return dealDamage(laid.table, { source: from(laid, 1), target, normal, piercing })
}

describe('DR', () => {
  test('[T-25.01, T-25.02, T-25.03] 3 + 2 piercing costs 5, 4 or 2 HP against DR 0, 1 and 3', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    const instance = newInstance({
      source: from(laid, 1),
      target: 0,
      normal: 3,
      piercing: 2,
      isArea: false,
      strike: null,
    })
    expect(damageLeft(laid.state, instance)).toBe(5)
    expect(damageLeft(laid.state, { ...instance, extraDr: 1 })).toBe(4)
    expect(damageLeft(laid.state, { ...instance, extraDr: 3 })).toBe(2)
    expect(damageLeft(laid.state, { ...instance, extraDr: 6 })).toBe(2)
  })

  test('[T-25.04] DR lowers each instance anew', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 28 }] } })
    hit(laid, OGRE, 3)
    hit(laid, OGRE, 3)
    expect(laid.state.monsters[OGRE - 8]?.hp).toBe(24)
  })

  test('[T-25.05, T-25.08, T-R30] a reduction of any source comes off normal damage first, then off piercing, before DR', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    const start = { source: from(laid, 1), target: 0, normal: 3, piercing: 4, isArea: false, strike: null }
    const instance = newInstance(start)
    instance.reduction = 5
    expect(damageLeft(laid.state, instance)).toBe(2)
    expect(damageLeft(laid.state, { ...instance, reduction: 2, extraDr: 1 })).toBe(4)
  })

  test('[T-25.17] Minions have no DR', () => {
    const laid = lay({ monsters: { goblin: ['11,10'] } })
    expect(drOf(laid.state, GOBLIN)).toBe(0)
  })
})

describe('HP', () => {
  test('[T-25.10, T-35.01] a Hero at 0 HP leaves the map, and HP never go below 0', () => {
    const laid = lay({ heroes: { 0: { at: '10,10', hp: 4 } } })
    expect(hit(laid, 0, 9)).toBe(4)
    expect(laid.state.heroes[0]).toMatchObject({ at: -1, hp: 0 })
  })

  test('[T-25.16, T-R48] damage that DR takes away altogether is no damage: a Camp is not woken by it', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 28 }] } })
    expect(hit(laid, OGRE, 1)).toBe(0)
    expect(laid.state.monsters[OGRE - 8]?.wasHurt).toBe(undefined)
    hit(laid, OGRE, 2)
    expect(laid.state.monsters[OGRE - 8]?.wasHurt).toBe(true)
  })

  test('[T-30.02, T-30.03, T-30.04] 9 damage wounds a Minion, 10 fell it, 7 + 3 piercing count as 10, and 1 fells a Wounded one', () => {
    const after = (hp: number, normal: number, piercing = 0): number => {
      const laid = lay({ monsters: { goblin: [{ at: '11,10', hp }] } })
      hit(laid, GOBLIN, normal, piercing)
      return laid.state.monsters[0]?.hp ?? -1
    }
    expect(after(2, 9)).toBe(1)
    expect(after(2, 10)).toBe(0)
    expect(after(2, 7, 3)).toBe(0)
    expect(after(1, 1)).toBe(0)
  })

  test('[T-30.05] an Elite falls at 0 HP', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 5 }] } })
    hit(laid, OGRE, 5)
    expect(laid.state.monsters[OGRE - 8]).toMatchObject({ hp: 1 })
    hit(laid, OGRE, 5)
    expect(laid.state.monsters[OGRE - 8]).toMatchObject({ hp: 0, at: -1 })
  })

  test('[T-35.07] nobody off the map suffers damage', () => {
    const laid = lay({})
    expect(hit(laid, 0, 5)).toBe(0)
  })
})

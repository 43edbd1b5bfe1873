import { describe, expect, test } from 'vitest'
import { afflict, easeAilments, isRooted, tokensOn } from '../../../rules/fight/ailments.ts'
import { tickAilments } from '../../../rules/fight/ailment-ticks.ts'
import { heal } from '../../../rules/fight/healing.ts'
import type { Giver } from '../../../state.ts'
import type { Ailment } from '../../../terms.ts'
import type { Laid } from '../../lay.ts'
import { lay, monsterId } from '../../lay.ts'
import { from } from '../../attacks-of-tests.ts'

const OGRE = monsterId('ogre')
const GOBLIN = monsterId('goblin')

function give(
  laid: Laid,
  target: number,
  [ailment, tokens]: readonly [Ailment, number],
  giver: Giver = 1,
): void {
  afflict(laid.table, { source: from(laid, giver === 2 ? -1 : giver, { giver }), target, ailment, tokens })
}

describe('Burn, Poison and Root', () => {
  test('[T-26.02] new tokens are added to those that lie there', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    give(laid, 0, ['burn', 2])
    give(laid, 0, ['burn', 1])
    expect(tokensOn(laid.state, 0, 'burn')).toBe(3)
  })

  test('[T-26.03] Burn 3 deals 3, then 2, then 1: 6 in all over three turns', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    give(laid, 0, ['burn', 3])
    const hp = [0, 1, 2, 3].map(() => {
      tickAilments(laid.table, 0)
      return laid.state.heroes[0]?.hp
    })
    expect(hp).toEqual([27, 25, 24, 24])
  })

  test('[T-26.03, T-26.07, T-26.13] a Hero loses one Burn and one Root a turn, whoever gave them', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    for (const giver of [0, 1, 2] as const) {
      give(laid, 0, ['burn', 1], giver)
      give(laid, 0, ['root', 1], giver)
    }
    tickAilments(laid.table, 0)
    expect([tokensOn(laid.state, 0, 'burn'), tokensOn(laid.state, 0, 'root')]).toEqual([2, 2])
  })

  test('[T-26.04, T-25.12] Poison stays until its bearer is healed, at full HP as well', () => {
    const laid = lay({ heroes: { 0: { at: '10,10' } } })
    give(laid, 0, ['poison', 2])
    tickAilments(laid.table, 0)
    tickAilments(laid.table, 0)
    expect(laid.state.heroes[0]?.hp).toBe(26)
    heal(laid.table, { by: -1, target: 0, amount: 4 })
    expect(laid.state.heroes[0]?.hp).toBe(30)
    expect(tokensOn(laid.state, 0, 'poison')).toBe(0)
    give(laid, 0, ['poison', 1])
    heal(laid.table, { by: -1, target: 0, amount: 1 })
    expect(tokensOn(laid.state, 0, 'poison')).toBe(0)
  })

  test('[T-26.05, T-R49] their damage is piercing: DR does not lower it', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 28 }] } })
    give(laid, OGRE, ['burn', 2])
    tickAilments(laid.table, OGRE)
    expect(laid.state.monsters[OGRE - 8]?.hp).toBe(26)
  })

  test('[T-26.06, T-R45] Burn comes before Poison, as an instance of its own', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    give(laid, 0, ['poison', 1])
    give(laid, 0, ['burn', 2])
    tickAilments(laid.table, 0)
    const damage = laid.events.flatMap((event) => (event.type === 'hurt' ? [event.damage] : []))
    expect(damage).toEqual([2, 1])
  })

  test('[T-26.07] Root lasts until its last token has gone at the end of a turn', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    give(laid, 0, ['root', 2])
    tickAilments(laid.table, 0)
    expect(isRooted(laid.state, 0)).toBe(true)
    tickAilments(laid.table, 0)
    expect(isRooted(laid.state, 0)).toBe(false)
  })

  test('one token of each is eased, and nothing is told of what is not there', () => {
    const laid = lay({ heroes: { 0: '10,10' } })
    give(laid, 0, ['burn', 2])
    easeAilments(laid.table, 0)
    expect(tokensOn(laid.state, 0, 'burn')).toBe(1)
    expect(laid.events.filter(({ type }) => type === 'relieved')).toEqual([])
  })
})

describe('Ailments on Monsters', () => {
  test('[T-26.13, T-26.14, T-26.15] they are kept by party; who gave last deals first, and the Last Hit is of the party whose tokens dealt it', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 3 }] } })
    give(laid, OGRE, ['burn', 2], 0)
    give(laid, OGRE, ['burn', 1], 1)
    tickAilments(laid.table, OGRE)
    const damage = laid.events.flatMap((event) => (event.type === 'hurt' ? [event.damage] : []))
    expect(damage).toEqual([1, 2])
    expect(laid.state.monsters[OGRE - 8]?.at).toBe(-1)
  })

  test('[T-26.13] a Monster loses one Root of each party, and nothing is told of the Burn that it never had', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 20 }] } })
    give(laid, OGRE, ['root', 1], 0)
    give(laid, OGRE, ['root', 1], 1)
    laid.events.length = 0
    tickAilments(laid.table, OGRE)
    expect(laid.events).toEqual([{ type: 'relieved', creature: OGRE, ailment: 'root' }])
  })

  test('[T-26.16, T-R46] healing takes the Poison of both parties off an Elite', () => {
    const laid = lay({ monsters: { ogre: [{ at: '11,10', hp: 20 }] } })
    give(laid, OGRE, ['poison', 1], 0)
    give(laid, OGRE, ['poison', 2], 1)
    heal(laid.table, { by: 0, target: OGRE, amount: 3 })
    expect(tokensOn(laid.state, OGRE, 'poison')).toBe(0)
    expect(laid.state.monsters[OGRE - 8]?.hp).toBe(23)
  })

  test('[T-25.14] a Wounded Minion that is healed is no longer Wounded', () => {
    const laid = lay({ monsters: { goblin: [{ at: '11,10', hp: 1 }] } })
    heal(laid.table, { by: 0, target: GOBLIN, amount: 1 })
    expect(laid.state.monsters[0]?.hp).toBe(2)
  })

  test('[T-R110] 10 Burn in one tick fell a Minion that is not Wounded; 9 wound it', () => {
    const after = (tokens: number): number | undefined => {
      const laid = lay({ monsters: { goblin: ['11,10'] } })
      give(laid, GOBLIN, ['burn', tokens])
      tickAilments(laid.table, GOBLIN)
      return laid.state.monsters[0]?.hp
    }
    expect(after(10)).toBe(0)
    expect(after(9)).toBe(1)
  })

  test('[T-26.20] nobody off the map carries an Ailment', () => {
    const laid = lay({})
    give(laid, 0, ['burn', 2])
    expect(laid.state.heroes[0]?.ailments).toBeUndefined()
  })
})

describe('defeat', () => {
  test('[T-26.12, T-35.02] a Hero that is defeated loses its Ailments', () => {
    const laid = lay({ heroes: { 0: { at: '10,10', hp: 2 } } })
    give(laid, 0, ['burn', 2])
    give(laid, 0, ['root', 1])
    tickAilments(laid.table, 0)
    expect(laid.state.heroes[0]).toMatchObject({ at: -1, ailments: undefined })
  })
})

import { describe, expect, test } from 'vitest'
import { fell } from '../../../rules/fight/defeat.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { NOBODY } from '../../../state.ts'
import { monsterId } from '../../lay.ts'
import { allied, AN_EVENT, camp, questing, type Questing } from './kit.ts'

const SLAYER = 'monster-slayer'
const MONSTERS = {
  goblin: ['10,4', '11,4', '12,4', '13,4'],
  kobold: ['10,6', '11,6', '12,6', '13,6'],
  ogre: ['20,8'],
} as const

function slaying(...others: readonly string[]): Questing {
  return questing([SLAYER, ...others], { heroes: { 0: '5,5', 1: '25,25' }, monsters: MONSTERS })
}

const [goblinA, goblinB, goblinC] = [monsterId('goblin'), monsterId('goblin', 'B'), monsterId('goblin', 'C')]
const [koboldA, koboldB] = [monsterId('kobold'), monsterId('kobold', 'B')]

describe('Monster Slayer', () => {
  test('[T-28.11, T-28.02, T-28.03, T-28.06, T-28.01, T-T63] VP come at once, and the count goes on', () => {
    const t = slaying()
    t.fells(0, goblinA)
    t.fells(0, goblinB)
    t.fells(1, koboldA)
    expect([t.progress(SLAYER), t.vp()]).toEqual([
      [2, 1],
      [0, 0],
    ])
    t.fells(0, goblinC)
    expect([t.progress(SLAYER), t.tiers(SLAYER), t.vp()]).toEqual([
      [3, 1],
      [1, 0],
      [1, 0],
    ])
    t.fells(0, monsterId('ogre'))
    t.fells(0, koboldB)
    expect([t.progress(SLAYER), t.vp()]).toEqual([
      [6, 1],
      [1, 0],
    ])
    t.fells(0, monsterId('kobold', 'C'))
    expect([t.progress(SLAYER), t.vp()]).toEqual([
      [7, 1],
      [3, 0],
    ])
    expect(t.events.filter(({ type }) => type === 'tierReached')).toHaveLength(2)
  })

  test('[T-28.14] the Last Hit is what defeats, whatever damage came before it', () => {
    const t = slaying()
    const hit = (by: number, giver: 0 | 1): void => {
      const source = { creature: by, giver, card: null, isSpell: false }
      dealDamage(t.table, { source, target: goblinA, normal: 3, piercing: 0 })
    }
    hit(0, 0)
    expect(t.progress(SLAYER)).toEqual([0, 0])
    hit(1, 1)
    expect(t.progress(SLAYER)).toEqual([0, 1])
  })

  test('[T-28.14, T-R88] that of an Event or a neutral Monster belongs to nobody, that of an allied one to its party', () => {
    const t = slaying()
    t.fells(AN_EVENT, goblinA)
    t.fells(koboldA, goblinB)
    expect(t.progress(SLAYER)).toEqual([0, 0])
    allied(t, 1, koboldA)
    t.fells(koboldA, goblinC)
    expect(t.progress(SLAYER)).toEqual([0, 1])
  })

  test('[T-R120] a Monster of its own party is none, not even by an Ailment, but one of the rivals is', () => {
    const t = slaying()
    allied(t, 0, goblinA, goblinB)
    allied(t, 1, goblinC)
    t.fells(0, goblinA)
    fell(t.table, goblinB, { creature: NOBODY, giver: 0, card: null, isSpell: false })
    expect(t.progress(SLAYER)).toEqual([0, 0])
    t.fells(0, goblinC)
    expect(t.progress(SLAYER)).toEqual([1, 0])
  })

  test('[T-28.14] Heroes are not Monsters', () => {
    const t = slaying()
    t.fells(0, 1)
    expect(t.progress(SLAYER)).toEqual([0, 0])
  })

  test('[T-28.04, T-28.12, T-38.16] one Last Hit advances Monster Slayer and The Roving Mercs at once', () => {
    const t = slaying('the-roving-mercs')
    camp(t, '12,3', [goblinA, goblinB])
    t.fells(0, goblinA)
    t.fells(1, goblinB)
    expect(t.progress(SLAYER)).toEqual([1, 1])
    expect(t.progress('the-roving-mercs')).toEqual([0, 1])
    expect(t.vp()).toEqual([0, 1])
  })

  test('[T-28.12] one deed can reach a tier in each of two Quests', () => {
    const t = slaying('the-roving-mercs')
    camp(t, '12,3', [goblinA, goblinB, goblinC])
    for (const id of [goblinA, goblinB, goblinC]) t.fells(0, id)
    expect(t.vp()).toEqual([2, 0])
  })

  test('[T-28.05] each party counts for itself', () => {
    const t = slaying()
    for (const id of [goblinA, goblinB, goblinC]) t.fells(0, id)
    t.fells(1, koboldA)
    expect([t.progress(SLAYER), t.tiers(SLAYER)]).toEqual([
      [3, 1],
      [1, 0],
    ])
  })
})

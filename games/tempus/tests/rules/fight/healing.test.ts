import { addCards } from '@trialhall/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { tickAilments } from '../../../rules/fight/ailment-ticks.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { drOf } from '../../../rules/fight/damage-left.ts'
import { heal } from '../../../rules/fight/healing.ts'
import { monsterOf } from '../../../rules/creatures.ts'
import { begin } from '../../../rules/lasting.ts'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { lastingNamed, PRINTED } from '../../../rules/printed.ts'
import { newQuest } from '../../../rules/trial.ts'
import type { Ailment } from '../../../terms.ts'
import { from, line, MISS, strikes } from '../../attacks-of-tests.ts'
import { monsterId } from '../../lay.ts'
import { duel, stage, type Staged } from '../play/kit.ts'

const GOBLIN = monsterId('goblin')
const OGRE = monsterId('ogre')

function give(t: Staged, by: number, target: number, [ailment, tokens]: readonly [Ailment, number]): void {
  afflict(t.table, { source: from(t, by), target, ailment, tokens })
}

/** Lets Monster Slayer! count Last Hits from now on. */
function counting(t: Staged): Staged {
  const slayer = PRINTED.cards.findIndex(({ slug }) => slug === 'monster-slayer')
  t.state.quests = addCards(t.state.cards, [slayer]).map(newQuest)
  return t
}

/** Progress of the two parties by their Last Hits: 1 for a Minion, 2 for an Elite. */
function lastHits(t: Staged): readonly number[] {
  return (t.state.quests[0]?.work ?? []).map(({ progress }) => progress)
}

describe('healing', () => {
  test('[T-25.11, T-7.10] restores HP at once, up to the maximum', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hp: 20 } } })
    heal(t.table, { by: 0, target: 0, amount: 4 })
    expect(t.state.heroes[0]?.hp).toBe(24)
    heal(t.table, { by: 0, target: 0, amount: 10 })
    expect(t.state.heroes[0]?.hp).toBe(30)
  })

  test('[T-25.13] a Monster is healed though it is nobody’s ally', () => {
    const t = stage({ heroes: { 0: '10,10' }, monsters: { ogre: [{ at: '12,10', hp: 10 }] } })
    heal(t.table, { by: 0, target: OGRE, amount: 5 })
    expect(monsterOf(t.state, OGRE).hp).toBe(15)
  })

  test('[T-35.07] nobody off the map is healed', () => {
    const t = stage({ heroes: { 0: { hp: 0 } } })
    heal(t.table, { by: 0, target: 0, amount: 5 })
    expect(t.state.heroes[0]?.hp).toBe(0)
  })
})

describe('damage', () => {
  test('[T-24.02] a line may carry damage, other effects, or both', () => {
    const seen: string[] = []
    const rider = { says: '', run: () => void seen.push('done') }
    const hps = [line(6, 5), line(6, 0, { riders: [rider] }), line(6, 5, { riders: [rider] })].map((of) => {
      const t = duel({}, {}, { rolls: [10] })
      strikes(t, { by: 0, on: 1, table: [MISS, of] })
      return t.state.heroes[1]?.hp
    })
    expect([hps, seen]).toEqual([
      [25, 30, 25],
      ['done', 'done'],
    ])
  })

  test('[T-25.07, T-R44] DR is never below 0: a negative one adds no damage', () => {
    const before = PRINTED.lastings
    onTestFinished(() => void Object.assign(PRINTED, { lastings: before }))
    PRINTED.lastings = before.map((face) => ({
      ...face,
      bonuses: face.bonuses.map((bonus) => ({ ...bonus, amount: -2 })),
    }))
    const t = stage({ heroes: { 0: '10,10', 1: { at: '11,10', subclass: 'champion' } } })
    for (const on of [0, 1]) begin(t.table, { face: lastingNamed('mage-armor'), owner: on, on })
    expect([drOf(t.state, 0), drOf(t.state, 1)]).toEqual([0, 1])
    dealDamage(t.table, { source: from(t, 1), target: 0, normal: 4, piercing: 0 })
    expect(t.state.heroes[0]?.hp).toBe(26)
  })

  test('[T-25.09, T-R45] an attack and what it triggers are instances of their own: DR counts for each', () => {
    const t = stage({ heroes: { 0: { at: '10,10', subclass: 'horde-breaker' }, 1: '11,10' } })
    const harm = { source: from(t, 1), target: 0, normal: 3, piercing: 0 }
    expect([dealDamage(t.table, harm), dealDamage(t.table, harm)]).toEqual([1, 1])
  })

  test.each([
    [undefined, 25],
    ['assassin', 26],
    ['champion', 28],
    ['oath-of-ancients', 28],
  ])('[T-25.03, T-T23] 3 + 2 piercing on a Hero of %s leave %i HP', (subclass, hp) => {
    const t = duel({}, subclass === undefined ? {} : { subclass }, { rolls: [10] })
    strikes(t, { by: 0, on: 1, table: [MISS, line(6, 3, { piercing: 2 })] })
    expect(t.state.heroes[1]?.hp).toBe(hp)
  })
})

describe('Ailments on Monsters', () => {
  test('[T-26.17, T-R52, T-T28] they tick in its slot though it is inactive: Burn wounds, Poison defeats', () => {
    const t = counting(
      stage({ heroes: { 0: '10,10' }, monsters: { goblin: [{ at: '20,20', isActive: undefined }] } }),
    )
    give(t, 0, GOBLIN, ['burn', 1])
    give(t, 0, GOBLIN, ['poison', 1])
    monsterSlot(t.table, GOBLIN)
    expect([monsterOf(t.state, GOBLIN).hp, lastHits(t)]).toEqual([0, [1, 0]])
  })

  test('[T-26.17] those of a Monster that has none cost nothing', () => {
    const t = stage({ heroes: { 0: '10,10' }, monsters: { goblin: [{ at: '20,20', isActive: undefined }] } })
    monsterSlot(t.table, GOBLIN)
    expect(monsterOf(t.state, GOBLIN).hp).toBe(2)
  })

  test.each([
    ['burn', 'poison', [2, 0]],
    ['poison', 'burn', [2, 0]],
  ] as const)(
    '[T-26.13, T-26.14, T-26.15, T-T31] %s of red before %s of blue: blue deals its 3 first, red the rest, and has the Last Hit',
    (red, blue, slayer) => {
      const scene = { heroes: { 0: '10,10', 1: '14,10' }, monsters: { ogre: [{ at: '20,20', hp: 5 }] } }
      const t = counting(stage(scene))
      give(t, 0, OGRE, [red, 3])
      give(t, 1, OGRE, [blue, 3])
      tickAilments(t.table, OGRE)
      const left = t.events.flatMap((event) => (event.type === 'hurt' ? [event.hp] : []))
      expect([left, lastHits(t)]).toEqual([[2, 0], slayer])
    },
  )

  test('[T-26.14, T-26.15, T-T31] if red gave last, its 3 come first, and the Last Hit is blue’s', () => {
    const scene = { heroes: { 0: '10,10', 1: '14,10' }, monsters: { ogre: [{ at: '20,20', hp: 5 }] } }
    const t = counting(stage(scene))
    give(t, 1, OGRE, ['poison', 3])
    give(t, 0, OGRE, ['burn', 3])
    tickAilments(t.table, OGRE)
    const left = t.events.flatMap((event) => (event.type === 'hurt' ? [event.hp] : []))
    expect([left, lastHits(t)]).toEqual([
      [2, 0],
      [0, 2],
    ])
  })

  test('[T-R111, T-T28] on a Minion as well: the Poison given last wounds, the Burn fells, and its giver has the Last Hit', () => {
    const t = counting(stage({ heroes: { 0: '10,10', 1: '14,10' }, monsters: { goblin: ['20,20'] } }))
    give(t, 0, GOBLIN, ['burn', 1])
    give(t, 1, GOBLIN, ['poison', 2])
    tickAilments(t.table, GOBLIN)
    const hurts = t.events.flatMap((event) => (event.type === 'hurt' ? [event.damage] : []))
    expect([hurts, lastHits(t)]).toEqual([
      [2, 1],
      [1, 0],
    ])
  })
})

describe('healing of nothing', () => {
  test('[T-25.11, T-25.12] at full HP it is not told, though it takes Poison off', () => {
    const t = stage({ heroes: { 0: '10,10' } })
    Object.assign(t.state.heroes[0] ?? {}, {
      ailments: [0, 1, 2].map(() => ({ burn: 0, poison: 1, root: 0 })),
    })
    heal(t.table, { by: 0, target: 0, amount: 5 })
    expect(t.events.map(({ type }) => type)).toEqual(['relieved'])
  })

  test('[T-25.11] one HP is', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hp: 29 } } })
    heal(t.table, { by: 0, target: 0, amount: 5 })
    expect(t.events).toEqual([{ type: 'healed', creature: 0, by: 1, hp: 30 }])
  })
})

import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { ally } from '../../../rules/monsters/appearing.ts'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { wake } from '../../../rules/monsters/waking.ts'
import { OFF } from '../../../state.ts'
import { from } from '../../attacks-of-tests.ts'
import { monsterId, type Laid } from '../../lay.ts'
import { attacked, camp, field, layMonsters, monster, placed, slot } from './kit.ts'

const A = monsterId('goblin', 'A')
const B = monsterId('goblin', 'B')
const ASLEEP = { isActive: undefined }

/** Goblins that sleep: one alone, or with a second one in its Camp. */
function sleepers(drawing: string, hero: string, ...goblins: readonly string[]): Laid {
  const t = layMonsters({
    drawing,
    heroes: { 0: hero },
    monsters: { goblin: goblins.map((at) => ({ at, ...ASLEEP })) },
    rolls: [1, 1, 1],
  })
  camp(t, ...goblins.map((_, i) => A + i))
  return t
}

function isAwake(t: Laid): boolean {
  return monster(t, A).isActive === true
}

/** The map of T-T33: a wall hides the Hero from g, not from k. */
const WALLED = `
+-------------+
|. . . . . . .|
|     +       |
|. . g|. h . .|
|     +       |
|. . K . . . .|
|             |
|. . . . . . .|
|             |
|. . . . k . .|
+-------------+
`

describe('a Camp that is woken', () => {
  test('[T-30.10, T-31.03] is all that stands on the map, and who has fallen stays as it is', () => {
    const t = sleepers(field(9, 3), '9,3', '1,1', '1,3')
    monster(t, B).at = OFF
    const [group] = t.state.camps
    if (group !== undefined) wake(t.table, group)
    expect([monster(t, A).isActive, monster(t, B).isActive]).toEqual([true, undefined])
    expect(t.events).toEqual([{ type: 'campWoke', camp: 0 }])
  })

  test('[T-31.01, T-31.07] on its slot begins a turn then, and ends it; one that sleeps on has none that is told', () => {
    const turns = (hero: string): readonly string[] => {
      const t = sleepers(field(9, 3), hero, '1,1')
      t.answers('1,1')
      monsterSlot(t.table, A)
      return t.events.flatMap(({ type }) => (type.startsWith('turn') ? [type] : []))
    }
    expect([turns('2,1'), turns('9,1')]).toEqual([['turnBegan', 'turnEnded'], []])
  })
})

describe('a Camp wakes on its slot', () => {
  test('[T-31.01] by a Hero within 2 spaces that it sees, and acts at once', () => {
    const t = sleepers(field(9, 1), '4,1', '2,1')
    slot(t, A, '3,1')
    expect(isAwake(t)).toBe(true)
    expect(t.events).toContainEqual({ type: 'campWoke', camp: 0 })
    expect(attacked(t, A)).toEqual([0])
  })

  test('[T-31.01, T-31.04] not by one 3 spaces away: it does nothing in this round', () => {
    const t = sleepers(field(9, 1), '5,1', '2,1')
    slot(t, A)
    expect([isAwake(t), placed(t, A), t.asks]).toEqual([false, '2,1', []])
  })

  test('[T-31.01] not by one off the map, and not by other Monsters', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      monsters: { goblin: [{ at: '2,1', ...ASLEEP }], kobold: [{ at: '3,1', ally: 0 }] },
    })
    camp(t, A)
    slot(t, A)
    expect(isAwake(t)).toBe(false)
  })

  test('[T-31.06, T-T33] a Hero 2 spaces away behind a wall does not wake it', () => {
    const t = sleepers(WALLED, 'h', 'g')
    slot(t, A)
    expect(isAwake(t)).toBe(false)
  })

  test('[T-R107, T-30.10, T-T33] one Monster is near, another of the Camp sees the Hero: all wake', () => {
    const t = sleepers(WALLED, 'h', 'g', 'k')
    slot(t, A, '4,1')
    expect([isAwake(t), monster(t, B).isActive]).toEqual([true, true])
  })

  test('[T-R107] a Monster of another Camp lends no eyes', () => {
    const t = sleepers(WALLED, 'h', 'g', 'k')
    t.state.camps.length = 0
    camp(t, A)
    camp(t, B)
    slot(t, A)
    expect(isAwake(t)).toBe(false)
  })

  test('[T-31.01] the first of it that is left looks around, and the slot of a later one does not', () => {
    const t = sleepers(field(9, 1), '4,1', '2,1', '1,1')
    slot(t, B)
    expect(isAwake(t)).toBe(false)
    slot(t, A, '3,1')
    expect(isAwake(t)).toBe(true)
  })
})

describe('a Camp wakes by damage', () => {
  test('[T-31.02, T-T34] of any of its Monsters since its last slot, from whatever distance', () => {
    const t = sleepers(field(20, 1), '20,1', '2,1', '1,1')
    dealDamage(t.table, { source: from(t, 0), target: B, normal: 1, piercing: 0 })
    expect(isAwake(t)).toBe(false) // not before its slot
    slot(t, A, '14,1')
    expect([isAwake(t), monster(t, B).isActive]).toEqual([true, true])
  })

  test('[T-31.02] also if the one that was hurt has fallen', () => {
    const t = sleepers(field(20, 1), '20,1', '2,1', '1,1')
    dealDamage(t.table, { source: from(t, 0), target: A, normal: 10, piercing: 0 })
    slot(t, B, '13,1')
    expect(monster(t, B).isActive).toBe(true)
  })

  test('[T-31.02, T-T32] 0 damage wakes nobody', () => {
    const t = sleepers(field(20, 1), '20,1', '2,1')
    dealDamage(t.table, { source: from(t, 0), target: A, normal: 0, piercing: 0 })
    slot(t, A)
    expect(isAwake(t)).toBe(false)
  })

  test('[T-31.02] damage that an earlier slot has looked at counts no more', () => {
    const t = sleepers(field(20, 1), '20,1', '2,1')
    monster(t, A).wasHurt = true
    slot(t, A, '14,1')
    expect(monster(t, A).wasHurt).toBe(undefined)
  })
})

describe('a Camp that is awake', () => {
  test('[T-31.05, T-R58, T-T34] stays so when nothing wakes it any more: without a target it goes to the centre', () => {
    const t = layMonsters({ monsters: { kobold: ['2,15'] } }) // on the Ancient Temple
    const kobold = monsterId('kobold')
    camp(t, kobold)
    t.answers(...Array.from({ length: 1 }, () => ({ do: 'space' })))
    slot(t, kobold)
    expect(monster(t, kobold).isActive).toBe(true)
    expect(placed(t, kobold)).not.toBe('2,15')
  })

  test('[T-31.04, T-T34] another Camp, which nobody has come near, does nothing', () => {
    const t = layMonsters({ monsters: { kobold: [{ at: '2,15', ...ASLEEP }] } })
    const kobold = monsterId('kobold')
    camp(t, kobold)
    slot(t, kobold)
    expect([monster(t, kobold).isActive, placed(t, kobold)]).toEqual([undefined, '2,15'])
  })

  test('[T-31.03] something else may have woken it, all of it at once', () => {
    const t = sleepers(field(9, 1), '9,1', '2,1', '1,1')
    const [first] = t.state.camps
    if (first !== undefined) wake(t.table, first)
    expect([isAwake(t), monster(t, B).isActive]).toEqual([true, true])
    expect(monster(t, A + 2).isActive).toBe(undefined) // its C is off the map
  })

  test('[T-31.03] waking it twice tells nothing', () => {
    const t = sleepers(field(9, 1), '9,1', '2,1')
    const [first] = t.state.camps
    for (const one of first === undefined ? [] : [first, first]) wake(t.table, one)
    expect(t.events).toHaveLength(1)
  })

  test('[T-R109] an ally is active, asleep or not before', () => {
    const t = sleepers(field(9, 1), '9,1', '2,1')
    ally(t.table, A, 1)
    expect(monster(t, A)).toMatchObject({ isActive: true, ally: 1 })
    slot(t, A, '8,1')
    expect(attacked(t, A)).toEqual([0]) // it hunts at once
  })
})

describe('a Monster that sleeps', () => {
  test('[T-32.14, T-2.04] neither moves nor attacks who stands beside it, if its slot comes after that of its Camp', () => {
    const t = sleepers(field(9, 1), '3,1', '2,1', '1,1')
    slot(t, B)
    expect([placed(t, B), attacked(t, B)]).toEqual(['1,1', []])
  })
})

import { describe, expect, test } from 'vitest'
import { hasQuirk } from '../../../rules/bonuses.ts'
import { isHero, monsterOf } from '../../../rules/creatures.ts'
import { slotsOf } from '../../../rules/initiative.ts'
import { MONSTER_IDS, OFF, type Mark } from '../../../state.ts'
import { monsterId } from '../../lay.ts'
import { card } from '../card.ts'
import { camp, happens, type Happens } from './kit.ts'

const [A, B, C] = ['A', 'B', 'C'].map((letter) => monsterId('goblin', letter)) as [number, number, number]
const OGRE = MONSTER_IDS.ogre

/** A Camp of Goblins A to C around (15,15), and the Ogre's. */
function camps(slug: string, goblins: readonly { readonly at: string; readonly isActive?: Mark }[]): Happens {
  const t = happens(slug, { monsters: { goblin: goblins, ogre: [{ at: '3,3', isActive: undefined }] } })
  camp(t, [15, 15], [A, B, C])
  camp(t, [4, 5], [OGRE])
  return t
}

const ASLEEP = [
  { at: '14,15', isActive: undefined },
  { at: '16,15', isActive: undefined },
]

describe('Camps', () => {
  card('war-drums', '[C-10, T-31.03] wake Minion Camps, not the Ogre', () => {
    const t = camps('war-drums', ASLEEP)
    t.acts()
    expect([A, B, OGRE].map((id) => monsterOf(t.state, id).isActive)).toEqual([true, true, undefined])
  })

  card('rage-of-the-ogre', '[C-10] wakes the Ogre, with +3 movement and +2 damage for the round', () => {
    const t = camps('rage-of-the-ogre', ASLEEP)
    t.acts()
    expect([A, OGRE].map((id) => monsterOf(t.state, id).isActive)).toEqual([undefined, true])
    expect([t.sum('damage', OGRE), hasQuirk(t.state, 'movesMore', OGRE), t.sum('damage', A)]).toEqual([
      2,
      true,
      0,
    ])
    t.endsRound()
    expect(t.sum('damage', OGRE)).toBe(0)
  })

  card('reinforcements', '[C-10] bring one Minion back to a Camp with one on the map', () => {
    const t = camps('reinforcements', ASLEEP.slice(0, 1))
    t.acts()
    expect([A, B, C].filter((id) => monsterOf(t.state, id).at !== OFF)).toEqual([A, B])
    expect(monsterOf(t.state, B)).toMatchObject({ isActive: undefined, ally: undefined, hp: 2 })
  })

  test('[C-10] not to one of which nobody is left', () => {
    const t = camps('reinforcements', [])
    t.acts()
    expect(monsterOf(t.state, A).at).toBe(OFF)
  })

  test('[C-10, T-30.10] who comes back to a Camp that fights or is allied does as the Camp does', () => {
    const t = camps('reinforcements', [{ at: '14,15', isActive: true }])
    monsterOf(t.state, A).ally = 1
    t.acts()
    expect(monsterOf(t.state, B)).toMatchObject({ isActive: true, ally: 1 })
  })

  /** Its Monster appears there, active; one in play stays where it is. */
  function appears(slug: string, id: number, hp: number): void {
    const t = happens(slug, { rolls: [9, 9] })
    t.acts()
    const { at, isActive } = monsterOf(t.state, id)
    expect([at === OFF, isActive, t.hp(id)]).toEqual([false, true, hp])
    const again = happens(slug, {
      rolls: [9, 9],
      monsters: { ankheg: [{ at: '3,3', hp: 4 }], bulezau: [{ at: '6,3', hp: 4 }] },
    })
    again.acts()
    expect(again.hp(id)).toBe(4)
  }

  card('tremors', '[C-10] the Ankheg appears there, active; one in play stays where it is', () =>
    appears('tremors', MONSTER_IDS.ankheg, 32),
  )
  card('demonic-gate', '[C-10] the Bulezau appears there, active; one in play stays where it is', () =>
    appears('demonic-gate', MONSTER_IDS.bulezau, 35),
  )

  card('tempus-provides', '[C-10] Chests are full and Wounded Minions heal, Heroes do not', () => {
    const t = happens('tempus-provides', {
      chests: ['1,1', '2,1'],
      heroes: { 0: { at: '10,10', hp: 3 } },
      monsters: { goblin: [{ at: '9,9', hp: 1 }] },
    })
    t.state.chests = [false, true]
    t.acts()
    expect([t.state.chests, t.hp(A), t.hp(0)]).toEqual([[true, true], 2, 3])
  })

  card('reversal-of-fate', '[C-10] turns go from the lowest initiative up', () => {
    const t = happens('reversal-of-fate')
    for (const [seat, hero] of t.state.heroes.entries()) hero.initiative = 3 + 4 * seat
    const seats = (): readonly unknown[] =>
      slotsOf(t.state).filter((slot) => typeof slot === 'number' && isHero(slot))
    expect(seats()).toEqual([0, 1, 2, 3])
    t.endsRound()
    expect(seats()).toEqual([3, 2, 1, 0])
  })
})

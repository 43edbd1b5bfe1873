import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { drawLoot, dropLoot, stealLoot } from '../../../rules/loot.ts'
import { drawPhase } from '../../../rules/round/draw-phase.ts'
import { initiativePhase } from '../../../rules/round/initiative-phase.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { heroOf, type TempusTable } from '../../../state.ts'
import type { Skill } from '../../../terms.ts'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { trying } from '../trying.ts'

function hurts(table: TempusTable, normal: number, piercing = 0): void {
  dealDamage(table, { source: sourceOfEvent(null), target: 0, normal, piercing })
}

interface Attacking {
  readonly loot: string
  readonly with: string
  readonly rolls: readonly number[]
  readonly at?: string
}

/** What a rival loses by an attack of a Hero with this Loot. */
function loss({ loot, with: slug, rolls, at = '11,10' }: Attacking): number {
  const t = cast({ heroes: { 0: { at: '10,10', loot: [loot], primaries: [slug] }, 1: { at } }, rolls })
  t.plays(0, slug, 1)
  return 30 - t.hp(1)
}

const FAR = '14,10'

describe('[C-11] Loot for attacks', () => {
  card('ring-of-accuracy', '+1 to attack rolls', () => {
    expect(loss({ loot: 'ring-of-accuracy', with: 'mace', rolls: [6] })).toBe(4)
    expect(loss({ loot: 'ring-of-accuracy', with: 'mace', rolls: [5] })).toBe(0)
  })

  card('gauntlets-of-ogre-power', 'melee hits deal 2 more, shots do not', () => {
    expect(loss({ loot: 'gauntlets-of-ogre-power', with: 'mace', rolls: [7] })).toBe(6)
    expect(loss({ loot: 'gauntlets-of-ogre-power', with: 'shocking-grasp', rolls: [7] })).toBe(5)
    expect(loss({ loot: 'gauntlets-of-ogre-power', with: 'longbow', rolls: [7], at: FAR })).toBe(4)
  })

  card('bracers-of-archery', 'ranged weapon hits deal 2 more, blades and Spells do not', () => {
    expect(loss({ loot: 'bracers-of-archery', with: 'longbow', rolls: [7], at: FAR })).toBe(6)
    expect(loss({ loot: 'bracers-of-archery', with: 'mace', rolls: [7] })).toBe(4)
    expect(loss({ loot: 'bracers-of-archery', with: 'fire-bolt', rolls: [7], at: FAR })).toBe(4)
  })

  card('wand-of-the-war-mage', 'Spell attacks: +1 to the roll and +1 damage; weapons have neither', () => {
    expect(loss({ loot: 'wand-of-the-war-mage', with: 'fire-bolt', rolls: [5], at: FAR })).toBe(5)
    expect(loss({ loot: 'wand-of-the-war-mage', with: 'longbow', rolls: [5], at: FAR })).toBe(0)
    expect(loss({ loot: 'wand-of-the-war-mage', with: 'longbow', rolls: [6], at: FAR })).toBe(4)
  })

  card('flame-tongue', 'a melee hit adds Burn 1, once a turn', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', loot: ['flame-tongue'], primaries: ['mace'] }, 1: { at: '11,10' } },
      rolls: [6, 7, 7],
    })
    t.plays(0, 'mace', 1)
    expect(t.tokens(1, 'burn')).toBe(0)
    t.plays(0, 'mace', 1)
    t.plays(0, 'mace', 1)
    expect(t.tokens(1, 'burn')).toBe(1)
  })

  test('Flame Tongue: not by a shot', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', loot: ['flame-tongue'], primaries: ['longbow'] }, 1: { at: FAR } },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1)
    expect([t.hp(1), t.tokens(1, 'burn')]).toEqual([26, 0])
  })

  card('serpent-fang', 'a hit adds Poison 1, once a turn', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', loot: ['serpent-fang'], primaries: ['longbow'] }, 1: { at: FAR } },
      rolls: [5, 7, 7],
    })
    t.plays(0, 'longbow', 1)
    expect(t.tokens(1, 'poison')).toBe(0)
    t.plays(0, 'longbow', 1)
    t.plays(0, 'longbow', 1)
    expect(t.tokens(1, 'poison')).toBe(1)
  })

  card('vorpal-edge', 'weapon attacks are critical on 19, Spells are not', () => {
    expect(loss({ loot: 'vorpal-edge', with: 'mace', rolls: [19] })).toBe(10)
    expect(loss({ loot: 'vorpal-edge', with: 'mace', rolls: [18] })).toBe(7)
    expect(loss({ loot: 'vorpal-edge', with: 'shocking-grasp', rolls: [19] })).toBe(5)
  })

  card('vorpal-edge', 'with Improved Critical on 18, never below', () => {
    const lossWith = (die: number, hand: readonly string[]): number => {
      const champion: Role = {
        at: '10,10',
        loot: ['vorpal-edge'],
        primaries: ['mace', 'improved-critical'],
        hand,
      }
      const t = cast({ heroes: { 0: champion, 1: { at: '11,10' } }, rolls: [die] })
      if (hand.length > 0) t.opens('turn', 0, 'superior-critical')
      t.plays(0, 'mace', 1)
      return 30 - t.hp(1)
    }
    expect([lossWith(18, []), lossWith(17, [])]).toEqual([10, 7])
    expect([lossWith(18, ['superior-critical']), lossWith(17, ['superior-critical'])]).toEqual([12, 7])
  })

  card('banner-of-tempus', 'its bearer and allies within 3 have +1 to attack rolls', () => {
    const hits = (banner: Readonly<Record<number, Role>>): boolean => {
      const t = cast({
        heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10' }, ...banner },
        rolls: [6],
      })
      t.plays(0, 'mace', 1)
      return t.hp(1) < 30
    }
    const loot = ['banner-of-tempus']
    expect(hits({ 0: { at: '10,10', primaries: ['mace'], loot } })).toBe(true)
    expect(hits({ 2: { at: '10,13', loot } })).toBe(true)
    expect(hits({ 2: { at: '10,14', loot } })).toBe(false)
    expect(hits({ 3: { at: '10,12', loot } })).toBe(false)
  })
})

describe('[C-11] Loot that guards', () => {
  const left = (loot: string, normal: number, piercing = 0): number => {
    const t = cast({ heroes: { 0: { at: '10,10', loot: [loot] }, 2: { at: '11,10' } } })
    hurts(t.table, normal, piercing)
    return t.hp(0)
  }

  card('cloak-of-protection', '+1 DR, not against piercing damage', () => {
    expect([left('cloak-of-protection', 5), left('cloak-of-protection', 0, 5)]).toEqual([26, 25])
  })

  card('adamantine-shield', '+2 DR, not against piercing damage', () => {
    expect([left('adamantine-shield', 5), left('adamantine-shield', 0, 5)]).toEqual([27, 25])
  })

  card('amulet-of-health', '[T-29.17] 8 more maximum HP, and 8 are healed when it is gained', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 25 }, 1: { at: '11,10', loot: ['amulet-of-health'] } } })
    const amulet = t.card(1, 'amulet-of-health')
    stealLoot(t.table, { from: 1, to: 0, card: amulet })
    expect(t.hp(0)).toBe(33)
    stealLoot(t.table, { from: 0, to: 1, card: amulet })
    expect([t.hp(0), t.hp(1)]).toEqual([30, 38])
  })

  card('amulet-of-health', '[T-25.15] HP above 30 go with it', () => {
    const t = cast({ heroes: { 0: { at: '10,10', loot: ['amulet-of-health'] } } })
    t.state.lootDeck = heroOf(t.state, 0).loot.splice(0)
    drawLoot(t.table, 0)
    expect(t.hp(0)).toBe(38)
    dropLoot(t.table, 0, { card: t.card(0, 'amulet-of-health'), space: t.laid.at('12,10') })
    expect(t.hp(0)).toBe(30)
  })

  card('periapt-of-wound-closure', 'heals 2 at the start of its bearer’s turns, not of others', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 20, loot: ['periapt-of-wound-closure'] } } })
    t.begins(1)
    expect(t.hp(0)).toBe(20)
    t.begins(0)
    expect(t.hp(0)).toBe(22)
  })

  card(
    'mantle-of-spell-resistance',
    '3 off damage from Spells, piercing damage too; none off weapons',
    () => {
      const lossBy = (slug: string, rolls: readonly number[]): number => {
        const t = cast({
          heroes: {
            0: { at: '10,10', primaries: [slug] },
            1: { at: FAR, loot: ['mantle-of-spell-resistance'] },
          },
          rolls,
        })
        t.plays(0, slug, 1)
        return 30 - t.hp(1)
      }
      expect([lossBy('fire-bolt', [7]), lossBy('sacred-flame', [15]), lossBy('longbow', [7])]).toEqual([
        1, 2, 4,
      ])
    },
  )

  card('ring-of-fire-ward', 'no Burn, but Poison and damage as ever', () => {
    const foe: Role = { at: FAR, loot: ['ring-of-fire-ward'] }
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['fire-bolt'], hand: ['blight'] }, 1: foe },
      rolls: [14, 5],
    })
    t.plays(0, 'fire-bolt', 1)
    expect([t.hp(1), t.tokens(1, 'burn')]).toEqual([24, 0])
    t.plays(0, 'blight', 1)
    expect(t.tokens(1, 'poison')).toBe(1)
  })

  card('ring-of-free-action', 'no Root and no Push, but damage', () => {
    const foe: Role = { at: '11,10', loot: ['ring-of-free-action'] }
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['banishing-smite', 'breath-of-winter'] }, 1: foe },
      rolls: [5, 6],
    })
    t.plays(0, 'banishing-smite', 1)
    expect([t.hp(1), t.place(1)]).toEqual([22, '11,10'])
    t.plays(0, 'breath-of-winter', { covers: '11,10' })
    expect([t.hp(1), t.tokens(1, 'root')]).toEqual([16, 0])
  })
})

describe('[C-11] Loot for skills, initiative and cards', () => {
  const passes = (loot: string, skill: Skill, die: number): boolean =>
    trying({ heroes: { 0: { at: '10,10', loot: [loot], primaries: ['outlander'] } }, rolls: [die] }).tries(
      skill,
    )
  /** Outlander needs 8, 11 and 10. */
  const passing = (loot: string, dice: readonly [number, number, number]): readonly boolean[] => [
    passes(loot, 'athletics', dice[0]),
    passes(loot, 'knowledge', dice[1]),
    passes(loot, 'savvy', dice[2]),
  ]

  card('stone-of-good-luck', '+1 to skill rolls', () => {
    expect(passing('stone-of-good-luck', [7, 10, 9])).toEqual([true, true, true])
    expect(passing('stone-of-good-luck', [6, 9, 8])).toEqual([false, false, false])
  })

  card('headband-of-intellect', '+3 to Knowledge alone', () => {
    expect(passing('headband-of-intellect', [7, 8, 9])).toEqual([false, true, false])
    expect(passes('headband-of-intellect', 'knowledge', 7)).toBe(false)
  })

  card('belt-of-giant-strength', '+3 to Athletics alone', () => {
    expect(passing('belt-of-giant-strength', [5, 10, 9])).toEqual([true, false, false])
    expect(passes('belt-of-giant-strength', 'athletics', 4)).toBe(false)
  })

  card('circlet-of-persuasion', '+3 to Savvy alone', () => {
    expect(passing('circlet-of-persuasion', [7, 10, 7])).toEqual([false, false, true])
    expect(passes('circlet-of-persuasion', 'savvy', 6)).toBe(false)
  })

  /** Initiatives of seats 0 and 2, the first with this Loot. */
  const initiatives = (loot: string, rolls: readonly number[]): readonly (number | undefined)[] => {
    const t: Cast = cast({ heroes: { 0: { at: '10,10', loot: [loot] }, 2: { at: '12,10' } }, rolls })
    initiativePhase(t.table)
    return [0, 2].map((seat) => t.state.heroes[seat]?.initiative)
  }

  card('stone-of-good-luck', '+1 to initiative, at most 20', () => {
    expect(initiatives('stone-of-good-luck', [4, 1, 8, 2])).toEqual([5, 8])
    expect(initiatives('stone-of-good-luck', [20, 1, 8, 2])).toEqual([20, 8])
  })

  card('helm-of-awareness', 'advantage on initiative rolls', () => {
    expect(initiatives('helm-of-awareness', [4, 12, 1, 8, 2])).toEqual([12, 8])
  })

  card('bag-of-holding', 'one more card in each draw phase', () => {
    const deck = Array.from({ length: 9 }, () => 'hide')
    const t = cast({
      heroes: { 0: { at: '10,10', deck, loot: ['bag-of-holding'] }, 2: { at: '12,10', deck } },
    })
    const drawn = (): readonly (number | undefined)[] =>
      [0, 2].map((seat) => t.state.heroes[seat]?.hand.length)
    drawPhase(t.table)
    expect(drawn()).toEqual([5, 4])
    t.state.round = 2
    drawPhase(t.table)
    expect(drawn()).toEqual([8, 6])
  })
})

describe('[C-11] Loot for Moves', () => {
  card('boots-of-striding', '[T-18.13, T-38.14] 1 space more in a turn with Move Actions', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', loot: ['boots-of-striding'], primaries: ['forward-march'] } },
    })
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(6)
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(11)
  })

  card('winged-boots', 'one Move Action a turn may cross water and opponents', () => {
    const t = cast({ heroes: { 0: { at: '10,10', loot: ['winged-boots'], primaries: ['forward-march'] } } })
    t.plays(0, 'forward-march', { do: 'yes' })
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools).toMatchObject([
      { left: 5, acrossWater: true, throughOpponents: true, acrossTerrain: false },
      { left: 5, acrossWater: false, throughOpponents: false },
    ])
  })

  test('Winged Boots: only if their bearer wants', () => {
    const t = cast({ heroes: { 0: { at: '10,10', loot: ['winged-boots'], primaries: ['forward-march'] } } })
    t.plays(0, 'forward-march', { do: 'no' })
    expect(t.state.turn?.pools).toMatchObject([{ left: 5, acrossWater: false, throughOpponents: false }])
    expect(t.hp(the('ogre'))).toBe(0)
  })
})

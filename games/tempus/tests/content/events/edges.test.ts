import { addCards } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { isHero } from '../../../rules/creatures.ts'
import { afflict } from '../../../rules/fight/ailments.ts'
import { changeInitiative, slotsOf } from '../../../rules/initiative.ts'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { actEvent } from '../../../rules/round/events-phase.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { place } from '../../../rules/placing.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { notice } from '../../../rules/watches.ts'
import { spaceAt } from '../../../space/index.ts'
import { heroOf, MONSTER_IDS } from '../../../state.ts'
import { monsterId } from '../../lay.ts'
import type { Role } from '../cast.ts'
import { REAL } from '../press.ts'
import { camp, happens, type Happens } from './kit.ts'

/** (10,10). */
const HERE = [5, 5] as const
const GOBLIN = monsterId('goblin')

/** Heroes in a row to the east of (10,10), this many spaces from it. */
function away(...distances: readonly number[]): Readonly<Record<number, Role>> {
  return Object.fromEntries(distances.map((distance, seat) => [seat, { at: `${10 + distance},10` }]))
}

describe('[C-10] how far the areas of Events reach', () => {
  test('Meteor Strike and Lightning Storm: 1 space from the location', () => {
    const meteor = happens('meteor-strike', { rolls: HERE, heroes: away(1, 2) })
    meteor.acts()
    expect([meteor.hp(0), meteor.hp(1)]).toEqual([27, 30])
    const storm = happens('lightning-storm', { rolls: [...HERE, 20, 20, 20, 1], heroes: away(1, 2) })
    storm.acts()
    expect([storm.hp(0), storm.hp(1)]).toEqual([27, 30])
  })

  test('Flame Geyser: 1 space from its token', () => {
    const t = happens('flame-geyser', { rolls: HERE, heroes: away(1, 2) })
    t.acts()
    expect([t.tokens(0, 'burn'), t.tokens(1, 'burn')]).toEqual([2, 0])
  })

  test('Firestorm, Ice Storm: 2 spaces', () => {
    const fire = happens('firestorm', { rolls: [...HERE, 20], heroes: away(2, 3) })
    fire.acts()
    expect([fire.hp(0), fire.hp(1)]).toEqual([27, 30])
    const ice = happens('ice-storm', { rolls: [...HERE, 20], heroes: away(2, 3) })
    ice.acts()
    expect([ice.hp(0), ice.hp(1)]).toEqual([27, 30])
  })

  test('Poison Mist, Rift of Blades: 2 spaces', () => {
    const mist = happens('poison-mist', { rolls: HERE, heroes: away(2, 3) })
    mist.acts()
    for (const creature of [0, 1]) notice(mist.table, { at: 'turn-end', creature })
    expect([mist.tokens(0, 'poison'), mist.tokens(1, 'poison')]).toEqual([1, 0])
    const rift = happens('rift-of-blades', { rolls: HERE, heroes: { 0: { at: '2,2' }, 1: { at: '2,3' } } })
    rift.acts()
    place(rift.table, 0, spaceAt(12, 12))
    place(rift.table, 1, spaceAt(13, 12))
    expect([rift.hp(0), rift.hp(1)]).toEqual([29, 30])
  })
})

describe('[C-10] what DR does against Events', () => {
  const loot = ['adamantine-shield']

  test('it stops damage of a Meteor Strike, not the piercing damage of a Lightning Storm', () => {
    const meteor = happens('meteor-strike', { rolls: HERE, heroes: { 0: { at: '10,10', loot } } })
    meteor.acts()
    const far = [20, 20, 20, 1]
    const storm = happens('lightning-storm', {
      rolls: [...HERE, ...far],
      heroes: { 0: { at: '10,10', loot } },
    })
    storm.acts()
    expect([meteor.hp(0), storm.hp(0)]).toEqual([29, 27])
  })

  test('[T-11.12] damage of an Event is never a critical hit', () => {
    const t = happens('firestorm', { rolls: [...HERE, 20], heroes: away(0) })
    t.acts()
    expect(t.hp(0)).toBe(27)
  })
})

describe('[C-10] Vortex', () => {
  test('draws Monsters too, and stops before who stands in the way', () => {
    const t = happens('vortex', {
      rolls: HERE,
      heroes: { 0: { at: '10,10' }, 1: { at: '11,10' }, 2: { at: '13,10' } },
      monsters: { goblin: ['10,14'] },
    })
    t.acts()
    expect([t.at(0), t.at(1), t.at(2), t.at(GOBLIN)]).toEqual(['10,10', '11,10', '12,10', '10,12'])
  })
})

describe('[C-10] Rift of Blades', () => {
  test('each space that is entered deals 1 piercing', () => {
    const t = happens('rift-of-blades', {
      rolls: HERE,
      heroes: { 0: { at: '14,10', loot: ['adamantine-shield'], primaries: ['forward-march'] } },
    })
    t.acts()
    t.plays(0, 'forward-march')
    t.during([{ do: 'walk' }, '10,10'], () => t.state.turn !== null && playTurn(t.table, t.state.turn))
    expect([t.at(0), t.hp(0)]).toEqual(['10,10', 27])
  })
})

describe('[C-10] Moves in mud and wind', () => {
  const heroes = { 0: { at: '10,10', primaries: ['forward-march', 'quick-getaway'] } }
  const pools = (t: Happens): number | undefined => t.state.turn?.pools[0]?.left

  test('Tailwind: the first Move Action of a turn, and no other', () => {
    const t = happens('tailwind', { heroes })
    t.plays(0, 'forward-march')
    expect(pools(t)).toBe(7)
    t.plays(0, 'forward-march')
    expect(pools(t)).toBe(12)
  })

  test('Deep Mud: each Move Action gives 2 less', () => {
    const t = happens('deep-mud', { heroes })
    t.plays(0, 'forward-march')
    t.plays(0, 'quick-getaway')
    expect(pools(t)).toBe(3 + 4)
  })

  test('Deep Mud: at least 1 space is left of a Move Action', () => {
    const slow = { at: '10,10', primaries: ['short-legs', 'aura-of-warding'] }
    const t = happens('deep-mud', { heroes: { 0: slow } })
    t.plays(0, 'short-legs')
    expect(pools(t)).toBe(1)
  })
})

describe('[C-10] Reversal of Fate', () => {
  test('[T-11.05, T-13.05] Monsters still act on 10, Events still before Heroes on their number', () => {
    const t = happens('reversal-of-fate')
    for (const [seat, hero] of t.state.heroes.entries()) hero.initiative = [9, 10, 11, 20][seat] ?? 0
    t.state.appointments = [{ card: t.event, initiative: 11 }]
    const order = slotsOf(t.state).map((slot) =>
      typeof slot !== 'number' ? 'event' : isHero(slot) ? slot : 'monster',
    )
    const told = order.filter((one, i) => one !== 'monster' || order[i - 1] !== 'monster')
    expect(told).toEqual([0, 'monster', 1, 'monster', 'event', 2, 3])
  })
})

describe('[C-10] prizes that nobody gets', () => {
  test('Mimic: who falls by its bite draws no Loot, and the Mimic is gone', () => {
    const t = happens('mimic', { chests: ['3,3'], heroes: { 0: { at: '10,10', hp: 6 } } })
    const prize = REAL.cards.findIndex(({ slug }) => slug === 'flame-tongue')
    t.state.lootDeck = addCards(t.state.cards, [prize])
    place(t.table, 0, spaceAt(3, 3))
    expect([t.at(0), heroOf(t.state, 0).loot, t.isInPlay()]).toEqual(['off', [], false])
  })

  const rich = { at: '10,10', loot: ['cloak-of-protection', 'cloak-of-protection'] }

  test('Greed of Waukeen: of two who have as much, the one with the higher initiative', () => {
    const t = happens('greed-of-waukeen', { heroes: { 0: rich, 1: { ...rich, at: '20,10' } } })
    changeInitiative(t.table, 0, 4)
    changeInitiative(t.table, 1, 5)
    t.during([{ do: 'card' }], () => t.endsRound())
    expect([heroOf(t.state, 0).loot.length, heroOf(t.state, 1).loot.length]).toEqual([2, 1])
  })

  test('Greed of Waukeen: nothing is dropped where no space beside the Hero is free', () => {
    const ring = ['9,9', '10,9', '11,9', '9,10', '11,10', '9,11', '10,11', '11,11']
    const t = happens('greed-of-waukeen', {
      heroes: { 0: rich },
      monsters: { goblin: ring.slice(0, 4), kobold: ring.slice(4) },
    })
    t.endsRound()
    expect([heroOf(t.state, 0).loot.length, t.state.loose, t.isInPlay()]).toEqual([2, [], false])
  })

  test('Crowd’s Favour: not for a Monster', () => {
    const t = happens('crowds-favour', { monsters: { goblin: ['9,9'] } })
    const strike = { attacker: GOBLIN, target: 0 }
    notice(t.table, { at: 'critical', creature: GOBLIN, strike: strike as never })
    expect([t.vp(), t.isInPlay()]).toEqual([[0, 0], true])
  })

  test('Race to the Banner: a Monster does not take it, nor does a portal of the rivals pay', () => {
    const t = happens('race-to-the-banner', {
      rolls: HERE,
      heroes: { 0: { at: '3,3' } },
      monsters: { goblin: ['9,9'] },
    })
    t.acts()
    place(t.table, GOBLIN, spaceAt(10, 10))
    expect(t.state.lastings.map(({ owner }) => owner)).toEqual([-1])
    place(t.table, GOBLIN, spaceAt(9, 9))
    place(t.table, 0, spaceAt(10, 10))
    place(t.table, 0, spaceAt(24, 1))
    expect(t.vp()).toEqual([0, 0])
  })
})

test('[T-35.07] who is off the map tries nothing, and has nothing to try', () => {
  const t = happens('deck-of-many-things', { rolls: HERE, heroes: { 0: { at: '10,10' }, 1: {} } })
  t.acts()
  expect([t.tries(0).length, t.tries(1)]).toEqual([1, []])
})

describe('[C-10] Camps', () => {
  test('Reinforcements: one Minion for each Camp, and nobody for the Ogre’s', () => {
    const letters = ['A', 'B', 'C'] as const
    const t = happens('reinforcements', { monsters: { goblin: ['14,15'], kobold: ['18,15'] } })
    const goblins = letters.map((letter) => monsterId('goblin', letter))
    const kobolds = letters.map((letter) => monsterId('kobold', letter))
    camp(t, [15, 15], goblins)
    camp(t, [19, 15], kobolds)
    camp(t, [4, 5], [MONSTER_IDS.ogre])
    t.acts()
    const isThere = (id: number): boolean => t.at(id) !== 'off'
    expect([
      goblins.filter(isThere).length,
      kobolds.filter(isThere).length,
      isThere(MONSTER_IDS.ogre),
    ]).toEqual([2, 2, false])
  })
})

describe('[C-10] Tempus Ascendant', () => {
  /** Heroes 0 and 1 are Champions, that of party 0 has won; who stands where in the middle. */
  function ascending(heroes: Readonly<Record<number, Role>>): Happens {
    const t = happens('tempus-ascendant', { heroes })
    for (const owner of [0, 1]) begin(t.table, { face: lastingNamed('champion-of-the-trial'), owner })
    begin(t.table, { face: lastingNamed('triumph'), owner: 0 })
    actEvent(t.table, t.event)
    return t
  }

  test('[T-37.06] its Champion wins alone on the four spaces', () => {
    expect(ascending({ 0: { at: '15,15' }, 1: { at: '2,2' } }).state.ending).toMatchObject({ winner: 0 })
  })

  test('[T-37.06] not beside them, not with another on them, not the rival, not another Hero of the party', () => {
    for (const heroes of [
      { 0: { at: '14,15' }, 1: { at: '2,2' } },
      { 0: { at: '15,15' }, 1: { at: '2,2' }, 2: { at: '16,16' } },
      { 0: { at: '2,2' }, 1: { at: '15,15' } },
      { 0: { at: '2,2' }, 1: { at: '2,3' }, 2: { at: '15,15' } },
    ])
      expect(ascending(heroes).state.ending).toBeNull()
  })
})

test('[C-10] Tempus Provides: Poison of a healed Minion goes, that of a Hero stays', () => {
  const t = happens('tempus-provides', { monsters: { goblin: [{ at: '9,9', hp: 1 }] } })
  for (const target of [0, GOBLIN])
    afflict(t.table, { source: sourceOfEvent(null), target, ailment: 'poison', tokens: 1 })
  t.acts()
  expect([t.tokens(0, 'poison'), t.tokens(GOBLIN, 'poison')]).toEqual([1, 0])
})

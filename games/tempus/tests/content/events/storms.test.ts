import { describe, expect, test } from 'vitest'
import { sees } from '../../../rules/map.ts'
import { isWarded } from '../../../rules/fight/wards.ts'
import { hasQuirk } from '../../../rules/bonuses.ts'
import { place } from '../../../rules/placing.ts'
import { notice } from '../../../rules/watches.ts'
import { spaceAt } from '../../../space/index.ts'
import { monsterId } from '../../lay.ts'
import { card } from '../card.ts'
import { happens } from './kit.ts'

const GOBLIN = monsterId('goblin')
/** (10,10). */
const HERE = [5, 5] as const

describe('storms', () => {
  card('meteor-strike', '[C-10, T-11.06, T-2.10] damage of the round in area 3, and no farther', () => {
    const t = happens('meteor-strike', {
      rolls: HERE,
      heroes: { 0: { at: '10,10' }, 1: { at: '12,10' } },
      monsters: { goblin: ['9,9'] },
    })
    t.acts()
    expect([t.hp(0), t.hp(1), t.hp(GOBLIN), t.isInPlay()]).toEqual([27, 30, 1, false])
  })

  card('lightning-storm', '[C-10] at most 5 piercing in each of three areas', () => {
    const t = happens('lightning-storm', { round: 7, rolls: [5, 5, 6, 6, 18, 14] })
    t.acts()
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([20, 20, 30])
  })

  card('firestorm', '[C-10] damage and Burn on 11 or more, nothing below', () => {
    const t = happens('firestorm', { rolls: [...HERE, 11, 10] })
    t.acts()
    expect([t.hp(0), t.tokens(0, 'burn'), t.hp(1), t.tokens(1, 'burn')]).toEqual([27, 1, 30, 0])
  })

  card('ice-storm', '[C-10] damage for all, Root on 9 or less', () => {
    const t = happens('ice-storm', { rolls: [...HERE, 9, 10] })
    t.acts()
    expect([t.hp(0), t.tokens(0, 'root'), t.hp(1), t.tokens(1, 'root')]).toEqual([27, 1, 27, 0])
  })

  card('ice-storm', '[C-10, T-26.20] nothing is rolled for who has fallen', () => {
    const t = happens('ice-storm', {
      rolls: [...HERE, 10],
      heroes: { 0: { at: '10,10', hp: 3 }, 1: { at: '11,11' } },
    })
    t.acts()
    expect([t.at(0), t.tokens(1, 'root')]).toEqual(['off', 0])
    expect(t.laid.events.filter(({ type }) => type === 'rolled')).toHaveLength(1)
  })

  card('poison-mist', '[C-10] who ends its turn in area 5 gets Poison; it goes with the round', () => {
    const t = happens('poison-mist', { rolls: HERE, monsters: { goblin: ['12,12'] } })
    t.acts()
    for (const creature of [0, 2, GOBLIN]) notice(t.table, { at: 'turn-end', creature })
    expect([0, 2, GOBLIN].map((id) => t.tokens(id, 'poison'))).toEqual([1, 0, 1])
    t.endsRound()
    expect([t.isInPlay(), t.state.lastings]).toEqual([false, []])
  })

  card('flame-geyser', '[C-10] Burn 2 around its token whenever it acts, for three rounds', () => {
    const t = happens('flame-geyser', { rolls: HERE })
    for (const burn of [2, 4, 6]) {
      expect(t.isInPlay()).toBe(true)
      t.acts()
      expect([t.tokens(0, 'burn'), t.tokens(2, 'burn')]).toEqual([burn, 0])
      t.endsRound()
      notice(t.table, { at: 'round-end', creature: -1 })
    }
    expect([t.isInPlay(), t.state.lastings]).toEqual([false, []])
  })

  card('earthquake', '[C-10] 2 damage and Root for each Hero on 8 or less, not for Monsters', () => {
    const t = happens('earthquake', { rolls: [8, 9, 1, 20], monsters: { goblin: ['9,9'] } })
    t.acts()
    expect([0, 1, 2, 3].map((id) => [t.hp(id), t.tokens(id, 'root')])).toEqual([
      [28, 1],
      [30, 0],
      [28, 1],
      [30, 0],
    ])
    expect(t.hp(GOBLIN)).toBe(2)
  })

  card('vortex', '[C-10] who is within 5 comes 2 spaces nearer', () => {
    const t = happens('vortex', {
      rolls: HERE,
      heroes: { 0: { at: '10,15' }, 1: { at: '16,10' }, 2: { at: '9,10' } },
    })
    t.acts()
    expect([t.at(0), t.at(1), t.at(2)]).toEqual(['10,13', '16,10', '10,10'])
  })

  card('rift-of-blades', '[C-10] 1 piercing for each space of area 5 that is entered', () => {
    const t = happens('rift-of-blades', { rolls: HERE, monsters: { goblin: ['20,20'] } })
    t.acts()
    place(t.table, 2, spaceAt(12, 8))
    place(t.table, 3, spaceAt(13, 8))
    place(t.table, GOBLIN, spaceAt(8, 8))
    expect([t.hp(0), t.hp(2), t.hp(3), t.hp(GOBLIN)]).toEqual([30, 29, 30, 1])
  })

  card('healing-rain', '[C-10] the round + 2 for all, Wounded Minions too', () => {
    const t = happens('healing-rain', {
      heroes: { 0: { at: '10,10', hp: 10 }, 1: { at: '11,11', hp: 29 } },
      monsters: { goblin: [{ at: '9,9', hp: 1 }] },
    })
    t.acts()
    expect([t.hp(0), t.hp(1), t.hp(GOBLIN)]).toEqual([15, 30, 2])
  })
})

describe('what holds for a round', () => {
  card('blood-moon', '[C-10] +2 damage for everybody', () => {
    const t = happens('blood-moon', { monsters: { goblin: ['9,9'] } })
    expect([t.sum('damage', 0), t.sum('damage', GOBLIN)]).toEqual([2, 2])
    t.endsRound()
    expect(t.sum('damage', 0)).toBe(0)
  })

  card('blessing-of-tempus', '[C-10] advantage for each Hero, not for Monsters', () => {
    const t = happens('blessing-of-tempus', { monsters: { goblin: ['9,9'] } })
    t.acts()
    expect([0, 1, 2, 3, GOBLIN].map((id) => t.sum('advantage', id))).toEqual([1, 1, 1, 1, 0])
    t.endsRound()
    expect(t.sum('advantage', 0)).toBe(0)
  })

  card('blessing-of-tempus', '[C-10] on the first attack roll only', () => {
    const t = happens('blessing-of-tempus', {
      rolls: [5, 18, 9],
      heroes: { 0: { at: '10,10', primaries: ['rapier'] }, 1: { at: '11,11' } },
    })
    t.acts()
    t.plays(0, 'rapier', 1)
    t.plays(0, 'rapier', 1)
    expect([t.hp(1), t.sum('advantage', 0), t.sum('advantage', 1)]).toEqual([18, 0, 1])
  })

  card('curse-of-weakness', '[C-10] attack rolls of Heroes have −2, those of Monsters have not', () => {
    const t = happens('curse-of-weakness', { monsters: { goblin: ['9,9'] } })
    expect([t.sum('attack', 0), t.sum('attack', GOBLIN)]).toEqual([-2, 0])
  })

  card('fog-of-war', '[C-10, T-20.01] nobody sees farther than 5 spaces', () => {
    const t = happens('fog-of-war', {
      heroes: { 0: { at: '10,10' }, 1: { at: '15,10' }, 2: { at: '16,10' } },
    })
    expect([sees(t.state, 0, 1), sees(t.state, 0, 2)]).toEqual([true, false])
    t.endsRound()
    expect(sees(t.state, 0, 2)).toBe(true)
  })

  test('[C-10, T-20.01] an Event that is about something else does not shorten sight', () => {
    const t = happens('curse-of-weakness', { heroes: { 0: { at: '10,10' }, 1: { at: '15,10' } } })
    expect(sees(t.state, 0, 1)).toBe(true)
  })

  test.each([
    [4, [], 30],
    [16, [8], 28],
    [17, [8], 25],
  ])('[C-10] Wild Magic: after a Spell a D20 of %i', (die, attack, hp) => {
    const t = happens('wild-magic', {
      rolls: [die, ...attack],
      heroes: { 0: { at: '10,10', primaries: ['vicious-mockery'] }, 1: { at: '13,10' } },
    })
    t.plays(0, 'vicious-mockery', ...(attack.length > 0 ? [1] : []))
    expect(t.hp(1)).toBe(hp)
  })

  test('[C-10] Wild Magic: nothing is rolled for what is no Spell', () => {
    const t = happens('wild-magic', {
      rolls: [13],
      heroes: { 0: { at: '10,10', primaries: ['rapier'] }, 1: { at: '11,10' } },
    })
    t.plays(0, 'rapier', 1)
    expect(t.hp(1)).toBe(22)
  })

  card('antimagic-field', '[C-10] no Spell from area 5 or at who is in it', () => {
    const t = happens('antimagic-field', { rolls: HERE })
    t.acts()
    expect([0, 1, 2].map((id) => isWarded(t.state, id))).toEqual([true, true, false])
  })

  card('tailwind', '[C-10] , Deep Mud, Sage’s Blessing, Whispers of Doubt: each for all Heroes', () => {
    expect(happens('tailwind').sum('spaces', 2)).toBe(2)
    expect(hasQuirk(happens('deep-mud').state, 'movesLess', 3)).toBe(true)
    expect(happens('sages-blessing').sum('skill-advantage', 1)).toBe(1)
    expect(happens('whispers-of-doubt').sum('skill-disadvantage', 1)).toBe(1)
  })
})

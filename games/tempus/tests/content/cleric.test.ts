import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { card } from './card.ts'
import { cast, type Cast } from './cast.ts'

/** Damage of an Event on a Hero. */
function hurts(t: Cast, target: number, normal: number): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing: 0 })
}

describe('the deck of the Cleric', () => {
  card('cure-wounds', 'heals 8 by touch', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['cure-wounds'] }, 2: { at: '11,10', hp: 20 } } })
    t.plays(0, 'cure-wounds', 2)
    expect(t.hp(2)).toBe(28)
  })

  card('guiding-bolt', 'helps the next attack', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['guiding-bolt'] }, 1: { at: '13,10' } }, rolls: [6] })
    t.plays(0, 'guiding-bolt', 1)
    expect([t.hp(1), t.on(1)]).toEqual([25, ['guiding-bolt']])
  })

  card('bless', 'adds 2 to attack rolls', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['bless'], primaries: ['mace'] }, 1: { at: '11,10' } },
      rolls: [5],
    })
    t.plays(0, 'bless', 0)
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(26)
  })

  card('shield-of-faith', 'gives an ally 3 DR', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['shield-of-faith'] }, 2: { at: '11,10' } } })
    t.opens('turn', 0, 'shield-of-faith', 2)
    hurts(t, 2, 5)
    expect(t.hp(2)).toBe(28)
  })

  card('sanctuary', 'an attack that was declared loses its target', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10', hand: ['sanctuary'] } },
      rolls: [],
    })
    t.plays(0, 'mace', 1, 'sanctuary', 1)
    expect([t.hp(1), t.on(1)]).toEqual([30, ['sanctuary']])
  })

  card('cleric-hold-person', 'holds small creatures only', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['cleric-hold-person'] }, 1: { at: '13,10' } },
      rolls: [10],
    })
    t.plays(0, 'cleric-hold-person', 1)
    expect(t.on(1)).toEqual(['held'])
    const ogre = cast({
      heroes: { 0: { at: '10,10', hand: ['cleric-hold-person'] } },
      monsters: { ogre: [{ at: '13,10', hp: 28 }] },
      rolls: [10],
    })
    ogre.plays(0, 'cleric-hold-person')
    expect(ogre.state.lastings).toEqual([])
  })

  card('spiritual-weapon', 'lies on its space with 3 counters', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['spiritual-weapon'] } } })
    t.plays(0, 'spiritual-weapon', '12,10')
    expect(t.state.lastings.map(({ at, count }) => [at, count])).toEqual([[t.laid.at('12,10'), 3]])
  })

  card('mass-cure-wounds', 'heals allies in an area', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['mass-cure-wounds'] },
        2: { at: '14,10', hp: 20 },
        1: { at: '14,11', hp: 20 },
      },
    })
    t.plays(0, 'mass-cure-wounds', '14,10', { covers: '14,10' }, 2)
    expect([t.hp(1), t.hp(2)]).toEqual([20, 28])
  })

  card('revivify', 'leaves an ally with 5 HP', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['revivify'] }, 2: { at: '12,10', hp: 3 } } })
    t.during(['revivify'], () => hurts(t, 2, 9))
    expect(t.hp(2)).toBe(5)
  })

  card('divine-intervention', 'counts as a 17', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['divine-intervention'], primaries: ['mace'] }, 1: { at: '11,10' } },
      rolls: [],
    })
    t.plays(0, 'mace', 'divine-intervention', 1)
    expect(t.hp(1)).toBe(23)
  })
})

describe('the deck of the Life Domain', () => {
  card('disciple-of-life', 'adds 2 to each healing', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, hand: ['cure-wounds'], primaries: ['disciple-of-life'] } },
    })
    t.plays(0, 'cure-wounds', 0)
    expect(t.hp(0)).toBe(20)
  })

  card('preserve-life', 'shares 12 healing', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, hand: ['preserve-life'] }, 2: { at: '12,10', hp: 10 } },
    })
    t.plays(0, 'preserve-life', { amount: 5 })
    expect([t.hp(0), t.hp(2)]).toEqual([15, 17])
  })

  test('Preserve Life gives all to one, and passes over who gets none', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 10, hand: ['preserve-life'] },
        2: { at: '12,10', hp: 10 },
        4: { at: '16,10', hp: 10 },
      },
      seats: 6,
    })
    t.plays(0, 'preserve-life', { amount: 0 })
    expect([t.hp(0), t.hp(2), t.hp(4)]).toEqual([10, 22, 10])
    expect(t.laid.events.filter(({ type }) => type === 'healed')).toHaveLength(1)
  })

  card('warding-bond', 'guards an ally at a price', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['warding-bond'] }, 2: { at: '12,10' } } })
    t.plays(0, 'warding-bond', 2)
    hurts(t, 2, 5)
    expect([t.hp(0), t.hp(2)]).toEqual([29, 27])
  })

  card('beacon-of-hope', 'adds 4 to healing', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 10, hand: ['beacon-of-hope', 'cure-wounds'] } } })
    t.opens('turn', 0, 'beacon-of-hope', 0)
    t.plays(0, 'cure-wounds', 0)
    expect(t.hp(0)).toBe(22)
  })

  card('aura-of-life', 'stays for three turns', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['aura-of-life'] } } })
    t.plays(0, 'aura-of-life')
    expect(t.state.lastings.map(({ count }) => count)).toEqual([3])
  })

  card('supreme-healing', 'doubles', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 10, hand: ['supreme-healing', 'cure-wounds'] } } })
    t.plays(0, 'cure-wounds', 'supreme-healing', 0)
    expect(t.hp(0)).toBe(26)
  })
})

describe('the deck of the Death Domain', () => {
  card('reaper', 'heals 3 at a Last Hit', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, primaries: ['mace', 'reaper'] }, 1: { at: '11,10', hp: 2 } },
      rolls: [7],
    })
    t.plays(0, 'mace', 1)
    expect(t.hp(0)).toBe(13)
  })

  card('ray-of-enfeeblement', 'weakens', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['ray-of-enfeeblement'] }, 1: { at: '13,10' } },
      rolls: [8],
    })
    t.plays(0, 'ray-of-enfeeblement', 1)
    expect([t.hp(1), t.on(1)]).toEqual([27, ['enfeebled']])
  })

  card('touch-of-death', 'adds 3 and 2 piercing', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['touch-of-death'], primaries: ['mace'] }, 1: { at: '11,10' } },
      rolls: [7],
    })
    t.plays(0, 'mace', 1, 'touch-of-death')
    expect(t.hp(1)).toBe(21)
  })

  card('vampiric-touch', 'heals half of what it took', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, hand: ['vampiric-touch'] }, 1: { at: '11,10', hp: 7 } },
      rolls: [6],
    })
    t.plays(0, 'vampiric-touch', 1)
    expect(t.hp(0)).toBe(14)
  })

  card('blight', 'poisons', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['blight'] }, 1: { at: '13,10' } }, rolls: [13] })
    t.plays(0, 'blight', 1)
    expect([t.hp(1), t.state.heroes[1]?.ailments?.[0]?.poison]).toEqual([17, 2])
  })
})

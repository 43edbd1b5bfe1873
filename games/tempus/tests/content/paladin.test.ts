import { describe, expect } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { card } from './card.ts'
import { cast, type Role } from './cast.ts'

function paladin(hand: readonly string[], more: Role = {}): Role {
  return { at: '10,10', primaries: ['longsword', 'javelin'], hand, ...more }
}

const FOE: Role = { at: '11,10' }

describe('the deck of the Paladin', () => {
  card('divine-smite', 'adds 4', () => {
    const t = cast({ heroes: { 0: paladin(['divine-smite']), 1: FOE }, rolls: [15] })
    t.plays(0, 'longsword', 1, 'divine-smite')
    expect(t.hp(1)).toBe(18)
  })

  card('lay-on-hands', 'heals 10', () => {
    const t = cast({ heroes: { 0: paladin(['lay-on-hands']), 2: { at: '11,11', hp: 10 } } })
    t.plays(0, 'lay-on-hands', 2)
    expect(t.hp(2)).toBe(20)
  })

  card('compelled-duel', 'challenges and stays', () => {
    const t = cast({ heroes: { 0: paladin(['compelled-duel']), 1: { at: '13,10' } }, rolls: [8] })
    t.plays(0, 'compelled-duel', 1)
    expect([t.on(1), t.state.heroes[0]?.ongoing.length]).toEqual([['challenged'], 1])
  })

  card('aura-of-protection', 'gives allies within 2 a DR', () => {
    const t = cast({ heroes: { 0: paladin(['aura-of-protection']), 2: { at: '12,10' } } })
    t.plays(0, 'aura-of-protection')
    dealDamage(t.table, { source: sourceOfEvent(null), target: 2, normal: 5, piercing: 0 })
    expect(t.hp(2)).toBe(26)
  })

  card('intercession', 'takes the damage of an ally', () => {
    const t = cast({
      heroes: { 0: paladin([]), 1: { at: '11,10' }, 3: { at: '12,10', hand: ['intercession'] } },
      rolls: [13],
    })
    t.plays(0, 'longsword', 1, 'intercession')
    expect([t.hp(1), t.hp(3)]).toEqual([30, 22])
  })

  card('divine-favor', 'adds 2 to hits with weapons', () => {
    const t = cast({ heroes: { 0: paladin(['divine-favor']), 1: FOE }, rolls: [6] })
    t.opens('turn', 0, 'divine-favor')
    t.plays(0, 'longsword', 1)
    expect(t.hp(1)).toBe(23)
  })

  card('zealous-charge', 'moves 3 first', () => {
    const t = cast({ heroes: { 0: paladin(['zealous-charge']), 1: { at: '14,10' } }, rolls: [6] })
    t.plays(0, 'zealous-charge', '13,10', 1)
    expect(t.hp(1)).toBe(24)
  })

  card('improved-divine-smite', 'adds 5 and 2 piercing', () => {
    const t = cast({ heroes: { 0: paladin(['improved-divine-smite']), 1: FOE }, rolls: [6] })
    t.plays(0, 'longsword', 1, 'improved-divine-smite')
    expect(t.hp(1)).toBe(18)
  })

  card('banishing-smite', 'pushes', () => {
    const t = cast({ heroes: { 0: paladin(['banishing-smite']), 1: FOE }, rolls: [5] })
    t.plays(0, 'banishing-smite', 1)
    expect(t.state.heroes[1]?.at).toBe(t.laid.at('13,10'))
  })

  card('aura-of-vitality', 'heals allies within 4', () => {
    const t = cast({ heroes: { 0: paladin(['aura-of-vitality'], { hp: 10 }), 2: { at: '14,10', hp: 10 } } })
    t.plays(0, 'aura-of-vitality')
    expect([t.hp(0), t.hp(2)]).toEqual([16, 16])
  })

  card('cleansing-touch', 'removes statuses and heals 4', () => {
    const t = cast({
      heroes: {
        0: paladin(['cleansing-touch'], { hp: 10 }),
        1: { at: '13,10', primaries: ['vicious-mockery'] },
      },
      rolls: [8],
    })
    t.plays(1, 'vicious-mockery', 0)
    t.opens('turn', 0, 'cleansing-touch', 0)
    expect([t.hp(0), t.on(0)]).toEqual([12, []])
  })
})

describe('the deck of the Oath of Vengeance', () => {
  card('relentless-avenger', 'moves 2 after a hit on a marked creature', () => {
    const t = cast({
      heroes: { 0: paladin(['vow-of-enmity'], { primaries: ['longsword', 'relentless-avenger'] }), 1: FOE },
      rolls: [6, 2],
    })
    t.opens('turn', 0, 'vow-of-enmity', 1)
    t.plays(0, 'longsword', 1, { do: 'yes' }, '10,8')
    expect([t.hp(1), t.state.heroes[0]?.at]).toEqual([25, t.laid.at('10,8')])
  })

  card('vow-of-enmity', 'gives advantage', () => {
    const t = cast({ heroes: { 0: paladin(['vow-of-enmity']), 1: FOE }, rolls: [2, 13] })
    t.opens('turn', 0, 'vow-of-enmity', 1)
    t.plays(0, 'longsword', 1)
    expect(t.hp(1)).toBe(22)
  })

  card('vengeance-hunters-mark', 'adds 2 to hits of its owner', () => {
    const t = cast({ heroes: { 0: paladin(['vengeance-hunters-mark']), 1: FOE }, rolls: [6] })
    t.opens('turn', 0, 'vengeance-hunters-mark', 1)
    t.plays(0, 'longsword', 1)
    expect(t.hp(1)).toBe(23)
  })

  card('soul-of-vengeance', 'strikes back at whoever is marked', () => {
    const t = cast({
      heroes: {
        1: { ...paladin(['vow-of-enmity', 'soul-of-vengeance']), at: '11,10' },
        0: { at: '10,10', primaries: ['mace'] },
      },
      rolls: [2, 6, 3],
    })
    t.opens('turn', 0, 'vow-of-enmity', 0)
    t.plays(0, 'mace', 1, 'soul-of-vengeance', 'longsword', 0)
    expect(t.hp(0)).toBe(25)
  })

  card('avenging-smite', 'adds 4 piercing, 7 against a marked target', () => {
    const plain = cast({ heroes: { 0: paladin(['avenging-smite']), 1: FOE }, rolls: [6] })
    plain.plays(0, 'longsword', 1, 'avenging-smite')
    expect(plain.hp(1)).toBe(21)
    const marked = cast({
      heroes: { 0: paladin(['avenging-smite', 'vow-of-enmity']), 1: FOE },
      rolls: [6, 2],
    })
    marked.opens('turn', 0, 'vow-of-enmity', 1)
    marked.plays(0, 'longsword', 1, 'avenging-smite')
    expect(marked.hp(1)).toBe(18)
  })
})

describe('the deck of the Oath of Ancients', () => {
  card('aura-of-warding', 'takes 2 off Spells for adjacent allies', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt'] },
        1: { at: '13,10' },
        3: { at: '14,10', primaries: ['aura-of-warding'] },
      },
      rolls: [7],
    })
    t.plays(0, 'fire-bolt', 1)
    expect(t.hp(1)).toBe(28)
  })

  card('natures-wrath', 'roots', () => {
    const t = cast({ heroes: { 0: paladin(['natures-wrath']), 1: { at: '13,10' } }, rolls: [15] })
    t.plays(0, 'natures-wrath', 1)
    expect([t.hp(1), t.state.heroes[1]?.ailments?.[0]?.root]).toEqual([28, 2])
  })

  card('ancients-misty-step', 'teleports up to 4', () => {
    const t = cast({
      heroes: { 0: paladin(['ancients-misty-step'], { primaries: ['noble', 'draconic-stride'] }) },
    })
    t.plays(0, 'draconic-stride', 'ancients-misty-step', '14,10')
    expect(t.state.heroes[0]?.at).toBe(t.laid.at('14,10'))
  })

  card('moonbeam', 'stays on its area', () => {
    const t = cast({ heroes: { 0: paladin(['moonbeam']), 1: { at: '14,10' } }, rolls: [7] })
    t.plays(0, 'moonbeam', '14,10', { covers: '14,10' }, 1)
    expect([t.hp(1), t.state.lastings[0]?.spaces.length]).toEqual([25, 9])
    expect(t.state.lastings[0]?.at).toBe(t.laid.at('14,10')) // not in a corner of it
  })

  card('undying-sentinel', 'stays with 6 HP', () => {
    const t = cast({ heroes: { 0: paladin(['undying-sentinel'], { hp: 3 }) } })
    t.during(['undying-sentinel'], () =>
      dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal: 9, piercing: 0 }),
    )
    expect(t.hp(0)).toBe(6)
  })
})

import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { poolOf } from '../../../rules/moving/ways.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { cast, type Cast, type Role } from '../cast.ts'
import { WALL } from '../rooms.ts'
import { trying, type Trying } from '../trying.ts'

/** Ivar's skill card: Athletics 8+, Knowledge 11+, Savvy 10+. */
const IVAR: Role = { at: '10,10', primaries: ['outlander', 'long-road'] }

function ivar(
  rolls: readonly number[],
  more: Role = {},
  others: Readonly<Record<number, Role>> = {},
): Trying {
  return trying({ heroes: { 0: { ...IVAR, ...more }, ...others }, rolls })
}

function hurts(t: Cast, target: number, normal: number): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing: 0 })
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

function ranger(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['longbow', 'shortsword', 'long-road', 'outlander']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

function rogue(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['dagger', 'hand-crossbow', 'quick-getaway', 'urchin']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

describe('cards in situations between two rules', () => {
  test('Inner Focus: not to the roll of an opponent who answers the Action', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt'], hand: ['inner-focus'] },
        1: { at: '14,10', primaries: ['sage'], hand: ['counterspell'] },
      },
      rolls: [5, 4],
    })
    t.plays(0, 'fire-bolt', 'inner-focus', 'counterspell', 1)
    expect(t.hp(1)).toBe(26) // Knowledge 6+ fails on 5; 4 + 3 hits
  })

  test('Counterspell: advantage of the caster’s Action is not that of its roll', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt'], hand: ['true-strike'] },
        1: { at: '14,10', hand: ['counterspell'], primaries: ['sage'] },
      },
      rolls: [5, 7, 2],
    })
    t.plays(0, 'fire-bolt', 'true-strike', { do: 'pass' }, 'counterspell', 1)
    expect(t.hp(1)).toBe(26)
  })

  test('Nullify: modifiers of the caster’s Action are not those of its roll', () => {
    const t = cast({
      heroes: {
        0: { at: '8,10', hand: ['fireball', 'inner-focus'] },
        1: { at: '14,10', hand: ['nullify'], primaries: ['hermit'] },
      },
      rolls: [8, 6],
    })
    t.plays(0, 'fireball', 'inner-focus', '14,10', { covers: '14,10' }, 'nullify')
    expect(t.hp(1)).toBe(23) // Knowledge 9+ fails on 8
  })

  test('Divine Intervention: not for the roll of an opponent who answers', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['sacred-flame'], hand: ['divine-intervention'] },
        1: { at: '14,10', primaries: ['sage'], hand: ['counterspell'] },
      },
      rolls: [5],
    })
    t.plays(0, 'sacred-flame', 'divine-intervention', 'counterspell', 1)
    expect(t.hp(1)).toBe(25) // Knowledge 6+ fails on 5; 17 hits for 5
  })

  test.each([
    ['Silver Tongue', 'silver-tongue', 6],
    ['Reliable Talent', 'reliable-talent', 2],
  ])('%s [T-16.03]: on the Savvy roll of Pickpocket too', (_name, slug, die) => {
    const t = ivar(
      [die],
      { hand: [slug, 'pickpocket'] },
      { 1: { at: '11,10', loot: ['cloak-of-protection'] } },
    )
    t.plays(0, 'pickpocket', slug, 1)
    expect(t.state.heroes[0]?.loot).toHaveLength(1)
  })

  test('War March: 2 spaces also where no ally is near', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['war-march'], primaries: ['forward-march'] } } })
    t.plays(0, 'forward-march', 'war-march')
    expect(t.state.turn?.pools[0]?.left).toBe(7)
  })

  test('Revivify [T-2.02]: a Hero is its own ally', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 3, hand: ['revivify'] } } })
    t.during(['revivify'], () => hurts(t, 0, 9))
    expect(t.hp(0)).toBe(5)
  })

  test('Riposte: not against an ally whose area misses', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['volley'] }, 2: { at: '11,10', hand: ['riposte'] } },
      rolls: [2],
    })
    t.plays(0, 'volley', '12,10', { covers: '11,10' })
    expect(t.wasOffered('riposte')).toBe(false)
  })

  test('Moonbeam: is not moved when another card is maintained', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', hand: ['moonbeam', 'aura-of-protection'] }, 1: { at: '14,10' } },
      rolls: [7],
    })
    t.plays(0, 'moonbeam', '14,10', { covers: '14,10' })
    t.plays(0, 'aura-of-protection')
    t.ends()
    t.begins(0)
    t.laid.asks.length = 0
    t.decides({ do: 'maintain', card: t.card(0, 'aura-of-protection') })
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'spend')).toEqual([])
  })

  test('Healing Spirit [T-19.02]: nobody behind a wall, who is not adjacent', () => {
    const t = cast({
      drawing: WALL,
      heroes: { 0: { at: '1,1', hand: ['healing-spirit'] }, 2: { at: '4,2', hp: 10 } },
    })
    t.plays(0, 'healing-spirit', '3,2')
    t.ends()
    t.begins(2)
    t.ends()
    expect(t.hp(2)).toBe(10)
  })

  test('Camouflage: ends when the Ranger walks on with spaces that it had before', () => {
    const t = ranger(['camouflage'])
    t.plays(0, 'long-road')
    t.plays(0, 'camouflage')
    t.during([{ do: 'walk' }, '12,10'], () => t.state.turn !== null && playTurn(t.table, t.state.turn))
    expect([t.place(0), t.on(0)]).toEqual(['12,10', []])
  })

  test('Shadow Step [T-19.02]: not behind a wall, where nothing is adjacent', () => {
    const t = cast({
      heroes: { 0: { at: '1,1', hand: ['shadow-step'], primaries: ['quick-getaway'] }, 1: { at: '3,2' } },
      drawing: WALL,
    })
    t.plays(0, 'quick-getaway', 'shadow-step', '2,3')
    expect(t.spaces().includes('4,2')).toBe(false)
  })

  test('Fast Hands: where the Move Action has led, not only where it was played', () => {
    const t = ivar([12], { at: '12,10', primaries: ['outlander', 'long-road', 'fast-hands'] })
    t.plays(0, 'long-road')
    t.decides({ do: 'walk' }, '10,10', { do: 'yes' }, { do: 'skill', skill: 'savvy' })
    expect([t.progress(), t.state.turn?.actions]).toEqual([1, 1])
  })

  test('Fast Hands: not after spaces that no Move Action gave, and not where the walk has led to nothing', () => {
    const t = ivar([], { at: '12,10', primaries: ['outlander', 'long-road', 'fast-hands'] })
    t.plays(0, 'long-road')
    t.decides({ do: 'walk' }, '12,11')
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
    const pools = [poolOf({ spaces: 5 })]
    const given = ivar([], { at: '12,10', primaries: ['outlander', 'fast-hands'] })
    if (given.state.turn !== null) given.state.turn.pools = pools
    given.decides({ do: 'walk' }, '10,10')
    expect(given.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })

  test('Fast Hands: once a turn, however often the Hero walks', () => {
    const t = ivar([12], { at: '12,10', primaries: ['outlander', 'long-road', 'fast-hands'] })
    t.plays(0, 'long-road')
    t.decides({ do: 'walk' }, '10,10', { do: 'yes' }, { do: 'skill', skill: 'savvy' })
    t.decides({ do: 'walk' }, '11,10')
    t.decides({ do: 'walk' }, '10,10')
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toHaveLength(1)
  })

  test('Aura of Warding [T-19.02]: nobody behind a wall, who is not adjacent', () => {
    const t = cast({
      heroes: {
        0: { at: '1,1', primaries: ['fire-bolt'] },
        1: { at: '3,2' },
        3: { at: '4,2', primaries: ['aura-of-warding'] },
      },
      drawing: WALL,
      rolls: [7],
    })
    t.plays(0, 'fire-bolt', 1)
    expect(t.hp(1)).toBe(26)
  })

  test('Lightning Arrow [T-2.08]: what it does to those beside the target comes from a Spell', () => {
    const t = ranger(['lightning-arrow'], { ...FAR, 3: { at: '15,10', primaries: ['spell-ward'] } }, [7])
    t.plays(0, 'longbow', 1, 'lightning-arrow')
    expect(t.hp(3)).toBe(28)
  })

  test('Lightning Arrow [T-2.08]: its own 4 are part of the hit of the bow', () => {
    const t = ranger(['lightning-arrow'], { 1: { at: '14,10', primaries: ['spell-ward'] } }, [7])
    t.plays(0, 'longbow', 1, 'lightning-arrow')
    expect(t.hp(1)).toBe(22)
  })

  test('Cunning Action: after the Action as well as before it', () => {
    const t = rogue(['cunning-action'], FOE, [6])
    t.plays(0, 'dagger', 1, 'cunning-action', '8,10')
    expect([t.hp(1), t.place(0)]).toEqual([26, '8,10'])
  })

  test('Cunning Action: one Chain an Action all the same, and afterwards none that is only declared', () => {
    const moments = (t: Cast): readonly unknown[] =>
      t.laid.asks.flatMap(({ prompt, options }) =>
        prompt.type === 'chain' ? [[prompt.moment, options.length - 1]] : [],
      )
    const first = rogue(['cunning-action', 'cunning-action', 'true-strike'], FOE, [6])
    first.plays(0, 'dagger', 'cunning-action', '10,11', { do: 'stop' }, 1)
    expect([moments(first), first.place(0), first.hp(1)]).toEqual([[['declare', 3]], '10,11', 26])
    const late = rogue(['cunning-action', 'true-strike'], FOE, [6])
    late.plays(0, 'dagger', 1)
    expect(moments(late)).toEqual([
      ['declare', 2],
      ['after', 1],
    ])
  })
})

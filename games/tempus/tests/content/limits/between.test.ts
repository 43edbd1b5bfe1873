import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
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

function ranger(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['longbow', 'shortsword', 'long-road', 'outlander']
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
})

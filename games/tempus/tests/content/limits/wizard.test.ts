import { describe, expect, test } from 'vitest'
import { card } from '../card.ts'
import { cast, type Cast, type Role } from '../cast.ts'
import { HALL, WALL } from '../rooms.ts'
import { trying } from '../trying.ts'

/** A Wizard with these cards. */
function wizard(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['fire-bolt', 'shocking-grasp', 'short-legs', 'sage']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

describe('[C-6] Wizard: what its cards do later, and where they do nothing', () => {
  test('Magic Missile: at nobody adjacent, no ally, nobody farther than 10', () => {
    const t = wizard(['magic-missile'], { 1: { at: '11,10' }, 2: { at: '14,10' }, 3: { at: '21,10' } })
    expect(t.can(0, 'magic-missile')).toBe(false)
  })

  card('magic-missile', '[T-25.09] each missile is an instance of its own', () => {
    const t = wizard(['magic-missile'], { 1: { at: '14,10', primaries: ['spell-ward'] } })
    t.plays(0, 'magic-missile', 1, 1, 1)
    expect(t.hp(1)).toBe(30) // Spell Ward takes 2 off each
  })

  test('Shield: not for a hit on an ally, not for damage without a hit', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10' },
        3: { at: '11,11', hand: ['shield'] },
      },
      rolls: [7],
    })
    t.plays(0, 'mace', 1)
    expect(t.wasOffered('shield')).toBe(false)
  })

  test('Misty Step: not farther than 5, not out of sight, not onto somebody', () => {
    const t = wizard(['wizard-misty-step'], { 1: { at: '12,10' } })
    t.plays(0, 'short-legs', 'wizard-misty-step', '15,15')
    expect(['16,10', '12,10'].filter((space) => t.spaces().includes(space))).toEqual([])
    const walled = cast({
      heroes: { 0: { at: '2,2', hand: ['wizard-misty-step'], primaries: ['short-legs'] } },
      drawing: WALL,
    })
    walled.plays(0, 'short-legs', 'wizard-misty-step', '1,1')
    expect(walled.spaces().includes('5,2')).toBe(false)
  })

  card('mage-armor', 'stays through rounds, for its Wizard alone', () => {
    const t = wizard(['mage-armor'], { 1: { at: '11,10', primaries: ['mace'] }, 2: { at: '12,10' } }, [7, 7])
    t.plays(0, 'mage-armor')
    t.ends()
    t.begins(0)
    t.ends()
    t.begins(1)
    t.plays(1, 'mace', 0)
    t.plays(1, 'mace', 2)
    expect([t.hp(0), t.hp(2), t.state.heroes[0]?.ongoing.length]).toEqual([28, 26, 1])
  })

  /** Seat 0 casts Fire Bolt; seat 1 has Counterspell and a 6+ for Knowledge. */
  const countered = (rolls: readonly number[], at = '14,10', slug = 'fire-bolt'): Cast =>
    cast({
      heroes: {
        0: { at: '10,10', primaries: [slug] },
        1: { at, hand: ['counterspell'], primaries: ['sage'] },
        3: { at: '13,13' },
      },
      rolls,
    })

  card('counterspell', 'a failed roll stops nothing', () => {
    const t = countered([5, 7])
    t.plays(0, 'fire-bolt', 'counterspell', 1)
    expect([t.hp(1), t.state.heroes[1]?.spent.length]).toEqual([26, 1])
  })

  test('Counterspell: not farther than 10, not against a weapon, not against an ally', () => {
    const far = countered([7], '21,10')
    far.plays(0, 'fire-bolt', 3)
    const bow = countered([7], '14,10', 'longbow')
    bow.plays(0, 'longbow', 1)
    const ally = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt'] },
        2: { at: '12,10', hand: ['counterspell'], primaries: ['sage'] },
        ...FAR,
      },
      rolls: [7],
    })
    ally.plays(0, 'fire-bolt', 1)
    expect([far, bow, ally].map((t) => t.wasOffered('counterspell'))).toEqual([false, false, false])
  })

  test('Arcane Recovery: no card that is no Spell', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['arcane-recovery'], deck: ['grit'], discard: ['hide', 'grit'] } },
    })
    t.plays(0, 'arcane-recovery')
    expect([t.state.heroes[0]?.hand.length, t.state.heroes[0]?.discard.length]).toEqual([1, 2])
  })

  card('haste', 'three Actions in the next turn of the ally, and two in the one after', () => {
    const t = wizard(['haste'], { 2: { at: '16,10' } })
    t.plays(0, 'haste', 2)
    t.ends()
    t.begins(2)
    expect(t.state.turn?.actions).toBe(3)
    t.ends()
    t.begins(2)
    expect(t.state.turn?.actions).toBe(2)
  })

  test('Haste: not for its Wizard, nor farther than 6, nor for a rival', () => {
    const t = wizard(['haste'], { 1: { at: '11,10' }, 2: { at: '17,10' } })
    expect(t.can(0, 'haste')).toBe(false)
  })

  card('fireball', 'strikes its own party and its Wizard where they stand in it', () => {
    const t = wizard(['fireball'], { 1: { at: '12,11' }, 2: { at: '13,12' } }, [6, 6, 6])
    t.plays(0, 'fireball', '12,10', { covers: '10,10' }, 0, 1)
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([25, 23, 23]) // its Wizard has Short Legs
  })

  test('Disintegrate: not with one Action left', () => {
    const t = wizard(['disintegrate'], FAR)
    Object.assign(t.state.turn ?? {}, { actions: 1 })
    expect(t.can(0, 'disintegrate')).toBe(false)
  })
})

describe('[C-7] Evocation and Divination: their limits', () => {
  test('Sculpt Spells: two creatures at most, and not with a weapon', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['fireball'], primaries: ['sculpt-spells'] },
        1: { at: '14,10' },
        2: { at: '14,11' },
        4: { at: '15,11' },
        6: { at: '15,12' },
      },
      seats: 8,
      rolls: [6, 6],
    })
    t.plays(0, 'fireball', '14,10', { covers: '14,10' }, 2, 4, 1)
    expect([1, 2, 4, 6].map((id) => t.hp(id))).toEqual([23, 30, 30, 23])
    const spared = t.laid.asks.flatMap(({ prompt }) => (prompt.type === 'spare' ? [prompt] : []))
    expect(spared[0]).toEqual({ type: 'spare', card: t.card(0, 'fireball') })
    const arrows = cast({
      heroes: { 0: { at: '10,10', hand: ['volley'], primaries: ['sculpt-spells'] }, 2: { at: '14,10' } },
      rolls: [5],
    })
    arrows.plays(0, 'volley', '14,10', { covers: '14,10' })
    expect(arrows.laid.asks.filter(({ prompt }) => prompt.type === 'spare')).toEqual([])
  })

  card('scorching-ray', 'different targets', () => {
    const t = wizard(['scorching-ray'], { ...FAR, 3: { at: '13,13' } }, [8, 16, 7])
    t.plays(0, 'scorching-ray', 1, 3, 1)
    expect([t.hp(1), t.hp(3)]).toEqual([27, 25])
  })

  test('Scorching Ray: each ray asks which of them it is', () => {
    const t = wizard(['scorching-ray'], { ...FAR, 3: { at: '13,13' } }, [8, 16, 7])
    t.plays(0, 'scorching-ray', 1, 3, 1)
    const rolls = t.laid.asks.flatMap(({ prompt }) => (prompt.type === 'aim' ? [prompt.roll] : []))
    expect(rolls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('Empowered Evocation: not with a weapon, and not on a miss', () => {
    const bow = cast({
      heroes: { 0: { at: '10,10', hand: ['empowered-evocation'], primaries: ['longbow'] }, ...FAR },
      rolls: [7],
    })
    bow.plays(0, 'longbow', 1)
    const miss = wizard(['empowered-evocation'], FAR, [5])
    miss.plays(0, 'fire-bolt', 1)
    expect([bow, miss].map((t) => t.wasOffered('empowered-evocation'))).toEqual([false, false])
  })

  card('wall-of-fire', 'blocks sight past it, and hurts whoever enters it or ends a turn in it', () => {
    const t = trying({
      heroes: {
        0: { at: '1,2', hand: ['wall-of-fire'] },
        1: { at: '5,2', primaries: ['longbow', 'forward-march'] },
        3: { at: '12,2' },
        2: { at: '11,2' },
      },
      drawing: HALL,
      rolls: [],
    })
    expect(t.can(1, 'longbow')).toBe(true)
    t.plays(0, 'wall-of-fire', '7,1', { covers: '7,3' })
    expect([t.state.lastings[0]?.spaces.length, t.hp(1)]).toEqual([3, 30])
    t.ends()
    t.begins(1)
    t.plays(1, 'forward-march')
    t.laid.asks.length = 0
    t.decides({ do: 'walk' }, '7,2')
    expect([t.hp(1), t.tokens(1, 'burn')]).toEqual([27, 1])
    t.ends() // 1 of Burn, then 3 and Burn again
    expect([t.hp(1), t.tokens(1, 'burn')]).toEqual([23, 1])
  })

  card('wall-of-fire', 'nobody sees past it, and it is gone without an Action for it', () => {
    const t = cast({
      heroes: { 0: { at: '11,1', hand: ['wall-of-fire'] }, 1: { at: '5,2', primaries: ['longbow'] } },
      drawing: HALL,
    })
    t.plays(0, 'wall-of-fire', '8,1', { covers: '8,3' })
    expect(t.can(1, 'longbow')).toBe(false)
    t.ends()
    t.begins(0)
    t.ends()
    t.begins(1)
    expect([t.can(1, 'longbow'), t.state.heroes[0]?.ongoing]).toEqual([true, []])
  })

  test('Chain Lightning: nobody farther than 3 from its target, and nobody where it misses', () => {
    const t = wizard(['chain-lightning'], { ...FAR, 3: { at: '18,10' }, 2: { at: '14,14' } }, [5])
    t.plays(0, 'chain-lightning', 1)
    expect([t.hp(1), t.hp(3), t.hp(2)]).toEqual([22, 30, 30])
  })

  card('true-strike', 'the roll of a weapon has advantage too, and only that of its Action', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['true-strike'], primaries: ['longbow'] }, ...FAR },
      rolls: [2, 7, 2],
    })
    t.plays(0, 'longbow', 'true-strike', 1)
    t.plays(0, 'longbow', 1)
    expect(t.hp(1)).toBe(26)
  })
})

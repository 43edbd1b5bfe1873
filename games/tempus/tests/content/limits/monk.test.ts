import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { card } from '../card.ts'
import { cast, type Cast, type Role } from '../cast.ts'
import { HALL, LANE, WALL } from '../rooms.ts'
import { trying } from '../trying.ts'

/** A Monk with these cards. */
function monk(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['unarmed-strike', 'throwing-star', 'flowing-water', 'hermit']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

/** A rival beside or away from a Monk attacks it. */
function attacked(hand: readonly string[], slug: string, die: number, at = '11,10'): Cast {
  return monk(hand, { 1: { at, primaries: [slug] } }, [die])
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

describe('[C-6] Monk: what its cards do later, and where they do nothing', () => {
  test('Unarmed Strike: after it 1 space, not 2', () => {
    const t = monk([], FOE, [6])
    t.plays(0, 'unarmed-strike', 1, '9,9')
    expect([t.place(0), t.spaces().includes('8,10')]).toEqual(['9,9', false])
  })

  test('Flurry of Blows: not after a throw, not after a Spell', () => {
    const t = monk(['flurry-of-blows'], FAR, [7])
    t.plays(0, 'throwing-star', 1)
    expect(t.wasOffered('flurry-of-blows')).toBe(false)
  })

  test('Stunning Strike: not at range', () => {
    const t = monk(['stunning-strike'], FAR, [7])
    t.plays(0, 'throwing-star', 1)
    expect(t.wasOffered('stunning-strike')).toBe(false)
  })

  card('step-of-the-wind', 'the Move of its Action may pass opponents', () => {
    const t = trying({
      heroes: {
        0: { at: '1,1', primaries: ['flowing-water'], hand: ['step-of-the-wind'] },
        1: { at: '2,1' },
      },
      drawing: LANE,
    })
    t.plays(0, 'flowing-water', 'step-of-the-wind')
    t.decides({ do: 'walk' }, '9,1')
    expect(t.place(0)).toBe('9,1')
  })

  test('Step of the Wind: not on an attack', () => {
    const t = monk(['step-of-the-wind'], FOE, [6])
    t.plays(0, 'unarmed-strike', 1)
    expect(t.wasOffered('step-of-the-wind')).toBe(false)
  })

  test('Patient Defense: not for an attack on an ally', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10' },
        3: { at: '11,11', hand: ['patient-defense'] },
      },
      rolls: [7],
    })
    t.plays(0, 'mace', 1)
    expect(t.wasOffered('patient-defense')).toBe(false)
  })

  test('Deflect Missile: not against a Spell, not in melee', () => {
    const spell = attacked(['deflect-missile'], 'fire-bolt', 7, '14,10')
    spell.plays(1, 'fire-bolt', 0)
    const mace = attacked(['deflect-missile'], 'mace', 7)
    mace.plays(1, 'mace', 0)
    expect([spell, mace].map((t) => t.wasOffered('deflect-missile'))).toEqual([false, false])
  })

  test('Quivering Palm: not with one Action left', () => {
    const t = monk(['quivering-palm'], FOE)
    expect(t.can(0, 'quivering-palm')).toBe(true)
    Object.assign(t.state.turn ?? {}, { actions: 1 })
    expect(t.can(0, 'quivering-palm')).toBe(false)
  })

  card('evasion', 'ignores the Burn of an area as well', () => {
    const t = monk(['evasion'], { 1: { at: '14,10', hand: ['fireball'] }, 2: { at: '10,11' } }, [6, 6])
    t.plays(1, 'fireball', '10,10', { covers: '10,10' }, 0, 'evasion')
    expect([t.hp(0), t.tokens(0, 'burn'), t.hp(2), t.tokens(2, 'burn')]).toEqual([30, 0, 23, 1])
  })

  test('Evasion: not against an attack on one', () => {
    const t = attacked(['evasion'], 'mace', 7)
    t.plays(1, 'mace', 0)
    expect(t.wasOffered('evasion')).toBe(false)
  })

  card('diamond-soul', '3 DR until the start of the next turn, and its own statuses stay', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['diamond-soul', 'mage-armor'] },
        2: { at: '11,10', hand: ['shield-of-faith'] },
      },
    })
    t.plays(0, 'mage-armor')
    t.opens('turn', 0, 'diamond-soul')
    const hurts = (): void =>
      void dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal: 8, piercing: 0 })
    hurts()
    expect([t.hp(0), t.on(0)]).toEqual([27, ['mage-armor', 'hardened']])
    t.ends()
    t.begins(0)
    hurts()
    expect([t.hp(0), t.on(0)]).toEqual([21, ['mage-armor']])
  })
})

describe('[C-7] Elemental and Spellbreaker: their limits', () => {
  const reaching = (at: string): Cast =>
    cast({
      heroes: {
        0: { at: '10,10', primaries: ['unarmed-strike', 'elemental-reach'] },
        1: { at },
        3: { at: '10,12' },
      },
      rolls: [6],
    })

  card('elemental-reach', 'once a turn', () => {
    const t = reaching('12,10')
    t.plays(0, 'unarmed-strike', 1)
    expect(t.hp(1)).toBe(25)
    expect(t.can(0, 'unarmed-strike')).toBe(false)
  })

  test('Elemental Reach: not 3 away', () => {
    const t = reaching('13,10')
    t.plays(0, 'unarmed-strike')
    expect(t.creatures()).toEqual([3])
  })

  test('Elemental Reach: not through a wall', () => {
    const t = cast({
      heroes: { 0: { at: '2,2', primaries: ['unarmed-strike', 'elemental-reach'] }, 1: { at: '4,2' } },
      drawing: WALL,
    })
    expect(t.can(0, 'unarmed-strike')).toBe(false)
  })

  test('Fangs of the Fire Snake: not at range, and no Burn on a miss', () => {
    const t = monk(['fangs-of-the-fire-snake'], FAR, [7])
    t.plays(0, 'throwing-star', 1)
    expect(t.wasOffered('fangs-of-the-fire-snake')).toBe(false)
    const miss = monk(['fangs-of-the-fire-snake'], FOE, [5])
    miss.plays(0, 'unarmed-strike', 'fangs-of-the-fire-snake', 1)
    expect([miss.hp(1), miss.tokens(1, 'burn')]).toEqual([30, 0])
  })

  test('Gale Rush: pushes no ally, and nobody 2 away', () => {
    const t = monk(['gale-rush'], { 1: { at: '12,10' }, 2: { at: '11,11' } })
    t.plays(0, 'flowing-water', 'gale-rush')
    expect([t.place(1), t.place(2), t.state.turn?.pools[0]?.left]).toEqual(['12,10', '11,11', 8])
  })

  card('wall-of-stone', '[T-R86] nobody enters its spaces or sees past them, until its second turn', () => {
    const t = cast({
      heroes: {
        0: { at: '5,2', hand: ['wall-of-stone'] },
        1: { at: '2,1', primaries: ['longbow', 'forward-march'] },
        3: { at: '12,1' },
        2: { at: '8,1' },
      },
      drawing: HALL,
    })
    expect(t.can(1, 'longbow')).toBe(true)
    t.plays(0, 'wall-of-stone', '4,1', { covers: '4,3' })
    expect([t.state.lastings[0]?.spaces.length, t.can(1, 'longbow')]).toEqual([3, false])
    t.ends()
    t.begins(0)
    expect(t.can(1, 'longbow')).toBe(false)
    t.ends()
    t.begins(0)
    expect([t.can(1, 'longbow'), t.state.lastings]).toEqual([true, []])
  })

  test('Spell Ward: nothing off weapons, and for its Monk alone', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longbow', 'fire-bolt'] },
        1: { at: '14,10', primaries: ['spell-ward'] },
        3: { at: '14,11' },
      },
      rolls: [7, 7],
    })
    t.plays(0, 'longbow', 1)
    t.plays(0, 'fire-bolt', 3)
    expect([t.hp(1), t.hp(3)]).toEqual([26, 26])
  })

  /** Seat 0 casts Fireball on seats 1 and 3; seat 1 has Nullify and a 9+ for Knowledge. */
  const nullified = (rolls: readonly number[], at = '14,10'): Cast =>
    cast({
      heroes: {
        0: { at: '8,10', hand: ['fireball'] },
        1: { at, hand: ['nullify'], primaries: ['hermit'] },
        3: { at: '14,11' },
      },
      rolls,
    })

  card('nullify', '[T-38.06] a failed roll stops nothing', () => {
    const t = nullified([8, 6, 6])
    t.plays(0, 'fireball', '14,10', { covers: '14,10' }, 3, 'nullify')
    expect([t.hp(1), t.hp(3)]).toEqual([23, 23])
  })

  test('Nullify: not from beside the area, and not against a weapon', () => {
    const t = nullified([6], '17,10')
    t.plays(0, 'fireball', '14,10', { covers: '14,10' })
    const arrows = cast({
      heroes: {
        0: { at: '8,10', hand: ['volley'] },
        1: { at: '14,10', hand: ['nullify'], primaries: ['hermit'] },
      },
      rolls: [5],
    })
    arrows.plays(0, 'volley', '14,10', { covers: '14,10' })
    expect([t, arrows].map((one) => one.wasOffered('nullify'))).toEqual([false, false])
  })

  test('Absorb Magic: not after a weapon', () => {
    const t = attacked(['absorb-magic'], 'mace', 7)
    t.plays(1, 'mace', 0)
    expect(t.wasOffered('absorb-magic')).toBe(false)
  })

  card('mage-slayer', '+2 to the roll', () => {
    const t = monk(['mage-slayer'], FOE, [4])
    t.plays(0, 'unarmed-strike', 'mage-slayer', 1)
    expect(t.hp(1)).toBe(25)
  })

  test('Mage Slayer: not at range, and nothing ends on a miss', () => {
    const t = monk(['mage-slayer'], FAR, [7])
    t.plays(0, 'throwing-star', 1)
    expect(t.wasOffered('mage-slayer')).toBe(false)
    const miss = monk(['mage-slayer'], { 1: { at: '11,10', hand: ['divine-favor'] } }, [3])
    miss.opens('turn', 0, 'divine-favor')
    miss.plays(0, 'unarmed-strike', 'mage-slayer', 1)
    expect(miss.on(1)).toEqual(['divine-favor'])
  })

  card('spell-mirror', 'fails on 10', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['fire-bolt'] }, 1: { at: '13,10', hand: ['spell-mirror'] } },
      rolls: [10, 7],
    })
    t.plays(0, 'fire-bolt', 1, 'spell-mirror')
    expect([t.hp(0), t.hp(1), t.state.heroes[1]?.spent.length]).toEqual([30, 26, 1])
  })

  test('Spell Mirror: not against an area or a weapon', () => {
    const area = cast({
      heroes: { 0: { at: '8,10', hand: ['fireball'] }, 1: { at: '14,10', hand: ['spell-mirror'] } },
      rolls: [6],
    })
    area.plays(0, 'fireball', '14,10', { covers: '14,10' })
    const bow = cast({
      heroes: { 0: { at: '8,10', primaries: ['longbow'] }, 1: { at: '14,10', hand: ['spell-mirror'] } },
      rolls: [7],
    })
    bow.plays(0, 'longbow', 1)
    expect([area, bow].map((t) => t.wasOffered('spell-mirror'))).toEqual([false, false])
  })

  card('silencing-strike', 'no Spells to the end of the next turn of its target, but weapons', () => {
    const t = monk(['silencing-strike'], { 1: { at: '11,10', primaries: ['shocking-grasp', 'mace'] } }, [5])
    expect(t.can(1, 'shocking-grasp')).toBe(true)
    t.plays(0, 'silencing-strike', 1)
    t.ends()
    t.begins(1)
    expect([t.can(1, 'shocking-grasp'), t.can(1, 'mace')]).toEqual([false, true])
    t.ends()
    t.begins(1)
    expect(t.can(1, 'shocking-grasp')).toBe(true)
  })
})

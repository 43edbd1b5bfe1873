import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'

const OGRE = the('ogre')

function hurts(t: Cast, target: number, normal: number, piercing = 0): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing })
}

/** A Fighter with a battleaxe and a crossbow and these cards. */
function fighter(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const hero: Role = { at: '10,10', hand, primaries: ['battleaxe', 'heavy-crossbow', 'forward-march'] }
  return cast({ heroes: { 0: hero, ...others }, rolls })
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

describe('[C-6] Fighter: limits of its cards', () => {
  test.each([
    ['Shrug it Off', 'shrug-it-off'],
    ['Unbreakable', 'unbreakable'],
  ])('%s (%s): for its own Hero alone', (_name, slug) => {
    const t = fighter([slug], { 2: { at: '11,10' } })
    hurts(t, 2, 12)
    expect([t.hp(2), t.wasOffered(slug)]).toEqual([18, false])
  })

  card('shrug-it-off', '[T-38.10] answers Burn as well as a hit', () => {
    const t = fighter(['shrug-it-off'], { 1: { at: '14,10', primaries: ['fire-bolt'] } }, [14])
    t.plays(1, 'fire-bolt', 0)
    expect([t.hp(0), t.tokens(0, 'burn')]).toEqual([24, 1])
    t.ends('shrug-it-off')
    expect(t.hp(0)).toBe(24)
  })

  card('second-wind', 'not above 30 HP, and in the turn of another as well', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 25, hand: ['second-wind'] } }, turn: { seat: 1 } })
    t.opens('turn', 1, 'second-wind')
    expect(t.hp(0)).toBe(30)
  })

  test('Shield Bash: not with a crossbow, and not on a miss', () => {
    const shot = fighter(['shield-bash'], FAR, [8])
    shot.plays(0, 'heavy-crossbow', 1)
    const miss = fighter(['shield-bash'], FOE, [5])
    miss.plays(0, 'battleaxe', 1)
    expect([shot, miss].map((t) => t.wasOffered('shield-bash'))).toEqual([false, false])
  })

  test('Cleave: not at range, and nobody where only the struck one is adjacent', () => {
    const shot = fighter(['cleave'], { ...FAR, 3: { at: '11,10' } }, [8])
    shot.plays(0, 'heavy-crossbow', 1)
    expect(shot.wasOffered('cleave')).toBe(false)
    const alone = fighter(['cleave'], { ...FOE, 2: { at: '9,10' } }, [6])
    alone.plays(0, 'battleaxe', 1, 'cleave')
    expect([alone.hp(1), alone.hp(2)]).toEqual([25, 30])
  })

  test('Charge: in a straight line of up to 4', () => {
    const t = fighter(['charge'], { 1: { at: '20,18' } })
    t.plays(0, 'charge', '14,14')
    expect(['14,10', '10,6', '6,14', '14,14'].filter((space) => !t.spaces().includes(space))).toEqual([])
    expect(['15,10', '12,11', '14,12'].filter((space) => t.spaces().includes(space))).toEqual([])
    expect(t.hp(1)).toBe(30)
  })

  test('Whirlwind Attack: nobody 2 away', () => {
    const t = fighter(['whirlwind-attack'], { ...FOE, 3: { at: '12,10' } }, [5])
    t.plays(0, 'whirlwind-attack')
    expect([t.hp(1), t.hp(3)]).toEqual([24, 30])
  })

  test('Extra Attack: not after a Move', () => {
    const t = fighter(['extra-attack'], FOE)
    t.plays(0, 'forward-march')
    expect(t.wasOffered('extra-attack')).toBe(false)
  })

  card('indomitable', 'keeps the first die where the second is worse', () => {
    const t = fighter(['indomitable'], FOE, [17, 2])
    t.plays(0, 'battleaxe', 1, 'indomitable')
    const low = fighter(['indomitable'], FOE, [2, 17])
    low.plays(0, 'battleaxe', 1, 'indomitable')
    expect([t.hp(1), low.hp(1)]).toEqual([21, 21])
  })

  test('Indomitable: not after the roll of another', () => {
    const t = fighter(['indomitable'], { 1: { at: '11,10', primaries: ['mace'] } }, [7])
    t.plays(1, 'mace', 0)
    expect(t.wasOffered('indomitable')).toBe(false)
  })

  test('Action Surge: one Action, not one more each time it is asked', () => {
    const t = fighter(['action-surge'])
    t.opens('turn', 0, 'action-surge')
    t.opens('turn', 0)
    expect([t.state.turn?.actions, t.state.heroes[0]?.spent.length]).toEqual([3, 1])
  })
})

describe('[C-7] Champion and Battle Master: limits of their cards', () => {
  test('Improved Critical: not for Spells', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['shocking-grasp', 'improved-critical'] }, 1: { at: '11,10' } },
      rolls: [19],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(t.hp(1)).toBe(25)
  })

  test('Brutal Strike: not with a Spell', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['shocking-grasp'], hand: ['brutal-strike'] },
        1: { at: '11,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(t.wasOffered('brutal-strike')).toBe(false)
  })

  card('hold-the-line', '2 DR until the start of the next turn', () => {
    const t = fighter(['hold-the-line'])
    t.plays(0, 'hold-the-line')
    t.ends()
    t.begins(1)
    hurts(t, 0, 5)
    expect(t.hp(0)).toBe(27)
    t.ends()
    t.begins(0)
    hurts(t, 0, 5)
    expect(t.hp(0)).toBe(22)
  })

  card(
    'survivor',
    'heals 4 at the start of its turns with 15 HP, not with 16, not in the turn of another',
    () => {
      const t = cast({ heroes: { 0: { at: '10,10', hp: 15, hand: ['survivor'] } } })
      t.opens('turn', 0, 'survivor')
      t.begins(1)
      expect(t.hp(0)).toBe(15)
      t.begins(0)
      expect(t.hp(0)).toBe(19)
      t.begins(0)
      expect(t.hp(0)).toBe(19)
    },
  )

  card('combat-superiority', 'once a turn', () => {
    const hero: Role = {
      at: '10,10',
      hand: ['precision-attack', 'trip-attack'],
      primaries: ['battleaxe', 'combat-superiority'],
    }
    const t = cast({ heroes: { 0: hero, 1: { at: '11,10' } }, rolls: [6, 6] })
    t.plays(0, 'battleaxe', 'precision-attack', 1)
    expect(t.hp(1)).toBe(24) // 6 + 5 + 1 = 12: 5 + 1
    t.plays(0, 'battleaxe', 1, 'trip-attack')
    expect(t.hp(1)).toBe(18) // 5 + 1 of the Chain alone
  })

  test('Combat Superiority: not for an Attack Chain on a Spell', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['inner-focus'], primaries: ['shocking-grasp', 'combat-superiority'] },
        1: { at: '11,10' },
      },
      rolls: [4],
    })
    t.plays(0, 'shocking-grasp', 'inner-focus', 1)
    expect(t.hp(1)).toBe(27)
  })

  test('Know Your Enemy: a rival in sight, once a round', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['know-your-enemy'] },
        1: { at: '14,10', hand: ['tumble'] },
        2: { at: '11,10' },
      },
    })
    t.opens('turn', 0, 'know-your-enemy')
    const asked = t.laid.asks.length
    t.opens('turn', 0)
    expect([t.creatures(), t.laid.asks.length]).toEqual([[1], asked])
  })

  test('Riposte: not against a shot, and not on a hit', () => {
    const shot = cast({
      heroes: { 0: { at: '10,10', primaries: ['longbow'] }, 1: { at: '14,10', hand: ['riposte'] } },
      rolls: [2],
    })
    shot.plays(0, 'longbow', 1)
    const hit = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10', hand: ['riposte'] } },
      rolls: [7],
    })
    hit.plays(0, 'mace', 1)
    expect([shot, hit].map((t) => t.wasOffered('riposte'))).toEqual([false, false])
  })

  test('Commander’s Strike: nobody farther than 6, no rival, not its own Hero', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['commanders-strike'] },
        1: { at: '11,10' },
        2: { at: '17,10', primaries: ['mace'] },
      },
    })
    expect(t.can(0, 'commanders-strike')).toBe(false)
  })

  test('Disarming Attack and Precision Attack: not with a Spell', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['shocking-grasp'], hand: ['disarming-attack', 'precision-attack'] },
        1: { at: '11,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(['disarming-attack', 'precision-attack'].filter((slug) => t.wasOffered(slug))).toEqual([])
  })

  test('Trip Attack: not with a crossbow', () => {
    const t = fighter(['trip-attack'], FAR, [8])
    t.plays(0, 'heavy-crossbow', 1)
    expect([t.wasOffered('trip-attack'), t.hp(OGRE)]).toEqual([false, 0])
  })
})

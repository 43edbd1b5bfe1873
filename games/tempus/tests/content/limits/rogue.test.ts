import { describe, expect, test } from 'vitest'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { WALL } from '../rooms.ts'
import { trying } from '../trying.ts'

const GOBLIN = the('goblin')

/** A Rogue with these cards. */
function rogue(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['dagger', 'hand-crossbow', 'quick-getaway', 'urchin']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

describe('[C-6] Rogue: what its cards do later, and where they do nothing', () => {
  card('sneak-attack-i', 'after a roll with advantage it needs nobody else', () => {
    const t = rogue(['sneak-attack-i', 'hide'], FOE, [2, 6])
    t.plays(0, 'hide')
    t.plays(0, 'dagger', 1, 'sneak-attack-i')
    expect(t.hp(1)).toBe(20)
  })

  card('sneak-attack-i', '[T-38.07, T-R123] a Hero beside a sleeping Goblin is an opponent of it', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['sneak-attack-i'], primaries: ['dagger'] }, 2: { at: '12,11' } },
      monsters: { goblin: [{ at: '11,10', isActive: undefined }] },
      rolls: [6],
    })
    t.plays(0, 'dagger', GOBLIN, 'sneak-attack-i')
    expect(t.hp(GOBLIN)).toBe(0)
  })

  test.each([
    ['Sneak Attack I', 'sneak-attack-i'],
    ['Sneak Attack II', 'sneak-attack-ii'],
  ])('%s [T-38.07] (%s): an ally of the target beside it is no opponent of it', (_name, slug) => {
    const t = rogue([slug], { ...FOE, 3: { at: '12,10' } }, [6])
    t.plays(0, 'dagger', 1)
    expect(t.wasOffered(slug)).toBe(false)
  })

  test('Sneak Attack I: not with a Spell', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['sneak-attack-i'], primaries: ['shocking-grasp'] },
        ...FOE,
        2: { at: '12,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(t.wasOffered('sneak-attack-i')).toBe(false)
  })

  card('hide', 'rivals farther than 2 cannot target the Rogue, until its next turn', () => {
    const t = rogue(['hide'], {
      1: { at: '13,10', primaries: ['longbow'] },
      3: { at: '12,10', primaries: ['longbow'] },
    })
    t.plays(0, 'hide')
    expect([t.can(1, 'longbow'), t.can(3, 'longbow')]).toEqual([false, true])
    t.ends()
    t.begins(0)
    expect([t.can(1, 'longbow'), t.on(0), t.state.heroes[0]?.ongoing]).toEqual([true, [], []])
  })

  card('cunning-action', 'with a Move Action or a skill too, 3 spaces at most', () => {
    const t = rogue(['cunning-action'])
    t.plays(0, 'quick-getaway', 'cunning-action', '10,13')
    expect([t.place(0), t.state.turn?.pools[0]?.left, t.spaces().includes('10,14')]).toEqual([
      '10,13',
      6,
      false,
    ])
  })

  test('Uncanny Dodge: not for a hit on an ally, not for damage without a hit', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10' },
        3: { at: '11,11', hand: ['uncanny-dodge'] },
      },
      rolls: [14],
    })
    t.plays(0, 'mace', 1)
    expect(t.wasOffered('uncanny-dodge')).toBe(false)
  })

  card('uncanny-dodge', 'halves before DR', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10', hand: ['uncanny-dodge'], subclassOf: 'spellbreaker' },
      },
      rolls: [14],
    })
    t.plays(0, 'mace', 1, 'uncanny-dodge')
    expect(t.hp(1)).toBe(28) // 7: half is 4, 2 DR
  })

  test('Poisoned Blade: not with a Spell', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['poisoned-blade'], primaries: ['shocking-grasp'] }, ...FOE },
      rolls: [7],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(t.wasOffered('poisoned-blade')).toBe(false)
  })

  card('poisoned-blade', 'with a crossbow too', () => {
    const t = rogue(['poisoned-blade'], FAR, [7])
    t.plays(0, 'hand-crossbow', 1, 'poisoned-blade')
    expect(t.tokens(1, 'poison')).toBe(2)
  })

  card('blade-flurry', 'different creatures, if the Rogue wants', () => {
    const t = rogue(['blade-flurry'], { ...FOE, 3: { at: '9,10' } }, [5, 13])
    t.plays(0, 'blade-flurry', 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([24, 21])
  })

  card('elusive', 'no advantage can apply', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'], hand: ['hide'] },
        1: { at: '11,10', hand: ['elusive'] },
      },
      rolls: [18, 2],
    })
    t.plays(0, 'hide')
    t.plays(0, 'mace', 1, 'elusive', '13,10')
    expect([t.hp(1), t.place(1)]).toEqual([30, '13,10'])
  })

  test('Elusive: 2 spaces, not 3', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10', hand: ['elusive'] } },
      rolls: [8, 7],
    })
    t.plays(0, 'mace', 1, 'elusive', '13,10')
    expect([t.hp(1), t.spaces().includes('14,10')]).toEqual([26, false])
  })
})

describe('[C-7] Assassin and Thief: their limits', () => {
  test('Assassinate: not against whoever has had its turn', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['dagger', 'assassinate'] }, ...FOE },
      rolls: [2],
    })
    t.state.slots = [3]
    t.plays(0, 'dagger', 1)
    expect(t.hp(1)).toBe(30)
  })

  card('ambush', 'at most 20', () => {
    const t = rogue(['ambush'])
    Object.assign(t.state.heroes[0] ?? {}, { initiative: 15 })
    t.opens('initiative', -1, 'ambush')
    expect(t.state.heroes[0]?.initiative).toBe(20)
  })

  test('Envenom: not with a card of the hand', () => {
    const t = rogue(['envenom', 'garrote'], FOE, [7])
    t.opens('turn', 0, 'envenom')
    t.plays(0, 'garrote', 1)
    expect([t.hp(1), t.tokens(1, 'poison')]).toEqual([24, 0])
  })

  card('envenom', '[T-15.04] is gone after a turn without an Action for it', () => {
    const t = rogue(['envenom'])
    t.opens('turn', 0, 'envenom')
    t.ends()
    expect(t.on(0)).toEqual(['envenom'])
    t.begins(0)
    t.ends()
    expect(t.on(0)).toEqual([])
  })

  card('death-strike', 'at most 12 more, and no piercing damage twice', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['death-strike', 'quivering-palm'], primaries: ['dagger'] }, ...FOE },
      rolls: [13],
    })
    t.plays(0, 'quivering-palm', 1, 'death-strike')
    expect(t.hp(1)).toBe(0) // 14 + 12 + 4
    const low = cast({
      heroes: {
        0: { at: '10,10', hand: ['death-strike', 'quivering-palm'] },
        1: { at: '11,10', subclassOf: 'spellbreaker' },
      },
      rolls: [13],
    })
    low.plays(0, 'quivering-palm', 1, 'death-strike')
    expect(low.hp(1)).toBe(2)
  })

  test('Death Strike: not with a Spell', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['death-strike'], primaries: ['shocking-grasp'] }, ...FOE },
      rolls: [7],
    })
    t.plays(0, 'shocking-grasp', 1)
    expect(t.wasOffered('death-strike')).toBe(false)
  })

  test('Shadow Step: beside nobody farther than 8', () => {
    const t = rogue(['shadow-step'], { 1: { at: '19,10' } })
    t.plays(0, 'quick-getaway')
    expect(t.wasOffered('shadow-step')).toBe(false)
  })

  test('Pickpocket: from nobody 2 away, nor from an ally, nor where there is no Loot', () => {
    const loot = ['flame-tongue']
    expect(rogue(['pickpocket'], { 1: { at: '12,10', loot } }).can(0, 'pickpocket')).toBe(false)
    expect(rogue(['pickpocket'], { 2: { at: '11,10', loot } }).can(0, 'pickpocket')).toBe(false)
    expect(rogue(['pickpocket'], FOE).can(0, 'pickpocket')).toBe(false)
    expect(rogue(['pickpocket'], { 1: { at: '11,10', loot } }).can(0, 'pickpocket')).toBe(true)
  })

  card('pickpocket', 'a failed roll takes nothing, a passed one what the Thief chooses', () => {
    const rival: Role = { at: '11,10', loot: ['flame-tongue', 'bag-of-holding'] }
    const failed = rogue(['pickpocket'], { 1: rival }, [6])
    failed.plays(0, 'pickpocket', 1)
    expect(failed.state.heroes[1]?.loot).toHaveLength(2)
    const t = rogue(['pickpocket'], { 1: rival }, [7])
    t.plays(0, 'pickpocket', 1, 'bag-of-holding')
    expect(t.state.heroes[0]?.loot).toEqual([t.card(0, 'bag-of-holding')])
  })

  card('second-story-work', 'crosses a wall, and ends where somebody can stand', () => {
    const t = trying({
      heroes: {
        0: { at: '3,2', primaries: ['quick-getaway'], hand: ['second-story-work'] },
        1: { at: '6,2' },
      },
      drawing: WALL,
    })
    t.plays(0, 'quick-getaway', 'second-story-work')
    t.decides({ do: 'walk' }, '5,2')
    expect([t.place(0), t.spaces().includes('6,2')]).toEqual(['5,2', false])
  })

  card('slip-away', 'may stay in reach: then the attack is rolled for', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10', hand: ['slip-away'] } },
      rolls: [7],
    })
    t.plays(0, 'mace', 1, 'slip-away', '11,11')
    expect([t.hp(1), t.spaces().includes('14,10')]).toEqual([26, false])
  })

  card('use-magic-device', 'to the end of the next turn of the Thief', () => {
    const t = rogue(
      ['use-magic-device'],
      { 1: { at: '14,10', loot: ['adamantine-shield'] }, 3: { at: '11,10', primaries: ['mace'] } },
      [7, 7],
    )
    t.opens('turn', 0, 'use-magic-device')
    t.plays(3, 'mace', 0)
    expect([t.hp(0), t.state.heroes[1]?.loot.length]).toEqual([28, 1])
    t.ends()
    t.begins(0)
    t.ends()
    t.begins(3)
    t.plays(3, 'mace', 0)
    expect(t.hp(0)).toBe(24)
  })

  card('thiefs-reflexes', 'its Action is for a Move or a skill, and for nothing else', () => {
    const t = rogue(['thiefs-reflexes'], FOE)
    t.opens('turn', 0, 'thiefs-reflexes')
    Object.assign(t.state.turn ?? {}, { actions: 0 })
    expect([t.can(0, 'quick-getaway'), t.can(0, 'dagger')]).toEqual([true, false])
    t.plays(0, 'quick-getaway')
    expect(t.can(0, 'quick-getaway')).toBe(false)
  })
})

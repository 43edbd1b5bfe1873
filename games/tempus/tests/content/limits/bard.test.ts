import { describe, expect, test } from 'vitest'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { trying } from '../trying.ts'

const OGRE = the('ogre')
const RAPIER: Role = { at: '11,10', primaries: ['rapier'] }

describe('[C-6] Bard: what its cards do later, and to whom they do nothing', () => {
  card('vicious-mockery', 'the next attack roll of the mocked has disadvantage, and only that', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['vicious-mockery'] },
        1: { at: '12,10', primaries: ['longbow'] },
      },
      rolls: [8, 14, 2, 7],
    })
    t.plays(0, 'vicious-mockery', 1)
    t.plays(1, 'longbow', 0)
    expect([t.hp(0), t.on(1)]).toEqual([30, []])
    t.plays(1, 'longbow', 0)
    expect(t.hp(0)).toBe(26)
  })

  card('vicious-mockery', 'goes at the end of the next turn of the mocked, not before', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['vicious-mockery'] }, 1: { at: '12,10' } },
      rolls: [8],
    })
    t.plays(0, 'vicious-mockery', 1)
    t.ends()
    expect(t.on(1)).toEqual(['mocked'])
    t.begins(1)
    t.ends()
    expect(t.on(1)).toEqual([])
  })

  card('vicious-mockery', '[T-27.02] there are two rings of it', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['vicious-mockery'] },
        1: { at: '12,10' },
        3: { at: '13,10' },
        5: { at: '14,10' },
      },
      seats: 6,
      rolls: [8, 8, 8],
    })
    for (const target of [1, 3, 5]) t.plays(0, 'vicious-mockery', target)
    expect([t.on(1), t.on(3), t.on(5)]).toEqual([['mocked'], ['mocked'], []])
  })

  card('healing-word', 'heals its Bard too, at any time', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 20, hand: ['healing-word'] } }, turn: { seat: 1 } })
    t.opens('turn', 1, 'healing-word', 0)
    expect(t.hp(0)).toBe(25)
  })

  test('Healing Word: nobody farther than 10, and no rival', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['healing-word'] },
        1: { at: '11,10', hp: 9 },
        2: { at: '21,10', hp: 9 },
      },
    })
    t.opens('turn', 0, 'healing-word')
    expect(t.creatures()).toEqual([0])
  })

  card('bardic-inspiration', 'goes on a skill roll as well, and 3 may be too little', () => {
    const t = trying({
      heroes: {
        0: { at: '10,10', primaries: ['outlander'] },
        2: { at: '14,10', hand: ['bardic-inspiration'] },
      },
      rolls: [7],
    })
    t.opens('turn', 0, 'bardic-inspiration', 0)
    expect(t.tries('savvy', { do: 'yes' })).toBe(true)
    expect(t.on(0)).toEqual([])
  })

  test('Bardic Inspiration: not for its own Bard, nor farther than 8', () => {
    for (const role of [{ at: '10,10' }, { at: '19,10' }]) {
      const t = cast({
        heroes: { 0: { at: '10,10', hand: ['bardic-inspiration'] }, 2: role.at === '10,10' ? {} : role },
      })
      t.opens('turn', 0)
      expect(t.wasOffered('bardic-inspiration')).toBe(false)
    }
  })

  card('bardic-inspiration', '[T-R112] nobody has more than two rings', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['greater-inspiration', 'bardic-inspiration', 'bardic-inspiration'] },
        2: { at: '12,10' },
      },
    })
    t.opens('turn', 0, 'bardic-inspiration', 2, 'bardic-inspiration', 2, 'greater-inspiration')
    expect(t.on(2)).toEqual(['bardic-inspiration', 'bardic-inspiration'])
  })

  card('heat-metal', '−2 on attack rolls and 2 piercing damage at the end of each turn of its target', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['heat-metal'] },
        1: { at: '12,10', primaries: ['longbow'], subclassOf: 'oath-of-ancients' },
      },
      rolls: [7, 7],
    })
    t.plays(0, 'heat-metal', 1)
    t.plays(1, 'longbow', 0)
    expect([t.hp(0), t.hp(1)]).toEqual([30, 30])
    t.ends()
    expect(t.hp(1)).toBe(30)
    t.begins(1)
    t.ends()
    expect([t.hp(1), t.on(1)]).toEqual([28, ['heat-metal']])
  })

  card('heat-metal', '[T-15.04] is gone after a turn of its Bard without an Action for it', () => {
    const t = trying({ heroes: { 0: { at: '10,10', hand: ['heat-metal'] }, 1: { at: '12,10' } }, rolls: [7] })
    t.plays(0, 'heat-metal', 1)
    t.ends()
    t.begins(0)
    t.decides({ do: 'maintain' })
    t.ends()
    expect(t.on(1)).toEqual(['heat-metal'])
    t.begins(0)
    t.ends()
    expect([t.on(1), t.state.heroes[0]?.discard.length]).toEqual([[], 1])
  })

  card('faerie-fire', 'attack rolls against whoever is outlined have advantage, for the round', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['faerie-fire'] },
        1: { at: '14,10' },
        2: { at: '15,12', primaries: ['longbow'] },
        3: { at: '17,10' },
      },
      rolls: [9, 2, 7, 2],
    })
    t.plays(0, 'faerie-fire', '14,10', { covers: '14,10' })
    t.plays(2, 'longbow', 1)
    expect([t.hp(1), t.on(1)]).toEqual([26, ['outlined']])
    t.plays(2, 'longbow', 3)
    expect(t.hp(3)).toBe(30)
  })

  test('Song of Rest: nobody farther than 3', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['song-of-rest'] }, 2: { at: '14,10', hp: 20 } } })
    t.plays(0, 'song-of-rest')
    expect(t.hp(2)).toBe(20)
  })

  /** Seat 1 stands in the pattern, seat 3 beside it. */
  const pattern = (): Cast => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bard-hypnotic-pattern'], primaries: ['vicious-mockery'] },
        1: { at: '14,10', primaries: ['longbow', 'forward-march'] },
        3: { at: '16,10', primaries: ['longbow'] },
      },
      turn: { seat: 0, actions: 4 },
      rolls: [8],
    })
    t.plays(0, 'bard-hypnotic-pattern', '14,10', { covers: '14,10' })
    return t
  }

  card(
    'bard-hypnotic-pattern',
    'whoever stands in it plays no Attack Action, but Moves; whoever is hurt is free for the turn',
    () => {
      const t = pattern()
      expect([t.can(1, 'longbow'), t.can(1, 'forward-march'), t.can(3, 'longbow')]).toEqual([
        false,
        true,
        true,
      ])
      t.plays(0, 'vicious-mockery', 1)
      expect(t.can(1, 'longbow')).toBe(true)
      t.ends()
      t.begins(1)
      expect(t.can(1, 'longbow')).toBe(false)
    },
  )

  test('Mass Healing Word: nobody farther than 8, at most three', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 20, hand: ['mass-healing-word'] },
        2: { at: '11,10', hp: 20 },
        4: { at: '12,10', hp: 20 },
        6: { at: '19,10', hp: 20 },
      },
      seats: 8,
    })
    t.opens('turn', 0, 'mass-healing-word', 0, 2, 4)
    expect([0, 2, 4, 6].map((id) => t.hp(id))).toEqual([26, 26, 26, 20])
  })

  test('Greater Inspiration: nobody farther than 10, and no rival', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['greater-inspiration'] }, 1: { at: '11,10' }, 2: { at: '21,10' } },
    })
    t.opens('turn', 0, 'greater-inspiration')
    expect([t.on(1), t.on(2)]).toEqual([[], []])
  })

  card('encore', 'two cards are drawn after a Primary card', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['encore'], primaries: ['rapier'], deck: ['grit', 'hide', 'tumble'] },
        1: { at: '11,10' },
      },
      rolls: [2],
    })
    t.plays(0, 'rapier', 1, 'encore')
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'tumble'), t.card(0, 'hide')])
  })
})

describe('[C-7] Colleges of Lore and Valor: their limits', () => {
  card('cutting-words', 'spoils a skill roll of a rival in sight', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', primaries: ['outlander'] }, 1: { at: '18,10', hand: ['cutting-words'] } },
      rolls: [13],
    })
    expect(t.tries('savvy', 'cutting-words')).toBe(false)
  })

  test('Cutting Words: not for an ally, nor farther than 8', () => {
    for (const others of [
      { 2: { at: '12,10', hand: ['cutting-words'] } },
      { 1: { at: '19,10', hand: ['cutting-words'] } },
    ]) {
      const t = trying({ heroes: { 0: { at: '10,10', primaries: ['outlander'] }, ...others }, rolls: [10] })
      expect([t.tries('savvy'), t.wasOffered('cutting-words')]).toEqual([true, false])
    }
  })

  card('tashas-hideous-laughter', 'one Action less in the next turn; any damage ends it', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['tashas-hideous-laughter'], primaries: ['rapier'] },
        1: { at: '12,10' },
      },
      rolls: [9],
    })
    t.plays(0, 'tashas-hideous-laughter', 1)
    t.ends()
    t.begins(1)
    expect(t.state.turn?.actions).toBe(1)
    t.ends()
    expect(t.on(1)).toEqual([])
    const hurt = cast({
      heroes: {
        0: { at: '10,10', hand: ['tashas-hideous-laughter'], primaries: ['vicious-mockery'] },
        1: { at: '12,10' },
      },
      rolls: [9, 8],
    })
    hurt.plays(0, 'tashas-hideous-laughter', 1)
    hurt.plays(0, 'vicious-mockery', 1)
    expect(hurt.on(1)).toEqual(['mocked'])
  })

  test('Dispelling Verse: nothing farther than 10', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'] },
        1: { at: '21,10', hand: ['divine-favor'] },
      },
    })
    t.opens('turn', 0, 'divine-favor')
    t.plays(0, 'dispelling-verse')
    expect([t.on(1), t.state.heroes[0]?.hand.length]).toEqual([['divine-favor'], 1])
  })

  card('dispelling-verse', '[T-15.08] takes the token of a Spell off the map', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['dispelling-verse'] }, 1: { at: '14,10', hand: ['spike-growth'] } },
    })
    t.plays(1, 'spike-growth', '12,12', { covers: '13,13' })
    t.plays(0, 'dispelling-verse')
    expect([t.state.lastings, t.state.heroes[1]?.ongoing, t.state.heroes[1]?.spent.length]).toEqual([
      [],
      [],
      1,
    ])
  })

  /** Seat 2 strikes with a ring; the Bard of Valor stands here. */
  const inspired = (at: string, die: number, hand: readonly string[] = ['bardic-inspiration']): number => {
    const t = cast({
      heroes: {
        0: { at, hand, primaries: ['combat-inspiration'] },
        1: { at: '15,10' },
        2: { at: '14,10', primaries: ['rapier'] },
      },
      turn: { seat: 2 },
      rolls: [die],
    })
    if (hand.length > 0) t.opens('turn', 2, 'bardic-inspiration', 2)
    t.plays(2, 'rapier', 1, ...(hand.length > 0 ? [{ do: 'yes' }] : []))
    return 30 - t.hp(1)
  }

  test('Combat Inspiration: not farther than 6, not on a miss, not without a ring', () => {
    expect([inspired('8,10', 4), inspired('7,10', 4), inspired('8,10', 2), inspired('8,10', 7, [])]).toEqual([
      6, 4, 0, 4,
    ])
  })

  test('Battle Hymn: nobody farther than 3, and no rival', () => {
    const loss = (at: string, seat: number): number => {
      const target = 1 - (seat % 2)
      const t = cast({
        heroes: {
          0: { at: '10,10', hand: ['battle-hymn'] },
          [seat]: { at, primaries: ['rapier'] },
          ...(seat === 2 ? { 1: { at: '14,11' } } : {}),
        },
        rolls: [6],
      })
      t.plays(0, 'battle-hymn')
      t.plays(seat, 'rapier', target)
      return 30 - t.hp(target)
    }
    expect([loss('13,10', 2), loss('14,10', 2), loss('11,10', 1)]).toEqual([5, 4, 4])
  })

  test('Valiant Flourish: no DR after a miss', () => {
    const t = cast({
      heroes: { 0: { ...RAPIER, at: '10,10', hand: ['valiant-flourish'] }, 1: { at: '11,10' } },
      rolls: [3],
    })
    t.plays(0, 'rapier', 'valiant-flourish', 1)
    expect([t.hp(1), t.on(0)]).toEqual([30, []])
  })

  test('Blade Dance: not the same creature twice', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['blade-dance'] }, 1: { at: '11,10' } }, rolls: [5] })
    t.plays(0, 'blade-dance', 1)
    expect(t.hp(1)).toBe(24)
  })

  test('Rallying Anthem: nobody farther than 6, no rival', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['rallying-anthem'] },
        1: { at: '11,10', hp: 9 },
        2: { at: '17,10', hp: 9 },
      },
      monsters: { ogre: [{ at: '8,8', hp: 9 }] },
    })
    t.opens('turn', 0, 'rallying-anthem')
    expect([t.hp(1), t.hp(2), t.hp(OGRE)]).toEqual([9, 9, 9])
  })
})

import { describe, expect, test } from 'vitest'
import type { Mark } from '../../../state.ts'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { trying } from '../trying.ts'

const OGRE = the('ogre')
const GOBLIN = the('goblin')

/** A Ranger with these cards. */
function ranger(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  const primaries = ['longbow', 'shortsword', 'long-road', 'outlander']
  return cast({ heroes: { 0: { at: '10,10', hand, primaries }, ...others }, rolls })
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

/** A pillar in the first row and one in the last. */
const PILLAR = `
+---------------+
|. . . o . . . .|
|               |
|. . . . . . . .|
|               |
|. . . . . . . .|
|               |
|. . . o . . . .|
+---------------+
`

describe('[C-6] Ranger: what its cards do later, and where they do nothing', () => {
  test('Hunter’s Mark: not farther than 12, and no ally', () => {
    const t = ranger(['ranger-hunters-mark'], { 1: { at: '23,10' }, 2: { at: '11,10' } })
    t.opens('turn', 0)
    expect(t.wasOffered('ranger-hunters-mark')).toBe(false)
  })

  card('hail-of-thorns', '[T-38.01] hurts allies beside the target, and nobody 2 away', () => {
    const t = ranger(['hail-of-thorns'], { ...FAR, 2: { at: '15,10' }, 3: { at: '16,10' } }, [7])
    t.plays(0, 'longbow', 1, 'hail-of-thorns')
    expect([t.hp(1), t.hp(2), t.hp(3)]).toEqual([23, 27, 30])
  })

  test('Hail of Thorns: not with a blade, not with a Spell', () => {
    const blade = ranger(['hail-of-thorns'], FOE, [6])
    blade.plays(0, 'shortsword', 1)
    const spell = cast({
      heroes: { 0: { at: '10,10', hand: ['hail-of-thorns'], primaries: ['fire-bolt'] }, ...FAR },
      rolls: [7],
    })
    spell.plays(0, 'fire-bolt', 1)
    expect([blade, spell].map((t) => t.wasOffered('hail-of-thorns'))).toEqual([false, false])
  })

  /** A Ranger at 1,1 of a room with pillars; the rival is behind one. */
  const bouncing = (slug: string, at: string): Cast =>
    cast({ drawing: PILLAR, heroes: { 0: { at: '1,1', hand: [slug] }, 1: { at } }, rolls: [6] })

  card('trick-shot', '[T-38.12, T-R70] strikes around a pillar that hides its target', () => {
    expect(bouncing('titan-shot', '6,1').can(0, 'titan-shot')).toBe(false)
    const t = bouncing('trick-shot', '6,1')
    expect(t.can(0, 'trick-shot')).toBe(true)
    t.plays(0, 'trick-shot', 1)
    expect(t.hp(1)).toBe(25)
  })

  test('Trick Shot [T-21.03]: not on somebody adjacent', () => {
    const t = cast({ drawing: PILLAR, heroes: { 0: { at: '1,1', hand: ['trick-shot'] }, 1: { at: '2,1' } } })
    expect(t.can(0, 'trick-shot')).toBe(false)
  })

  test('Trick Shot [T-38.12]: both legs together not farther than 12', () => {
    const drawing = `
+-------------------------------+
|. . . . . . . o . . . . . . . .|
|                               |
|. . . . . . . . . . . . . . . .|
+-------------------------------+
`
    const can = (at: string): boolean =>
      cast({ drawing, heroes: { 0: { at: '1,1', hand: ['trick-shot'] }, 1: { at } } }).can(0, 'trick-shot')
    expect([can('13,1'), can('14,1')]).toEqual([true, false])
  })

  test('Longstrider: not on an attack', () => {
    const t = ranger(['longstrider'], FAR, [7])
    t.plays(0, 'longbow', 1)
    expect(t.wasOffered('longstrider')).toBe(false)
  })

  card('spike-growth', '[T-38.08] each space entered costs 1 more and 1 piercing damage, allies too', () => {
    const t = trying({
      heroes: {
        0: { at: '20,10', hand: ['spike-growth'] },
        2: { at: '10,10', primaries: ['flowing-water'], subclassOf: 'oath-of-ancients' },
      },
      turn: { seat: 2 },
    })
    t.plays(0, 'spike-growth', '12,10', { covers: '14,12' })
    t.plays(2, 'flowing-water')
    t.decides({ do: 'walk' }, '12,10')
    expect([t.hp(2), t.state.turn?.pools[0]?.left]).toEqual([28, 2])
  })

  card('spike-growth', '[T-38.09] hurts whoever is pushed into it, for two rounds', () => {
    const t = ranger(['spike-growth', 'banishing-smite'], { ...FOE }, [5])
    t.plays(0, 'spike-growth', '13,10', { covers: '15,12' })
    t.plays(0, 'banishing-smite', 1)
    expect([t.place(1), t.hp(1)]).toEqual(['13,10', 30 - 8 - 2])
    t.ends()
    t.begins(0)
    expect(t.state.lastings).toHaveLength(1)
    t.ends()
    t.begins(0)
    expect([t.state.lastings, t.state.heroes[0]?.ongoing]).toEqual([[], []])
  })

  card(
    'healing-spirit',
    '[T-38.02] heals 5 at the end of an ally’s turn on or beside it, three times',
    () => {
      const t = ranger(['healing-spirit'], { 2: { at: '13,10', hp: 10 }, 1: { at: '12,11', hp: 10 } })
      t.plays(0, 'healing-spirit', '12,10')
      t.ends()
      for (const hp of [15, 20, 25]) {
        t.begins(2)
        t.ends()
        expect(t.hp(2)).toBe(hp)
      }
      expect([t.state.lastings, t.state.heroes[0]?.discard.length, t.hp(1)]).toEqual([[], 1, 10])
    },
  )

  test('Healing Spirit: no rival, and nobody 2 away', () => {
    const t = ranger(['healing-spirit'], { 2: { at: '14,10', hp: 10 }, 1: { at: '12,11', hp: 10 } })
    t.plays(0, 'healing-spirit', '12,10')
    t.ends()
    for (const seat of [1, 2] as const) {
      t.begins(seat)
      t.ends()
    }
    expect([t.hp(1), t.hp(2), t.state.lastings[0]?.count]).toEqual([10, 10, 3])
  })

  card('healing-spirit', 'its token moves up to 3 in the turn of its Ranger', () => {
    const t = trying({ heroes: { 0: { at: '10,10', hand: ['healing-spirit'] }, 2: { at: '16,10', hp: 10 } } })
    t.plays(0, 'healing-spirit', '12,10')
    t.laid.asks.length = 0
    t.decides({ do: 'token' }, '15,10')
    expect([t.spaces().includes('15,13'), t.spaces().includes('16,10')]).toEqual([true, false])
    t.ends()
    t.begins(2)
    t.ends()
    expect(t.hp(2)).toBe(15)
  })

  test('Ensnaring Strike: not on a miss', () => {
    const t = ranger(['ensnaring-strike'], FAR, [5])
    t.plays(0, 'longbow', 1)
    expect(t.wasOffered('ensnaring-strike')).toBe(false)
  })

  test('Lightning Arrow: not with a blade', () => {
    const t = ranger(['lightning-arrow'], FOE, [6])
    t.plays(0, 'shortsword', 1)
    expect(t.wasOffered('lightning-arrow')).toBe(false)
  })

  test('Swift Quiver: not with a blade', () => {
    const t = ranger(['swift-quiver'], FOE, [6])
    t.plays(0, 'shortsword', 1)
    expect(t.wasOffered('swift-quiver')).toBe(false)
  })

  card('swift-quiver', 'one attack, or none, is enough', () => {
    const t = ranger(['swift-quiver'], FAR, [7, 9])
    t.plays(0, 'longbow', 1, 'swift-quiver', { do: 'yes' }, 'longbow', 1, { do: 'no' })
    expect(t.hp(1)).toBe(22)
  })

  /** Whether a rival here can shoot at a Ranger in Camouflage. */
  const seen = (at: string, hand: readonly string[]): boolean => {
    const t = ranger(hand, { 1: { at, primaries: ['longbow', 'mace'] } })
    if (hand.length > 0) t.plays(0, 'camouflage')
    return t.can(1, 'longbow')
  }

  card('camouflage', 'rivals farther than 2 cannot target it', () => {
    expect([seen('13,10', []), seen('13,10', ['camouflage']), seen('12,10', ['camouflage'])]).toEqual([
      true,
      false,
      true,
    ])
  })

  card('camouflage', 'ends with an Attack Action, a Move Action or the next turn', () => {
    for (const act of ['longbow', 'long-road', null]) {
      const t = ranger(['camouflage'], FAR, [2])
      t.plays(0, 'camouflage')
      expect(t.on(0)).toEqual(['camouflage'])
      if (act === null) {
        t.ends()
        t.begins(0)
      } else t.plays(0, act, ...(act === 'longbow' ? [1] : []))
      expect(t.on(0)).toEqual([])
    }
  })
})

describe('[C-7] Colossus Hunter and Horde Breaker: their limits', () => {
  test('Colossus Slayer: nothing on the unhurt', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['longbow', 'colossus-slayer'] }, ...FAR },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1)
    expect(t.hp(1)).toBe(26)
  })

  test('Giant Killer: not against a shot, not for an attack on an ally', () => {
    const shot = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longbow'] },
        1: { at: '14,10', hand: ['giant-killer'], primaries: ['shortsword'] },
      },
      rolls: [2],
    })
    shot.plays(0, 'longbow', 1)
    const other = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10', hand: ['giant-killer'], primaries: ['shortsword'] },
        3: { at: '11,11' },
      },
      rolls: [2],
    })
    other.plays(0, 'mace', 3)
    expect([shot, other].map((t) => t.wasOffered('giant-killer'))).toEqual([false, false])
  })

  card('weak-point', '3 piercing damage more on a Hero, through DR', () => {
    const t = ranger(['weak-point'], { 1: { at: '14,10', subclassOf: 'oath-of-ancients' } }, [7])
    t.plays(0, 'longbow', 1, 'weak-point')
    expect(t.hp(1)).toBe(27)
  })

  test('Weak Point: not with a Spell', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['weak-point'], primaries: ['fire-bolt'] }, ...FAR },
      rolls: [7],
    })
    t.plays(0, 'fire-bolt', 1)
    expect(t.wasOffered('weak-point')).toBe(false)
  })

  test('Stand Against the Tide: not where nobody else is beside the attacker, not on a hit', () => {
    const tide: Role = { at: '11,10', hand: ['stand-against-the-tide'] }
    const alone = cast({ heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: tide }, rolls: [2] })
    alone.plays(0, 'mace', 1)
    const hit = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: tide, 2: { at: '9,10' } },
      rolls: [7],
    })
    hit.plays(0, 'mace', 1)
    expect([alone, hit].map((t) => t.wasOffered('stand-against-the-tide'))).toEqual([false, false])
  })

  card('horde-breaker', 'once a turn, with weapons', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longbow', 'fire-bolt', 'horde-breaker'] },
        ...FAR,
        3: { at: '15,10' },
      },
      rolls: [7, 7, 7],
    })
    t.plays(0, 'fire-bolt', 1)
    expect(t.hp(3)).toBe(30)
    t.plays(0, 'longbow', 1, 3)
    t.plays(0, 'longbow', 1)
    expect(t.hp(3)).toBe(27)
  })

  test('Horde Breaker: no ally, and nobody 2 away', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longbow', 'horde-breaker'] },
        ...FAR,
        2: { at: '15,10' },
        3: { at: '16,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1)
    expect([t.hp(2), t.hp(3)]).toEqual([30, 30])
  })

  card('horde-defense', '[T-38.03, T-38.04] active Monsters count, sleeping ones and allies do not', () => {
    const loss = (monsters: readonly { readonly at: string; readonly isActive: Mark }[]): number => {
      const t = cast({
        heroes: {
          0: { at: '10,10', primaries: ['mace'] },
          1: { at: '11,10', primaries: ['horde-defense'] },
          3: { at: '12,11' },
        },
        monsters: { goblin: monsters },
        rolls: [7],
      })
      t.plays(0, 'mace', 1)
      return 30 - t.hp(1)
    }
    expect(loss([])).toBe(4)
    expect(loss([{ at: '12,10', isActive: undefined }])).toBe(4)
    expect(
      loss([
        { at: '12,10', isActive: true },
        { at: '11,11', isActive: true },
      ]),
    ).toBe(2)
    expect(GOBLIN).toBeLessThan(OGRE)
  })

  test('Cornered Beast: not with one hostile creature, not with a sleeping second one', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['cornered-beast'] }, 1: { at: '11,10' } },
      monsters: { goblin: [{ at: '9,10', isActive: undefined }] },
    })
    t.opens('turn', 0)
    expect(t.wasOffered('cornered-beast')).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { writtenPlace } from '../../lay.ts'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { trying } from '../trying.ts'

const OGRE = the('ogre')

function hurts(t: Cast, target: number, normal: number): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing: 0 })
}

/** A Paladin with these cards. */
function paladin(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  return cast({ heroes: { 0: { at: '10,10', hand, primaries: ['longsword', 'javelin'] }, ...others }, rolls })
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }
const FAR: Readonly<Record<number, Role>> = { 1: { at: '14,10' } }

describe('[C-6] Paladin: what its cards do later, and where they do nothing', () => {
  test.each([
    ['Divine Smite', 'divine-smite'],
    ['Improved Divine Smite', 'improved-divine-smite'],
  ])('%s (%s): not with a Javelin', (_name, slug) => {
    const t = paladin([slug], FAR, [8])
    t.plays(0, 'javelin', 1)
    expect([t.hp(1), t.wasOffered(slug)]).toEqual([26, false])
  })

  test('Lay on Hands: by touch, and no rival', () => {
    const t = paladin(['lay-on-hands'], { 1: { at: '11,10', hp: 9 }, 2: { at: '12,10', hp: 9 } })
    t.plays(0, 'lay-on-hands')
    expect(t.creatures()).toEqual([0])
  })

  card('compelled-duel', 'attacks on others than the Paladin have disadvantage, until its next turn', () => {
    const t = paladin(
      ['compelled-duel'],
      { 1: { at: '13,10', primaries: ['longbow'] }, 2: { at: '16,10' } },
      [8, 7, 7, 2, 7],
    )
    t.plays(0, 'compelled-duel', 1)
    t.plays(1, 'longbow', 0)
    expect(t.hp(0)).toBe(26)
    t.plays(1, 'longbow', 2)
    expect(t.hp(2)).toBe(30)
    t.ends()
    t.begins(0)
    expect([t.on(1), t.state.heroes[0]?.ongoing]).toEqual([[], []])
    t.plays(1, 'longbow', 2)
    expect(t.hp(2)).toBe(26)
  })

  test('Aura of Protection: nobody farther than 2, and no rival', () => {
    const t = paladin(['aura-of-protection'], { 1: { at: '11,10' }, 2: { at: '13,10' } })
    t.plays(0, 'aura-of-protection')
    for (const seat of [0, 1, 2]) hurts(t, seat, 5)
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([26, 25, 25])
  })

  test('Intercession: not for an ally 2 away, not for a rival, not for damage without a hit', () => {
    const far = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longsword'] },
        1: { at: '11,10' },
        3: { at: '13,10', hand: ['intercession'] },
      },
      rolls: [13],
    })
    far.plays(0, 'longsword', 1)
    const rival = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longsword'] },
        1: { at: '11,10' },
        2: { at: '11,11', hand: ['intercession'] },
      },
      rolls: [13],
    })
    rival.plays(0, 'longsword', 1)
    const event = cast({ heroes: { 0: { at: '10,10', hand: ['intercession'] }, 2: { at: '11,10' } } })
    hurts(event, 2, 5)
    expect([far, rival, event].map((t) => t.wasOffered('intercession'))).toEqual([false, false, false])
  })

  card('intercession', 'with the DR of the Paladin', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longsword'] },
        1: { at: '11,10' },
        3: { at: '12,10', hand: ['intercession'], subclassOf: 'oath-of-ancients' },
      },
      rolls: [13],
    })
    t.plays(0, 'longsword', 1, 'intercession')
    expect([t.hp(1), t.hp(3)]).toEqual([30, 28])
  })

  test('Divine Favor: not for Spells, and not after a turn without an Action for it', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['divine-favor'], primaries: ['shocking-grasp'] }, ...FOE },
      rolls: [7],
    })
    t.opens('turn', 0, 'divine-favor')
    t.plays(0, 'shocking-grasp', 1)
    expect(t.hp(1)).toBe(27)
    t.ends()
    t.begins(0)
    t.ends()
    expect(t.on(0)).toEqual([])
  })

  test('Zealous Charge: not 4 away', () => {
    const t = paladin(['zealous-charge'], { 1: { at: '20,18' } })
    t.plays(0, 'zealous-charge')
    expect([t.spaces().includes('13,12'), t.spaces().includes('14,10')]).toEqual([true, false])
  })

  test('Aura of Vitality: nobody farther than 4, and no rival', () => {
    const t = paladin(['aura-of-vitality'], { 1: { at: '11,10', hp: 9 }, 2: { at: '15,10', hp: 9 } })
    t.plays(0, 'aura-of-vitality')
    expect([t.hp(1), t.hp(2)]).toEqual([9, 9])
  })

  card('cleansing-touch', 'takes Ailments off an ally', () => {
    const t = paladin(['cleansing-touch'], { 1: { at: '14,10', hand: ['blight'] }, 2: { at: '11,10' } }, [5])
    t.plays(1, 'blight', 2)
    expect(t.tokens(2, 'poison')).toBe(1)
    t.opens('turn', 0, 'cleansing-touch', 2)
    expect([t.tokens(2, 'poison'), t.hp(2)]).toEqual([0, 25])
  })

  test('Cleansing Touch: nobody 2 away', () => {
    const t = paladin(['cleansing-touch'], { 2: { at: '12,10', hp: 9 } })
    t.opens('turn', 0, 'cleansing-touch')
    expect(t.creatures()).toEqual([0])
  })
})

describe('[C-7] Oaths of Vengeance and Ancients: their limits', () => {
  const avenger: Role = {
    at: '10,10',
    hand: ['vow-of-enmity'],
    primaries: ['longsword', 'relentless-avenger'],
  }

  card('relentless-avenger', 'once a turn, for any mark', () => {
    const t = cast({
      heroes: { 0: { ...avenger, hand: ['vengeance-hunters-mark'] }, ...FOE },
      rolls: [6, 6],
    })
    t.opens('turn', 0, 'vengeance-hunters-mark', 1)
    t.plays(0, 'longsword', 1, { do: 'yes' }, '10,11')
    t.plays(0, 'longsword', 1)
    expect([t.hp(1), t.place(0)]).toEqual([16, '10,11'])
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toHaveLength(1)
  })

  test('Relentless Avenger: not after a miss, nor on somebody without a mark', () => {
    const t = cast({ heroes: { 0: avenger, ...FOE }, rolls: [6, 2, 2] })
    t.plays(0, 'longsword', 1)
    t.opens('turn', 0, 'vow-of-enmity', 1)
    t.plays(0, 'longsword', 1)
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })

  card('vow-of-enmity', 'stays while its target does, and counts for its Paladin alone', () => {
    const t = paladin(['vow-of-enmity'], { ...FOE, 2: { at: '11,11', primaries: ['mace'] } }, [6, 2, 7])
    t.opens('turn', 0, 'vow-of-enmity', 1)
    t.plays(2, 'mace', 1)
    expect(t.hp(1)).toBe(30)
    t.ends()
    t.begins(0)
    t.plays(0, 'longsword', 1)
    expect([t.hp(1), t.on(1)]).toEqual([25, ['vow-of-enmity']])
  })

  test('Vow of Enmity: not farther than 10, and no ally', () => {
    const t = paladin(['vow-of-enmity'], { 1: { at: '21,10' }, 2: { at: '11,10' } })
    t.opens('turn', 0)
    expect(t.wasOffered('vow-of-enmity')).toBe(false)
  })

  test('Hunter’s Mark: not for hits of allies', () => {
    const t = paladin(['vengeance-hunters-mark'], { ...FOE, 2: { at: '11,11', primaries: ['mace'] } }, [7])
    t.opens('turn', 0, 'vengeance-hunters-mark', 1)
    t.plays(2, 'mace', 1)
    expect(t.hp(1)).toBe(26)
  })

  card('vengeance-hunters-mark', '[T-27.07] goes with its target, and its card is discarded', () => {
    const t = paladin(['vengeance-hunters-mark'], { 1: { at: '11,10', hp: 5 } }, [6])
    t.opens('turn', 0, 'vengeance-hunters-mark', 1)
    t.plays(0, 'longsword', 1)
    expect([t.state.lastings, t.state.heroes[0]?.spent.length]).toEqual([[], 1])
  })

  card('vengeance-hold-person', 'not on an Ogre', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['vengeance-hold-person'] }, 1: { at: '13,13' } },
      monsters: { ogre: [{ at: '13,10', hp: 28 }] },
      rolls: [10, 10],
    })
    t.plays(0, 'vengeance-hold-person', OGRE)
    expect(t.on(OGRE)).toEqual([])
    t.state.heroes[0]?.hand.push(...(t.state.heroes[0]?.spent.splice(0) ?? []))
    t.plays(0, 'vengeance-hold-person', 1)
    expect(t.on(1)).toEqual(['held'])
  })

  test('Soul of Vengeance: not against somebody whom another has marked, nor 2 away', () => {
    const attackFrom = (at: string, marker: number): boolean => {
      const t = cast({
        heroes: {
          0: { at, primaries: ['longbow', 'mace'] },
          1: { at: '11,10', hand: ['soul-of-vengeance', 'vow-of-enmity'], primaries: ['longsword'] },
          3: { at: '11,11', hand: ['vengeance-hunters-mark'] },
          2: { at: '18,18' },
        },
        rolls: [2, 2, 6],
      })
      t.opens('turn', 0, marker === 1 ? 'vow-of-enmity' : 'vengeance-hunters-mark', 0)
      t.plays(0, at === '10,10' ? 'mace' : 'longbow', 1)
      return t.wasOffered('soul-of-vengeance')
    }
    expect([attackFrom('10,10', 1), attackFrom('10,10', 3), attackFrom('9,10', 1)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('Aura of Warding: nobody 2 away, nothing off weapons', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt', 'longbow'] },
        1: { at: '14,10' },
        3: { at: '16,10', primaries: ['aura-of-warding'] },
      },
      rolls: [7, 7],
    })
    t.plays(0, 'fire-bolt', 1)
    t.plays(0, 'longbow', 3)
    expect([t.hp(1), t.hp(3)]).toEqual([26, 26])
  })

  card('aura-of-warding', 'Move Actions of its Paladin give 2 spaces less', () => {
    const t = cast({ heroes: { 0: { at: '10,10', primaries: ['forward-march', 'aura-of-warding'] } } })
    t.plays(0, 'forward-march')
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(6)
  })

  test('Misty Step of Ancients: not farther than 4', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['ancients-misty-step'], primaries: ['forward-march'] } },
    })
    t.plays(0, 'forward-march', 'ancients-misty-step', '14,14')
    expect([t.spaces().includes('6,10'), t.spaces().includes('15,10')]).toEqual([true, false])
  })

  card(
    'moonbeam',
    '3 piercing damage for whoever starts a turn in it, and 2 spaces when it is maintained',
    () => {
      const t = trying({
        heroes: {
          0: { at: '10,10', hand: ['moonbeam'] },
          1: { at: '14,10', subclassOf: 'oath-of-ancients' },
          3: { at: '17,10' },
        },
        rolls: [7],
      })
      t.plays(0, 'moonbeam', '14,10', { covers: '14,10' })
      expect(t.hp(1)).toBe(30) // 5 against 6 DR
      t.ends()
      t.begins(1)
      t.ends()
      t.begins(3)
      t.ends()
      expect([t.hp(1), t.hp(3)]).toEqual([27, 30])
      t.begins(0)
      const token = t.state.lastings[0]?.at ?? 0
      t.laid.asks.length = 0
      t.decides({ do: 'maintain' }, { do: 'yes' }, { do: 'space', space: token + 2 })
      const offered = [token + 2, token + 3].map((space) => t.spaces().includes(writtenPlace(space)))
      expect(offered).toEqual([true, false])
      t.ends()
      t.begins(3)
      expect(t.hp(3)).toBe(27)
    },
  )

  test('Undying Sentinel: not for an ally', () => {
    const t = paladin(['undying-sentinel'], { 2: { at: '11,10', hp: 3 } })
    hurts(t, 2, 9)
    expect([t.hp(2), t.wasOffered('undying-sentinel')]).toEqual([0, false])
  })
})

import { describe, expect, test } from 'vitest'
import {
  atk,
  attacks,
  def,
  discard,
  dmg,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  saves,
  side,
  slugs,
} from '../lay.ts'

describe('scenarios of attacks', () => {
  test('[B-T1, B-8.7] a hit takes the Captain from 1 to -2: unconscious, still on the field', () => {
    const t = lay({ B: { characters: [{ card: 'engineer-corp-captain', hp: 1 }] }, rolls: [3] })
    t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
    expect(attacks(t)).toEqual([{ die: 3, total: 7, hit: true }])
    expect(hp(t, 'engineer-corp-captain')).toEqual([-2])
    expect(t.eventsOf('fell')).toHaveLength(1)
    expect(t.eventsOf('defeated')).toHaveLength(0)
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
  })

  test.each([
    [3, 3],
    [2, 6],
  ])('[B-T2] with a %i the Quartermaster leaves Artillery at %i', (die, left) => {
    const t = lay({ rolls: [die] })
    t.A.picks('activate Quartermaster', 'attack Artillery')
    expect(hp(t, 'artillery')).toEqual([left])
  })

  test('[B-T3] a natural 1 misses though the total would reach', () => {
    const t = lay({ A: { characters: [{ card: 'dire-wolf', equipment: ['hunters-sights'] }] }, rolls: [1] })
    t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
    expect(attacks(t)).toEqual([{ die: 1, total: 7, hit: false }])
    expect(hp(t, 'engineer-corp-captain')).toEqual([7])
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
  })

  test('[B-T4] a natural 6 hits a DEF of 14 and deals double', () => {
    const fog = { source: 'fog-bank', def: 2 }
    const t = lay({
      active: 'B',
      A: { characters: [{ card: 'pterosaur-rider', equipment: ['scale-barding'], tokens: [fog, fog] }] },
      rolls: [6],
    })
    expect(def(t, 'pterosaur-rider', 'clockwork-soldier')).toBe(14)
    t.B.picks('activate Clockwork Soldier', 'attack Pterosaur Rider')
    expect(attacks(t)).toEqual([{ die: 6, total: 9, hit: true }])
    expect(hp(t, 'pterosaur-rider')).toEqual([1])
  })

  test('[B-T5, B-R23] a 6 doubles the printed DMG and adds Ambush once', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] }] },
      rolls: [6],
    })
    t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier')
    expect(hp(t, 'clockwork-soldier')).toEqual([0])
    expect(t.eventsOf('hurt').map(({ by }) => by)).toEqual([8])
    expect(t.eventsOf('fell')).toHaveLength(1)
  })

  test('[B-T6] Rally and Ambush add up; Formation is worth 2 with two others', () => {
    const t = lay({
      A: {
        field: ['royal-lancer'],
        characters: [{ card: 'royal-lancer', tokens: [{ source: 'rally', atk: 1 }] }],
        hand: ['ambush-b'],
      },
      B: { field: ['drill-automaton', 'drill-automaton', 'drill-automaton'] },
      rolls: [2],
    })
    t.A.picks('play Ambush (K♣)', 'Royal Lancer')
    expect([atk(t, 'royal-lancer', 'drill-automaton'), dmg(t, 'royal-lancer', 'drill-automaton')]).toEqual([
      6, 4,
    ])
    expect(def(t, 'drill-automaton', 'royal-lancer')).toBe(8)
    t.A.picks('activate Royal Lancer', 'attack Drill Automaton (10♦)')
    expect(attacks(t)).toEqual([{ die: 2, total: 8, hit: true }])
    expect(discard(t, 1)).toEqual(['drill-automaton'])
  })

  test('[B-T7] at -5 a hero leaves the game, and the net on it goes to its owner', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] }] },
      B: { characters: [{ card: 'clockwork-soldier', hp: 0, equipment: ['snare-net'] }] },
      rolls: [5],
    })
    t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier')
    expect(isRemoved(t, 'clockwork-soldier')).toBe(true)
    expect(isThere(t, 'clockwork-soldier')).toBe(false)
    expect(discard(t, 0)).toEqual(['snare-net'])
    expect(discard(t, 1)).toEqual([])
  })

  test('[B-T8, B-R20] below -5 counts as -5', () => {
    const t = lay({ active: 'B', A: { characters: [{ card: 'quartermaster', hp: -3 }] }, rolls: [5] })
    t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
    expect(isRemoved(t, 'quartermaster')).toBe(true)
    expect(discard(t, 0)).toEqual([])
  })

  test('[B-T9, B-R17] an unconscious hero cannot be activated and does not hold up the round', () => {
    const t = lay({
      A: {
        characters: [
          { card: 'quartermaster', hp: -4 },
          { card: 'dire-wolf', activated: true },
        ],
      },
      B: {
        characters: [
          { card: 'clockwork-soldier', activated: true },
          { card: 'engineer-corp-captain', activated: true },
          { card: 'artillery', activated: true },
        ],
      },
    })
    // the only one ready is the Rider, who is activated without being asked for
    t.A.isAsked('what does Pterosaur Rider do').picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-T10, B-R21] a hero that comes to is ready, but its instant waits for the next round', () => {
    const t = lay({
      phase: 'turn',
      A: { characters: [{ card: 'quartermaster', hp: -1 }], hand: ['field-rations', 'snare-net'] },
    })
    t.A.picks('play Field Rations (J♣)')
    t.A.isAsked('what do you play Field Rations on').picks('Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([2])
    expect(t.eventsOf('rose')).toHaveLength(1)
    expect(t.eventsOf('used')).toHaveLength(0)
    t.A.picks('play no more cards').isAsked('whom do you activate').picks('activate Quartermaster')
  })

  test('[B-T11] healing stops at the printed HP', () => {
    const t = lay({ A: { characters: [{ card: 'pterosaur-rider', hp: 6 }] } })
    t.A.picks('activate Quartermaster', 'use Mend II', 'Pterosaur Rider')
    expect(hp(t, 'pterosaur-rider')).toEqual([7])
    expect(t.eventsOf('restored').map(({ by }) => by)).toEqual([1])
  })

  test('[B-T12] a Spot lasts to the end of the round', () => {
    const t = lay({
      phase: 'round',
      round: 2,
      B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] },
      A: { characters: [{ card: 'quartermaster', hp: 7 }] },
      rolls: [2],
    })
    t.A.isAsked('Spot of Dire Wolf').picks('Artillery')
    expect(def(t, 'artillery', 'quartermaster')).toBe(4)
    t.A.picks('activate Quartermaster', 'attack Artillery')
    expect(attacks(t)).toEqual([{ die: 2, total: 5, hit: true }])
    expect(hp(t, 'artillery')).toEqual([3])
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('activate Dire Wolf', 'do nothing')
    t.B.picks('do nothing')
    t.A.picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(on(t, 'artillery').tokens).toEqual([])
    expect(def(t, 'artillery', 'quartermaster')).toBe(6)
  })

  const BARRAGED = {
    active: 'B',
    A: { field: ['wolf-pack-8'], defeated: ['quartermaster'] },
  } as const

  test('[B-T13, B-12.13] Barrage: three saves, the damage together, one save against Shatter', () => {
    const t = lay({ ...BARRAGED, rolls: [2, 5, 1, 4] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(saves(t)).toEqual([2, 5, 1, 4])
    expect(hp(t, 'pterosaur-rider', 'dire-wolf')).toEqual([4, 7])
    expect(discard(t, 0)).toEqual(['wolf-pack'])
  })

  test('[B-T14] who fails against Shatter leaves at any HP', () => {
    const t = lay({ ...BARRAGED, rolls: [2, 5, 1, 1] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(isRemoved(t, 'pterosaur-rider')).toBe(true)
    expect(t.eventsOf('hurt').map((event) => event.hp)).toEqual([4])
  })

  test.each([
    [3, 8],
    [2, 6],
    [1, 6],
  ])('[B-T15] Ironclad adds 1 to a save of 4: a %i leaves %i HP', (die, left) => {
    const t = lay({ A: { field: ['crown-fusilier'] }, rolls: [die] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Clockwork Soldier')
    expect(hp(t, 'clockwork-soldier')).toEqual([left])
  })
})

describe('scenarios of windows and abilities', () => {
  test('[B-T37] Fog Bank in W3 turns a hit into a miss', () => {
    const t = lay({ active: 'B', A: { hand: ['fog-bank'] }, rolls: [5] })
    t.A.isAsked('before the next activation').picks('pass')
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    t.A.isAsked('is about to strike Dire Wolf').picks('play Fog Bank (9♣)', 'Dire Wolf')
    expect(attacks(t)).toEqual([{ die: 5, total: 8, hit: false }])
    expect(hp(t, 'dire-wolf')).toEqual([7])
    expect(slugs(t, side(t, 0).events)).toEqual(['fog-bank'])
  })

  test('[B-T38] Providence in W4: the new roll counts as the natural one', () => {
    const t = lay({ A: { hand: ['providence'] }, rolls: [1, 6] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    t.A.isAsked('roll again').picks('play Providence (3♣)')
    expect(attacks(t).map(({ die }) => die)).toEqual([1, 6])
    expect(hp(t, 'artillery')).toEqual([0])
    expect(t.eventsOf('fell')).toHaveLength(1)
  })

  test('[B-T39, B-R25] the first of two attacks fails on a 1, the second is made', () => {
    const t = lay({ active: 'B', rolls: [1, 4] })
    t.B.picks('activate Clockwork Soldier', 'use Overwind', 'Dire Wolf', 'Dire Wolf')
    expect(hp(t, 'dire-wolf')).toEqual([4])
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(5)
  })
})

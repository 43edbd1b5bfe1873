import { describe, expect, test } from 'vitest'
import {
  activated,
  attacks,
  BRITANNIA,
  discard,
  dmg,
  hp,
  isThere,
  lay,
  on,
  PRUSSIA,
  saves,
  type CharacterLayout,
  type SeatLayout,
} from '../lay.ts'

const WOLF_ATTACKS = ['activate Dire Wolf', 'attack Clockwork Soldier'] as const

/** The Dire Wolf (ATK 4, DMG 3) attacks the Soldier (DEF 7, HP 8). */
function wolfAttacks(die: number, wolf: Partial<CharacterLayout>, soldier: Partial<CharacterLayout> = {}) {
  const t = lay({
    A: { characters: [{ card: 'dire-wolf', ...wolf }] },
    B: { characters: [{ card: 'clockwork-soldier', ...soldier }] },
    rolls: [die],
  })
  t.A.picks(...WOLF_ATTACKS)
  return t
}

describe('a basic attack', () => {
  test.each([
    ['reaches DEF', 3, 0, 0, 7, true],
    ['stays below', 2, 0, 0, 6, false],
    ['reaches it with +1 ATK', 2, 1, 0, 7, true],
    ['stays below a DEF of +1', 3, 0, 1, 7, false],
    ['reaches a DEF of -1', 2, 0, -1, 6, true],
    ['is 1 too low with -1 ATK', 3, -1, 0, 6, false],
  ])(
    '[B-8.1] the die and ATK against DEF, with what modifies them: it %s',
    (_what, die, plus, def, total, hit) => {
      const t = wolfAttacks(
        die,
        { tokens: [{ source: 'rally', atk: plus }] },
        { tokens: [{ source: 'fog-bank', def }] },
      )
      expect(attacks(t)).toEqual([{ die, total, hit }])
      expect(hp(t, 'clockwork-soldier')).toEqual([hit ? 5 : 8])
    },
  )

  test.each([
    [0, 5],
    [2, 3],
    [-1, 6],
  ])('[B-8.2] a hit takes DMG with its modifiers, here %i, off the HP of the hero', (modifier, left) => {
    const t = wolfAttacks(5, { tokens: [{ source: 'ambush', dmg: modifier }] })
    expect(hp(t, 'clockwork-soldier')).toEqual([left])
    expect(hp(t, 'engineer-corp-captain', 'artillery')).toEqual([7, 6]) // nobody else
  })

  test('[B-8.3, B-R29] a hit of 1 defeats a reinforcement: it goes to the pile of its owner', () => {
    const t = lay({
      A: { field: ['wolf-pack'] },
      B: { field: ['walking-bastion', 'drill-automaton'] },
      rolls: [5],
    })
    expect(dmg(t, 'wolf-pack', 'walking-bastion')).toBe(1)
    t.A.picks('activate Wolf Pack', 'attack Walking Bastion')
    expect([isThere(t, 'walking-bastion'), isThere(t, 'drill-automaton')]).toEqual([false, true])
    expect([discard(t, 0), discard(t, 1)]).toEqual([[], ['walking-bastion']])
    expect(t.eventsOf('defeated')).toMatchObject([{ isHero: false }])
  })

  test('[B-8.4] a natural 1 misses whatever is added; any other roll counts with it', () => {
    const strong = { tokens: [{ source: 'rally', atk: 9 }] }
    expect(hp(wolfAttacks(1, strong), 'clockwork-soldier')).toEqual([8])
    expect(hp(wolfAttacks(2, strong), 'clockwork-soldier')).toEqual([5])
  })

  test('[B-8.5] a natural 6 hits whatever is taken off, and deals double; a 5 does neither', () => {
    const guarded = { tokens: [{ source: 'fog-bank', def: 9 }] }
    expect(hp(wolfAttacks(6, {}, guarded), 'clockwork-soldier')).toEqual([2])
    expect(hp(wolfAttacks(5, {}, guarded), 'clockwork-soldier')).toEqual([8])
    expect(hp(wolfAttacks(5, {}), 'clockwork-soldier')).toEqual([5])
  })

  test.each([
    [2, 8],
    [-2, 4],
  ])('[B-R23] it doubles what is printed and adds the modifiers once: %i', (modifier, damage) => {
    const t = wolfAttacks(6, { tokens: [{ source: 'ambush', dmg: modifier }] })
    expect(t.eventsOf('hurt').map(({ by }) => by)).toEqual([damage])
  })

  test('[B-8.6] a miss does nothing to its target', () => {
    const t = lay({
      A: { field: ['mammoth'], characters: [{ card: 'mammoth', equipment: ['dragon-standard'] }] },
      B: { field: ['drill-automaton'] },
      rolls: [1],
    })
    const before = JSON.stringify(on(t, 'drill-automaton'))
    t.A.picks('activate Mammoth', 'attack Drill Automaton')
    expect(JSON.stringify(on(t, 'drill-automaton'))).toBe(before)
    expect(t.eventsOf('hurt')).toEqual([])
  })

  test('[B-8.8, B-R26] the targets are the characters of the opponent, unconscious ones too, nobody of the own side', () => {
    const t = lay({
      A: { field: ['wolf-pack'], equalizers: [{ card: 'border-reavers' }] },
      B: {
        field: ['drill-automaton'],
        characters: [{ card: 'artillery', hp: -4 }],
        equalizers: [{ card: 'airship-pirates' }],
      },
    })
    t.A.picks('activate Wolf Pack').isOffered(
      'attack Clockwork Soldier',
      'attack Engineer Corp Captain',
      'attack Artillery',
      'attack Drill Automaton',
      'do nothing',
    )
  })

  test('[B-8.9] nobody is out of reach: whoever attacks, and whatever flies or stands behind others', () => {
    for (const attacker of ['Clockwork Soldier', 'Drill Automaton', 'Mortar Crew']) {
      const t = lay({
        active: 'B',
        A: { field: ['scout-falcon', 'her-royal-guard', 'wolf-pack'] },
        B: { field: ['drill-automaton', 'mortar-crew'] },
      })
      t.B.picks(`activate ${attacker}`)
      const targets = t.B.text().options.filter((option) => option.startsWith('attack'))
      expect(targets).toHaveLength(6)
      expect(targets).toContain('attack Scout Falcon')
    }
  })
})

describe('numbers below 0', () => {
  test('[B-R28] ATK has no floor: it takes from the die', () => {
    const t = wolfAttacks(5, { tokens: [{ source: 'suppressing-fire', atk: -6 }] })
    expect(attacks(t)).toEqual([{ die: 5, total: 3, hit: false }])
  })

  test('[B-R28] DEF has no floor: a total below 0 can reach it', () => {
    const t = wolfAttacks(
      2,
      { tokens: [{ source: 'suppressing-fire', atk: -8 }] },
      { tokens: [{ source: 'spot', def: -9 }] },
    )
    expect(attacks(t)).toEqual([{ die: 2, total: -2, hit: true }])
    expect(hp(t, 'clockwork-soldier')).toEqual([5])
  })

  test('[B-R28, B-R29] DMG stops at 0, and 0 is no damage: no HP come back, nobody is defeated', () => {
    const healed = wolfAttacks(5, { tokens: [{ source: 'ambush', dmg: -5 }] }, { hp: 4 })
    expect([attacks(healed)[0]?.hit, hp(healed, 'clockwork-soldier')]).toEqual([true, [4]])
    expect(healed.eventsOf('hurt')).toEqual([])
    expect(dmg(healed, 'dire-wolf', 'clockwork-soldier')).toBe(0)
    const t = lay({
      A: {
        field: ['wolf-pack'],
        characters: [{ card: 'wolf-pack', tokens: [{ source: 'ambush', dmg: -1 }] }],
      },
      B: { field: ['drill-automaton'] },
      rolls: [5],
    })
    t.A.picks('activate Wolf Pack', 'attack Drill Automaton')
    expect(attacks(t)[0]?.hit).toBe(true)
    expect(isThere(t, 'drill-automaton')).toBe(true)
  })

  test.each([
    [-3, [5], 0],
    [-2, [5, 3], 1],
  ])('[B-R28] Shatter does not follow a hit without damage: DMG 3 and %i', (modifier, rolls, count) => {
    const t = lay({
      active: 'B',
      B: { characters: [{ card: 'artillery', tokens: [{ source: 'ambush', dmg: modifier }] }] },
      rolls,
    })
    t.B.picks('activate Artillery', 'attack Quartermaster')
    expect(attacks(t)[0]?.hit).toBe(true)
    expect(saves(t)).toHaveLength(count)
  })
})

describe('the order inside an attack', () => {
  const PAIR: SeatLayout = {
    field: ['her-royal-guard'],
    characters: [
      { card: 'her-royal-guard', pairedWith: 'pterosaur-rider' },
      { card: 'pterosaur-rider', hp: 2 },
    ],
    hand: ['fog-bank-9'],
  }

  test('[B-R30] target, pair, W3, die, W4, damage, Shatter, fall, W5', () => {
    const t = lay({ active: 'B', A: PAIR, B: { hand: ['recalculate-3'] }, rolls: [5, 3] })
    const told = () => t.events.map(({ type }) => type).filter((type) => type !== 'activated')
    t.A.isAsked('before the next activation').picks('pass')
    t.B.picks('activate Artillery', 'attack Her Royal Guard')
    t.A.isAsked('who takes it')
    expect(told()).toEqual(['attacked'])
    t.A.picks('Pterosaur Rider')
    t.A.isAsked('is about to strike Pterosaur Rider').picks('pass')
    expect(told()).toEqual(['attacked', 'shielded', 'attackRolled'])
    t.B.isAsked('roll again').picks('pass')
    t.A.isAsked('has struck at Pterosaur Rider')
    expect(told()).toEqual(['attacked', 'shielded', 'attackRolled', 'hurt', 'saveRolled', 'fell'])
    expect(hp(t, 'pterosaur-rider')).toEqual([-1])
  })

  test('[B-R30] the end of the match is tested before W5: nobody is asked any more', () => {
    const t = lay({
      A: { hand: ['fog-bank'] },
      B: {
        characters: [{ card: 'artillery', hp: -4 }],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
      },
      rolls: [5],
    })
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery', 'pass')
    expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'heroes' })
    expect(t.events.at(-1)).toMatchObject({ type: 'ended' })
  })
})

describe('who has no hero left', () => {
  const LAST_OF_B: SeatLayout = {
    field: ['drill-automaton', 'steam-hussar'],
    characters: [{ card: 'artillery', hp: 1 }],
    defeated: ['clockwork-soldier', 'engineer-corp-captain'],
  }

  test('[B-1.2, B-1.3, B-1.4] loses at once, whatever reinforcements still stand there', () => {
    const t = lay({ B: LAST_OF_B, rolls: [6] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(hp(t, 'drill-automaton', 'steam-hussar')).toEqual([1, 1])
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [3, 0], reason: 'heroes' })
    expect(t.eventsOf('ended')).toMatchObject([{ winners: [0] }])
  })

  test('[B-1.2] all heroes must be defeated: with one left, be it unconscious, the match goes on', () => {
    const t = lay({ B: LAST_OF_B, rolls: [5] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect([hp(t, 'artillery'), t.outcome]).toEqual([[-2], null])
  })

  test('[B-1.4] losing reinforcements, even all of them, loses nothing', () => {
    const t = lay({ B: { field: ['drill-automaton'] }, rolls: [6] })
    t.A.picks('activate Dire Wolf', 'attack Drill Automaton')
    expect([isThere(t, 'drill-automaton'), t.outcome]).toEqual([false, null])
    expect(PRUSSIA.every((hero) => isThere(t, hero))).toBe(true)
  })

  test('[B-1.3] the winner is the one with a hero on the field, even one that is unconscious', () => {
    const t = lay({
      A: {
        field: ['wolf-pack'],
        characters: [{ card: 'dire-wolf', hp: -4 }],
        defeated: BRITANNIA.filter((hero) => hero !== 'dire-wolf'),
      },
      B: { ...LAST_OF_B, characters: [{ card: 'artillery', hp: -4 }, ...activated('steam-hussar')] },
      rolls: [5],
    })
    t.A.picks('attack Artillery')
    expect(t.outcome).toMatchObject({ ranks: [1, 2], scores: [1, 0] })
  })
})

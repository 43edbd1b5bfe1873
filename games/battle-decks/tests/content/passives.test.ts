import { describe, expect, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import type { EqualizerCard } from '../../faces.ts'
import { defenceOf } from '../../rules/stats.ts'
import {
  activated,
  atk,
  attacks,
  BRITANNIA,
  def,
  discard,
  dmg,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  saves,
  type BattleScene,
} from '../lay.ts'

/** DEF of a character against an equalizer. */
function defAgainst(t: BattleScene, target: string, rogue: string): number {
  return defenceOf(t.state, on(t, target), CARDS.find(({ slug }) => slug === rogue) as EqualizerCard)
}

describe('Airborne', () => {
  const FLYERS = { A: { field: ['scout-falcon'] }, B: { field: ['spotter-balloon'] } }

  test('adds 1 to DEF against everything that neither flies nor shoots', () => {
    const t = lay(FLYERS)
    expect([
      def(t, 'pterosaur-rider', 'clockwork-soldier'),
      def(t, 'scout-falcon', 'clockwork-soldier'),
    ]).toEqual([8, 8])
    expect(defAgainst(t, 'pterosaur-rider', 'rogue-super-soldiers')).toBe(8)
    expect(defAgainst(t, 'pterosaur-rider', 'rampaging-tyrant')).toBe(8)
  })

  test('adds nothing against Flyers and Gunners', () => {
    const t = lay(FLYERS)
    expect([def(t, 'pterosaur-rider', 'spotter-balloon'), def(t, 'pterosaur-rider', 'artillery')]).toEqual([
      7, 7,
    ])
    expect(defAgainst(t, 'pterosaur-rider', 'airship-pirates')).toBe(7)
    expect(defAgainst(t, 'pterosaur-rider', 'border-reavers')).toBe(7)
  })

  test('adds nothing to others, nor to an unconscious Rider', () => {
    const t = lay(FLYERS)
    expect(def(t, 'dire-wolf', 'clockwork-soldier')).toBe(7)
    const down = lay({ A: { characters: [{ card: 'pterosaur-rider', hp: 0 }] } })
    expect(def(down, 'pterosaur-rider', 'clockwork-soldier')).toBe(7)
  })
})

describe('Breach', () => {
  const fog = { source: 'fog-bank', def: 2 }
  const armoured = { card: 'pterosaur-rider', equipment: ['scale-barding'], tokens: [fog] }

  test('ignores equipment, tokens and Airborne of the target; others do not', () => {
    const t = lay({ A: { characters: [armoured] }, B: { field: ['trench-raider'] } })
    expect(def(t, 'pterosaur-rider', 'trench-raider')).toBe(7)
    expect(def(t, 'pterosaur-rider', 'clockwork-soldier')).toBe(12)
  })

  test('does not ignore what lowers DEF', () => {
    const marked = { ...armoured, tokens: [fog, { source: 'spot', def: -2 }] }
    const t = lay({ A: { characters: [marked] }, B: { field: ['trench-raider'] } })
    expect(def(t, 'pterosaur-rider', 'trench-raider')).toBe(5)
    expect(def(t, 'pterosaur-rider', 'clockwork-soldier')).toBe(10)
  })

  test('is there when the Raider attacks', () => {
    const t = lay({ active: 'B', A: { characters: [armoured] }, B: { field: ['trench-raider'] }, rolls: [4] })
    t.B.picks('activate Trench Raider', 'attack Pterosaur Rider')
    expect(attacks(t)).toEqual([{ die: 4, total: 7, hit: true }])
  })
})

describe('Charge', () => {
  test.each([
    ['A', 'royal-lancer', 'Royal Lancer (7♥)', 'Artillery', 5],
    ['B', 'steam-hussar', 'Steam Hussar (K♦)', 'Quartermaster', 6],
  ] as const)(
    '%s: adds 2 to ATK in the turn in which the %s comes in, and only in that',
    (seat, card, shown, target, total) => {
      const t = lay({ phase: 'turn', active: seat, [seat]: { hand: [card] }, rolls: [1] })
      t[seat].picks(`play ${shown}`).picks(`activate ${shown.split(' (')[0]}`, `attack ${target}`)
      expect(attacks(t)).toEqual([{ die: 1, total: 1 + total, hit: false }])
      expect(atk(t, card, target.toLowerCase())).toBe(total - 2) // the other player's turn has begun
    },
  )

  test('adds nothing to DMG, and nothing for a Lancer of an earlier turn', () => {
    const t = lay({
      A: {
        field: ['royal-lancer-7', 'royal-lancer-6'],
        characters: [{ card: 'royal-lancer-7', isNew: true }],
      },
    })
    expect([atk(t, 'royal-lancer-7', 'artillery'), atk(t, 'royal-lancer-6', 'artillery')]).toEqual([5, 3])
    expect([dmg(t, 'royal-lancer-7', 'artillery'), dmg(t, 'royal-lancer-6', 'artillery')]).toEqual([2, 2])
  })
})

describe('Formation', () => {
  test.each([
    [1, 6],
    [2, 7],
    [3, 8],
    [4, 8],
  ])('with %i Automatons each has DEF %i', (count, expected) => {
    const t = lay({ B: { field: Array.from({ length: count }, () => 'drill-automaton') } })
    expect(def(t, 'drill-automaton', 'dire-wolf')).toBe(expected)
  })

  test('others neither count nor gain by it', () => {
    const t = lay({ B: { field: ['drill-automaton', 'steam-hussar', 'drill-automaton'] } })
    expect([def(t, 'drill-automaton', 'dire-wolf'), def(t, 'steam-hussar', 'dire-wolf')]).toEqual([7, 6])
  })
})

describe('Gore', () => {
  test('adds 1 to DMG against heroes, not against reinforcements', () => {
    const t = lay({ A: { field: ['war-boar'] }, B: { field: ['rifle-jaeger'] } })
    expect([dmg(t, 'war-boar', 'artillery'), dmg(t, 'war-boar', 'rifle-jaeger')]).toEqual([3, 2])
    expect([atk(t, 'war-boar', 'artillery'), dmg(t, 'dire-wolf', 'artillery')]).toEqual([3, 3])
  })

  test('is added once to a doubled DMG', () => {
    const t = lay({ A: { field: ['war-boar'] }, rolls: [6] })
    t.A.picks('activate War Boar', 'attack Clockwork Soldier')
    expect(hp(t, 'clockwork-soldier')).toEqual([8 - 5])
  })
})

describe('Ironclad', () => {
  test.each([
    ['Clockwork Soldier', 8, 3, true],
    ['Clockwork Soldier', 0, 3, false],
    ['Engineer Corp Captain', 7, 3, false],
  ])('a 3 of the %s at %i HP against a save of 4: %j %j', (name, before, die, isSafe) => {
    const card = name.toLowerCase().replaceAll(' ', '-')
    const t = lay({
      A: { field: ['crown-fusilier'] },
      B: { characters: [{ card, hp: before }] },
      rolls: [die],
    })
    t.A.picks('activate Crown Fusilier', 'use Volley', name)
    expect(hp(t, card)).toEqual([isSafe ? before : before - 2])
  })

  test('adds nothing to attacks', () => {
    expect(atk(lay({}), 'clockwork-soldier', 'dire-wolf')).toBe(3)
  })
})

describe('Pack', () => {
  test.each([
    [['wolf-pack'], 7, 4],
    [['wolf-pack'], 0, 3],
    [['wolf-pack', 'royal-lancer'], 0, 3],
    [['wolf-pack', 'mammoth'], 7, 5],
    [['wolf-pack', 'mammoth', 'war-boar', 'scout-falcon'], 7, 5],
  ])('%j beside a Dire Wolf with %i HP: ATK %i', (field, wolf, expected) => {
    const t = lay({ A: { field, characters: [{ card: 'dire-wolf', hp: wolf }] } })
    expect([atk(t, 'wolf-pack', 'artillery'), dmg(t, 'wolf-pack', 'artillery')]).toEqual([expected, 1])
  })

  test('other Beasts gain nothing by it', () => {
    const t = lay({ A: { field: ['wolf-pack', 'mammoth'] } })
    expect([atk(t, 'mammoth', 'artillery'), atk(t, 'dire-wolf', 'artillery')]).toEqual([4, 4])
  })
})

describe('Shatter', () => {
  const duel = { active: 'B', A: { characters: activated(...BRITANNIA) } } as const

  test('goes with a basic attack of its bearer: who fails the save is out at any HP', () => {
    const t = lay({ ...duel, rolls: [4, 1] })
    t.B.picks('activate Artillery', 'attack Quartermaster')
    expect(saves(t)).toEqual([1])
    expect(isRemoved(t, 'quartermaster')).toBe(true)
  })

  test('a 2 is enough', () => {
    const t = lay({ ...duel, rolls: [4, 2] })
    t.B.picks('activate Artillery', 'attack Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([4])
  })

  test('a miss calls for no save', () => {
    const t = lay({ ...duel, rolls: [2] })
    t.B.picks('activate Artillery', 'attack Quartermaster')
    expect(saves(t)).toEqual([])
    expect(hp(t, 'quartermaster')).toEqual([7])
  })

  test('whoever the damage has defeated rolls no save', () => {
    const t = lay({ active: 'B', A: { field: ['wolf-pack'] }, rolls: [4] })
    t.B.picks('activate Artillery', 'attack Wolf Pack')
    expect(saves(t)).toEqual([])
    expect(discard(t, 0)).toEqual(['wolf-pack'])
  })

  test('the damage of its friends does not shatter', () => {
    const t = lay({ ...duel, rolls: [5] })
    t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
    expect(saves(t)).toEqual([])
    expect(isThere(t, 'quartermaster')).toBe(true)
  })
})

describe('Twin Strike', () => {
  const horn = { card: 'queens-champion', equipment: ['storm-horn'] }

  test('two actions, an attack and an ability in any mixture', () => {
    const t = lay({ A: { field: ['queens-champion'], characters: [horn] }, rolls: [1] })
    t.A.picks("activate Queen's Champion").isAsked('2 actions').picks('use Rally')
    t.A.isAsked("what does Queen's Champion do").picks('attack Artillery')
    expect(attacks(t).map(({ total }) => total)).toEqual([1 + 4 + 1]) // the horn; Rally is for others
    expect(on(t, 'dire-wolf').tokens).toHaveLength(1)
    t.B.isAsked('whom do you activate')
  })

  test('a natural 1 costs only the action in which it is rolled', () => {
    const t = lay({ A: { field: ['queens-champion'] }, rolls: [1, 3] })
    t.A.picks("activate Queen's Champion", 'attack Artillery', 'attack Artillery')
    expect(attacks(t).map(({ hit }) => hit)).toEqual([false, true])
  })

  test('doing nothing ends the activation', () => {
    const t = lay({ A: { field: ['queens-champion'] } })
    t.A.picks("activate Queen's Champion", 'do nothing')
    t.B.isAsked('whom do you activate')
  })

  test('nobody else has a second action', () => {
    const t = lay({ A: { field: ['her-royal-guard'] }, rolls: [1] })
    t.A.picks('activate Her Royal Guard', 'attack Artillery')
    t.B.isAsked('whom do you activate')
  })
})

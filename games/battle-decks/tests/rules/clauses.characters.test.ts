import { describe, expect, test } from 'vitest'
import { CARDS, CATALOG } from '../../content/catalog.ts'
import type { ReinforcementCard } from '../../faces.ts'
import {
  activated,
  atk,
  attacks,
  discard,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  PRUSSIA,
  side,
  slugs,
} from '../lay.ts'

describe('characters and their numbers', () => {
  test('[B-10.1, B-R31] what counts as a character are heroes and reinforcements, not what lies beside them', () => {
    const t = lay({
      phase: 'turn',
      A: {
        hand: ['scout-falcon'],
        characters: [{ card: 'dire-wolf', equipment: ['storm-horn'] }],
        events: ['fog-bank'],
      },
      B: { field: ['drill-automaton'], equalizers: [{ card: 'airship-pirates' }] },
    })
    t.A.picks('play Scout Falcon (6♦)').isAsked('Spot of Scout Falcon')
    t.A.isOffered(
      'Clockwork Soldier',
      'Engineer Corp Captain',
      'Artillery',
      'Drill Automaton',
      'Pterosaur Rider',
      'Dire Wolf',
      'Quartermaster',
      'Scout Falcon',
      'do not use it',
    )
  })

  const factsOf = (kind: string) => CATALOG.filter((face) => face.kind === kind).map(({ facts }) => facts)
  const FIGHTING = ['def', 'atk', 'dmg', 'classes']

  test('[B-10.2, B-10.7] a hero has points, HP, three numbers, classes and abilities', () => {
    expect(factsOf('hero')).toHaveLength(6)
    for (const facts of factsOf('hero')) {
      expect(Object.keys(facts).toSorted()).toEqual([...FIGHTING, 'hp', 'points', 'symbol'].toSorted())
      expect(facts.classes).not.toBe('')
    }
    const heroes = CARDS.flatMap((card) => (card.kind === 'hero' ? [card] : []))
    expect(heroes.every(({ abilities }) => abilities.length > 0)).toBe(true)
  })

  test('[B-11.2, B-10.7] a reinforcement has the same without HP and points', () => {
    expect(factsOf('reinforcement')).toHaveLength(52)
    for (const facts of factsOf('reinforcement')) {
      expect(Object.keys(facts).toSorted()).toEqual([...FIGHTING, 'rank', 'suit'].toSorted())
      expect(facts.classes).not.toBe('')
    }
  })

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('[B-10.3] a DEF of 6 must be reached or beaten: 3 and a %i', (die, isHit) => {
    const t = lay({ rolls: [die] })
    t.A.picks('activate Quartermaster', 'attack Artillery')
    expect(attacks(t).map(({ hit }) => hit)).toEqual([isHit])
  })

  test('[B-10.4] ATK is added to the die of an attack, and to no other', () => {
    const t = lay({ rolls: [2] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(attacks(t)).toEqual([{ die: 2, total: 6, hit: true }])
    const strong = { card: 'artillery', tokens: [{ source: 'ambush', atk: 2 }] }
    const save = lay({ A: { field: ['crown-fusilier'] }, B: { characters: [strong] }, rolls: [3] })
    save.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(save.eventsOf('saveRolled').map(({ total, isSuccess }) => [total, isSuccess])).toEqual([
      [3, false],
    ])
  })

  test.each([
    ['Dire Wolf', 3],
    ['Quartermaster', 3],
  ])(
    '[B-10.5, B-10.6] the DMG of %s takes %i HP off whoever it hits, and nothing where it misses',
    (name, by) => {
      const t = lay({ rolls: [3] })
      t.A.picks(`activate ${name}`, 'attack Artillery')
      expect(hp(t, 'artillery', 'clockwork-soldier')).toEqual([6 - by, 8])
      const missed = lay({ rolls: [1] })
      missed.A.picks(`activate ${name}`, 'attack Artillery')
      expect(hp(missed, 'artillery')).toEqual([6])
    },
  )

  test('[B-10.7] an ability that names a classification works on those that have it alone', () => {
    const field = ['wolf-pack', 'crown-fusilier']
    const t = lay({ A: { field } })
    t.A.picks('activate Dire Wolf', 'use Howl')
    expect(t.eventsOf('modified').map(({ card }) => slugs(t, [card]))).toEqual([['wolf-pack']])
    const mend = lay({ A: { field } })
    mend.A.picks('activate Quartermaster', 'use Mend II')
    mend.A.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster') // Humans and Beasts, heroes only
    const repair = lay({ active: 'B', B: { characters: PRUSSIA.map((card) => ({ card, hp: 1 })) } })
    repair.B.picks('activate Engineer Corp Captain', 'use Repair II', 'Engineer Corp Captain')
    expect(hp(repair, 'engineer-corp-captain')).toEqual([3]) // 2 for a Human where a Machine gets 3
  })

  /** B has one hero left, who has reinforcements beside it. */
  const LAST_HERO = {
    B: {
      field: ['drill-automaton'],
      characters: [{ card: 'artillery', hp: 1 }],
      defeated: ['clockwork-soldier', 'engineer-corp-captain'],
    },
  }

  test('[B-10.8, B-19.1, B-19.2] losing the last hero loses at once, reinforcements or not', () => {
    const t = lay({ ...LAST_HERO, A: { hand: ['fog-bank'] }, rolls: [6] })
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery', 'pass')
    expect(isRemoved(t, 'artillery')).toBe(true)
    expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'heroes' })
    t.A.isNotAsked() // not even for an event in W5
    t.B.isNotAsked()
  })

  test('[B-19.3, B-10.8] an unconscious hero keeps the match going, a reinforcement that goes does not matter', () => {
    const t = lay({ ...LAST_HERO, rolls: [5] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(hp(t, 'artillery')).toEqual([-2])
    expect(t.outcome).toBeNull()
    const other = lay({ ...LAST_HERO, rolls: [6] })
    other.A.picks('activate Dire Wolf', 'attack Drill Automaton')
    expect(other.outcome).toBeNull()
  })
})

describe('reinforcements', () => {
  test('[B-11.1, B-11.7] one comes from its owner’s hand to the field and can act in the same turn', () => {
    const t = lay({ phase: 'turn', A: { hand: ['wolf-pack-8', 'snare-net'] }, rolls: [1] })
    t.A.picks('play Wolf Pack (8♦)')
    expect(slugs(t, side(t, 0).hand)).toEqual(['snare-net'])
    expect(side(t, 0).characters.map(({ card }) => slugs(t, [card])[0])).toContain('wolf-pack')
    expect(side(t, 1).characters).toHaveLength(3)
    t.A.picks('play no more cards', 'activate Wolf Pack', 'attack Artillery')
    expect(on(t, 'wolf-pack').isActivated).toBe(true)
  })

  test('[B-11.1] not from a discard pile or the deck', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['snare-net'], discard: ['wolf-pack-8'], deck: ['wolf-pack-7'] },
    })
    t.A.isOffered('play Snare Net (5♠)', 'play no more cards')
  })

  const PIRATES = {
    phase: 'refill',
    active: 'B',
    B: {
      characters: PRUSSIA.map((card) => ({ card, hp: 0 })),
      equalizers: [{ card: 'airship-pirates', attacks: 1 }],
    },
  } as const

  test.each([
    [1, ['dire-wolf', 'wolf-pack'], [1, 1]],
    [2, ['dire-wolf'], [1]],
    [0, ['wolf-pack'], [1]],
  ])('[B-11.3, B-15.11] it counts as 1 HP beside a Dire Wolf of %i', (left, targets, rolls) => {
    const t = lay({
      ...PIRATES,
      A: {
        field: ['wolf-pack'],
        characters: [
          { card: 'dire-wolf', hp: left },
          { card: 'pterosaur-rider', hp: 0 },
          { card: 'quartermaster', hp: 0 },
        ],
      },
      rolls,
    })
    expect(slugs(t, t.eventsOf('rogueAttacked')[0]?.cards ?? [])).toEqual(targets)
  })

  test('[B-11.4] any damage defeats it, none does not', () => {
    const attacker = (dmg: number) => [{ card: 'wolf-pack', tokens: [{ source: 'suppressing-fire', dmg }] }]
    const t = lay({
      A: { field: ['wolf-pack'], characters: attacker(0) },
      B: { field: ['spotter-balloon'] },
      rolls: [4],
    })
    t.A.picks('activate Wolf Pack', 'attack Spotter Balloon') // a DMG of 1
    expect(isThere(t, 'spotter-balloon')).toBe(false)
    const weak = lay({
      A: { field: ['wolf-pack'], characters: attacker(-1) },
      B: { field: ['spotter-balloon'] },
      rolls: [4],
    })
    weak.A.picks('activate Wolf Pack', 'attack Spotter Balloon')
    expect(attacks(weak).map(({ hit }) => hit)).toEqual([true])
    expect(isThere(weak, 'spotter-balloon')).toBe(true)
  })

  test('[B-11.5, B-R70] it goes to the pile of its owner, and what it carries to the piles of theirs', () => {
    const automaton = { card: 'drill-automaton', equipment: ['snare-net', 'riveted-plate'] }
    const t = lay({ B: { field: ['drill-automaton'], characters: [automaton] }, rolls: [6] })
    const { card } = on(t, 'drill-automaton')
    t.A.picks('activate Dire Wolf', 'attack Drill Automaton')
    expect(discard(t, 1).toSorted()).toEqual(['drill-automaton', 'riveted-plate'])
    expect(discard(t, 0)).toEqual(['snare-net'])
    expect(side(t, 1).removed).not.toContain(card)
  })

  test('[B-11.6] the end of a round leaves it on the field, and ready', () => {
    const t = lay({
      A: { field: ['wolf-pack'], characters: activated('pterosaur-rider', 'dire-wolf', 'quartermaster') },
      B: { characters: activated(...PRUSSIA) },
      rolls: [1],
    })
    t.A.picks('attack Artillery')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(on(t, 'wolf-pack').isActivated).toBe(false)
    expect(discard(t, 0)).toEqual([])
  })

  test('[B-11.8] numbers and abilities are those of the reference cards', () => {
    const all = CARDS.flatMap((card) => (card.kind === 'reinforcement' ? [card] : []))
    expect([...new Set(all.map(line))]).toEqual(REFERENCE)
    expect(all.filter(({ faction }) => faction === 'britannia')).toHaveLength(26)
  })

  test('[B-11.8] they fight with these numbers', () => {
    const t = lay({ A: { field: ['mammoth'] }, B: { field: ['walking-bastion'] }, rolls: [4] })
    expect(atk(t, 'mammoth', 'walking-bastion')).toBe(4)
    t.A.picks('activate Mammoth', 'attack Walking Bastion')
    expect(attacks(t)).toEqual([{ die: 4, total: 8, hit: true }])
  })
})

function line({ family, faction, suit, stats, classes, abilities }: ReinforcementCard): string {
  const copies = CARDS.filter((card) => 'family' in card && card.family === family).length
  const { def, atk: attack, dmg } = stats
  return [
    `${faction} ${suit} ${family} x${copies}`,
    `${def}/${attack}/${dmg}`,
    classes.join(' '),
    abilities.map(({ slug }) => slug).join(' '),
  ].join(', ')
}

/** Faction, suit, copies, DEF/ATK/DMG, classes, abilities. */
const REFERENCE = [
  'britannia hearts queens-champion x1, 7/4/2, Human Guard Officer, twin-strike',
  'britannia hearts her-royal-guard x3, 7/3/1, Human Guard, guard',
  'britannia hearts crown-fusilier x3, 6/3/2, Human Gunner, volley',
  'britannia hearts royal-lancer x3, 6/3/2, Human Mounted, charge',
  'britannia hearts palace-surgeon x3, 6/1/1, Human Medic, mend-1',
  'britannia diamonds mammoth x1, 7/4/4, Beast, trample',
  'britannia diamonds sabre-cat x3, 6/4/2, Beast, pounce',
  'britannia diamonds wolf-pack x4, 6/3/1, Beast, pack',
  'britannia diamonds scout-falcon x3, 7/2/1, Beast Flyer, airborne spot',
  'britannia diamonds war-boar x2, 6/3/2, Beast, gore',
  'prussia hearts storm-marshal x1, 7/4/2, Human Officer, rally',
  'prussia hearts shield-grenadier x3, 7/2/1, Human Guard, guard',
  'prussia hearts rifle-jaeger x3, 6/3/2, Human Gunner, volley',
  'prussia hearts trench-raider x3, 6/3/2, Human, breach',
  'prussia hearts corps-mechanic x3, 6/1/1, Human Engineer, repair-1',
  'prussia diamonds walking-bastion x1, 8/3/3, Machine, trample',
  'prussia diamonds steam-hussar x3, 6/4/2, Machine Mounted, charge',
  'prussia diamonds drill-automaton x4, 6/3/1, Machine, formation',
  'prussia diamonds spotter-balloon x3, 7/2/1, Machine Flyer, airborne spot',
  'prussia diamonds mortar-crew x2, 6/2/1, Machine Gunner, shell',
]

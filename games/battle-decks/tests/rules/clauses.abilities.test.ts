import { describe, expect, test } from 'vitest'
import { CARDS, CATALOG } from '../../content/catalog.ts'
import {
  activated,
  attacks,
  BRITANNIA,
  def,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  PRUSSIA,
  saves,
  slugs,
} from '../lay.ts'

describe('kinds of abilities', () => {
  test('[B-12.1] every ability is passive, instant or activated', () => {
    const kinds = CARDS.flatMap((card) => ('abilities' in card ? card.abilities.map(({ kind }) => kind) : []))
    expect([...new Set(kinds)].toSorted()).toEqual(['activated', 'instant', 'passive'])
  })

  test('[B-12.2] a passive one works without an activation, and after one, but only for who has it', () => {
    for (const isActivated of [false, true]) {
      const t = lay({ A: { characters: [{ card: 'pterosaur-rider', activated: isActivated }] } })
      expect(def(t, 'pterosaur-rider', 'clockwork-soldier')).toBe(8)
      expect(def(t, 'pterosaur-rider', 'artillery')).toBe(7) // a Gunner reaches it
      expect(def(t, 'dire-wolf', 'clockwork-soldier')).toBe(7)
    }
  })

  test('[B-12.3, B-3.4] an instant one works when a round starts, and cannot be used by activating', () => {
    const t = lay({ phase: 'round', round: 3, B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] } })
    t.A.isAsked('Spot of Dire Wolf').picks('Artillery') // with no card in hand there is nothing to resupply
    t.A.picks('activate Dire Wolf')
    t.A.isOffered(
      'attack Clockwork Soldier',
      'attack Engineer Corp Captain',
      'attack Artillery',
      'use Howl',
      'do nothing',
    )
  })

  test('[B-12.4, B-R57] one of an arrival works at once, and again in the next round', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['scout-falcon'], defeated: ['dire-wolf', 'quartermaster'] },
      B: { defeated: ['engineer-corp-captain', 'clockwork-soldier'] },
    })
    t.A.picks('play Scout Falcon (6♦)').isAsked('Spot of Scout Falcon').picks('Artillery')
    expect(def(t, 'artillery', 'pterosaur-rider')).toBe(4)
    t.A.picks('activate Scout Falcon', 'do nothing')
    t.B.picks('do nothing')
    t.A.picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    t.A.isAsked('Spot of Scout Falcon')
  })

  test('[B-12.4] others that arrive do nothing by themselves, and Pounce does so then only', () => {
    const t = lay({ phase: 'turn', A: { hand: ['wolf-pack', 'sabre-cat'] } })
    t.A.picks('play Wolf Pack (10♦)').isAsked('whom do you activate')
    expect(t.eventsOf('used')).toEqual([])
    const cat = lay({ phase: 'turn', A: { hand: ['sabre-cat'] } })
    cat.A.picks('play Sabre Cat (K♦)').isAsked('Pounce of Sabre Cat')
    cat.A.isOffered('Clockwork Soldier', 'Engineer Corp Captain', 'Artillery')
    const round = lay({
      phase: 'round',
      A: { field: ['sabre-cat'], defeated: ['dire-wolf'] },
      B: { defeated: ['engineer-corp-captain'] },
    })
    expect(round.eventsOf('used')).toEqual([])
    round.A.isAsked('whom do you activate')
  })

  test('[B-12.5] an activated one has an asterisk and is offered to who is activated, if it has it', () => {
    const text = (slug: string) => CATALOG.find((face) => face.slug === slug)?.text ?? ''
    expect(text('dire-wolf')).toMatch(/^Spot: .* Howl\*: /)
    expect(text('pterosaur-rider')).toMatch(/^Airborne: .* Dive\*: /)
    const t = lay({})
    t.A.picks('activate Quartermaster').isOffered(
      'attack Clockwork Soldier',
      'attack Engineer Corp Captain',
      'attack Artillery',
      'use Mend II',
      'do nothing',
    )
  })

  test('[B-12.7] it takes the place of the basic attack', () => {
    const t = lay({ A: { field: ['wolf-pack'] } })
    t.A.picks('activate Dire Wolf', 'use Howl').isNotAsked()
    t.B.isAsked('whom do you activate')
    expect(attacks(t)).toEqual([])
  })

  test('[B-12.6, B-R62] what it set up ends with the round, a pairing does not', () => {
    const t = lay({
      A: {
        field: ['wolf-pack', 'her-royal-guard'],
        characters: [
          { card: 'her-royal-guard', pairedWith: 'quartermaster', activated: true },
          ...activated('pterosaur-rider', 'quartermaster', 'wolf-pack'),
        ],
      },
      B: { characters: activated(...PRUSSIA) },
    })
    t.A.picks('use Howl')
    expect(t.eventsOf('modified').map(({ card, atk, dmg }) => [slugs(t, [card])[0], atk, dmg])).toEqual([
      ['wolf-pack', 1, 1],
    ])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(on(t, 'wolf-pack').tokens).toEqual([])
    expect(on(t, 'her-royal-guard').partner).toBe(on(t, 'quartermaster').card)
  })

  test('[B-R62, B-12.6] until then a Howl goes on; damage was dealt once and for all', () => {
    const t = lay({ A: { field: ['wolf-pack', 'crown-fusilier'] }, rolls: [2] })
    t.A.picks('activate Dire Wolf', 'use Howl')
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    t.B.picks('activate Engineer Corp Captain', 'do nothing')
    expect(on(t, 'wolf-pack').tokens.map(({ source }) => source)).toEqual(['howl'])
    expect(hp(t, 'artillery')).toEqual([4])
    expect(on(t, 'artillery').tokens).toEqual([])
  })
})

describe('rolls of abilities', () => {
  test.each([
    [6, 7, 0], // 2 x 3 + 1
    [2, 4, 3],
    [1, 0, 7],
  ])('[B-12.8] a Dive with a %i takes %i HP', (die, by, left) => {
    const t = lay({ rolls: [die] })
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Engineer Corp Captain')
    expect(hp(t, 'engineer-corp-captain')).toEqual([left])
    expect(t.eventsOf('hurt').map((event) => event.by)).toEqual(by === 0 ? [] : [by])
  })

  test.each([
    [6, 6],
    [1, 4],
  ])('[B-12.8] the %i of a save is not a roll of the user: nothing is doubled', (die, left) => {
    const t = lay({ A: { field: ['crown-fusilier'] }, rolls: [die] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(hp(t, 'artillery')).toEqual([left])
    expect(attacks(t)).toEqual([])
  })

  test('[B-12.11] Barrage I: 3 damage to every opposing character, a save of 3 for each, own ones spared', () => {
    const t = lay({
      active: 'B',
      B: { field: ['drill-automaton'] },
      A: { field: ['wolf-pack'] },
      rolls: [2, 3, 2, 4, 5, 6],
    })
    t.B.picks('activate Artillery', 'use Barrage I')
    const rolled = t.eventsOf('saveRolled').map(({ card, needed }) => [slugs(t, [card])[0], needed])
    expect(rolled.slice(0, 4)).toEqual([...BRITANNIA, 'wolf-pack'].map((slug) => [slug, 3]))
    expect(hp(t, ...BRITANNIA)).toEqual([4, 7, 4])
    expect(hp(t, ...PRUSSIA)).toEqual([8, 7, 6])
    expect(isThere(t, 'drill-automaton')).toBe(true)
  })

  test.each([
    [1, false],
    [2, true],
  ])('[B-12.12, B-R60] Shatter after a basic attack: a save of %i', (save, isLeft) => {
    const t = lay({ active: 'B', rolls: [5, save] })
    t.B.picks('activate Artillery', 'attack Dire Wolf')
    expect(t.eventsOf('saveRolled').map(({ needed }) => needed)).toEqual([2])
    expect(isThere(t, 'dire-wolf')).toBe(isLeft)
    expect(isRemoved(t, 'dire-wolf')).toBe(!isLeft)
  })

  test('[B-12.12] no save for a miss, nor against anybody else', () => {
    const missed = lay({ active: 'B', rolls: [2] })
    missed.B.picks('activate Artillery', 'attack Dire Wolf')
    const other = lay({ active: 'B', rolls: [5] })
    other.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect([saves(missed), saves(other)]).toEqual([[], []])
    expect(hp(other, 'dire-wolf')).toEqual([4])
  })

  test('[B-R60] nor for whoever the damage has defeated already', () => {
    const t = lay({
      active: 'B',
      A: { field: ['wolf-pack'], characters: [{ card: 'dire-wolf', hp: -2 }] },
      rolls: [5],
    })
    t.B.picks('activate Artillery', 'attack Dire Wolf')
    expect(isRemoved(t, 'dire-wolf')).toBe(true)
    expect(saves(t)).toEqual([])
    const small = lay({ active: 'B', A: { field: ['wolf-pack'] }, rolls: [5] })
    small.B.picks('activate Artillery', 'attack Wolf Pack')
    expect(saves(small)).toEqual([])
  })

  test('[B-R60] an unconscious hero that fails it is gone, whatever HP it has', () => {
    const t = lay({ active: 'B', A: { characters: [{ card: 'dire-wolf', hp: 0 }] }, rolls: [5, 1] })
    t.B.picks('activate Artillery', 'attack Dire Wolf')
    expect(t.eventsOf('hurt').map((event) => event.hp)).toEqual([-3])
    expect(isRemoved(t, 'dire-wolf')).toBe(true)
  })
})

describe('instant abilities', () => {
  const HAND = { A: { hand: ['snare-net'], deck: ['bait-scent'] } }

  test('[B-R56, B-12.9] the holder of the Initiative Token is first, in any order; what may be used can be declined', () => {
    const t = lay({ phase: 'round', initiative: 'A', ...HAND })
    t.B.isNotAsked()
    t.A.isAsked('which ability').isOffered('Spot of Dire Wolf', 'Resupply of Quartermaster')
    t.A.picks('Resupply of Quartermaster').isOffered('Snare Net', 'do not use it').picks('do not use it')
    t.A.isAsked('Spot of Dire Wolf').picks('do not use it')
    expect(t.eventsOf('used')).toEqual([])
    t.A.isNotAsked()
    t.B.isAsked('Field Works').isOffered('Clockwork Soldier', 'Engineer Corp Captain', 'Artillery') // no "may"
  })

  test('[B-R56] with the token at B it is B who is first', () => {
    const t = lay({ phase: 'round', active: 'B', initiative: 'B', ...HAND })
    t.A.isNotAsked()
    t.B.isAsked('Field Works').picks('Artillery')
    t.A.isAsked('which ability')
  })

  test('[B-12.9, B-12.10, B-R58] Spot marks anybody of either side, once a round', () => {
    const t = lay({ phase: 'round', B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] } })
    t.A.isOffered(
      'Clockwork Soldier',
      'Engineer Corp Captain',
      'Artillery',
      'Pterosaur Rider',
      'Dire Wolf',
      'Quartermaster',
      'do not use it',
    )
    t.A.picks('Artillery')
    expect(on(t, 'artillery').tokens).toEqual([{ source: 'spot', atk: 0, def: -2, dmg: 0, against: null }])
    expect([def(t, 'artillery', 'dire-wolf'), def(t, 'engineer-corp-captain', 'dire-wolf')]).toEqual([4, 5])
    t.A.isAsked('whom do you activate')
  })

  test.each([
    ['unconscious', 5],
    ['out of the game', 6],
  ])('[B-R56, B-R36] whoever a joker has put %s in between has no instant any more', (_how, die) => {
    const t = lay({
      phase: 'round',
      A: {
        characters: [
          { card: 'dire-wolf', hp: 2 },
          { card: 'pterosaur-rider', hp: 0 },
          { card: 'quartermaster', hp: 1 },
        ],
        hand: ['snare-net', 'bait-scent'],
        deck: ['rampaging-tyrant'],
      },
      B: { characters: PRUSSIA.map((card) => ({ card, hp: 0 })) },
      rolls: [die],
    })
    t.A.picks('Resupply of Quartermaster', 'Snare Net').isAsked('put cards into play')
    expect(t.eventsOf('used')).toHaveLength(1)
  })

  test('[B-R58] several Spots add up, also of copies', () => {
    const t = lay({
      phase: 'round',
      A: { field: ['scout-falcon'] },
      B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] },
    })
    t.A.picks('Spot of Dire Wolf', 'Artillery', 'Artillery')
    expect(def(t, 'artillery', 'dire-wolf')).toBe(2)
  })

  test('[B-R58] a Spot stays when its Spotter falls', () => {
    const t = lay({
      phase: 'round',
      initiative: 'B',
      active: 'B',
      A: { characters: [{ card: 'dire-wolf', hp: 1 }] },
      B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] },
      rolls: [4],
    })
    t.A.picks('Artillery')
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(hp(t, 'dire-wolf')).toEqual([-2])
    expect(def(t, 'artillery', 'pterosaur-rider')).toBe(4)
  })

  test('[B-R63, B-18.1] a group effect marks those who are there, and no latecomer', () => {
    const t = lay({
      A: {
        field: ['wolf-pack-10', 'sabre-cat-k'],
        characters: [
          { card: 'dire-wolf', activated: true },
          { card: 'quartermaster', hp: 0 },
        ],
        hand: ['wolf-pack-9'],
      },
      B: { field: ['storm-marshal'], characters: [{ card: 'artillery', hp: 0 }] },
      active: 'B',
    })
    t.B.picks('activate Storm Marshal', 'use Rally')
    const rallied = t.eventsOf('modified').map(({ card }) => slugs(t, [card])[0])
    expect(rallied).toEqual(['clockwork-soldier', 'engineer-corp-captain']) // not itself, nor who is unconscious
    const howl = lay({
      phase: 'activation',
      A: { field: ['wolf-pack-10'], hand: ['wolf-pack-9'], characters: activated('pterosaur-rider') },
    })
    howl.A.picks('activate Dire Wolf', 'use Howl')
    howl.B.picks('activate Artillery', 'do nothing')
    howl.A.picks('play Wolf Pack (9♦)')
    expect(on(howl, 'wolf-pack-10').tokens).toHaveLength(1)
    expect(on(howl, 'wolf-pack-9').tokens).toEqual([])
  })
})

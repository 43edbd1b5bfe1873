import { describe, expect, test } from 'vitest'
import {
  activated,
  attacks,
  BRITANNIA,
  discard,
  hp,
  isThere,
  lay,
  on,
  PRUSSIA,
  side,
  slugs,
  type BattleScene,
} from '../lay.ts'

/** What happened, in its order, as far as it is of these types. */
function story(t: BattleScene, ...types: readonly string[]): string[] {
  return t.events.map(({ type }) => type).filter((type) => types.includes(type))
}

function hand(t: BattleScene, seat: number): string[] {
  return slugs(t, side(t, seat).hand)
}

describe('the steps of a turn', () => {
  test('[B-3.2] cards, then an activation, then the hand; then the turn of the other', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['scale-barding', 'bait-scent'], deck: ['snare-net', 'storm-horn'] },
    })
    t.A.isAsked('put cards into play').picks('play Scale Barding (J♠)', 'Dire Wolf', 'play no more cards')
    t.A.isAsked('whom do you activate').picks('activate Dire Wolf', 'do nothing')
    expect(story(t, 'turnBegan', 'equipped', 'activated', 'drew')).toEqual([
      'turnBegan',
      'equipped',
      'activated',
      'drew',
      'turnBegan',
    ])
    expect(t.eventsOf('turnBegan').map(({ seat }) => seat)).toEqual([0, 1])
    t.B.isAsked('whom do you activate')
  })

  test('[B-R8, B-4.7] once somebody is about to be activated, neither equipment nor reinforcements are played', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['scale-barding-j', 'wolf-pack-8', 'ambush-b'] },
      rolls: [1],
    })
    t.A.picks('pass', 'play no more cards')
    t.A.isAsked('before the next activation').isOffered('play Ambush (K♣)', 'pass')
    t.A.isRefused('play Scale Barding (J♠)', 'Only events can be played now')
    t.A.isRefused('play Wolf Pack (8♦)', 'Only events can be played now')
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery')
    for (const moment of ['is about to strike', 'has struck', 'before the hand is refilled', 'the turn ends'])
      t.A.isAsked(moment).isOffered('play Ambush (K♣)', 'pass').picks('pass')
    t.A.isAsked('the turn begins').isOffered('play Ambush (K♣)', 'pass') // of the opponent
    expect(t.state.active).toBe(1)
  })

  test('[B-4.7] in step 1 of the own turn both can be played', () => {
    const t = lay({ phase: 'turn', A: { hand: ['scale-barding-j', 'wolf-pack-8'] } })
    t.A.isOffered('play Scale Barding (J♠)', 'play Wolf Pack (8♦)', 'play no more cards')
  })

  test('[B-R10] a turn with nobody ready has step 1 and step 3 all the same', () => {
    const t = lay({
      phase: 'turn',
      A: {
        characters: activated(...BRITANNIA),
        hand: ['bait-scent', 'snare-net'],
        deck: ['storm-horn'],
      },
    })
    t.A.picks('play Bait Scent (3♠)', 'Artillery', 'play no more cards')
    expect(story(t, 'equipped', 'activated', 'drew')).toEqual(['equipped', 'drew'])
    t.B.isAsked('the last turn of the round')
  })

  test('[B-R10] a reinforcement that comes in then must be activated', () => {
    const t = lay({
      phase: 'turn',
      A: { characters: activated(...BRITANNIA), hand: ['wolf-pack', 'snare-net'] },
    })
    t.A.picks('play Wolf Pack (10♦)', 'play no more cards')
    t.A.isAsked('what does Wolf Pack do').picks('do nothing')
    expect(on(t, 'wolf-pack').isActivated).toBe(true)
  })
})

describe('step 1: cards', () => {
  test('[B-4.1] any number of equipment is played in step 1', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['dragon-standard', 'scale-barding', 'scale-barding', 'storm-horn'] },
    })
    t.A.picks('play Dragon Standard (A♠)', 'Dire Wolf', 'play Scale Barding (J♠)', 'Dire Wolf')
    t.A.picks('play Scale Barding (10♠)', 'Quartermaster', 'play Storm Horn (7♠)', 'Dire Wolf')
    expect(slugs(t, on(t, 'dire-wolf').equipment)).toEqual(['dragon-standard', 'scale-barding', 'storm-horn'])
    expect(slugs(t, on(t, 'quartermaster').equipment)).toEqual(['scale-barding'])
    t.A.isAsked('whom do you activate') // the hand is empty
  })

  test('[B-4.2] any number of events is played in step 1', () => {
    const t = lay({ phase: 'turn', A: { hand: ['ambush-b', 'ambush-b', 'fog-bank', 'snare-net'] } })
    t.A.isAsked('the turn begins').picks('pass')
    t.A.isAsked('put cards into play').picks('play Ambush (K♣)', 'Dire Wolf')
    t.A.picks('play Ambush (Q♣)', 'Dire Wolf', 'play Fog Bank (9♣)', 'Dire Wolf')
    expect(slugs(t, side(t, 0).events)).toEqual(['ambush-b', 'ambush-b', 'fog-bank'])
    t.A.isOffered('play Snare Net (5♠)', 'play no more cards')
  })

  test('[B-4.3, B-R6] one reinforcement of each type a turn: the type is the suit, not the name', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['her-royal-guard-k', 'crown-fusilier-10', 'wolf-pack-8', 'war-boar-3', 'snare-net'] },
    })
    t.A.picks('play Her Royal Guard (K♥)')
    t.A.isRefused('play Crown Fusilier (10♥)', 'a reinforcement of hearts')
    t.A.isOffered('play Wolf Pack (8♦)', 'play War Boar (3♦)', 'play Snare Net (5♠)', 'play no more cards')
    t.A.picks('play War Boar (3♦)')
    t.A.isRefused('play Wolf Pack (8♦)', 'a reinforcement of diamonds')
    t.A.isOffered('play Snare Net (5♠)', 'play no more cards').picks('play no more cards')
    expect(side(t, 0).characters).toHaveLength(5)
  })

  test('[B-4.3] the limit is one of each turn: in the next turn it is open again', () => {
    const t = lay({
      phase: 'turn',
      A: { characters: activated('pterosaur-rider'), hand: ['her-royal-guard-k', 'crown-fusilier-10'] },
    })
    t.A.picks('play Her Royal Guard (K♥)', 'activate Her Royal Guard', 'do nothing')
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('play Crown Fusilier (10♥)')
    expect(isThere(t, 'crown-fusilier')).toBe(true)
  })

  test('[B-4.4] cards have no cost: nothing changes but where the card is', () => {
    const t = lay({ phase: 'turn', A: { hand: ['mammoth', 'scale-barding'], deck: ['snare-net'] } })
    const before = [hp(t, ...BRITANNIA), side(t, 0).deck.length, discard(t, 0)]
    t.A.picks('play Mammoth (A♦)', 'play Scale Barding (J♠)', 'Mammoth')
    expect([hp(t, ...BRITANNIA), side(t, 0).deck.length, discard(t, 0)]).toEqual(before)
    t.A.isOffered(...[...BRITANNIA_NAMES, 'Mammoth'].map((name) => `activate ${name}`))
  })

  test('[B-4.5] no card need be played', () => {
    const t = lay({ phase: 'turn', A: { hand: ['mammoth', 'scale-barding', 'ambush-b'] } })
    t.A.picks('pass', 'play no more cards', 'pass', 'activate Dire Wolf', 'do nothing')
    expect(hand(t, 0)).toEqual(['mammoth', 'scale-barding', 'ambush-b'])
    expect(story(t, 'equipped', 'reinforced', 'eventPlayed')).toEqual([])
  })

  test('[B-4.6] only cards of the own hand are offered, not those of a pile, a deck or the other hand', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['snare-net'], deck: ['storm-horn'], discard: ['wolf-pack'], events: ['fog-bank'] },
      B: { hand: ['gear-clamp', 'steam-hussar'] },
    })
    t.A.isOffered('play Snare Net (5♠)', 'play no more cards')
  })

  test.each([
    [['ambush-b'], 'play no more cards'],
    [[], 'activate Dire Wolf'],
  ])('[B-4.5, B-4.6] where everybody is asked, only an empty hand is not: %j', (cards, offer) => {
    const t = lay({ phase: 'turn', options: { windows: 'always' }, A: { hand: cards } })
    if (cards.length > 0) t.A.picks('pass')
    t.A.picks(offer)
  })
})

const BRITANNIA_NAMES = ['Pterosaur Rider', 'Dire Wolf', 'Quartermaster']

describe('step 3: the hand', () => {
  const DECK = ['snare-net', 'snare-net', 'bait-scent', 'bait-scent', 'storm-horn']

  test.each([
    [0, 5],
    [3, 5],
    [4, 5],
    [5, 5],
    [7, 7],
  ])('[B-6.1, B-R64] a hand of %i is refilled to %i: five, or as many as it had', (before, after) => {
    const cards = ['wolf-pack-10', 'wolf-pack-9', 'wolf-pack-8', 'wolf-pack-7', 'war-boar-3', 'war-boar-2']
    const t = lay({
      phase: 'refill',
      A: { hand: [...cards, 'mammoth-a'].slice(0, before), deck: DECK },
      B: { hand: ['gear-clamp'], deck: ['acid-flask'] },
    })
    expect(hand(t, 0)).toHaveLength(after)
    expect(side(t, 0).deck).toHaveLength(DECK.length - (after - before))
    expect([discard(t, 0), hand(t, 1)]).toEqual([[], ['gear-clamp']]) // nothing is discarded, only A draws
  })

  test('[B-6.2, B-R65] an empty deck ends the draw: discards stay where they are, and nobody loses', () => {
    const t = lay({
      phase: 'refill',
      A: { hand: ['snare-net'], deck: ['bait-scent'], discard: ['storm-horn', 'wolf-pack'] },
    })
    expect(hand(t, 0)).toEqual(['snare-net', 'bait-scent'])
    expect(discard(t, 0)).toEqual(['storm-horn', 'wolf-pack'])
    expect([t.outcome, story(t, 'hurt')]).toEqual([null, []])
    t.B.isAsked('whom do you activate')
  })

  test('[B-R65] Resupply with an empty deck discards and draws nothing', () => {
    const t = lay({ phase: 'round', A: { hand: ['snare-net', 'bait-scent'] } })
    t.A.picks('Resupply of Quartermaster', 'Snare Net')
    expect([hand(t, 0), discard(t, 0)]).toEqual([['bait-scent'], ['snare-net']])
    const drawing = lay({ phase: 'round', A: { hand: ['snare-net', 'bait-scent'], deck: ['storm-horn'] } })
    drawing.A.picks('Resupply of Quartermaster', 'Snare Net')
    expect(hand(drawing, 0)).toEqual(['bait-scent', 'storm-horn'])
  })

  test('[B-6.3] an equalizer goes into play and attacks before the next card is drawn', () => {
    const t = lay({
      phase: 'refill',
      A: {
        hand: ['snare-net', 'snare-net', 'bait-scent'],
        deck: ['storm-horn', 'border-reavers', 'bait-scent'],
      },
      rolls: [1],
    })
    expect(story(t, 'drew', 'rogueEntered', 'rogueAttacked', 'attackRolled')).toEqual([
      'drew',
      'rogueEntered',
      'rogueAttacked',
      'attackRolled',
      'drew',
    ])
    expect(t.eventsOf('drew').map(({ cards }) => slugs(t, cards))).toEqual([['storm-horn'], ['bait-scent']])
  })

  test('[B-6.4] equalizers never enter the hand and do not count toward the five', () => {
    const t = lay({
      phase: 'refill',
      A: {
        hand: ['snare-net', 'snare-net', 'bait-scent', 'bait-scent'],
        deck: ['border-reavers', 'rampaging-tyrant', 'storm-horn', 'storm-horn'],
      },
      rolls: [1, 1],
    })
    expect(hand(t, 0)).toEqual(['snare-net', 'snare-net', 'bait-scent', 'bait-scent', 'storm-horn'])
    expect(side(t, 0).deck).toHaveLength(1)
    expect(
      slugs(
        t,
        side(t, 0).rogues.map(({ card }) => card),
      ),
    ).toEqual(['border-reavers'])
  })

  test('[B-6.4] with a full hand the deck is left alone, and no joker comes up', () => {
    const t = lay({
      phase: 'refill',
      A: {
        hand: ['snare-net', 'snare-net', 'bait-scent', 'bait-scent', 'storm-horn'],
        deck: ['border-reavers'],
      },
    })
    expect(story(t, 'rogueEntered')).toEqual([])
    expect(side(t, 0).deck).toHaveLength(1)
  })

  test('[B-6.5] the equalizers of the active player attack before the hand is refilled', () => {
    const t = lay({
      phase: 'refill',
      A: { equalizers: [{ card: 'border-reavers', attacks: 1 }], deck: ['snare-net'] },
      B: { equalizers: [{ card: 'airship-pirates', attacks: 1 }] },
      rolls: [4],
    })
    expect(story(t, 'rogueAttacked', 'drew')).toEqual(['rogueAttacked', 'drew'])
    expect(side(t, 0).rogues.map(({ attacks: made }) => made)).toEqual([2])
    expect(side(t, 1).rogues.map(({ attacks: made }) => made)).toEqual([1]) // not those of the other
    expect(hp(t, 'clockwork-soldier')).toEqual([6])
  })

  test('[B-6.6] after step 3 the turn is over: nobody else is activated in it', () => {
    const t = lay({ A: { deck: ['snare-net'] }, rolls: [1] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(story(t, 'attackRolled', 'drew', 'turnBegan')).toEqual(['attackRolled', 'drew', 'turnBegan'])
    t.A.isNotAsked()
    t.B.isAsked('whom do you activate')
    expect(attacks(t)).toHaveLength(1)
  })
})

describe('nobody but the two', () => {
  test('[B-5.1] the characters of the opponent are not activated', () => {
    const t = lay({ active: 'B' })
    t.B.isOffered('activate Clockwork Soldier', 'activate Engineer Corp Captain', 'activate Artillery')
    expect(PRUSSIA.every((hero) => !on(t, hero).isActivated)).toBe(true)
  })
})

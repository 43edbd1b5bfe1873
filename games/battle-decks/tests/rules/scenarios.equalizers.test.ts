import { describe, expect, test } from 'vitest'
import {
  activated,
  attacks,
  BRITANNIA,
  discard,
  hp,
  isRemoved,
  isThere,
  lay,
  layNew,
  on,
  PRUSSIA,
  side,
  slugs,
} from '../lay.ts'

const TIRED = { A: { characters: activated(...BRITANNIA) }, B: { characters: activated(...PRUSSIA) } }

describe('scenarios of equalizers', () => {
  const WEAK_WOLF = { card: 'dire-wolf', hp: 6 }
  const WEAK_MASTER = { card: 'quartermaster', hp: 6 }

  test('[B-T22, B-15.13] pirates enter in the middle of a draw and attack the highest', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: { characters: [WEAK_WOLF, WEAK_MASTER] },
      B: {
        characters: [
          { card: 'clockwork-soldier', hp: 5 },
          { card: 'engineer-corp-captain', hp: 5 },
        ],
        hand: ['gear-clamp', 'gear-clamp', 'acid-flask'],
        deck: ['airship-pirates', 'acid-flask', 'riveted-plate'],
      },
      rolls: [3],
    })
    t.A.isAsked()
    expect(attacks(t)).toEqual([{ die: 3, total: 7, hit: true }])
    expect(hp(t, 'pterosaur-rider')).toEqual([2])
    expect(side(t, 1).rogues.map(({ attacks: made }) => made)).toEqual([1])
    expect(side(t, 1).hand).toHaveLength(5)
    expect(
      t.events.map(({ type }) => type).filter((type) => type === 'drew' || type === 'rogueEntered'),
    ).toEqual(['rogueEntered', 'drew'])
  })

  test('[B-T23, B-15.14] before the next refill of their drawer they attack her own Soldier', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: {
        characters: [
          { card: 'pterosaur-rider', hp: 2 },
          { card: 'dire-wolf', hp: 3 },
          { card: 'quartermaster', hp: 3 },
        ],
      },
      B: {
        characters: [
          { card: 'clockwork-soldier', hp: 5 },
          { card: 'engineer-corp-captain', hp: 2 },
          { card: 'artillery', hp: 2 },
        ],
        equalizers: [{ card: 'airship-pirates', attacks: 1 }],
      },
      rolls: [4],
    })
    t.A.isAsked()
    expect(hp(t, 'clockwork-soldier')).toEqual([0])
    expect(t.eventsOf('fell')).toHaveLength(1)
    expect(side(t, 1).rogues.map(({ attacks: made }) => made)).toEqual([2])
  })

  test('[B-T24, B-15.15, B-R33] a tied set is one attack with a roll for each; then they leave the game', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      initiative: 'A',
      A: {
        characters: [
          { card: 'pterosaur-rider', hp: 2 },
          { card: 'dire-wolf', hp: 1 },
          { card: 'quartermaster', hp: 1 },
        ],
      },
      B: {
        characters: [
          { card: 'clockwork-soldier', hp: 0 },
          { card: 'engineer-corp-captain', hp: 1 },
          { card: 'artillery', hp: 2 },
        ],
        equalizers: [{ card: 'airship-pirates', attacks: 2 }],
      },
      rolls: [5, 1],
    })
    t.A.isAsked()
    expect(attacks(t).map(({ hit }) => hit)).toEqual([true, false])
    expect(hp(t, 'pterosaur-rider', 'artillery')).toEqual([-3, 2])
    expect(side(t, 1).rogues).toEqual([])
    expect(isRemoved(t, 'airship-pirates')).toBe(true)
    expect(discard(t, 1)).toEqual([])
  })

  test('[B-T25, B-15.11, B-R34] a reinforcement counts as 1 where all heroes are at 0 or less', () => {
    const down = (...all: readonly string[]) => all.map((card) => ({ card, hp: 0 }))
    const t = lay({
      phase: 'refill',
      A: { field: ['wolf-pack'], characters: down(...BRITANNIA), deck: ['rampaging-tyrant'], hadTurn: true },
      B: { characters: down(...PRUSSIA), hadTurn: true },
      rolls: [2],
    })
    expect(attacks(t)).toEqual([{ die: 2, total: 8, hit: true }])
    expect(discard(t, 0)).toEqual(['wolf-pack'])
    expect(isRemoved(t, 'rampaging-tyrant')).toBe(true)
  })

  test('[B-T26] the joker attacks, then the next card is drawn', () => {
    const t = lay({
      phase: 'refill',
      A: {
        hand: ['snare-net', 'snare-net', 'bait-scent', 'bait-scent'],
        deck: ['border-reavers', 'hunters-sights-9'],
      },
      rolls: [1],
    })
    expect(slugs(t, side(t, 0).hand).at(-1)).toBe('hunters-sights')
    expect(side(t, 0).hand).toHaveLength(5)
    expect(attacks(t)).toHaveLength(1)
  })

  test('[B-T28, B-R16] when the round ends they are removed, not discarded', () => {
    const t = lay({
      phase: 'refill',
      ...TIRED,
      B: { characters: activated(...PRUSSIA), equalizers: [{ card: 'airship-pirates', attacks: 1 }] },
    })
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(isRemoved(t, 'airship-pirates')).toBe(true)
    expect(discard(t, 1)).toEqual([])
  })

  test('[B-T40] the match ends at once, and no more cards are drawn', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: { characters: BRITANNIA.map((card) => ({ card, hp: 4 })) },
      B: {
        characters: [{ card: 'clockwork-soldier', hp: 5 }],
        defeated: ['engineer-corp-captain', 'artillery'],
        hand: ['gear-clamp', 'gear-clamp'],
        deck: ['airship-pirates', 'acid-flask'],
      },
      rolls: [6],
    })
    expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'heroes' })
    expect(side(t, 1).hand).toHaveLength(2)
  })

  test('[B-T42, B-R36] a joker met by Resupply attacks before the first turn, and the draw goes on', () => {
    const t = lay({
      phase: 'round',
      A: { hand: ['snare-net'], deck: ['border-reavers', 'bait-scent'], characters: [] },
      rolls: [4],
    })
    t.A.picks('Resupply of Quartermaster', 'Snare Net')
    expect(hp(t, 'clockwork-soldier')).toEqual([6])
    expect(slugs(t, side(t, 0).hand)).toEqual(['bait-scent'])
    expect(side(t, 0).rogues.map(({ attacks: made }) => made)).toEqual([1])
    expect(t.eventsOf('turnBegan')).toEqual([])
  })

  test.each([
    [6, false],
    [1, true],
  ])(
    '[B-R18, B-R36, B-R56] whom a joker fells before the first turn uses no instant ability: a %i at the Falcon, still there: %j',
    (die, isLeft) => {
      const down = (all: readonly string[]) => all.map((card) => ({ card, hp: 0 }))
      const t = lay({
        phase: 'round',
        A: {
          field: ['scout-falcon'],
          hand: ['snare-net'],
          deck: ['border-reavers', 'bait-scent'],
          characters: [...down(['pterosaur-rider', 'dire-wolf']), { card: 'quartermaster', hp: 1 }],
        },
        B: { characters: down(PRUSSIA) },
        rolls: [1, die],
      })
      t.A.isOffered('Resupply of Quartermaster', 'Spot of Scout Falcon')
      t.A.picks('Resupply of Quartermaster', 'Snare Net')
      expect(isThere(t, 'scout-falcon')).toBe(isLeft)
      t.A.isAsked(isLeft ? 'Spot of Scout Falcon' : 'put cards into play')
    },
  )

  test('[B-T47] a single attack is used up at once, in a last turn too', () => {
    const t = lay({
      phase: 'refill',
      lastTurn: true,
      A: { characters: activated(...BRITANNIA), deck: ['rampaging-tyrant'] },
      rolls: [2],
    })
    expect(hp(t, 'clockwork-soldier')).toEqual([4])
    expect(isRemoved(t, 'rampaging-tyrant')).toBe(true)
  })

  test('[B-T48, B-R67] both last heroes fall together: a draw', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: { characters: [{ card: 'dire-wolf', hp: 1 }], defeated: ['pterosaur-rider', 'quartermaster'] },
      B: {
        characters: [{ card: 'artillery', hp: 1 }],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
        deck: ['airship-pirates'],
      },
      rolls: [6, 6],
    })
    expect(t.outcome).toMatchObject({ ranks: [1, 1], reason: 'together' })
    expect([isThere(t, 'dire-wolf'), isThere(t, 'artillery')]).toEqual([false, false])
  })
})

test('[B-T27, B-2.5, B-2.6] a joker of the opening hand goes under the deck and does not attack', () => {
  const found = Array.from({ length: 40 }, (_, seed) => seed).find((seed) => {
    const t = layNew(seed)
    return t.eventsOf('jokersBuried').length > 0
  })
  const t = layNew(found as number)
  for (const seat of [0, 1]) {
    const { hand, deck } = side(t, seat)
    expect([hand.length, deck.length]).toEqual([5, 49])
    expect(slugs(t, hand).some((slug) => JOKERS.includes(slug))).toBe(false)
  }
  expect(t.eventsOf('rogueEntered')).toEqual([])
  expect(on(t, 'dire-wolf').hp).toBe(7)
})

const JOKERS = ['rampaging-tyrant', 'border-reavers', 'airship-pirates', 'rogue-super-soldiers']

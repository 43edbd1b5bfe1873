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
  type Layout,
} from '../lay.ts'

const LAST_WOLF = {
  characters: [{ card: 'dire-wolf', hp: 1 }],
  defeated: ['pterosaur-rider', 'quartermaster'],
}

describe('the end of a match', () => {
  test('[B-19.1, B-19.2] it ends when the last hero of either player has left, in the turn of the other or not', () => {
    const t = lay({ active: 'B', A: LAST_WOLF, rolls: [6] })
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(t.outcome).toMatchObject({ ranks: [2, 1], scores: [0, 3], reason: 'heroes' })
    const own = lay({
      phase: 'refill',
      A: { ...LAST_WOLF, characters: [{ card: 'dire-wolf', hp: 7 }], deck: ['rampaging-tyrant'] },
      B: { characters: PRUSSIA.map((card) => ({ card, hp: 1 })) },
      rolls: [6],
    })
    expect(hp(own, 'dire-wolf')).toEqual([-1])
    expect(own.outcome).toBeNull()
  })

  test('[B-19.1, B-R25] of two attacks the second is not made when the first has ended it, though a reinforcement is there', () => {
    const wolf = { card: 'dire-wolf', hp: -4 }
    const t = lay({ active: 'B', A: { ...LAST_WOLF, characters: [wolf], field: ['wolf-pack'] }, rolls: [6] })
    t.B.picks('activate Clockwork Soldier', 'use Overwind', 'Dire Wolf').isNotAsked()
    expect(t.outcome).toMatchObject({ ranks: [2, 1], reason: 'heroes' })
    expect(on(t, 'clockwork-soldier').tokens).toEqual([])
    const other = lay({ active: 'B', A: { characters: [wolf], field: ['wolf-pack'] }, rolls: [6, 1] })
    other.B.picks('activate Clockwork Soldier', 'use Overwind', 'Dire Wolf', 'Wolf Pack')
    expect(attacks(other)).toHaveLength(2)
  })

  test('[B-19.3] an unconscious last hero is still there', () => {
    const t = lay({ active: 'B', A: LAST_WOLF, rolls: [5] })
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(hp(t, 'dire-wolf')).toEqual([-2])
    expect(t.outcome).toBeNull()
  })

  test('[B-R67] a draw only where both lose their last hero in one set of attacks', () => {
    const tied: Layout = {
      phase: 'refill',
      active: 'B',
      A: LAST_WOLF,
      B: {
        characters: [{ card: 'artillery', hp: 1 }],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
        deck: ['airship-pirates'],
      },
    }
    const t = lay({ ...tied, rolls: [6, 6] })
    expect(t.outcome).toMatchObject({ ranks: [1, 1], reason: 'together' })
    const one = lay({ ...tied, rolls: [1, 6] })
    expect(one.outcome).toMatchObject({ ranks: [2, 1], reason: 'heroes' })
  })

  test.each([0, 1])('[B-R68] seat %i can give up, whoever is asked, and the other wins', (seat) => {
    const t = lay({})
    expect(t.outcome).toBeNull()
    expect(t.match.leave(seat).ok).toBe(true)
    expect(t.outcome).toMatchObject({ ranks: seat === 0 ? [2, 1] : [1, 2], reason: 'conceded' })
    expect(t.match.asks).toEqual([])
  })
})

describe('a standstill', () => {
  /** The last act of a round in which nothing has happened yet. */
  const last = (quietRounds: number, rest: Layout = {}): Layout => ({
    quietRounds,
    ...rest,
    A: { characters: activated('pterosaur-rider', 'dire-wolf'), ...rest.A },
    B: { characters: activated(...PRUSSIA), ...rest.B },
  })

  test('[B-R66] three full rounds in a row end it, two do not', () => {
    const t = lay(last(2))
    t.A.picks('do nothing')
    expect(t.outcome).toMatchObject({ reason: 'standstill' })
    const before = lay(last(1))
    before.A.picks('do nothing')
    expect(before.outcome).toBeNull()
    expect(before.state.quietRounds).toBe(2)
  })

  test('[B-R66] a miss is nothing', () => {
    const t = lay(last(2, { rolls: [1] }))
    t.A.picks('attack Artillery')
    expect(t.outcome).toMatchObject({ reason: 'standstill' })
  })

  test('[B-R66] damage, a card that is played and a character that leaves begin the count anew', () => {
    const hurt = lay(last(2, { rolls: [5] }))
    hurt.A.picks('attack Artillery')
    const played = lay(last(2, { A: { hand: ['fog-bank'] } }))
    played.A.picks('play Fog Bank (9♣)', 'Dire Wolf', 'do nothing')
    const gone = lay(
      last(2, {
        B: { field: ['drill-automaton'], characters: activated(...PRUSSIA, 'drill-automaton') },
        rolls: [5],
      }),
    )
    gone.A.picks('attack Drill Automaton')
    const healed = lay(
      last(2, {
        A: { characters: [{ card: 'dire-wolf', hp: 3, activated: true }, ...activated('pterosaur-rider')] },
      }),
    )
    healed.A.picks('use Mend II', 'Dire Wolf')
    for (const t of [hurt, played, gone, healed]) {
      expect(t.eventsOf('roundEnded')).toHaveLength(1)
      expect([t.outcome, t.state.quietRounds]).toEqual([null, 0])
    }
  })

  test('[B-R66] healing that heals nothing changes nothing', () => {
    const t = lay(last(2))
    t.A.picks('use Mend II', 'Dire Wolf')
    expect(t.outcome).toMatchObject({ reason: 'standstill' })
  })
})

describe('hands and decks', () => {
  const SIX = ['snare-net', 'snare-net', 'bait-scent', 'bait-scent', 'storm-horn', 'storm-horn']

  test('[B-R64] more than five cards stay in hand, and none is drawn', () => {
    const t = lay({ phase: 'refill', A: { hand: SIX, deck: ['scale-barding'] } })
    expect([side(t, 0).hand.length, side(t, 0).deck.length]).toEqual([6, 1])
    expect(discard(t, 0)).toEqual([])
    const four = lay({ phase: 'refill', A: { hand: SIX.slice(2), deck: ['scale-barding', 'scale-barding'] } })
    expect([side(four, 0).hand.length, side(four, 0).deck.length]).toEqual([5, 1])
  })

  test('[B-R65] an empty deck is not made anew, and what draws draws nothing', () => {
    const t = lay({
      phase: 'round',
      A: { hand: ['snare-net', 'bait-scent'], discard: ['scale-barding'] },
      B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] },
    })
    t.A.picks('Resupply of Quartermaster', 'Snare Net', 'do not use it')
    expect(slugs(t, side(t, 0).hand)).toEqual(['bait-scent'])
    expect(discard(t, 0)).toEqual(['scale-barding', 'snare-net'])
    expect(t.eventsOf('drew')).toEqual([])
    expect(t.outcome).toBeNull()
  })

  test('[B-R69] hands and decks are secret; how many they hold, and all that lies open, is not', () => {
    const t = lay({
      exact: false,
      A: {
        hand: ['snare-net', 'fog-bank'],
        deck: ['storm-horn'],
        discard: ['bait-scent'],
        events: ['ambush-b'],
        defeated: ['quartermaster'],
        characters: [{ card: 'dire-wolf', tokens: [{ source: 'spot', def: -2 }] }],
      },
      rolls: [1],
    })
    const { hand, deck, discard: pile, events, removed } = side(t, 0)
    for (const card of [...hand, ...deck]) expect(t.B.knows(card)).toBe(false)
    for (const card of hand) expect(t.A.knows(card)).toBe(true)
    for (const card of deck) expect(t.A.knows(card)).toBe(false)
    for (const card of [...pile, ...events, ...removed]) expect(t.B.knows(card)).toBe(true)
    const seen = t.B.view.sides[0]
    expect([seen?.hand.length, seen?.deck.length]).toEqual([2, 50])
    expect(seen?.characters[1]?.tokens).toHaveLength(1)
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery', 'pass')
    expect(t.log().some((line) => line.startsWith('Dire Wolf rolls 1'))).toBe(true) // as a spectator reads it
  })

  test('[B-R69] a spectator knows no more than that, and a card that is drawn is known to its hand alone', () => {
    const t = lay({ phase: 'refill', A: { deck: ['snare-net'] } })
    const [drawn] = side(t, 0).hand
    expect(drawn !== undefined && t.A.knows(drawn)).toBe(true)
    expect(drawn !== undefined && t.B.knows(drawn)).toBe(false)
    expect(t.log()).toContain('Britannia draws a card.')
  })
})

describe('activation tokens', () => {
  const SUMMONS = 'play Royal Summons (A♣)'

  test('[B-R71] the token comes on with the declaration, before anything is done', () => {
    const t = lay({
      A: { field: ['her-royal-guard'], characters: [{ card: 'her-royal-guard', pairedWith: 'dire-wolf' }] },
    })
    t.A.picks('activate Dire Wolf').isAsked('what does Dire Wolf do')
    expect([on(t, 'dire-wolf').isActivated, on(t, 'her-royal-guard').isActivated]).toEqual([true, true])
    expect([on(t, 'quartermaster').isActivated, on(t, 'pterosaur-rider').isActivated]).toEqual([false, false])
  })

  test('[B-R71] a summons in the middle takes it off: the attack goes on, the next activation is a later turn’s', () => {
    const t = lay({ A: { hand: ['royal-summons'] }, rolls: [5] })
    t.A.picks('activate Dire Wolf', 'attack Artillery').isAsked('is about to strike').picks(SUMMONS)
    expect(attacks(t)).toHaveLength(1)
    expect(on(t, 'dire-wolf').isActivated).toBe(false)
    t.A.isNotAsked()
    t.B.picks('activate Artillery', 'do nothing')
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster')
  })

  test('[B-R71] in a last turn it can act again in the same turn', () => {
    const t = lay({
      lastTurn: true,
      A: { hand: ['royal-summons'], characters: activated('pterosaur-rider', 'quartermaster') },
      B: { characters: activated(...PRUSSIA) },
      rolls: [1, 1],
    })
    expect(isThere(t, 'dire-wolf')).toBe(true)
    t.A.picks('pass', 'attack Artillery').isAsked('is about to strike').picks(SUMMONS, 'Dire Wolf')
    t.A.isAsked('what does Dire Wolf do').picks('attack Artillery')
    expect(attacks(t)).toHaveLength(2)
    expect(t.eventsOf('turnBegan')).toEqual([])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-R71] whoever does nothing keeps it', () => {
    const t = lay({})
    t.A.picks('activate Dire Wolf', 'do nothing')
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
    expect(BRITANNIA.filter((slug) => on(t, slug).isActivated)).toEqual(['dire-wolf'])
  })
})

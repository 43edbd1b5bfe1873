import { addCards } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { tickAilments } from '../../../rules/fight/ailment-ticks.ts'
import { fell } from '../../../rules/fight/defeat.ts'
import { place } from '../../../rules/placing.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { endDue } from '../../../rules/lasting.ts'
import { notice } from '../../../rules/watches.ts'
import { spaceAt } from '../../../space/index.ts'
import { heroOf, NOBODY } from '../../../state.ts'
import type { Pick } from '../cast.ts'
import { card } from '../card.ts'
import { happens, type Happens } from './kit.ts'

/** (10,10) for a token; Hero 0 stands there. */
const HERE = [5, 5] as const
/** Loot cards that are left. */
const LOOT = 3

function lootDeck(t: Happens): void {
  const prizes = PRINTED.cards.flatMap((card, def) =>
    card.kind === 'loot' && card.gained === null ? [def] : [],
  )
  t.state.lootDeck = addCards(t.state.cards, prizes.slice(0, LOOT))
}

function fells(t: Happens, by: number, victim: number): void {
  const giver = by < 0 ? 2 : by % 2 === 0 ? 0 : 1
  fell(t.table, victim, { creature: by, giver, card: null, isSpell: false })
}

function walksTo(t: Happens, seat: number, column: number, row: number, ...picks: readonly Pick[]): void {
  t.during(picks, () => place(t.table, seat, spaceAt(column, row)))
}

describe('tokens', () => {
  function drawsFate(die: number, [hp, hand, loot]: readonly [number, number, number]): void {
    const t = happens('deck-of-many-things', {
      rolls: [...HERE, die],
      heroes: {
        0: { at: '10,10', hand: ['rapier', 'mace'], deck: ['rapier', 'mace', 'rapier'] },
        1: { at: '11,11' },
      },
    })
    lootDeck(t)
    t.acts()
    expect(t.tries(1)).toEqual([])
    expect(t.tries(0).map(({ option }) => option.do)).toEqual(['use'])
    t.tries(0)[0]?.finish(t.table, true)
    const hero = heroOf(t.state, 0)
    expect([hero.hp, hero.hand.length, hero.loot.length, t.isInPlay()]).toEqual([hp, hand, loot, false])
  }

  card('deck-of-many-things', '[C-10, T-11.07] a D20 harms, takes cards, gives cards or draws Loot', () => {
    for (const low of [1, 4]) drawsFate(low, [22, 2, 0])
    for (const hand of [5, 9]) drawsFate(hand, [30, 0, 0])
    for (const cards of [10, 14]) drawsFate(cards, [30, 5, 0])
    for (const one of [15, 18]) drawsFate(one, [30, 2, 1])
    for (const two of [19, 20]) drawsFate(two, [30, 2, 2])
  })

  card('fallen-blade', '[C-10] Athletics on its token draws Loot; a failed try leaves it', () => {
    const t = happens('fallen-blade', { rolls: HERE })
    lootDeck(t)
    t.acts()
    expect(t.tries(1)).toEqual([])
    expect(t.tries(0)).toMatchObject([{ option: { do: 'skill', skill: 'athletics' } }])
    t.tries(0)[0]?.finish(t.table, false)
    expect([heroOf(t.state, 0).loot.length, t.isInPlay()]).toEqual([0, true])
    t.tries(0)[0]?.finish(t.table, true)
    expect([heroOf(t.state, 0).loot.length, t.isInPlay()]).toEqual([1, false])
  })

  card(
    'teleportal',
    '[C-10, T-38.24] a Hero that enters one token may come out at the other, if it is free',
    () => {
      const t = happens('teleportal', {
        rolls: [...HERE, 15, 5],
        heroes: { 0: { at: '3,3' }, 1: { at: '4,4' } },
      })
      t.acts()
      walksTo(t, 0, 10, 10, { do: 'no' })
      expect(t.at(0)).toBe('10,10')
      place(t.table, 0, spaceAt(3, 3))
      walksTo(t, 0, 10, 10, { do: 'yes' })
      expect(t.at(0)).toBe('20,10')
      walksTo(t, 1, 10, 10)
      expect(t.at(1)).toBe('10,10')
      for (let round = 0; round < 3; round++) {
        expect(t.isInPlay()).toBe(true)
        notice(t.table, { at: 'round-end', creature: NOBODY })
      }
      expect(t.isInPlay()).toBe(false)
    },
  )

  card('teleportal', '[C-10, T-38.24] out of one token is not into it: nobody goes to and fro', () => {
    const t = happens('teleportal', {
      rolls: [...HERE, 15, 5],
      heroes: { 0: { at: '3,3' }, 1: { at: '4,4' } },
    })
    const asks = (): number => t.laid.asks.filter(({ prompt }) => prompt.type === 'may').length
    t.acts()
    walksTo(t, 0, 10, 10, { do: 'yes' })
    expect(t.at(0)).toBe('20,10')
    expect(asks()).toBe(1)
    place(t.table, 0, spaceAt(3, 3))
    walksTo(t, 0, 20, 10, { do: 'yes' })
    expect(t.at(0)).toBe('10,10')
    expect(asks()).toBe(2)
  })

  card('treasure-rain', '[C-10, T-11.10] a Loot token at each of two locations', () => {
    const t = happens('treasure-rain', { rolls: [...HERE, 15, 5] })
    t.acts()
    expect(t.state.loose.map(({ at, tokens }) => [at, tokens])).toEqual([
      [spaceAt(10, 10), 1],
      [spaceAt(20, 10), 1],
    ])
  })

  card(
    'race-to-the-banner',
    '[C-10] who comes to it carries it, and its own Entry Portal is worth 1 VP',
    () => {
      const t = happens('race-to-the-banner', { rolls: HERE, heroes: { 0: { at: '3,3' }, 1: { at: '4,4' } } })
      t.acts()
      walksTo(t, 0, 10, 10)
      walksTo(t, 0, 24, 1)
      expect([t.vp(), t.isInPlay()]).toEqual([[0, 0], true])
      walksTo(t, 1, 10, 10)
      walksTo(t, 1, 23, 1)
      walksTo(t, 0, 1, 20)
      expect([t.vp(), t.isInPlay()]).toEqual([[1, 0], false])
    },
  )

  card('race-to-the-banner', '[C-10] a defeat drops it where its carrier stood', () => {
    const t = happens('race-to-the-banner', { rolls: HERE, heroes: { 0: { at: '3,3' }, 1: { at: '4,4' } } })
    t.acts()
    walksTo(t, 0, 10, 10)
    walksTo(t, 0, 12, 10)
    fells(t, 1, 0)
    walksTo(t, 1, 12, 10)
    walksTo(t, 1, 24, 1)
    expect([t.vp(), t.isInPlay()]).toEqual([[0, 1], false])
  })
})

describe('prizes', () => {
  card('crowds-favour', '[C-10] a critical hit against an opponent, once', () => {
    const t = happens('crowds-favour', {
      rolls: [20],
      heroes: { 0: { at: '10,10', primaries: ['rapier'] }, 1: { at: '11,11' } },
    })
    t.plays(0, 'rapier', 1)
    expect([t.vp(), t.isInPlay()]).toEqual([[1, 0], false])
  })

  test('[C-10] Crowd’s Favour: not for a plain hit', () => {
    const t = happens('crowds-favour', {
      rolls: [19],
      heroes: { 0: { at: '10,10', primaries: ['rapier'] }, 1: { at: '11,11' } },
    })
    t.plays(0, 'rapier', 1)
    expect([t.vp(), t.isInPlay()]).toEqual([[0, 0], true])
  })

  card('first-blood', '[C-10] the next defeat of a rival Hero by a Hero', () => {
    const t = happens('first-blood')
    fells(t, NOBODY, 3)
    expect([t.vp(), t.isInPlay()]).toEqual([[0, 0], true])
    fells(t, 1, 0)
    expect([t.vp(), t.isInPlay()]).toEqual([[0, 1], false])
    fells(t, 2, 1)
    expect(t.vp()).toEqual([0, 1])
  })

  card('mimic', '[C-10] who opens a Chest first suffers the round + 3, once', () => {
    const t = happens('mimic', { chests: ['3,3', '5,5'] })
    lootDeck(t)
    walksTo(t, 0, 3, 3)
    walksTo(t, 1, 5, 5)
    expect([t.hp(0), t.hp(1), t.isInPlay()]).toEqual([24, 30, false])
    expect([heroOf(t.state, 0).loot.length, heroOf(t.state, 1).loot.length]).toEqual([1, 1])
  })

  card('greed-of-waukeen', '[C-10] who has most Loot drops a card of its choice beside it', () => {
    const t = happens('greed-of-waukeen', {
      heroes: {
        0: { at: '10,10', loot: ['cloak-of-protection', 'cloak-of-protection'] },
        1: { at: '20,10', loot: ['cloak-of-protection'] },
      },
    })
    t.during([{ do: 'card' }], () => t.endsRound())
    expect([heroOf(t.state, 0).loot.length, heroOf(t.state, 1).loot.length, t.isInPlay()]).toEqual([
      1,
      1,
      false,
    ])
    expect(t.state.loose.map(({ cards }) => cards.length)).toEqual([1])
  })

  test('[C-10] Greed of Waukeen: nobody with one card alone', () => {
    const t = happens('greed-of-waukeen', {
      heroes: { 0: { at: '10,10', loot: ['cloak-of-protection'] }, 1: { at: '20,10' } },
    })
    t.endsRound()
    expect([heroOf(t.state, 0).loot.length, t.state.loose]).toEqual([1, []])
  })

  card('a-new-trial', '[C-10, T-11.10] one more Quest joins', () => {
    const t = happens('a-new-trial')
    t.state.questDeck = addCards(t.state.cards, [
      PRINTED.cards.findIndex(({ slug }) => slug === 'siphon-power'),
    ])
    t.acts()
    expect([t.state.quests.length, t.state.questDeck, t.isInPlay()]).toEqual([1, [], false])
  })

  card('scrying-pool', '[C-10] each Hero draws 2 cards and discards 1', () => {
    const deck = ['rapier', 'mace', 'rapier']
    const t = happens('scrying-pool', {
      heroes: { 0: { at: '10,10', deck }, 1: { at: '11,11', deck } },
      seats: 2,
    })
    t.acts({ do: 'card' }, { do: 'card' })
    expect(t.state.heroes.slice(0, 2).map(({ hand }) => hand.length)).toEqual([1, 1])
  })
})

describe('Champions', () => {
  function named(): Happens {
    const t = happens('champions-trial')
    t.acts({ do: 'creature', creature: 2 }, { do: 'creature', creature: 1 })
    return t
  }

  test('[C-10] each party names one, who has +1 to attack rolls', () => {
    const t = named()
    expect([0, 1, 2, 3].map((id) => t.sum('attack', id))).toEqual([0, 1, 1, 0])
  })

  test('[C-10] where the first player of a party has left, a partner names its Champion', () => {
    const t = happens('champions-trial')
    const [first, , partner] = t.state.heroes
    if (first === undefined || partner === undefined) throw new Error('there are four Heroes')
    first.hasLeft = true
    t.acts({ do: 'creature', creature: 2 }, { do: 'creature', creature: 1 })
    partner.hasLeft = true
    t.acts({ do: 'creature', creature: 2 }, { do: 'creature', creature: 1 })
    const asked = t.laid.asks.flatMap(({ seat, prompt }) => (prompt.type === 'champion' ? [seat] : []))
    expect(asked).toEqual([2, 1, 0, 1])
  })

  test('[C-10] the first defeat of the rival Champion is worth 2 VP, once for each party', () => {
    const t = named()
    fells(t, 0, 3)
    fells(t, NOBODY, 2)
    expect(t.vp()).toEqual([0, 0])
    fells(t, 0, 1)
    heroOf(t.state, 1).at = spaceAt(20, 20)
    fells(t, 0, 1)
    heroOf(t.state, 2).at = spaceAt(20, 20)
    fells(t, 3, 2)
    expect(t.vp()).toEqual([2, 2])
  })

  test.each([
    ['the other party', 0, [2, 0]],
    ['its own party', 1, [0, 0]],
    ['neither party', 2, [0, 0]],
  ] as const)('[C-10, T-26.15] one that falls to Burn of %s', (_whose, giver, vp) => {
    const t = named()
    heroOf(t.state, 1).hp = 2
    const source = { creature: NOBODY, giver, card: null, isSpell: false }
    afflict(t.table, { source, target: 1, ailment: 'burn', tokens: 3 })
    tickAilments(t.table, 1)
    expect([t.at(1), t.vp()]).toEqual(['off', vp])
  })

  card(
    'tempus-ascendant',
    '[C-10] the party with the only Heroes on or beside the middle, twice at most',
    () => {
      const t = happens('tempus-ascendant', { heroes: { 0: { at: '14,14' }, 1: { at: '18,15' } } })
      for (const vp of [1, 2, 2]) {
        t.acts()
        expect(t.vp()).toEqual([vp, 0])
      }
      heroOf(t.state, 1).at = spaceAt(17, 15)
      t.acts()
      heroOf(t.state, 0).at = spaceAt(2, 2)
      t.acts()
      expect(t.vp()).toEqual([2, 1])
    },
  )

  test('[C-10, T-11.11, T-37.06] a Champion alone in the middle after its party’s triumph in that round wins', () => {
    const both = ['champions-trial', 'tempus-ascendant'] as const
    const ascending = (isThisRound: boolean): Happens => {
      const t = named()
      const def = PRINTED.cards.findIndex(({ slug }) => slug === both[1])
      t.state.events.push(...addCards(t.state.cards, [def]))
      heroOf(t.state, 2).at = spaceAt(15, 15)
      fells(t, 0, 1)
      if (!isThisRound) endDue(t.table, 'round', NOBODY)
      t.endsRound()
      return t
    }
    expect(ascending(true).state.ending).toEqual({ reason: 'ascendant', winner: 0 })
    expect(ascending(false).state.ending).toBeNull()
  })
})

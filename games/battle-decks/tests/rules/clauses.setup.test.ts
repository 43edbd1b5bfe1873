import { EVERYONE, Match, sightOf } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import { battleDecks } from '../../game.ts'
import { cardOf, PRINTED } from '../../rules/printed.ts'
import { RANKS, SUITS } from '../../terms.ts'
import { attacks, BRITANNIA, lay, layNew, on, PRUSSIA, side, slugs, type BattleScene } from '../lay.ts'
import { begin, playAtRandom, type Begun } from '../random.ts'

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed)
const MIRRORED = { factions: ['prussia', 'britannia'] }

function heroes(t: BattleScene, seat: number): string[] {
  return slugs(
    t,
    side(t, seat).characters.map(({ card }) => card),
  )
}

/** The factions of all cards in the deck and the hand of a seat. */
function origins(t: Pick<BattleScene, 'state'>, seat: number): Set<string> {
  const { deck, hand } = side(t, seat)
  return new Set([...deck, ...hand].map((card) => cardOf(t.state, card).faction))
}

describe('two players and their factions', () => {
  test('[B-1.1, B-R2] there are two players, one with Britannia and one with Prussia', () => {
    expect(battleDecks.seats).toEqual({ min: 2, max: 2 })
    for (const seats of [1, 3]) {
      const started = Match.start(battleDecks, { seats, seed: 1 })
      expect(started.ok ? 'started' : started.fault.code).toBe('bad-seats')
    }
    for (const seed of SEEDS) {
      const factions = begin(seed).state.sides.map(({ faction }) => faction)
      expect(factions.toSorted()).toEqual([0, 1])
    }
  })

  test('[B-1.5] a side has all three heroes of its faction, and nobody chooses among heroes', () => {
    const t = layNew(1, MIRRORED)
    expect([heroes(t, 0), heroes(t, 1)]).toEqual([[...PRUSSIA], [...BRITANNIA]])
    expect(t.state.box).toEqual([])
    expect(battleDecks.options.map(({ id }) => id)).toEqual(['factions', 'factionDeal', 'windows'])
    expect(t.match.asks.map(({ prompt }) => (prompt as { type: string }).type)).not.toContain('hero')
    expect(CARDS.filter(({ kind }) => kind === 'hero')).toHaveLength(6)
  })

  test('[B-1.6] the symbol of a hero is the dragon of Britannia or the owl of Prussia', () => {
    const symbols = battleDecks.catalog
      .filter(({ kind }) => kind === 'hero')
      .map(({ facts }) => facts?.symbol)
    expect(symbols).toEqual(['dragon', 'dragon', 'dragon', 'owl', 'owl', 'owl'])
  })

  test('[B-2.1] the faction fixes the heroes and the deck', () => {
    const t = layNew(5, MIRRORED)
    expect(heroes(t, 0)).toEqual([...PRUSSIA])
    expect([[...origins(t, 0)], [...origins(t, 1)]]).toEqual([['prussia'], ['britannia']])
    const other = layNew(5, { factions: ['britannia', 'prussia'] })
    expect(heroes(other, 0)).toEqual([...BRITANNIA])
    expect([...origins(other, 0)]).toEqual(['britannia'])
  })

  test('[B-R3] who both want the same is settled by a coin that can fall either way', () => {
    const winners = SEEDS.slice(0, 8).map((seed) => {
      const t = layNew(seed, { factionDeal: 'pick' })
      t.A.picks('Prussia')
      t.B.picks('Prussia')
      const [toss] = t.eventsOf('factionTossed')
      expect(toss?.faction).toBe('prussia')
      expect(t.state.sides.map(({ faction }) => faction).toSorted()).toEqual([0, 1])
      expect(t.state.sides.findIndex(({ faction }) => faction === 1)).toBe(toss?.seat)
      return toss?.seat
    })
    expect(new Set(winners)).toEqual(new Set([0, 1]))
  })

  test('[B-R3] without a clash no coin is tossed, and each has what it wanted', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const t = layNew(seed, { factionDeal: 'pick' })
      t.A.isOffered('Britannia', 'Prussia').picks('Prussia')
      t.B.picks('Britannia')
      expect(t.eventsOf('factionTossed')).toEqual([])
      expect(t.state.sides.map(({ faction }) => faction)).toEqual([1, 0])
    }
  })
})

describe('what is in the box', () => {
  const DECKS = ['britannia', 'prussia'] as const

  test.each(DECKS)('[B-1.8] the deck of %s is a poker deck with two jokers', (faction) => {
    const deck = CARDS.filter((card) => card.faction === faction && card.kind !== 'hero')
    expect(deck).toHaveLength(54)
    const played = deck.flatMap((card) => ('rank' in card ? [`${card.suit} ${card.rank}`] : []))
    expect(played.toSorted()).toEqual(
      SUITS.flatMap((suit) => RANKS.map((rank) => `${suit} ${rank}`)).toSorted(),
    )
    const jokers = deck.flatMap((card) => (card.kind === 'equalizer' ? [card.joker] : []))
    expect(jokers).toEqual([1, 2])
    const kinds = deck.flatMap((card) => ('suit' in card ? [`${card.suit}: ${card.kind}`] : []))
    expect(new Set(kinds)).toEqual(
      new Set(['hearts: reinforcement', 'diamonds: reinforcement', 'spades: equipment', 'clubs: event']),
    )
  })

  test('[B-1.8] each side begins with the 54 cards of its deck', () => {
    const t = layNew(2)
    for (const seat of [0, 1]) expect(side(t, seat).deck.length + side(t, seat).hand.length).toBe(54)
  })

  test('[B-1.9] everybody can look up the card map and the numbers of reinforcements and equalizers', () => {
    const { catalog } = battleDecks
    expect(catalog).toHaveLength(114)
    for (const { kind, facts, text } of catalog) {
      const wanted = {
        hero: ['points', 'hp', 'def', 'atk', 'dmg', 'classes'],
        reinforcement: ['suit', 'rank', 'def', 'atk', 'dmg', 'classes'],
        equipment: ['suit', 'rank'],
        event: ['suit', 'rank'],
        equalizer: ['joker', 'atk', 'dmg', 'attacks', 'classes'],
      }[kind as 'hero']
      expect(Object.keys(facts ?? {})).toEqual(expect.arrayContaining(wanted))
      expect(text).not.toBe('')
    }
    const printed = (slug: string) => catalog.find((face) => face.slug === slug)?.facts
    expect(printed('her-royal-guard-k')).toMatchObject({ suit: 'hearts', rank: 'K', def: 7, atk: 3, dmg: 1 })
    expect(printed('airship-pirates')).toMatchObject({ joker: 1, atk: 4, dmg: 5, attacks: 3 })
    expect(printed('airship-pirates')).not.toHaveProperty('def') // B-R31
  })

  test('[B-1.10] a token is only a note: two of the same numbers do the same, whatever they are called', () => {
    const hit = (source: string): [boolean, number] => {
      const t = lay({
        active: 'B',
        A: { characters: [{ card: 'dire-wolf', tokens: [{ source, def: -2 }] }] },
        rolls: [2],
      })
      t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
      return [attacks(t)[0]?.hit === true, on(t, 'dire-wolf').hp]
    }
    expect(hit('spot')).toEqual([true, 4])
    expect(hit('howl')).toEqual(hit('spot'))
    const plain = lay({ active: 'B', rolls: [2] })
    plain.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(on(plain, 'dire-wolf').hp).toBe(7)
  })

  test('[B-1.10, B-9.7] negative HP are what its tokens count, and do nothing else to the hero', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', tokens: [{ source: 'ambush', dmg: 1 }] }] },
      B: { characters: [{ card: 'engineer-corp-captain', hp: 1 }] },
      rolls: [3],
    })
    t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
    const captain = on(t, 'engineer-corp-captain')
    expect(captain.hp).toBe(-3) // three tokens
    expect(t.log().join(' ')).toContain('Engineer Corp Captain loses 4 HP and has −3.')
    expect([captain.tokens, captain.isActivated]).toEqual([[], false])
  })

  test('[B-1.7] one six-sided die serves for attacks and saves', () => {
    const roll = (die: number, ...labels: readonly string[]): string => {
      const position = { phase: 'activation', exact: true, seats: [{ field: ['crown-fusilier'] }, {}] }
      const request = { seats: 2, seed: 1, position, rolls: [die], options: { windows: 'able' } }
      const match = sure(Match.start(battleDecks, request))
      for (const label of labels) {
        const options = match.asks[0]?.options as { do: string; card?: number }[]
        const index = options.findIndex((option) => option.do === label)
        const picked = match.choose(0, index)
        if (!picked.ok) return picked.fault.message
      }
      return 'rolled'
    }
    expect(roll(6, 'activate', 'attack')).toBe('rolled')
    expect(() => roll(7, 'activate', 'attack')).toThrow('"attack" rolls 1 to 6')
  })

  test('[B-1.7] dice of random matches are all of 1 to 6 and no other', () => {
    const dice = new Set<number>()
    for (const seed of [1, 2, 3, 4]) {
      const match = playAtRandom(seed)
      for (const { event } of match.takeEvents())
        if (event.type === 'attackRolled' || event.type === 'saveRolled') dice.add(event.die)
    }
    expect([...dice].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('[B-R1] nothing is missing that a match would need: played at random, every one comes to its end', () => {
    for (const seed of [11, 12, 13, 14, 15, 16]) {
      const { outcome } = playAtRandom(seed)
      expect(['heroes', 'together', 'standstill']).toContain(outcome?.reason)
    }
  })
})

describe('hands and the first turn', () => {
  test('[B-2.2] heroes begin open, at their printed HP, not activated, with nothing on them', () => {
    const t = layNew(7)
    for (const { characters } of t.state.sides) {
      expect(characters).toHaveLength(3)
      for (const { card, hp, isActivated, equipment, partner } of characters) {
        const printed = cardOf(t.state, card)
        expect([printed.kind, hp]).toEqual(['hero', 'hp' in printed && printed.hp])
        expect(t.state.cards.seen[card]).toBe(EVERYONE)
        expect([isActivated, equipment, partner]).toEqual([false, [], null])
      }
    }
  })

  test('[B-2.2] before the first instant ability no hero has a modifier', () => {
    const t = layNew(7, MIRRORED)
    t.B.isAsked('which ability comes first')
    expect(t.state.sides.flatMap(({ characters }) => characters.flatMap(({ tokens }) => tokens))).toEqual([])
  })

  test('[B-2.3] each deck is shuffled by itself', () => {
    const orders = SEEDS.map((seed) => {
      const t = begin(seed, MIRRORED)
      expect([[...origins(t, 0)], [...origins(t, 1)]]).toEqual([['prussia'], ['britannia']])
      return [0, 1].map((seat) =>
        side(t, seat)
          .deck.map((card) => t.state.cards.def[card])
          .join(' '),
      )
    })
    for (const seat of [0, 1]) expect(new Set(orders.map((one) => one[seat])).size).toBe(SEEDS.length)
  })

  test('[B-2.4] the opening hand has five cards that only its holder knows', () => {
    const t = layNew(9)
    for (const seat of [0, 1]) {
      const { hand } = side(t, seat)
      expect(hand).toHaveLength(5)
      for (const card of hand) expect(t.state.cards.seen[card]).toBe(sightOf(seat))
      expect(hand.map((card) => t.seat(seat).knows(card))).not.toContain(false)
      expect(hand.map((card) => t.seat(1 - seat).knows(card))).not.toContain(true)
    }
  })

  /** Opening hands of many seeds: those in whose drawing a joker came up, and those without one. */
  function opened(seat: number) {
    const all = Array.from({ length: 60 }, (_, seed) => begin(seed, MIRRORED))
    const isBuried = (t: Begun) =>
      t.events.some((event) => event.type === 'jokersBuried' && event.seat === seat)
    return { buried: all.filter(isBuried), plain: all.filter((t) => !isBuried(t)) }
  }

  test.each([0, 1])(
    '[B-2.5, B-R5] a joker of the opening draw goes under the deck, which is shuffled again: seat %i',
    (seat) => {
      const { buried } = opened(seat)
      expect(buried.length).toBeGreaterThan(4)
      const places = buried.map((t) => {
        const { hand, deck } = side(t, seat)
        expect([hand.length, deck.length]).toEqual([5, 49])
        const kinds = deck.map((card) => cardOf(t.state, card).kind)
        expect(kinds.filter((kind) => kind === 'equalizer')).toHaveLength(2)
        expect(deck.filter((card) => t.state.cards.seen[card] !== 0)).toEqual([])
        return kinds.indexOf('equalizer')
      })
      expect(new Set(places).size).toBeGreaterThan(2) // not always at the bottom
    },
  )

  test('[B-2.5, B-R5] the opponent learns how many jokers were moved; without one nothing is told', () => {
    const { buried, plain } = opened(0)
    expect(plain.length).toBeGreaterThan(20)
    for (const t of buried) {
      const told = t.events.filter((event) => event.type === 'jokersBuried' && event.seat === 0)
      expect(told).toEqual([{ type: 'jokersBuried', seat: 0, count: expect.toBeOneOf([1, 2]) }])
    }
    for (const t of plain)
      expect(side(t, 0).deck.filter((card) => cardOf(t.state, card).kind === 'equalizer')).toHaveLength(2)
  })

  test('[B-2.6] a joker of the setup neither enters play nor attacks, one that is drawn later does both', () => {
    for (const t of opened(0).buried) {
      const types = t.events.map(({ type }) => type)
      expect(types.filter((type) => type === 'rogueEntered' || type === 'attackRolled')).toEqual([])
      expect(side(t, 0).rogues).toEqual([])
    }
    const later = lay({ phase: 'refill', A: { deck: ['border-reavers'] }, rolls: [1] })
    expect(later.eventsOf('rogueEntered')).toHaveLength(1)
    expect(attacks(later)).toHaveLength(1)
  })

  test.each([
    ['A', ['britannia', 'prussia'], 0, [28, 29]],
    ['B', ['prussia', 'britannia'], 1, [29, 28]],
  ] as const)('[B-2.7] the lower total of points begins: seat %s', (_seat, factions, seat, points) => {
    const t = layNew(4, { factions })
    expect(t.eventsOf('beganFirst')).toEqual([{ type: 'beganFirst', seat, points }])
    expect(t.state.initiative).toBe(seat)
    expect(t.eventsOf('rolledForFirst')).toEqual([])
  })

  test('[B-2.8] the token is with whoever has the first turn, and changes nothing about the characters', () => {
    const t = layNew(4, MIRRORED)
    expect(t.state.initiative).toBe(1)
    expect(t.eventsOf('roundBegan')).toMatchObject([{ round: 1, seat: 1 }])
    const attack = (initiative: 'A' | 'B') => {
      const fight = lay({ initiative, rolls: [3] })
      const offered = fight.A.text().options
      fight.A.picks('activate Dire Wolf', 'attack Artillery')
      return [offered, attacks(fight), fight.state.initiative]
    }
    expect(attack('A').slice(0, 2)).toEqual(attack('B').slice(0, 2))
    expect(attack('B')[2]).toBe(1) // and stays where it is
  })

  /** Makes the Quartermaster a point dearer until the test is over: 29 against 29. */
  function levelPoints(): void {
    const { cards } = PRINTED
    onTestFinished(() => void Object.assign(PRINTED, { cards }))
    Object.assign(PRINTED, {
      cards: cards.map((card) => (card.slug === 'quartermaster' ? { ...card, points: 9 } : card)),
    })
  }

  test('[B-R4] with equal totals both roll, the higher begins, and a tie is rolled again', () => {
    levelPoints()
    const first = SEEDS.map((seed) => {
      const t = begin(seed)
      const rolls = t.events.flatMap((event) => (event.type === 'rolledForFirst' ? [event.dice] : []))
      const last = rolls.at(-1) as [number, number]
      for (const [a, b] of rolls.slice(0, -1) as [number, number][]) expect(a).toBe(b)
      expect(last[0]).not.toBe(last[1])
      expect(t.state.initiative).toBe(last[0] > last[1] ? 0 : 1)
      expect(t.events.find(({ type }) => type === 'beganFirst')).toMatchObject({ points: [29, 29] })
      return [t.state.initiative, rolls.length > 1]
    })
    expect(new Set(first.map(([seat]) => seat))).toEqual(new Set([0, 1]))
    expect(first.some(([, isRolledAgain]) => isRolledAgain)).toBe(true)
  })
})

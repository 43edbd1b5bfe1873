import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCards,
  cloneCards,
  EVERYONE,
  noCards,
  NOBODY,
  redefine,
  seeded,
  sightOf,
  Table,
} from '../../src/index.ts'
import type { CardId, Cards } from '../../src/index.ts'
import { unitePools } from '../../src/hidden/cards.ts'
import { drill, type DrillGame, type DrillState, type DrillTable } from '../games/drill.ts'

const A = sightOf(0)
const B = sightOf(1)
const SPECTATORS = sightOf(null)

function ids(...numbers: number[]): CardId[] {
  return numbers as CardId[]
}

/** A table with cards 0 to 7 in the deck, none of them seen. */
function laid(seed = 1): { table: DrillTable; state: DrillState; game: DrillGame } {
  const game = drill({ segment: () => undefined })
  const state = game.setup({ seats: 2, options: {} })
  state.chance = seeded(seed)
  const never = {
    decide(): never {
      throw new Error('nobody is asked here')
    },
  }
  return { table: new Table(game, state, never), state, game }
}

describe('sight', () => {
  test('is one bit a seat and one for spectators', () => {
    expect([A, B, SPECTATORS]).toEqual([1, 2, 256])
    expect(EVERYONE).toBe(511)
  })

  test('grows with drawing, looking, showing and revealing, and never shrinks by them', () => {
    const { table, state } = laid()
    const card = table.draw(state.deck, state.hand, 0) as CardId
    expect(state.cards.seen[card]).toBe(A)
    table.look([card, ...ids(0)], 1)
    expect([state.cards.seen[card], state.cards.seen[0]]).toEqual([A | B, B])
    table.show(ids(0)[0] as CardId, A | SPECTATORS)
    expect(state.cards.seen[0]).toBe(A | B | SPECTATORS)
    table.reveal(card)
    table.look([card], 1)
    expect(state.cards.seen[card]).toBe(EVERYONE)
  })

  test('counts as knowledge only where somebody learns something', () => {
    const { table, state } = laid()
    const card = state.deck[0] as CardId
    table.show(card, A)
    expect(table.knowledge).toBe(1)
    table.show(card, A)
    table.show(card, NOBODY)
    expect(table.knowledge).toBe(1)
    table.reveal(card)
    expect(table.knowledge).toBe(2)
  })
})

describe('moving', () => {
  test('takes the top, which is the end of the list', () => {
    const { table, state } = laid()
    expect(table.draw(state.deck, state.hand, 0)).toBe(7)
    expect([state.deck.length, state.hand]).toEqual([7, [7]])
  })

  test('of an empty deck gives nothing', () => {
    const { table, state } = laid()
    expect(table.draw([], state.hand, 0)).toBeNull()
    expect(state.hand).toEqual([])
  })

  test('keeps the order of what stays, and fails where the card is not', () => {
    const { table, state } = laid()
    table.move(ids(3)[0] as CardId, state.deck, state.hand)
    expect([state.deck, state.hand]).toEqual([[0, 1, 2, 4, 5, 6, 7], [3]])
    expect(() => table.move(ids(3)[0] as CardId, state.deck, state.hand)).toThrow(
      /card 3 is not where it is taken from/,
    )
    expect(state.hand).toEqual([3])
  })

  test('of nothing at random fails with its label', () => {
    const { table } = laid()
    expect(() => table.random([], 'a card of B')).toThrow('nothing to take at random for "a card of B"')
    expect(['x', 'y']).toContain(table.random(['x', 'y'], 'one'))
  })
})

describe('shuffling', () => {
  test('moves definitions among the ids of the zone, keeps its list, and hides every card', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), (seed, chosen) => {
        const { table, state } = laid(seed)
        for (const id of state.deck) table.reveal(id)
        const zone = ids(...chosen)
        table.shuffle(zone, 'test')
        expect(zone).toEqual(chosen)
        const { def, seen } = state.cards
        expect(zone.map((id) => def[id]).toSorted()).toEqual(chosen.toSorted())
        for (const id of state.deck) {
          const isMixed = chosen.includes(id)
          expect(seen[id]).toBe(isMixed ? NOBODY : EVERYONE)
          expect(isMixed ? id : def[id]).toBe(id)
        }
      }),
    )
  })

  test('lets no card be followed by its id', () => {
    const stays = Array.from({ length: 2000 }, (_, seed) => {
      const { table, state } = laid(seed)
      table.shuffle(state.deck, 'test')
      return state.cards.def[3] === 3 ? 1 : 0
    }).reduce((sum: number, one) => sum + one, 0)
    expect(stays).toBeGreaterThan(180)
    expect(stays).toBeLessThan(320)
  })

  test('draws as often, whatever the cards are', () => {
    const { table, state } = laid()
    const twin = laid()
    twin.state.cards.def = twin.state.cards.def.toReversed()
    table.shuffle(state.deck, 'test')
    twin.table.shuffle(twin.state.deck, 'test')
    expect(state.chance).toEqual(twin.state.chance)
  })

  test('of nothing does nothing, of a card that is none is an error', () => {
    const { table, state } = laid()
    const before = JSON.stringify(state)
    table.shuffle([], 'nothing')
    expect([JSON.stringify(state), table.knowledge]).toEqual([before, 0])
    expect(() => table.shuffle(ids(0, 99), 'ghost')).toThrow(/no card 99 in "ghost"|card 99/)
  })
})

describe('concealing', () => {
  test('keeps what lies where, under other ids, known to the keepers only', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray([2, 3, 4, 5, 6, 7], { minLength: 2 }), (seed, chosen) => {
        const { table, state } = laid(seed)
        for (const id of ids(2, 3, 4)) table.reveal(id)
        for (const id of ids(5)) table.look([id], 0)
        state.hand = state.deck.splice(5)
        const where = (list: readonly CardId[]): (number | undefined)[] =>
          list.map((id) => state.cards.def[id])
        const before = [where(state.deck), where(state.hand)]
        const labels = table.conceal(ids(...chosen), A, 'test')
        expect([where(state.deck), where(state.hand)]).toEqual(before)
        expect(labels.toSorted()).toEqual(chosen.toSorted())
        labels.forEach((label, i) => {
          const was = chosen[i] as number
          expect(state.cards.def[label]).toBe(was)
          expect(state.cards.seen[label]).toBe(was <= 5 ? A : NOBODY)
        })
        const all = [...state.deck, ...state.hand]
        expect(new Set(all).size).toBe(8)
      }),
    )
  })

  test('leads the old id to any of the places', () => {
    const found = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const { table } = laid(seed)
      found.add(table.conceal(ids(4, 5, 6, 7), NOBODY, 'test')[0] as number)
    }
    expect([...found].toSorted()).toEqual([4, 5, 6, 7])
  })
})

describe('pools', () => {
  const cardsIn = (cards: Cards, pool: number): number[] =>
    cards.pool.flatMap((own, id) => (own === pool ? [id] : []))

  test('hold the cards that were put in together', () => {
    const cards = noCards()
    addCards(cards, [1, 2])
    addCards(cards, [3], A)
    expect(cards).toEqual({ def: [1, 2, 3], seen: [0, 0, 0], pool: [0, 0, 1], secret: [0, A] })
  })

  test('grow together where cards of several are mixed: with all that somebody has not seen', () => {
    const cards = noCards()
    addCards(cards, [0, 1, 2])
    addCards(cards, [3, 4, 5], B)
    addCards(cards, [6])
    cards.seen[2] = EVERYONE
    cards.seen[5] = A
    unitePools(cards, ids(0, 3))
    const united = cards.pool[0] as number
    expect(cardsIn(cards, united)).toEqual([0, 1, 3, 4, 5])
    expect(cards.secret[united]).toBe(B)
    expect([cards.pool[2], cards.pool[6]]).toEqual([0, 2])
  })

  test('of cards that all have seen begin anew: the discards become the deck', () => {
    const cards = noCards()
    addCards(cards, [0, 1, 2, 3])
    for (const id of [0, 1]) cards.seen[id] = EVERYONE
    unitePools(cards, ids(0, 1))
    expect(cards.pool[0]).toBe(cards.pool[1])
    expect([cards.pool[2], cards.pool[3]]).toEqual([0, 0])
    expect(cards.pool[0]).not.toBe(0)
  })

  test('of cards made during play are their own', () => {
    const { table, state } = laid()
    const made = table.create([5, 5], B)
    expect(made).toEqual([8, 9])
    expect(made.map((id) => [state.cards.def[id], state.cards.seen[id]])).toEqual([
      [5, B],
      [5, B],
    ])
    expect(cardsIn(state.cards, state.cards.pool[8] as number)).toEqual([8, 9])
  })

  test('are copied with everything else', () => {
    const { state } = laid()
    const copy = cloneCards(state.cards)
    const before = structuredClone(state.cards)
    redefine(copy, [0 as CardId], [9])
    copy.seen[0] = 9
    addCards(copy, [4, 4], B)
    unitePools(copy, [0, 4] as CardId[])
    expect(state.cards).toEqual(before)
    expect(copy).not.toEqual(before)
  })
})

import { expect, test } from 'vitest'
import { seeded } from '../../src/chance.ts'
import type { CardId } from '../../src/hidden/cards.ts'
import { makePlausible } from '../../src/hidden/plausible.ts'
import type { State } from '../../src/state.ts'

/** Cards 0 and 1 lie in a hand, the others in a deck; definition 9 is one that no hand holds. */
const JOKER = 9
const game = { couldBe: (_of: unknown, card: CardId, def: number) => def !== JOKER || card > 1 }
const state = {} as State
const ids = [0, 1, 2, 3, 4, 5] as CardId[]

function dealt(defs: number[], seed: number): number[] {
  makePlausible({ game, state }, { ids, defs }, seeded(seed))
  return defs
}

test('a deal that could have come about stays as it is', () => {
  expect(dealt([1, 2, JOKER, 3, JOKER, 4], 1)).toEqual([1, 2, JOKER, 3, JOKER, 4])
})

test('what a card cannot be goes to one that it can be, and nothing is lost', () => {
  for (let seed = 0; seed < 50; seed++) {
    const defs = dealt([JOKER, JOKER, 1, 2, 3, 4], seed)
    expect(defs.slice(0, 2)).not.toContain(JOKER)
    expect(defs.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, JOKER, JOKER])
  }
})

test('every card that can take it is as likely', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < 2000; seed++) {
    const at = dealt([JOKER, 1, 2, 3, 4, 5], seed).indexOf(JOKER)
    counts[at] = (counts[at] ?? 0) + 1
  }
  expect(counts.slice(0, 2)).toEqual([0, 0])
  for (const count of counts.slice(2)) expect(Math.abs(count - 500)).toBeLessThan(100)
})

test('where nothing else fits, and in games that rule nothing out, a deal is left alone', () => {
  const two = [0, 1] as CardId[]
  const defs = [JOKER, JOKER]
  makePlausible({ game, state }, { ids: two, defs }, seeded(1))
  expect(defs).toEqual([JOKER, JOKER])
  const free = [JOKER, 1]
  makePlausible({ game: {}, state }, { ids: two, defs: free }, seeded(1))
  expect(free).toEqual([JOKER, 1])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asFraction,
  atLeast,
  changing,
  exactly,
  inPercent,
  keeping,
  ways,
} from '../../src/decks/figures/odds.ts'

/** Every hand of so many cards out of a small deck, each as likely as the others. */
function hands(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return cards.flatMap((card, at) => hands(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]))
}

describe('ways', () => {
  test('are those of Pascal’s triangle, and none where there is nothing to choose from', () => {
    expect([ways(5, 0), ways(5, 2), ways(5, 5), ways(5, 6), ways(5, -1)]).toEqual([1n, 10n, 1n, 0n, 0n])
    expect(ways(60, 30)).toBe(118264581564861424n)
  })
})

describe('odds of a hand', () => {
  test('two of thirty are in an opening hand of five in 9 of 29 cases', () => {
    expect(asFraction(atLeast({ cards: 30, wanted: 2 }, 5, 1))).toBe('9/29')
    expect(inPercent(atLeast({ cards: 30, wanted: 2 }, 5, 1))).toBe('31.0 %')
  })

  test('agree with counting every hand of a small deck', () => {
    const deck = [0, 1, 2, 3, 4, 5, 6]
    for (const wanted of [0, 1, 3, 7])
      for (const hits of [0, 1, 2, 3]) {
        const all = hands(deck, 4)
        const fit = all.filter((hand) => hand.filter((card) => card < wanted).length >= hits)
        const chance = atLeast({ cards: 7, wanted }, 4, hits)
        expect(Number(chance.part) / Number(chance.of)).toBeCloseTo(fit.length / all.length, 12)
      }
  })

  test('of all numbers of hits add up to certainty', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (cards, some, drawn) => {
          const pile = { cards, wanted: Math.min(some, cards) }
          const counts = Array.from({ length: cards + 1 }, (_, hits) => exactly(pile, drawn, hits))
          const sum = counts.reduce((total, { part }) => total + part, 0n)
          expect(sum).toBe(counts[0]?.of)
        },
      ),
    )
  })
})

describe('odds with a mulligan', () => {
  const question = { pile: { cards: 30, wanted: 2 }, opening: 5, drawn: 0, atLeast: 1 }

  test('changing all five for one card is as good as seeing ten', () => {
    expect(asFraction(changing(question))).toBe(asFraction(atLeast(question.pile, 10, 1)))
    expect(asFraction(keeping(question))).toBe('9/29')
  })

  test('it never hurts, and helps nothing where nothing is asked', () => {
    fc.assert(
      fc.property(
        fc.record({
          wanted: fc.integer({ min: 0, max: 12 }),
          drawn: fc.integer({ min: 0, max: 6 }),
          atLeast: fc.integer({ min: 0, max: 3 }),
        }),
        ({ wanted, drawn, atLeast: hits }) => {
          const asked = { pile: { cards: 30, wanted }, opening: 5, drawn, atLeast: hits }
          const [kept, changed] = [keeping(asked), changing(asked)]
          expect(changed.part * kept.of >= kept.part * changed.of).toBe(true)
          expect(changed.part <= changed.of).toBe(true)
        },
      ),
    )
    expect(inPercent(changing({ ...question, atLeast: 0 }))).toBe('100 %')
  })

  test('agrees with a hundred thousand trials', () => {
    const asked = { pile: { cards: 12, wanted: 3 }, opening: 4, drawn: 1, atLeast: 2 }
    const trials = 100_000
    const random = generator(7)
    const hits = Array.from({ length: trials }, () => (trial(asked, random) ? 1 : 0)).reduce<number>(
      (sum, hit) => sum + hit,
      0,
    )
    const { part, of } = changing(asked)
    expect(hits / trials).toBeCloseTo(Number(part) / Number(of), 2)
  })
})

/** A hand of `opening`, a mulligan of what is not wanted, and the cards drawn after it. */
function trial(
  { pile, opening, drawn, atLeast: goal }: Parameters<typeof changing>[0],
  random: () => number,
): boolean {
  const deck = shuffled(
    Array.from({ length: pile.cards }, (_, at) => at < pile.wanted),
    random,
  )
  const hand = deck.slice(0, opening)
  const kept = hand.filter((isWanted) => isWanted)
  if (kept.length >= goal) return true
  const fresh = deck.slice(opening, opening + hand.length - kept.length)
  const rest = shuffled(
    [...deck.slice(opening + fresh.length), ...hand.filter((isWanted) => !isWanted)],
    random,
  )
  return [...kept, ...fresh, ...rest.slice(0, drawn)].filter((isWanted) => isWanted).length >= goal
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = list.map((card) => ({ card, at: random() }))
  return order.toSorted((a, b) => a.at - b.at).map(({ card }) => card)
}

function generator(seed: number): () => number {
  let word = seed
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return word / 2 ** 32
  }
}

test('percent say 0 and 100 only where that is so', () => {
  expect(inPercent({ part: 0n, of: 5n })).toBe('0 %')
  expect(inPercent({ part: 5n, of: 5n })).toBe('100 %')
  expect(inPercent({ part: 1n, of: 100_000n })).toBe('< 0.1 %')
  expect(inPercent({ part: 99_999n, of: 100_000n })).toBe('> 99.9 %')
  expect(inPercent({ part: 1n, of: 3n })).toBe('33.3 %')
})

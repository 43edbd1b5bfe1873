import { describe, expect, test } from 'vitest'
import { bracketOrder } from '../../src/tournaments/elimination.ts'
import { firstSeats, freeWins, historyOf, winnerOf } from '../../src/tournaments/history.ts'
import { WIN, type Field, type Pairings } from '../../src/tournaments/model.ts'
import { nextPairings, roundsFor } from '../../src/tournaments/pairing.ts'
import { standingsOf } from '../../src/tournaments/standings.ts'
import { afterRound, entrants, numbersFrom, result } from './fields.ts'

const SIZES = Array.from({ length: 39 }, (_, at) => at + 2)

/** The numbers of all who are in a round. */
function inRound(pairings: Pairings): number[] {
  return pairings.flatMap(({ sides }) => sides.flatMap((n) => n ?? [])).toSorted((a, b) => a - b)
}

function opponentsOf(field: Field, n: number): number[] {
  return historyOf(field, n).flatMap(({ opponent }) => opponent ?? [])
}

/** Whether all can be paired without meeting anybody again, tried out; with an odd number one who had no bye has it. */
function canAvoid(met: ReadonlyMap<number, ReadonlySet<number>>, left: readonly number[]): boolean {
  const [one, ...others] = left
  if (one === undefined) return true
  return others.some(
    (other) =>
      !met.get(one)?.has(other) &&
      canAvoid(
        met,
        others.filter((n) => n !== other),
      ),
  )
}

function isAvoidable(field: Field): boolean {
  const numbers = field.entrants.map(({ n }) => n)
  const met = new Map(numbers.map((n) => [n, new Set(opponentsOf(field, n))]))
  if (numbers.length % 2 === 0) return canAvoid(met, numbers)
  const byes = numbers.filter((n) => freeWins(historyOf(field, n)) === 0)
  return byes.some((bye) =>
    canAvoid(
      met,
      numbers.filter((n) => n !== bye),
    ),
  )
}

describe('Swiss', () => {
  test.each(SIZES)(
    '%i entrants: everybody is paired once a round, nobody meets twice while that can be avoided, and has one bye at most',
    (size) => {
      for (const seed of [1, 2, 3]) {
        const draw = numbersFrom(seed * 100 + size)
        let field: Field = { system: 'swiss', entrants: entrants(size), rounds: [] }
        const rounds = Math.min(size - 1, 7)
        for (let round = 1; round <= rounds; round++) {
          const before = field
          field = afterRound(field, draw)
          expect(inRound(field.rounds.at(-1) ?? [])).toEqual(entrants(size).map(({ n }) => n))
          const isRematch = (field.rounds.at(-1) ?? []).some(
            ({ sides: [one, other] }) =>
              one !== null && other !== null && opponentsOf(before, one).includes(other),
          )
          const isFree = size <= 12 ? isAvoidable(before) : round <= size / 2
          expect(isRematch && isFree).toBe(false)
        }
        for (const { n } of field.entrants) expect(freeWins(historyOf(field, n))).toBeLessThanOrEqual(1)
      }
    },
  )

  test('those with equal points meet, best table first, and the first seat goes to who had it less', () => {
    const rounds = [[result(1, 5, [2, 0]), result(6, 2, [0, 2]), result(3, 7, [2, 0]), result(8, 4, [0, 2])]]
    const next = nextPairings({ system: 'swiss', entrants: entrants(8), rounds })
    const points = (n: number | null): number => (n !== null && n <= 4 ? WIN : 0)
    for (const { sides } of next) expect(points(sides[0])).toBe(points(sides[1]))
    expect(next.map(({ sides }) => points(sides[0]))).toEqual([2, 2, 0, 0])
    for (const { sides } of next) expect([2, 4, 5, 7]).toContain(sides[0])
  })

  test('the bye is for the last who had none', () => {
    const rounds = [[result(1, 3, [2, 0]), result(4, 2, [0, 2]), result(5, null, [2, 0])]]
    const next = nextPairings({ system: 'swiss', entrants: entrants(5), rounds })
    expect(next.at(-1)).toEqual({ sides: [4, null], matches: [], result: { points: [2, 0], how: 'bye' } })
  })

  test('who has gone is not paired, who comes late is from their round on', () => {
    const [a, b, c, d, e] = entrants(5)
    const list = [
      a,
      b,
      { ...c, out: { why: 'withdrew', round: 1 } },
      d,
      { ...e, since: 3 },
    ] as Field['entrants']
    const rounds = [[result(1, 3, [2, 0]), result(2, 4, [0, 2])]]
    const second = nextPairings({ system: 'swiss', entrants: list, rounds })
    expect(inRound(second)).toEqual([1, 2, 4])
    const third = nextPairings({ system: 'swiss', entrants: list, rounds: [...rounds, second] })
    expect(inRound(third)).toEqual([1, 2, 4, 5])
  })

  test('seats are balanced: over seven rounds of twenty nobody has one more than twice as often too much', () => {
    const draw = numbersFrom(7)
    let field: Field = { system: 'swiss', entrants: entrants(20), rounds: [] }
    for (let round = 0; round < 7; round++) field = afterRound(field, draw)
    for (const { n } of field.entrants)
      expect(Math.abs(firstSeats(historyOf(field, n)))).toBeLessThanOrEqual(3)
  })

  test('128 entrants and 15 rounds are within the weights', () => {
    const draw = numbersFrom(9)
    let field: Field = { system: 'swiss', entrants: entrants(127), rounds: [] }
    for (let round = 0; round < 15; round++) field = afterRound(field, draw)
    for (const { n } of field.entrants) {
      const met = opponentsOf(field, n)
      expect(new Set(met).size).toBe(met.length)
      expect(freeWins(historyOf(field, n))).toBeLessThanOrEqual(1)
    }
  }, 60_000)
})

describe('round robin', () => {
  test.each(SIZES)('%i entrants: each meets each other one once, and seats are shared', (size) => {
    const draw = numbersFrom(size)
    let field: Field = { system: 'round-robin', entrants: entrants(size), rounds: [] }
    for (let round = roundsFor('round-robin', size, null); round > 0; round--) field = afterRound(field, draw)
    for (const { n } of field.entrants) {
      const met = opponentsOf(field, n).toSorted((a, b) => a - b)
      expect(met).toEqual(field.entrants.map((one) => one.n).filter((one) => one !== n))
      expect(Math.abs(firstSeats(historyOf(field, n)))).toBeLessThanOrEqual(1)
      expect(freeWins(historyOf(field, n))).toBe(size % 2)
    }
  })

  test('the opponents of who has gone get the point', () => {
    const [a, b] = entrants(2)
    const list = [a, { ...b, out: { why: 'removed', round: 0 } }] as Field['entrants']
    const [only] = nextPairings({ system: 'round-robin', entrants: list, rounds: [] })
    expect(only?.result).toEqual({ points: only?.sides[0] === 1 ? [2, 0] : [0, 2], how: 'forfeit' })
  })
})

describe('elimination', () => {
  test('the best two of the draw can only meet in the last round', () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
  })

  test.each(SIZES)(
    '%i entrants: the best have byes, one is left in the end, and everybody has a place',
    (size) => {
      const numbers = numbersFrom(size)
      const draw = (): number => (numbers() < 0.5 ? 0 : 0.99)
      let field: Field = { system: 'elimination', entrants: entrants(size), rounds: [] }
      const rounds = roundsFor('elimination', size, null)
      for (let round = 0; round < rounds; round++) field = afterRound(field, draw)
      const byes = (field.rounds[0] ?? []).filter(({ sides }) => sides.includes(null))
      expect(
        byes.map(({ sides }) => sides.find((n) => n !== null)).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      ).toEqual(Array.from({ length: 2 ** rounds - size }, (_, at) => at + 1))
      const [final] = field.rounds.at(-1) ?? []
      const winner = final && winnerOf(final)
      const ranks = standingsOf(field)
      expect(ranks.filter(({ rank }) => rank === 1).map(({ n }) => n)).toEqual([winner])
      expect(ranks.filter(({ rank }) => rank === 2)).toHaveLength(1)
      expect(ranks.filter(({ rank }) => rank === 3)).toHaveLength(Math.min(2, size - 2))
    },
  )

  test('where neither comes, the next one has a bye', () => {
    const rounds = [[result(1, 4, [0, 0]), result(2, 3, [2, 0])]]
    const [final] = nextPairings({ system: 'elimination', entrants: entrants(4), rounds })
    expect(final).toEqual({ sides: [null, 2], matches: [], result: { points: [0, 2], how: 'bye' } })
  })
})

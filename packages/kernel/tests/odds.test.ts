import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  chanceOfAtLeast,
  chancesOf,
  contestOf,
  expectedRoll,
  RulesError,
  seeded,
  type Roll,
} from '../src/index.ts'

/** Every way the dice of a roll can fall, as the die that counts. */
function enumerated({ sides, rolls = 1, keep = 'only' }: Roll): number[] {
  let ways: number[][] = [[]]
  for (let die = 0; die < rolls; die++)
    ways = ways.flatMap((way) => Array.from({ length: sides }, (_, i) => [...way, i + 1]))
  return ways.map((way) => (keep === 'low' ? Math.min(...way) : Math.max(...way)))
}

function share(results: readonly number[], fits: (result: number) => boolean): number {
  return results.filter(fits).length / results.length
}

function rollsUpTo(most: { readonly sides: number; readonly rolls: number }): fc.Arbitrary<Roll> {
  const dice = fc.record({
    sides: fc.integer({ min: 1, max: most.sides }),
    rolls: fc.integer({ min: 1, max: most.rolls }),
  })
  const one = fc.record({ sides: fc.integer({ min: 1, max: most.sides }) })
  const kept = fc.tuple(dice, fc.constantFrom('high', 'low')).map(([all, keep]): Roll => ({ ...all, keep }))
  return fc.oneof(one, kept)
}

const rolls = rollsUpTo({ sides: 12, rolls: 3 })
const few = rollsUpTo({ sides: 8, rolls: 2 })
const modifiers = fc.integer({ min: -15, max: 15 })

describe('the odds of a roll', () => {
  test('are those of all ways in which its dice can fall', () => {
    fc.assert(
      fc.property(rolls, (roll) => {
        const results = enumerated(roll)
        chancesOf(roll).forEach((chance, n) => {
          expect(chance).toBeCloseTo(
            share(results, (result) => result === n),
            12,
          )
        })
        expect(expectedRoll(roll)).toBeCloseTo(results.reduce((sum, n) => sum + n, 0) / results.length, 10)
      }),
    )
  })

  test('to come to so much with a modifier are those of all ways, too', () => {
    fc.assert(
      fc.property(rolls, fc.integer({ min: -5, max: 30 }), modifiers, (roll, needed, modifier) => {
        const expected = share(enumerated(roll), (result) => result + modifier >= needed)
        expect(chanceOfAtLeast(roll, needed, modifier)).toBeCloseTo(expected, 12)
      }),
    )
  })

  test('against another roll are those of all ways of both', () => {
    fc.assert(
      fc.property(few, few, modifiers, (own, other, modifier) => {
        const both = enumerated(own).flatMap((a) => enumerated(other).map((b) => a + modifier - b))
        const { higher, equal, lower } = contestOf(own, other, modifier)
        expect(higher).toBeCloseTo(
          share(both, (by) => by > 0),
          12,
        )
        expect(equal).toBeCloseTo(
          share(both, (by) => by === 0),
          12,
        )
        expect(lower).toBeCloseTo(
          share(both, (by) => by < 0),
          12,
        )
      }),
    )
  })

  test('add up to 1', () => {
    fc.assert(
      fc.property(rolls, (roll) => {
        expect(chancesOf(roll).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
      }),
    )
  })

  test('of a d20: half at 11, three quarters with advantage, a quarter with disadvantage', () => {
    expect(chanceOfAtLeast({ sides: 20 }, 11)).toBe(0.5)
    expect(chanceOfAtLeast({ sides: 20, rolls: 2, keep: 'high' }, 13, 2)).toBe(0.75)
    expect(chanceOfAtLeast({ sides: 20, rolls: 2, keep: 'low' }, 9, -2)).toBe(0.25)
    expect(expectedRoll({ sides: 20 })).toBeCloseTo(10.5, 12)
    expect(expectedRoll({ sides: 20, rolls: 2, keep: 'high' })).toBeCloseTo(13.825, 12)
  })

  test('are what dice show in the long run', () => {
    const chance = seeded('odds')
    const thrown = Array.from({ length: 20_000 }, () => Math.max(below(chance, 20), below(chance, 20)) + 1)
    const advantage: Roll = { sides: 20, rolls: 2, keep: 'high' }
    expect(share(thrown, (die) => die >= 15)).toBeCloseTo(chanceOfAtLeast(advantage, 15), 1)
  })

  test.each<[Roll, RegExp]>([
    [{ sides: 0 }, /nobody can roll 1 of 0 sides/],
    [{ sides: 2.5 }, /1 of 2\.5 sides/],
    [{ sides: 6, rolls: 0, keep: 'high' }, /0 of 6 sides and keep high/],
    [{ sides: 6, rolls: 2 }, /2 of 6 sides and keep only/],
  ])('of a roll that nobody can make are an error: %j', (roll, message) => {
    for (const odds of [chancesOf, expectedRoll, (one: Roll) => chanceOfAtLeast(one, 1)]) {
      expect(() => odds(roll)).toThrow(RulesError)
      expect(() => odds(roll)).toThrow(message)
    }
  })
})

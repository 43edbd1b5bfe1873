import { expect, test } from 'vitest'
import { chanceToReach, faceChances } from '../../odds/die.ts'
import { plainTerms } from '../../rules/fight/rolls.ts'

const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0)

test('[T-23.05, T-23.06] advantage and disadvantage throw two dice, both together one', () => {
  const plain = plainTerms()
  expect(faceChances(plain)).toEqual(Array.from({ length: 20 }, () => 1 / 20))
  const high = faceChances({ ...plain, advantage: true })
  expect(high[19]).toBeCloseTo(39 / 400)
  expect(faceChances({ ...plain, disadvantage: true })[0]).toBeCloseTo(39 / 400)
  expect(faceChances({ ...plain, advantage: true, disadvantage: true })).toEqual(faceChances(plain))
  expect(faceChances({ ...plain, advantage: true, noAdvantage: true })).toEqual(faceChances(plain))
  for (const chances of [high, faceChances(plain)]) expect(sum(chances)).toBeCloseTo(1)
})

test('a die that is not thrown shows its number for sure', () => {
  const fixed = { ...plainTerms(2), fixed: 12 }
  expect(faceChances(fixed)[11]).toBe(1)
  expect(chanceToReach(fixed, 14)).toBe(1)
  expect(chanceToReach(fixed, 15)).toBe(0)
})

test('[T-23.09, T-14.09] modifiers count, and so does the least that a die can show', () => {
  expect(chanceToReach(plainTerms(), 11)).toBeCloseTo(0.5)
  expect(chanceToReach(plainTerms(3), 11)).toBeCloseTo(0.65)
  expect(chanceToReach({ ...plainTerms(), advantage: true }, 11)).toBeCloseTo(0.75)
  expect(chanceToReach({ ...plainTerms(1), least: 10 }, 11)).toBe(1)
})

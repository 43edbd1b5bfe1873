import { below, seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { chanceBy, fitted, lossOf, type Sample } from '../../fit/logistic.ts'

const TRUE = [0.8, -0.3]

/** Leads at random, won as often as the true weights say. */
function samples(count: number, seed: string): Sample[] {
  const chance = seeded(seed)
  return Array.from({ length: count }, () => {
    const leads = TRUE.map(() => below(chance, 7) - 3)
    return { leads, won: below(chance, 1000) < 1000 * chanceBy(leads, TRUE) ? 1 : 0 }
  })
}

test('weights are found again in what they made', () => {
  const found = fitted(samples(4000, 'fit'), TRUE.length)
  found.forEach((weight, i) => expect(weight).toBeCloseTo(TRUE[i] as number, 0.9))
})

test('the loss of what is true is less than that of knowing nothing, also held out', () => {
  const held = samples(1000, 'held out')
  expect(lossOf(held, TRUE)).toBeLessThan(lossOf(held, [0, 0]))
  expect(lossOf(held, [0, 0])).toBeCloseTo(Math.log(2))
})

test('what never differs has no weight', () => {
  const found = fitted(
    samples(200, 'idle').map(({ leads, won }) => ({ leads: [...leads, 0], won })),
    3,
  )
  expect(found[2]).toBe(0)
})

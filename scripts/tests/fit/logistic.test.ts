import { below, seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { chanceBy, fitted, lossOf, type Sample } from '../../fit/logistic.ts'

const TRUE = [0.8, -0.3]
/** As many samples draw weights to 0. */
const RIDGE = 2

/** Leads at random, won as often as the true weights say. */
function samples(count: number, seed: string): Sample[] {
  const chance = seeded(seed)
  return Array.from({ length: count }, () => {
    const leads = TRUE.map(() => below(chance, 7) - 3)
    return { leads, won: below(chance, 1000) < 1000 * chanceBy(leads, TRUE) ? 1 : 0 }
  })
}

test('weights are found again in what they made', () => {
  const found = fitted(samples(4000, 'fit'), TRUE.length, RIDGE)
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
    RIDGE,
  )
  expect(found[2]).toBe(0)
})

test('a stronger ridge draws weights nearer to 0, whatever their leads are counted in', () => {
  const inTens = samples(400, 'ridge').map(({ leads, won }) => ({
    leads: leads.map((lead) => 10 * lead),
    won,
  }))
  const [weak = 0] = fitted(samples(400, 'ridge'), TRUE.length, RIDGE)
  const [strong = 0] = fitted(samples(400, 'ridge'), TRUE.length, 100 * RIDGE)
  const [tenth = 0] = fitted(inTens, TRUE.length, 100 * RIDGE)
  expect(strong).toBeLessThan(0.9 * weak)
  expect(10 * tenth).toBeCloseTo(strong)
})

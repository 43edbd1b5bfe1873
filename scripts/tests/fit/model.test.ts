import { below, seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { chanceBy } from '../../fit/logistic.ts'
import { lossAt } from '../../fit/loss.ts'
import { chanceIn, linearModel, networkModel, pairModel, type Lesson, type Model } from '../../fit/model.ts'

const RIDGE = 0.2

/** A lead that counts the more, the higher the number of the scene is; with the higher lead of another thing it counts no more. */
function lessons(count: number, seed: string): Lesson[] {
  const chance = seeded(seed)
  return Array.from({ length: count }, () => {
    const leads = [0, 1].map(() => below(chance, 9) - 4)
    const scene = [below(chance, 5)]
    return { sight: { leads, scene }, worth: chanceBy([(leads[0] ?? 0) * (scene[0] ?? 0)], [0.3]) }
  })
}

function lossOf(model: Model, asked: readonly Lesson[]): number {
  return (
    asked.reduce((sum, { sight, worth }) => sum + lossAt(worth, chanceIn(model, sight)), 0) / asked.length
  )
}

const [taught, asked] = [lessons(1500, 'taught'), lessons(300, 'asked')]
const linear = linearModel(taught, RIDGE)
const pairs = pairModel(taught, RIDGE)
const network = networkModel(taught, RIDGE)

test('pairs and a network learn what leads alone cannot say, and hold it on what they have not met', () => {
  const least = asked.reduce((sum, { worth }) => sum + lossAt(worth, worth), 0) / asked.length
  expect(lossOf(linear, asked)).toBeGreaterThan(least + 0.01)
  expect(lossOf(pairs, asked)).toBeLessThan(least + 0.002)
  expect(lossOf(network, asked)).toBeLessThan((lossOf(linear, asked) + least) / 2)
})

test.each([linear, pairs, network])(
  'what one side hopes for in a model of $kind, the other fears',
  (model) => {
    for (const { sight } of asked.slice(0, 20)) {
      const { leads, scene } = sight
      const other = { leads: leads.map((lead) => -lead), scene }
      expect(chanceIn(model, sight) + chanceIn(model, other)).toBeCloseTo(1)
    }
  },
)

test('a model is the same after it was written down and read', () => {
  for (const model of [linear, pairs, network]) {
    const read = JSON.parse(JSON.stringify(model)) as Model
    for (const { sight } of asked.slice(0, 5)) expect(chanceIn(read, sight)).toBe(chanceIn(model, sight))
  }
})

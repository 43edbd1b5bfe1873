import { expect, test } from 'vitest'
import { LAWS } from '../../src/testkit/index.ts'
import { matchOf } from '../../src/testkit/laws/law.ts'

const DRAWN = { seats: 3, options: { goal: 12 }, seed: 1, picks: 2 }

test('each law looks at matches of its own, the same in every run', () => {
  const matches = LAWS.map((law) => matchOf(law, DRAWN))
  expect(new Set(matches.map(({ seed }) => seed)).size).toBe(LAWS.length)
  expect(new Set(matches.map(({ picks }) => picks)).size).toBe(LAWS.length)
  expect(LAWS.map((law) => matchOf(law, DRAWN))).toEqual(matches)
  for (const { seats, options } of matches)
    expect({ seats, options }).toEqual({ seats: 3, options: { goal: 12 } })
})

test('what was drawn apart stays apart', () => {
  const [law] = LAWS
  if (!law) throw new Error('There are no laws.')
  const seeds = Array.from({ length: 50 }, (_, seed) => matchOf(law, { ...DRAWN, seed }).seed)
  expect(new Set(seeds).size).toBe(50)
  expect(seeds.every((seed) => Number.isInteger(seed) && Number(seed) >= 0)).toBe(true)
})

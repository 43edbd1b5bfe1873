import { botNamed } from '@trialhall/bots'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { Duel } from '../../fit/duel.ts'
import { deepOf } from '../../fit/gather.ts'
import { lossLines, learnedFrom } from '../../fit/report.ts'
import { sigmarFit } from '../../fit/sigmar.ts'

const GATHERING = { players: 'expert', randomness: 0.1, playouts: 2 }
const FEW = { ...sigmarFit, stride: 8 }

test('positions are gathered alike from the same seed, each with shares of a victory', () => {
  const [seen, again] = [deepOf(FEW, GATHERING, 'deep/0'), deepOf(FEW, GATHERING, 'deep/0')]
  expect(seen).toEqual(again)
  expect(seen.filter(({ end }) => end === null).length).toBeGreaterThan(2)
  expect(seen.length).toBeGreaterThan(2)
  for (const { today, end, playouts, traced } of seen)
    for (const worth of [today, end ?? 0, playouts, traced]) {
      expect(worth).toBeGreaterThanOrEqual(0)
      expect(worth).toBeLessThanOrEqual(1)
    }
})

test('a table tells how wrong each way to learn is, and that today is no better than today', () => {
  const bundles = [1, 2, 3].map((k) => deepOf(FEW, GATHERING, `deep/${k}`))
  const lines = lossLines(learnedFrom(FEW, bundles.slice(1)), bundles.slice(0, 1))
  expect(lines).toHaveLength(10)
  expect(lines[2]).toMatch(/^\| today's \| \d\.\d{4} \| 0\.0000 \(0\.0000 to 0\.0000\)/)
})

test("today's weights, taken for learned ones, win as often as they lose", () => {
  const count = FEW.names.length
  const scale = { mean: Array<number>(2 * count).fill(0), spread: Array<number>(2 * count).fill(1) }
  const duel = new Duel(FEW, sure(botNamed('search:6')), {
    kind: 'linear',
    scale,
    weights: FEW.today ?? [],
    network: null,
  })
  const bouts = ([0, 1] as const).map((side) => duel.bout('deep/9', side))
  expect(bouts.reduce((sum, { won }) => sum + won, 0)).toBe(1)
  for (const { ms } of bouts) for (const some of ms) expect(some.length).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { cardOf } from '../../rules/printed.ts'
import { positionOf } from './kit.ts'

const NO_TARGET = -1

/** What Portent with this die promises a Wizard (A, with its ally C) for a roll of somebody, on somebody where it is an attack. */
function worthOfPortent(die: number, creature: number, target = NO_TARGET): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 17,14', 'C 14,15', 'D 17,15'],
    seats: [{ class: 'wizard', subclass: 'divination', character: 'khallax' }],
    lastings: [{ is: 'portent', owner: 'A', on: 'A', count: die }],
  })
  const card = state.heroes[0]?.primaries.find((one) => cardOf(state, one).slug === 'portent')
  if (card === undefined) throw new Error('A has no Portent')
  const moment = target === NO_TARGET ? 'skill' : 'declared'
  const prompt: TempusPrompt = { type: 'window', moment, creature, card: null, target, damage: 0 }
  const option = { do: 'free', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

test('Portent: a high die counts for a try of the own party, a low one never', () => {
  expect(worthOfPortent(17, 0)).toBeGreaterThan(0)
  expect(worthOfPortent(17, 2)).toBeGreaterThan(0)
  expect(worthOfPortent(3, 0)).toBeLessThan(0)
})

test('Portent: a low die counts for what rivals try, a high one never', () => {
  expect(worthOfPortent(3, 1)).toBeGreaterThan(0)
  expect(worthOfPortent(17, 1)).toBeLessThan(0)
})

test('Portent: a high die strikes rivals, a low one is for who strikes a friend', () => {
  expect(worthOfPortent(17, 2, 1)).toBeGreaterThan(0)
  expect(worthOfPortent(17, 1, 2)).toBeLessThan(0)
  expect(worthOfPortent(3, 1, 2)).toBeGreaterThan(0)
  expect(worthOfPortent(3, 2, 1)).toBeLessThan(0)
})

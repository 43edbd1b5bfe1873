import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { positionOf } from './kit.ts'

/** What Divine Favor, which lasts for a turn, promises a Paladin (A) at the beginning of its turn, with a rival (B) somewhere. */
function worthOfFavor(rival: string): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', `B ${rival}`],
    seats: [
      { class: 'paladin', subclass: 'oath-of-vengeance', character: 'khallax', hand: ['divine-favor'] },
    ],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const prompt: TempusPrompt = {
    type: 'window',
    moment: 'turn',
    creature: 0,
    card: null,
    target: -1,
    damage: 0,
  }
  const option = { do: 'free', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

test('what helps in a fight is played where somebody is near, and kept where nobody is', () => {
  expect(worthOfFavor('17,14')).toBeGreaterThan(0)
  expect(worthOfFavor('28,28')).toBeLessThan(0)
})

import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import type { TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

const HAND = ['bless', 'cure-wounds', 'cure-wounds', 'sanctuary']

/** What its Interaction promises a Hero (C) at the beginning of the turn of its ally (A). */
function worthOfHelp(state: TempusState): number {
  const prompt: TempusPrompt = {
    type: 'window',
    moment: 'turn-start',
    creature: 0,
    card: null,
    target: -1,
    damage: 0,
  }
  const option = { do: 'interaction' } as const
  return meritIn(state, { seat: 2, prompt, options: [option, { do: 'pass' }] })?.(option) ?? 0
}

/** The turn of A with so many HP, while a Cleric (C) has cards to spare. */
function besideCleric(hp: number): TempusState {
  return positionOf({
    exact: true,
    map: ['A 14,14', 'C 12,14'],
    seats: [
      { hp },
      {},
      { class: 'cleric', subclass: 'life-domain', character: 'raena', hasCycled: true, hand: HAND },
    ],
  })
}

test('[T-16.14] a card is discarded to heal an ally that is hurt, and for nobody else', () => {
  expect(worthOfHelp(besideCleric(20))).toBeGreaterThan(0)
  expect(worthOfHelp(besideCleric(30))).toBeLessThan(0)
})

import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../../asks.ts'
import { MONSTER_IDS, NOBODY } from '../../../state.ts'
import { spaceAt } from '../../../space/index.ts'
import { takeWords } from '../../../ui/realm/aim/words.ts'
import { ASK, laid, viewOf } from './kit.ts'

const GOBLIN = MONSTER_IDS.goblin
const SPACE = spaceAt(5, 5)

/** What the button says on a space that the first seat can pick, or on somebody there. */
function said(prompt: object, ...creatures: readonly number[]): string | null {
  const told = { view: viewOf(laid()), names: [...'ABCD'] }
  const ask = { ...ASK, prompt: prompt as TempusPrompt }
  return takeWords(told, ask, { space: SPACE, isOffered: creatures.length === 0, creatures })
}

test.each([
  [{ type: 'corner' }, 'Start here'],
  [{ type: 'place', creature: NOBODY, card: 1 }, 'Put it here'],
  [{ type: 'place', creature: 0, card: 1 }, 'Go here'],
  [{ type: 'place', creature: 2, card: 1 }, 'Move C here'],
  [{ type: 'monster-move', creature: GOBLIN, target: 0 }, 'Move Goblin A here'],
  [{ type: 'monster-area', creature: GOBLIN }, 'Aim here'],
  [{ type: 'aim', card: 1 }, 'Aim here'],
])('a space that is picked says for what: %o', (prompt, words) => {
  expect(said(prompt)).toBe(words)
})

test.each([
  [{ type: 'aim', card: 1 }, 'Aim at Goblin A'],
  [{ type: 'monster-target', creature: GOBLIN }, 'Attack Goblin A'],
  [{ type: 'spare', card: 1 }, 'Spare Goblin A'],
  [{ type: 'roll-order', card: 1 }, 'Roll for Goblin A'],
])('somebody who is picked, too: %o', (prompt, words) => {
  expect(said(prompt, GOBLIN)).toBe(words)
})

test('a Monster of which there is one has its article', () => {
  expect(said({ type: 'aim', card: 1 }, MONSTER_IDS.ogre)).toBe('Aim at the Ogre')
})

test('work that is done there is named', () => {
  const told = { view: viewOf(laid()), names: [...'ABCD'] }
  const on = { space: SPACE, isOffered: false, creatures: [] }
  const options = (...list: readonly object[]): object => ({
    ...ASK,
    prompt: { type: 'turn' },
    options: list,
  })
  const skill = { do: 'skill', card: 1, skill: 'savvy', space: SPACE }
  expect(takeWords(told, options(skill) as never, on)).toBe('Try Savvy')
  expect(takeWords(told, options({ do: 'use', card: 1, space: SPACE }) as never, on)).toBe('Use the token')
  expect(takeWords(told, options() as never, on)).toBeNull()
})

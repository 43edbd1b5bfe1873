import { games } from '@trialhall/games'
import type { CardFace } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeckEditor, DeckEditorContext } from '../../src/decks/deck-editor.ts'
import { Hand } from '../../src/decks/figures/hand.tsx'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

let root: Root
const game = sure(games.find('eldar'))
const [face] = game.catalog as [CardFace]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

async function show(count: number): Promise<void> {
  const kit = { parts: [{ kinds: [face.kind] }], draws: { opening: 4 } }
  const entries = count === 0 ? [] : [{ face, count }]
  await act(async () =>
    root.render(
      <DeckEditorContext value={{ game, kit, entries } as unknown as DeckEditor}>
        <Hand />
      </DeckEditorContext>,
    ),
  )
}

const text = (): string => document.querySelector('output')?.textContent ?? ''

test('a sample hand is of the deck as it stands', async () => {
  await show(0)
  expect(document.body.textContent).toBe('A sample hand needs at least 4 cards.')
  await show(10)
  expect(text()).toBe('4 cards in hand, 6 left.')
  await show(12)
  expect(text()).toBe('4 cards in hand, 8 left.')
})

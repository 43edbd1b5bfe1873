import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveNewDeck } from '../../../src/decks/saved/save-deck.ts'
import {
  listDecks,
  putDeckBack,
  readDeck,
  removeDeck,
  writeDeck,
} from '../../../src/decks/saved/saved-decks.ts'
import { storage } from '../../device/kept-storage.ts'

const DECK = { name: 'Aggro', rules: {}, cards: { yuri: 1, wallop: 2 } }

beforeEach(() => vi.stubGlobal('localStorage', storage(10_000)))
afterEach(() => vi.unstubAllGlobals())

test('a deck that is kept is read back, and a second one of its name gets a number', () => {
  const first = saveNewDeck('eldar', DECK)
  const second = saveNewDeck('eldar', DECK)
  expect(readDeck(first?.id ?? '')).toEqual({ ok: true, value: first })
  expect([first?.name, second?.name]).toEqual(['Aggro', 'Aggro 2'])
  expect(listDecks('battle-decks')).toEqual([])
})

test('the deck that was changed last comes first', () => {
  const decks = [3, 9, 5].map((changedAt) => ({ ...DECK, id: `deck${changedAt}`, game: 'eldar', changedAt }))
  for (const deck of decks) expect(writeDeck(deck)).toBe(true)
  expect(listDecks('eldar').map(({ id }) => id)).toEqual(['deck9', 'deck5', 'deck3'])
})

test('a deleted deck is gone until it is put back as it was', () => {
  const kept = saveNewDeck('eldar', DECK)
  const text = removeDeck(kept?.id ?? '')
  expect(readDeck(kept?.id ?? '')).toMatchObject({
    ok: false,
    fault: { message: 'There is no deck with this name on this device.' },
  })
  putDeckBack(kept?.id ?? '', text ?? '')
  expect(readDeck(kept?.id ?? '')).toEqual({ ok: true, value: kept })
  expect(removeDeck('nothing')).toBeNull()
})

test.each([
  '{',
  '[]',
  '{"format":"trialhall-deck-9"}',
  '{"format":"trialhall-deck-1","cards":{"wallop":-2}}',
])('a deck that is kept as %s is damaged, listed last and never lost', (text) => {
  saveNewDeck('eldar', DECK)
  localStorage.setItem('trialhall/deck/odd', text)
  expect(readDeck('odd')).toMatchObject({ ok: false })
  expect(listDecks('eldar').at(-1)).toEqual({ id: 'odd', deck: null, text })
})

test('where there is no room, nothing is kept and that is told', () => {
  vi.stubGlobal('localStorage', storage(10))
  expect(saveNewDeck('eldar', DECK)).toBeNull()
  expect(listDecks('eldar')).toEqual([])
})

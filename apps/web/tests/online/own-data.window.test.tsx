import type { Me } from '@trialhall/protocol'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveNewDeck } from '../../src/decks/saved/save-deck.ts'
import { deckIds } from '../../src/decks/saved/saved-decks.ts'
import { changeSyncState } from '../../src/decks/saved/sync-state.ts'
import { OwnData } from '../../src/online/account/own-data.tsx'

const GUEST: Me = { id: 'guest001', name: 'Amber Fox', account: null }
const ADA: Me = { id: 'ada00001', name: 'Ada', account: 'Ada' }

let root: Root
let isRefused: boolean
/** Decks that stood there when the page went on. */
let left: string[] | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  isRefused = false
  left = undefined
  const fault = { ok: false, code: 'bad-request', field: 'password', error: 'That is not the password.' }
  vi.stubGlobal('fetch', async () => (isRefused ? Response.json(fault, { status: 400 }) : Response.json({})))
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Has everything deleted by somebody who keeps a deck, terms and a muted person here. */
async function deleteAll(me: Me): Promise<void> {
  changeSyncState((state) => ({ ...state, owner: { id: me.id, account: me.account } }))
  saveNewDeck('eldar', { name: 'Mine', rules: {}, cards: { yuri: 1 } }, 10)
  localStorage.setItem(`trialhall/muted/${me.id}`, '[]')
  localStorage.setItem('trialhall/terms', '{"terms":[]}')
  await act(async () => root.render(<OwnData me={me} onDeleted={() => (left = deckIds())} />))
  for (const words of [/^Delete my/, /^Delete everything/]) {
    const found = [...document.querySelectorAll('button')].find((one) => words.test(one.textContent ?? ''))
    await act(async () => found?.click())
  }
}

test('what a guest kept in this browser is deleted before the page looks who it is now', async () => {
  await deleteAll(GUEST)
  expect(left).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['trialhall/decks-book'])
  expect(localStorage.getItem('trialhall/decks-book')).not.toContain(GUEST.id)
})

test('with an account the terms of a guest stay', async () => {
  await deleteAll(ADA)
  expect(left).toEqual([])
  expect(Object.keys(localStorage).toSorted()).toEqual(['trialhall/decks-book', 'trialhall/terms'])
})

test('where the hall refuses, nothing is deleted here', async () => {
  isRefused = true
  await deleteAll(ADA)
  expect(left).toBeUndefined()
  expect(deckIds()).toHaveLength(1)
  expect(localStorage.getItem(`trialhall/muted/${ADA.id}`)).toBe('[]')
  expect(document.body.textContent).toContain('That is not the password.')
})

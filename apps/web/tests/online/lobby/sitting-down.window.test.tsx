import type { MatchCard } from '@trialhall/protocol'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import LobbyPage from '../../../src/pages/lobby.tsx'
import { openProductHall } from '../../product-hall.ts'
import { cardWith } from '../link/world.ts'

await openProductHall()

let root: Root
let open: readonly MatchCard[]
/** What was asked of a seat: where, and with what. */
let asked: (readonly [string, unknown])[]

/** A table of two seats to which each brings a deck; these are taken. */
function table(...taken: readonly number[]): MatchCard {
  const seats = [0, 1].map((seat) =>
    taken.includes(seat)
      ? { seat, kind: 'person', name: 'Bo', id: 'person000002' }
      : { seat, kind: 'open', name: '' },
  )
  const options = { format: 'standard', decks: ['', ''] }
  return cardWith({ status: 'open', mine: [], game: 'eldar', options, seats: seats as never })
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  asked = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/api/me') return Response.json({ id: 'person000001', name: 'Ana', account: null })
    if (url.startsWith('/api/matches?') || url === '/api/matches')
      return Response.json({ mine: [], open, running: [] })
    if (!url.includes('/seats/')) throw new Error('unknown')
    asked.push([url, JSON.parse(String(body))])
    return Response.json(
      { ok: false, code: 'bad-seat', field: 'seat', error: 'This seat is taken.' },
      { status: 400 },
    )
  })
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const show = (): Promise<void> =>
  act(async () =>
    root.render(
      <ToastProvider>
        <LobbyPage />
      </ToastProvider>,
    ),
  )

/** The lobby is looked at again, and these tables are open. */
async function look(...tables: readonly MatchCard[]): Promise<void> {
  open = tables
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

async function press(words: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim().startsWith(words) ?? false,
  )
  if (!found) throw new Error(`there is no ${words}`)
  await act(async () => found.click())
}

const dialog = (): string => document.querySelector('dialog')?.textContent ?? ''
const field = (): HTMLSelectElement | null => document.querySelector('dialog select')

/** Chooses the first deck that the game brings; answers which. */
async function choose(): Promise<string> {
  const select = field()
  const deck =
    [...(select?.options ?? [])]
      .map(({ value }) => value)
      .find((value) => value !== '' && value !== 'paste:') ?? ''
  const write = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set
  await act(async () => {
    write?.call(select, deck)
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return deck
}

test('what somebody chooses before they sit down stays when the table is full; the server says so', async () => {
  open = [table(0)]
  await show()
  await press('Take a seat')
  const deck = await choose()
  await look()
  expect(document.body.textContent).not.toContain('Take a seat')
  expect(dialog()).toContain('Sit down at seat 2')
  expect(field()?.value).toBe(deck)
  await press('Sit down')
  expect(dialog()).toContain('This seat is taken.')
})

test('where another seat is the free one now, what was chosen goes along to it', async () => {
  open = [table()]
  await show()
  await press('Take a seat')
  const deck = await choose()
  expect(deck).not.toBe('')
  expect(dialog()).toContain('Sit down at seat 1')
  await look(table(0))
  expect(dialog()).toContain('Sit down at seat 2')
  expect(field()?.value).toBe(deck)
  await press('Sit down')
  expect(asked).toMatchObject([['/api/matches/match0000001/seats/1', { options: { decks: deck } }]])
})

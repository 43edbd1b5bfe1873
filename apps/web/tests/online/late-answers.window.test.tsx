import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { CreateDialog } from '../../src/online/forms/create-dialog.tsx'
import { Featured } from '../../src/online/lobby/featured.tsx'
import LobbyPage from '../../src/pages/lobby.tsx'
import { openProductHall } from '../product-hall.ts'
import { cardWith } from './link/world.ts'

await openProductHall()

const game = sure(games.find('sigmar'))
const seats = [
  { seat: 0, kind: 'person', name: 'Bo', id: 'person000002' },
  { seat: 1, kind: 'open', name: '' },
] as never
/** What the server answers at once; all else it answers once it is let. */
const AT_ONCE: Readonly<Record<string, unknown>> = {
  '/api/promises': { table: 'table0000001', commitment: 'c'.repeat(64) },
  '/api/me': { id: 'person000001', name: 'Ana', account: null },
  '/api/matches': { mine: [], open: [cardWith({ status: 'open', mine: [], seats })], running: [] },
}

let root: Root
/** Lets the server answer. */
let answer: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    const known = AT_ONCE[url.replace(/\?.*/, '')]
    if (known !== undefined && !(url === '/api/matches' && method === 'POST'))
      return Promise.resolve(Response.json(known))
    if (method === 'GET') return Promise.reject(new Error('unknown'))
    return new Promise<Response>((done) => {
      answer = () => done(Response.json(cardWith({ mine: [0] })))
    })
  })
  localStorage.clear()
  history.replaceState(null, '', '/play')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const show = (page: ReactNode): Promise<void> =>
  act(async () => root.render(<ToastProvider>{page}</ToastProvider>))

async function press(words: RegExp): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((one) => words.test(one.textContent ?? ''))
  if (!found) throw new Error(`there is no ${words}`)
  await act(async () => found.click())
}

const answered = (): Promise<void> => act(async () => answer())
const said = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-label=Messages] p')].map((p) => p.textContent)
const goTo = (match: string): void => navigate(`/m/${match}`)

function Closable({ onClosed }: { readonly onClosed: () => void }): ReactNode {
  return <CreateDialog game={game} me={{ account: null }} onCreated={goTo} onClose={onClosed} />
}

const PAGES: readonly (readonly [string, RegExp, string, () => ReactNode])[] = [
  ['a table', /^Open the table/, 'Your table is open.', () => <Closable onClosed={() => undefined} />],
  [
    'a match against a bot',
    /^Play a bot now/,
    'Your match against a bot has begun.',
    () => (
      <Featured
        game={game}
        me={{ account: null }}
        onGame={() => undefined}
        onOpen={() => undefined}
        onCreated={goTo}
      />
    ),
  ],
  ['a seat in the lobby', /^Take a seat/, 'You have a seat at the table.', () => <LobbyPage />],
]

test.each(PAGES)('%s leads to the table whoever waits for it', async (_, words, __, page) => {
  await show(page())
  await press(words)
  await answered()
  expect(location.pathname).toBe('/m/match0000001')
  expect(said()).toEqual([])
})

test.each(PAGES)(
  '%s that is answered late takes nobody away from where they went',
  async (_, words, sentence, page) => {
    await show(page())
    await press(words)
    navigate('/table/other')
    await show(null)
    await answered()
    expect(location.pathname).toBe('/table/other')
    expect(said()).toEqual([sentence])
    await press(/^Go to the table/)
    expect(location.pathname).toBe('/m/match0000001')
    expect(said()).toEqual([])
  },
)

test('a form that is cancelled while its table is opened leads nowhere', async () => {
  await show(<Closable onClosed={() => root.render(<ToastProvider>{null}</ToastProvider>)} />)
  await press(/^Open the table/)
  await press(/^Cancel/)
  await answered()
  expect(location.pathname).toBe('/play')
  expect(said()).toEqual(['Your table is open.'])
})

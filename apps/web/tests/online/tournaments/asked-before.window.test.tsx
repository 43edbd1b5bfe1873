import type { TournamentView } from '@trialhall/protocol'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import { NextMatch } from '../../../src/online/tournaments/next-match.tsx'
import { RemoveButton } from '../../../src/online/tournaments/running.tsx'
import { openProductHall } from '../../product-hall.ts'

await openProductHall()

const entrant = { seed: 1, out: null, online: true }

/** A tournament that is played, as Ana sees it, who runs it and plays against Bo. */
const view: TournamentView = {
  card: {
    id: 'tournament01',
    name: 'Cup',
    game: 'sigmar',
    system: 'swiss',
    status: 'running',
    organiser: 'Ana',
    entrants: 2,
    most: 32,
    round: 1,
    rounds: 3,
    startsAt: null,
    createdAt: 0,
    winner: null,
  },
  revision: 1,
  now: 0,
  terms: {} as TournamentView['terms'],
  entrants: [
    { ...entrant, n: 1, name: 'Ana' },
    { ...entrant, n: 2, name: 'Bo' },
  ],
  rounds: [],
  standings: [],
  showBy: null,
  endsBy: null,
  nextAt: null,
  me: {
    entrant: 1,
    mayEnter: false,
    whyNot: null,
    mayRun: true,
    next: { match: 'match0000001', status: 'playing', opponent: 2, isSeated: true },
  },
}

const closing: (() => void)[] = []
/** What was to be done by the server, which answers when it is let. */
let asked: string[]
let answer: () => void
let now: number

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  asked = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    if (method === 'POST') asked.push(url)
    return new Promise<Response>((done) => {
      answer = () => done(Response.json(view))
    })
  })
})

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(what: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  closing.push(() => {
    act(() => root.unmount())
    page.remove()
  })
  act(() => root.render(<ToastProvider>{what}</ToastProvider>))
  return page
}

const at = { view, slow: 0, onDone: () => undefined }

function named(page: HTMLElement, words: RegExp): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].findLast((one) => words.test(one.textContent ?? ''))
  if (!found) throw new Error(`there is no ${words}`)
  return found
}

/** A click that browsers count as one in a row. */
async function click(page: HTMLElement, words: RegExp, detail: number): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  await act(async () => void named(page, words).dispatchEvent(event))
}

test.each([
  ['withdrawing', () => <NextMatch {...at} />, /^Withdraw/, '/api/tournaments/tournament01/withdraw'],
  [
    'removing an entrant',
    () => <RemoveButton {...at} n={2} />,
    /^Remove/,
    '/api/tournaments/tournament01/remove',
  ],
])(
  'a double click asks for %s, and only a press on the answer does it, once',
  async (_, what, words, url) => {
    const page = show(what())
    await click(page, words, 1)
    now += 150
    await click(page, words, 2)
    expect(asked).toEqual([])
    now += 1000
    await click(page, words, 1)
    await click(page, words, 1)
    expect(asked).toEqual([url])
    await act(async () => answer())
  },
)

test('whoever is to be removed stands in the question, and stays where it is closed', async () => {
  const page = show(<RemoveButton {...at} n={2} />)
  await click(page, /^Remove/, 1)
  expect(page.querySelector('dialog h2')?.textContent).toBe('Remove Bo?')
  await click(page, /^Let them play/, 1)
  expect(page.querySelector('dialog')).toBeNull()
  expect(asked).toEqual([])
})

import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { listMatches, writeMatch } from '../../src/device/saved-matches.ts'
import type { SavedMatch } from '../../src/device/saved-match.ts'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { Matches } from '../../src/local/matches.tsx'
import { useGoOn } from '../../src/local/use-go-on.ts'
import type { Seated } from '../../src/local/use-local-table.ts'
import { usePlayNow } from '../../src/local/use-play-now.ts'
import { openProductHall } from '../product-hall.ts'
import { Room, savedMatch } from './engine/table-room.ts'

await openProductHall()

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  history.replaceState(null, '', '/')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = (page: ReactNode): void => act(() => root.render(<ToastProvider>{page}</ToastProvider>))

function button(name: RegExp): HTMLButtonElement | undefined {
  const all = [...document.querySelectorAll('button')]
  return all.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))
}

const press = (name: RegExp): void => act(() => button(name)?.click())
const said = (): string[] => [...document.querySelectorAll('[aria-live] p')].map((p) => p.textContent ?? '')

function fill(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('There is no room.')
  })
}

function Rematch({ saved }: { readonly saved: SavedMatch }): ReactNode {
  const update = { snapshot: new Room(savedMatch('pb')).now, story: [], fresh: 0 }
  const sitting = { saved, game: sure(games.find('sigmar')), update, log: () => saved.log }
  const goOn = useGoOn(sitting as unknown as Seated)
  return (
    <button type="button" onClick={() => goOn()}>
      Rematch
    </button>
  )
}

test('a rematch goes to its table', () => {
  show(<Rematch saved={savedMatch('pb')} />)
  press(/Rematch/)
  expect(location.pathname).toMatch(/^\/table\/.+/)
  expect(said()).toEqual([])
})

test('a rematch that cannot be made says why', () => {
  const saved = savedMatch('pb')
  const seats = saved.seats.map((info) => ({ ...info, name: 'Ana' }))
  show(<Rematch saved={{ ...saved, seats }} />)
  press(/Rematch/)
  expect(said()).toEqual(['Two seats are called Ana; each needs a name of its own.'])
  expect(location.pathname).toBe('/')
})

test('a rematch that cannot be kept says so', () => {
  show(<Rematch saved={savedMatch('pb')} />)
  fill()
  press(/Rematch/)
  expect(said()).toEqual([
    'This browser cannot save anything for Trialhall: its storage is full or switched off.',
  ])
})

function keepTwo(): void {
  for (const id of ['one', 'two']) writeMatch({ ...savedMatch('pb'), id })
}

const kept = (): string[] => listMatches().map(({ id }) => id)

test('of two matches that are deleted one after the other both come back', () => {
  keepTwo()
  show(<Matches />)
  press(/^Delete the match/)
  press(/^Delete the match/)
  expect(kept()).toEqual([])
  expect(said()).toHaveLength(2)
  press(/^Undo/)
  press(/^Undo/)
  expect(kept().sort()).toEqual(['one', 'two'])
  expect(document.querySelectorAll('li')).toHaveLength(2)
})

test('a match that is put back from another page is in the list of a page opened since', () => {
  keepTwo()
  show(<Matches key="before" />)
  press(/^Delete the match/)
  show(<Matches key="after" />)
  expect(document.querySelectorAll('li')).toHaveLength(1)
  press(/^Undo/)
  expect(document.querySelectorAll('li')).toHaveLength(2)
})

test('a match that cannot be put back says so', () => {
  keepTwo()
  show(<Matches />)
  press(/^Delete the match/)
  fill()
  press(/^Undo/)
  expect(said()).toEqual([
    'This browser cannot save anything for Trialhall: its storage is full or switched off.',
  ])
})

function PlayNow(): ReactNode {
  const { play } = usePlayNow({ id: 'sigmar' })
  return (
    <button type="button" onClick={() => play()}>
      Play
    </button>
  )
}

const loaded = async (): Promise<void> => {
  await act(async () => {
    await import('../../src/local/play-now.ts')
    await new Promise((done) => setTimeout(done, 200))
  })
}

test('two presses begin one match', async () => {
  show(<PlayNow />)
  press(/Play/)
  press(/Play/)
  await loaded()
  expect(kept()).toHaveLength(1)
  expect(location.pathname).toBe(`/table/${kept()[0]}`)
})

test('whoever has gone elsewhere while the rules were loaded stays there, and no match is begun', async () => {
  show(<PlayNow />)
  press(/Play/)
  act(() => navigate('/decks'))
  await loaded()
  expect(location.pathname).toBe('/decks')
  expect(kept()).toEqual([])
})

test('a page that is gone begins no match', async () => {
  show(<PlayNow />)
  press(/Play/)
  show(null)
  await loaded()
  expect(location.pathname).toBe('/')
  expect(kept()).toEqual([])
})

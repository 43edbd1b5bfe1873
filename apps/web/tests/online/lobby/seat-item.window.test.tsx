import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import type { SeatHolder } from '@trialhall/protocol'
import { act, type ComponentProps, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOneAtATime } from '../../../src/api/use-one-at-a-time.ts'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import type { RemoteLink } from '../../../src/online/link/remote-link.ts'
import { SeatItem } from '../../../src/online/lobby/waiting-room/seat-item.tsx'
import { openProductHall } from '../../product-hall.ts'
import { cardWith } from '../link/world.ts'

await openProductHall()

const FREE: SeatHolder = { seat: 1, kind: 'open', name: '' }
const OTHER: SeatHolder = { ...FREE, seat: 2 }
const card = cardWith({ status: 'open', mine: [], seats: [FREE, OTHER] })

/** Two free seats of a table, as its waiting room shows them. */
function Seats(props: Pick<ComponentProps<typeof SeatItem>, 'link' | 'introduce'>): ReactNode {
  const deeds = useOneAtATime()
  const game = sure(games.find('sigmar'))
  return [FREE, OTHER].map((holder) => (
    <SeatItem key={holder.seat} {...props} {...{ game, holder, card, deeds }} />
  ))
}

let root: Root
let asked: string[]
/** Answers whether the name can be had. */
let introduced: (isKnown: boolean) => void
let introductions: number

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  introductions = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(card)
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const link = { state: { me: null }, learn: () => undefined } as unknown as RemoteLink
  const introduce = (): Promise<boolean> => {
    introductions++
    return new Promise((resolve) => (introduced = resolve))
  }
  act(() =>
    root.render(
      <ToastProvider>
        <Seats link={link} introduce={introduce} />
      </ToastProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const button = (): HTMLButtonElement | null => document.querySelector('li button')
const press = (): Promise<void> => act(async () => button()?.click())

test('who presses twice while their name is made known sits down once', async () => {
  await press()
  await press()
  expect(introductions).toBe(1)
  await act(async () => introduced(true))
  expect(asked).toEqual(['/api/matches/match0000001/seats/1'])
  expect(button()?.ariaDisabled).toBe('false')
})

test('who presses at two seats sits down at the first: answers of two could cross', async () => {
  await press()
  const [, second] = document.querySelectorAll<HTMLButtonElement>('li button')
  expect(second?.ariaDisabled).toBe('true')
  await act(async () => second?.click())
  expect(introductions).toBe(1)
  await act(async () => introduced(true))
  expect(asked).toEqual(['/api/matches/match0000001/seats/1'])
})

test('whose name cannot be had can press again', async () => {
  await press()
  await act(async () => introduced(false))
  expect([asked, button()?.ariaDisabled]).toEqual([[], 'false'])
  await press()
  expect(introductions).toBe(2)
})

test('the button keeps the focus while a name is made known', async () => {
  button()?.focus()
  await press()
  expect([button()?.ariaDisabled, button()?.disabled]).toEqual(['true', false])
  expect(document.activeElement).toBe(button())
})

import type { MatchCard } from '@trialhall/protocol'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { noteOnlineSeats } from '../../src/device/online-seats.ts'
import { SettingsProvider } from '../../src/device/use-settings.tsx'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { browserCalls } from '../../src/notify/browser-calls.ts'
import { HallWatch } from '../../src/notify/hall-watch.tsx'
import { cardWith } from '../online/link/world.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

const LOOK_MS = 5000
const PATIENCE_MS = 500

const open = cardWith({ id: 'match0000001', status: 'open' })
const begun: MatchCard = { ...open, status: 'playing' }

let root: Root
let mine: readonly MatchCard[]
let chimes: number

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // No other page of this browser answers.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json({ mine, open: [], running: [] }))
  vi.spyOn(browserCalls, 'chime').mockImplementation(() => void chimes++)
  vi.spyOn(browserCalls, 'mark').mockReturnValue(undefined)
  localStorage.setItem('trialhall/settings', JSON.stringify({ sound: true }))
  history.replaceState(null, '', '/play')
  noteOnlineSeats(1)
  mine = [open]
  chimes = 0
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <SettingsProvider>
        <ToastProvider>
          <HallWatch />
        </ToastProvider>
      </SettingsProvider>,
    ),
  )
  await pass(LOOK_MS)
  mine = [begun]
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** Time goes by, and what was asked for meanwhile is answered. */
async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
  await act(async () => vi.dynamicImportSettled())
}

const toasts = (): string[] => [...document.querySelectorAll('section p')].map((p) => p.textContent ?? '')

test('a table that fills calls whoever is elsewhere on the site', async () => {
  await pass(LOOK_MS)
  await pass(PATIENCE_MS)
  expect([chimes, toasts().length]).toEqual([1, 1])
})

test('who goes to the table while other pages are asked whether they show it is not called to it', async () => {
  await pass(LOOK_MS)
  act(() => navigate('/m/match0000001'))
  await pass(PATIENCE_MS)
  expect([chimes, toasts()]).toEqual([0, []])
})

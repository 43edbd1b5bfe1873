import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PACE_OF } from '../../src/device/settings.ts'
import { writeMatch } from '../../src/device/saved-matches.ts'
import { SettingsProvider, useSettings } from '../../src/device/use-settings.tsx'
import { openHall, withGames } from '../../src/games/hall.ts'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import type { ToWorker } from '../../src/local/engine/messages.ts'
import { useLocalTable } from '../../src/local/use-local-table.ts'
import { rulesOf } from '../../src/product-rules.ts'
import { savedMatch } from './engine/table-room.ts'

const posted: ToWorker[] = []
const table = {
  addEventListener: () => undefined,
  postMessage: (message: ToWorker) => posted.push(message),
  terminate: () => undefined,
} as unknown as Worker

openHall({ parts: gameParts, games: async () => games, table: () => table, rules: rulesOf })
await withGames(Promise.resolve())

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  localStorage.clear()
  posted.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Sitting(): ReactNode {
  const sitting = useLocalTable('test')
  const { change } = useSettings()
  return (
    <>
      <button type="button" onClick={() => change({ pace: 'instant', stops: 'all' })}>
        set
      </button>
      {sitting.state === 'elsewhere' ? (
        <button type="button" onClick={sitting.takeOver}>
          take over
        </button>
      ) : null}
    </>
  )
}

function press(at: number): void {
  act(() => document.querySelectorAll('button')[at]?.click())
}

test('a match that is taken over from another tab is played by what was set meanwhile', () => {
  writeMatch(savedMatch('pb'))
  act(() =>
    root.render(
      <SettingsProvider>
        <ToastProvider>
          <Sitting />
        </ToastProvider>
      </SettingsProvider>,
    ),
  )
  expect(posted[0]).toMatchObject({ type: 'open', pace: PACE_OF.steady, stops: [] })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'trialhall/match/test' })))
  press(0)
  press(1)
  const opened = posted.filter(({ type }) => type === 'open')
  expect(opened).toHaveLength(2)
  expect(opened[1]).toMatchObject({ pace: PACE_OF.instant, stops: 'all' })
})

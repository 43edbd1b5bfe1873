import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listMatches } from '../../src/device/saved-matches.ts'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { ImportPreview } from '../../src/pages/import/import-preview.tsx'
import { savedMatch } from '../local/engine/table-room.ts'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  history.replaceState(null, '', '/import')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
})

function open(names: readonly string[]): void {
  const { log, seats } = savedMatch('pbb')
  const imported = {
    game: sure(games.find('sigmar')),
    log,
    seats: seats.map((info, seat) => ({ ...info, name: names[seat] ?? '' })),
    outcome: null,
  }
  act(() =>
    root.render(
      <ToastProvider>
        <ImportPreview imported={imported} onCancel={() => undefined} />
      </ToastProvider>,
    ),
  )
  const play = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play on')
  act(() => play?.click())
}

test.each([
  [['Ana', 'Bo', 'Ana'], 2, 'Two seats are called Ana; each needs a name of its own.'],
  [['Ana', ' ', 'Cy'], 1, 'Seat 2 needs a name.'],
])('a match with the seats %j is not opened: its fault stands at the field', (names, seat, sentence) => {
  open(names)
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]')]
  expect(document.activeElement).toBe(fields[seat])
  const described = fields[seat]?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(sentence)
  expect(listMatches()).toEqual([])
})

test('a match whose seats have names of their own is opened', () => {
  open(['Ana', 'Bo', 'Cy'])
  expect(listMatches()).toHaveLength(1)
  expect(location.pathname).toMatch(/^\/table\//)
})

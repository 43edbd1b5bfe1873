import type { AnyGame } from '@trialhall/kernel'
import type { TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { act, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SettingsProvider } from '../../src/device/use-settings.tsx'
import { browserCalls } from '../../src/notify/browser-calls.ts'
import { useTurnCall } from '../../src/notify/use-turn-call.ts'
import { useLetPass } from '../../src/table/use-let-pass.ts'

const game = { title: 'Sigmar', words: { prompt: () => ['Do you respond?'] } } as unknown as AnyGame

let root: Root
let isPassing: boolean
let length: number
let called: string[]
let title: string

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.setItem('trialhall/settings', JSON.stringify({ sound: true, notify: true }))
  called = []
  isPassing = false
  length = 0
  vi.spyOn(browserCalls, 'isHidden').mockReturnValue(true)
  vi.spyOn(browserCalls, 'unlessSeenElsewhere').mockImplementation((_, then) => then())
  vi.spyOn(browserCalls, 'chime').mockImplementation(() => void called.push('chime'))
  vi.spyOn(browserCalls, 'notify').mockImplementation(({ text }) => {
    called.push(text)
    return () => undefined
  })
  vi.spyOn(browserCalls, 'mark').mockReturnValue(undefined)
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

interface BoardProps {
  readonly snapshot: TableSnapshot
  readonly onLetPass: (snapshot: TableSnapshot | null) => void
}

/** A board at which the person lets pass what they are asked, or does not. */
function Board({ snapshot, onLetPass }: BoardProps): ReactNode {
  useEffect(() => onLetPass(isPassing && snapshot.own !== null ? snapshot : null), [snapshot, onLetPass])
  return null
}

function Page({ update }: { readonly update: TableUpdate }): ReactNode {
  const { letPass, isAsked, onLetPass } = useLetPass()
  const isTurn = isAsked(update.snapshot)
  useTurnCall(game, update, { isShown: true, isAsked: isTurn, letPass })
  useEffect(() => {
    title = isTurn ? 'Your turn' : 'Sigmar'
  })
  return <Board snapshot={update.snapshot} onLetPass={onLetPass} />
}

/** A window of the person opens, or others are asked. */
function see(isMine: boolean): void {
  length++
  const own = isMine ? { seat: 0, prompt: { type: 'window' }, options: [{ do: 'pass' }], refused: [] } : null
  const view = { cards: { def: [], seen: [], pool: [] } }
  const seats = [{ seat: 0, name: 'You', kind: 'person' }]
  const snapshot = { seats, viewer: 0, view, length, own, outcome: null, asked: [] }
  const update = { snapshot, story: [], fresh: 0 } as unknown as TableUpdate
  act(() =>
    root.render(
      <SettingsProvider>
        <Page update={update} />
      </SettingsProvider>,
    ),
  )
}

test('whoever is asked is called, each time that it becomes their turn', () => {
  for (const isMine of [false, true, false, true]) see(isMine)
  expect(called).toEqual(['chime', 'Do you respond?', 'chime', 'Do you respond?'])
  expect(title).toBe('Your turn')
})

test('nobody is called to a window that they let pass, nor told that it is their turn', () => {
  isPassing = true
  for (const isMine of [false, true, false, true]) see(isMine)
  expect(called).toEqual([])
  expect(title).toBe('Sigmar')
  see(false)
  isPassing = false
  see(true)
  expect(called).toEqual(['chime', 'Do you respond?'])
  expect(title).toBe('Your turn')
})

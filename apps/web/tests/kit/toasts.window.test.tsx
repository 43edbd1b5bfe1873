import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { ToastProvider, useSay, useWithdraw } from '../../src/kit/toasts.tsx'

/** Calls to a table, and says something else that stays. */
function Caller(): ReactNode {
  const say = useSay()
  const withdraw = useWithdraw()
  const action = { label: 'Go', run: () => undefined }
  const stays = { mood: 'plain', action, stays: 'until answered' } as const
  return (
    <button
      type="button"
      onClick={() => {
        say({ sentence: 'Your table is ready.', until: '/m/match001', ...stays })
        say({ sentence: 'Something else.', ...stays })
      }}
      onContextMenu={() => {
        say({ sentence: 'Deleted.', mood: 'plain', action: { label: 'Undo', run: () => undefined } })
        say({ sentence: 'Renamed.', mood: 'plain' })
      }}
      onDoubleClick={() => withdraw('Your table is ready.')}
    >
      call
    </button>
  )
}

let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/play')
  page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() =>
    root.render(
      <ToastProvider>
        <Caller />
      </ToastProvider>,
    ),
  )
  return () => {
    act(() => root.unmount())
    page.remove()
    vi.restoreAllMocks()
  }
})

const sentences = (): (string | null)[] => [...page.querySelectorAll('section p')].map((p) => p.textContent)

test('what calls to a page leaves once somebody is there, however they came, and does not come back', () => {
  act(() => page.querySelector('button')?.click())
  expect(sentences()).toEqual(['Your table is ready.', 'Something else.'])
  act(() => navigate('/m/match002'))
  expect(sentences()).toEqual(['Your table is ready.', 'Something else.'])
  act(() => navigate('/m/match001'))
  expect(sentences()).toEqual(['Something else.'])
  act(() => navigate('/play'))
  expect(sentences()).toEqual(['Something else.'])
})

test('what is true no more is taken away', () => {
  act(() => page.querySelector('button')?.click())
  act(() => void page.querySelector('button')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
  expect(sentences()).toEqual(['Something else.'])
})

test('a dialog that goes before its toasts are shown takes nothing along, and breaks nothing', async () => {
  vi.useFakeTimers()
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    all(selector.replace(':modal', '[open]')),
  )
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':popover-open' && matches.call(this, selector)
  })
  const showPopover = vi.fn<(this: HTMLElement) => void>(function () {
    if (!this.isConnected) throw new Error('Invalid on disconnected popover elements.')
  })
  Object.assign(HTMLElement.prototype, { showPopover })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  act(() => page.querySelector('button')?.click())
  // React has not heard yet that it is gone: nothing looks before the next turn of the event loop.
  dialog.remove()
  act(() => vi.advanceTimersByTime(200))
  await act(async () => vi.advanceTimersByTimeAsync(200))
  expect(sentences()).toEqual(['Your table is ready.', 'Something else.'])
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test('over an open dialog toasts stand in it, where they can be pressed and heard, and outlive it', () => {
  vi.useFakeTimers()
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    all(selector.replace(':modal', '[open]')),
  )
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  act(() => page.querySelector('button')?.click())
  expect(sentences()).toEqual([])
  act(() => vi.advanceTimersByTime(200))
  const inIt = (): (string | null)[] => [...dialog.querySelectorAll('section p')].map((p) => p.textContent)
  expect(inIt()).toEqual(['Your table is ready.', 'Something else.'])
  act(() => dialog.querySelector<HTMLButtonElement>('section button')?.click())
  expect(inIt()).toEqual(['Something else.'])
  vi.useRealTimers()
  dialog.remove()
})

test('what can be undone can be put away without undoing it', () => {
  act(
    () => void page.querySelector('button')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
  )
  const [deleted] = page.querySelectorAll('section > div')
  expect([...(deleted?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Undo',
    'Got it',
  ])
  act(() => deleted?.querySelector<HTMLButtonElement>('button:last-child')?.click())
  expect(sentences()).toEqual(['Renamed.'])
})

test('what can be undone stays longer, does not leave under a hand, and gives the focus back', () => {
  vi.useFakeTimers()
  const caller = page.querySelector('button')
  const button = (words: string): HTMLElement | undefined =>
    [...page.querySelectorAll('button')].findLast(({ textContent }) => textContent === words)
  act(() => void caller?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })))
  act(() => vi.advanceTimersByTime(10_000))
  expect(sentences()).toEqual(['Deleted.'])
  act(() => caller?.focus())
  act(() => button('Undo')?.focus())
  act(() => vi.advanceTimersByTime(60_000))
  expect(sentences()).toEqual(['Deleted.'])
  act(() => button('Undo')?.click())
  expect([sentences(), document.activeElement]).toEqual([[], caller])

  act(() => void caller?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })))
  act(() => button('Got it')?.focus())
  act(() => vi.advanceTimersByTime(20_000))
  act(() => caller?.focus())
  act(() => vi.advanceTimersByTime(8000))
  expect(sentences()).toEqual(['Deleted.', 'Renamed.'])
  act(() => vi.advanceTimersByTime(8000))
  expect(sentences()).toEqual([])
  vi.useRealTimers()
})

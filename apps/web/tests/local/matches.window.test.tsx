import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { Matches } from '../../src/local/matches.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  for (const id of ['one', 'two']) localStorage.setItem(`trialhall/match/${id}`, 'damaged')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <ToastProvider>
        <main tabIndex={-1}>
          <Matches />
        </main>
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

const removers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[title=Delete]')]

/** Deletes the match at a place of the list by key. */
function remove(at: number): void {
  act(() => removers()[at]?.focus())
  act(() => removers()[at]?.click())
}

test('a match that is deleted hands the focus on to the next, the one before it, and at last to the page', () => {
  remove(0)
  expect(removers()).toHaveLength(1)
  expect(document.activeElement?.closest('li')).toBe(document.querySelector('main li'))
  act(() => document.querySelector<HTMLElement>('section[aria-label=Messages] button')?.click())
  expect(removers()).toHaveLength(2)
  remove(1)
  expect(document.activeElement?.closest('li')).toBe(document.querySelector('main li'))
  remove(0)
  expect(document.activeElement?.tagName).toBe('MAIN')
})

import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAddressed } from '../../src/kit/use-addressed.ts'

/** Two searches to press and a way out; the page shows what is looked for. */
function Search(): ReactNode {
  const [words, setWords] = useAddressed('q')
  return (
    <>
      <p>{words}</p>
      <button type="button" onClick={() => setWords('duel')}>
        duel
      </button>
      <button type="button" onClick={() => setWords('')}>
        nothing
      </button>
    </>
  )
}

/** Longer than somebody has to rest before the address tells the words. */
const REST = 400

let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  history.replaceState(null, '', '/rules')
  page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<Search />))
  return () => {
    act(() => root.unmount())
    page.remove()
  }
})
afterEach(() => vi.useRealTimers())

function press(which: 'duel' | 'nothing'): void {
  page.querySelectorAll('button')[which === 'duel' ? 0 : 1]?.click()
}

function shown(): readonly [string | undefined, string] {
  return [page.querySelector('p')?.textContent, location.search]
}

function rest(): void {
  act(() => vi.advanceTimersByTime(REST))
}

test('the address tells what is looked for once nobody types any more', () => {
  act(() => press('duel'))
  expect(shown()).toEqual(['duel', ''])
  rest()
  expect(shown()).toEqual(['duel', '?q=duel'])
})

test('words that change as the address tells those before stay, and the address follows', () => {
  act(() => press('duel'))
  act(() => {
    vi.advanceTimersByTime(REST)
    press('nothing')
  })
  expect(shown()[0]).toBe('')
  rest()
  expect(shown()).toEqual(['', ''])
})

test('the way back, or a link, is followed', () => {
  act(() => press('duel'))
  rest()
  act(() => history.pushState(null, '', '/rules?q=heal'))
  expect(shown()[0]).toBe('heal')
})

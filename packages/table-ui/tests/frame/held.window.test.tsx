import { act, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskColumn } from '../../src/frame/AskColumn.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let measured: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  measured = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        measured.push(look)
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function column(asked: boolean): JSX.Element {
  return (
    <AskColumn prompt={<section data-asked={asked ? 'true' : undefined} />} hand={null} log={<p>log</p>} />
  )
}

test('the room of an answered ask stays until the next one comes, or for two seconds', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const draw = (asked: boolean): void => act(() => root.render(column(asked)))
  const held = (): string =>
    place.querySelector('section')?.parentElement?.style.getPropertyValue('--held') ?? 'gone'
  const lay = (height: number): void => {
    Object.defineProperty(place.querySelector('section'), 'offsetHeight', {
      value: height,
      configurable: true,
    })
    for (const look of measured) look()
  }
  draw(false)
  lay(80)
  expect(held()).toBe('')
  draw(true)
  lay(420)
  draw(false)
  expect(held()).toBe('420px')
  lay(420)
  draw(false)
  draw(true)
  expect(held()).toBe('')
  draw(false) // one of the same height: nothing is measured anew
  expect(held()).toBe('420px')
  draw(true)
  lay(300)
  draw(false)
  expect(held()).toBe('300px')
  act(() => vi.advanceTimersByTime(2000))
  expect(held()).toBe('')
  act(() => root.unmount())
  place.remove()
})

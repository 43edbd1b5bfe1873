import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Log } from '../../src/log/Log.tsx'
import type { LogLine } from '../../src/sentence/log-line.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const LINES: readonly LogLine[] = Array.from({ length: 30 }, (_, key) => ({
  key,
  isHeading: false,
  seat: null,
  sentence: [`Line ${key}.`],
  summary: undefined,
}))
/** What the log has of a page: its height is said here, since nothing is laid out. */
const size = { height: 400, top: 0 }
const resized: (() => void)[] = []
let root: Root | null = null

beforeEach(() => {
  Object.assign(size, { height: 400, top: 0 })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height)
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockImplementation(() => size.top)
  Object.assign(HTMLElement.prototype, {
    scrollTo: ({ top }: { top: number }) => (size.top = Math.min(top, 1000 - size.height)),
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized.push(tell)
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() => root?.render(<Log lines={LINES} />))
})

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  resized.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function shrinkTo(height: number): void {
  size.height = height
  for (const tell of resized) tell()
}

test('the newest line stays in sight when the prompt above takes room from the log', () => {
  expect(size.top).toBe(600)
  shrinkTo(250)
  expect(size.top).toBe(750)
})

/** What a browser tells once a list has moved, so many milliseconds from now. */
function scrolled(top: number, later = 0): void {
  size.top = top
  const event = new Event('scroll', { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + later })
  act(() => void document.querySelector('ol')?.dispatchEvent(event))
}

/** What a browser tells of somebody before it moves a list. */
function touched(event: Event): void {
  act(() => void document.querySelector('ol')?.dispatchEvent(event))
}

describe('but whoever has scrolled up stays there', () => {
  test.each([
    ['by the wheel', () => new Event('wheel', { bubbles: true })],
    ['by a finger', () => new Event('touchmove', { bubbles: true })],
    ['by a key', () => new KeyboardEvent('keydown', { bubbles: true, key: 'PageUp' })],
    ['by the scrollbar', () => new Event('pointerdown', { bubbles: true })],
    ['by going to a name', () => new Event('focusin', { bubbles: true })],
  ])('%s', (_how, input) => {
    scrolled(600)
    touched(input())
    scrolled(300)
    shrinkTo(250)
    expect(size.top).toBe(300)
  })

  test('also who takes their time at the scrollbar, until they let it go', () => {
    scrolled(600)
    touched(new Event('pointerdown', { bubbles: true }))
    scrolled(590, 2000)
    expect(size.top).toBe(590)
    scrolled(300, 4000)
    shrinkTo(250)
    expect(size.top).toBe(300)
    scrolled(750)
    act(() => void window.dispatchEvent(new Event('pointerup')))
    scrolled(700, 6000)
    expect(size.top).toBe(750)
  })

  test('until they come back to the end', () => {
    scrolled(600)
    touched(new Event('wheel', { bubbles: true }))
    scrolled(300)
    scrolled(590)
    shrinkTo(250)
    expect(size.top).toBe(750)
  })
})

test('a list that had more room for a moment has not been scrolled by anybody', () => {
  scrolled(600)
  // taller by 40 pixels and back again before it is told
  scrolled(560)
  expect(size.top).toBe(600)
  shrinkTo(250)
  expect(size.top).toBe(750)
})

test('a key that scrolls nothing is no hand at the list', () => {
  scrolled(600)
  touched(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }))
  scrolled(560)
  expect(size.top).toBe(600)
})

test('a list that moves because it has more room has not been scrolled by anybody', () => {
  scrolled(600)
  size.height = 520
  scrolled(450)
  shrinkTo(250)
  expect(size.top).toBe(750)
})

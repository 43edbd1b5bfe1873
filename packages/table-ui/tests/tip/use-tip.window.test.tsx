import { act, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useMouse } from '../../src/tip/useMouse.ts'
import { TipContext, useTip } from '../../src/tip/useTip.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const shown: Element[] = []
let root: Root | null = null

function Thing(): JSX.Element {
  const { handlers } = useTip('what it is')
  return (
    <p id="thing" {...handlers}>
      a thing
    </p>
  )
}

function Layer(): JSX.Element {
  const isResting = useMouse()
  const layer = { show: (anchor: Element) => shown.push(anchor), hide: () => {}, isResting }
  return (
    <TipContext value={layer}>
      <Thing />
    </TipContext>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() => root?.render(<Layer />))
})

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** What a browser tells of a mouse that is so far to the right. */
function mouse(type: 'pointerover' | 'pointermove', clientX: number, on = '#thing'): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX })
  Object.assign(event, { pointerType: 'mouse' })
  act(() => {
    document.querySelector(on)?.dispatchEvent(event)
    vi.advanceTimersByTime(1000)
  })
}

test('a tip opens once when the mouse comes to a thing and rests there', () => {
  mouse('pointermove', 10, 'main')
  mouse('pointerover', 22)
  expect(shown).toHaveLength(1)
  mouse('pointermove', 22)
  expect(shown).toHaveLength(1)
})

test('a tip opens where the mouse is first heard of', () => {
  mouse('pointerover', 22)
  expect(shown).toHaveLength(1)
})

test('but not when a thing comes to lie under a mouse that rests, until that moves', () => {
  mouse('pointermove', 22, 'main')
  mouse('pointerover', 22)
  mouse('pointermove', 22)
  expect(shown).toHaveLength(0)
  mouse('pointermove', 23)
  expect(shown).toHaveLength(1)
})

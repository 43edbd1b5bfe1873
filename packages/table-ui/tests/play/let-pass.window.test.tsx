import type { Ask } from '@trialhall/kernel'
import { act, useLayoutEffect, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TableUpdate } from '../../src/link.ts'
import type { Control } from '../../src/play/useControl.ts'
import { useLulls } from '../../src/play/useLulls.ts'
import { usePassing } from '../../src/play/usePassing.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const CONTROL = { isStop: () => false } as unknown as Control
const TURN: Ask = { seat: 0, prompt: { type: 'turn' }, options: [{ do: 'walk' }], refused: [] }

function lull(card: number): Ask {
  const options = [{ do: 'free', card }, { do: 'pass' }]
  return { seat: 0, prompt: { type: 'window', moment: 'turn' }, options, refused: [] }
}

let root: Root
let latest: { passing: ReturnType<typeof usePassing>; lulls: ReturnType<typeof useLulls> }
let length: number

beforeEach(() => {
  vi.useFakeTimers()
  length = 0
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

/** A table that asks, or, with null, still shows what led to it. */
function Table({ ask }: { readonly ask: Ask | null }): JSX.Element {
  const update = {
    snapshot: { length, viewer: 0, view: {}, outcome: null },
    story: [],
  } as unknown as TableUpdate
  const pick = (): void => undefined
  const lulls = useLulls({
    ask,
    update,
    isLull: () => true,
    control: CONTROL,
    link: { hurry: () => {} },
    pick,
  })
  const passing = usePassing({ ask, update, isAlarm: () => false, pick })
  useLayoutEffect(() => {
    latest = { passing, lulls }
  })
  return <p>{passing?.isOn ? 'passing' : 'asked'}</p>
}

function see(ask: Ask | null): void {
  length++
  act(() => root.render(<Table ask={ask} />))
}

test('who passes until something happens passes the next window, which is known before it is shown', () => {
  see(lull(1))
  expect(latest.passing?.passes(lull(1))).toBe(false)
  act(() => latest.passing?.start())
  see(null)
  expect(latest.passing?.passes(lull(2))).toBe(true)
  expect(latest.passing?.passes(TURN)).toBe(false)
})

test('so is what was passed on before', () => {
  see(lull(1))
  expect(latest.lulls.passes(lull(1))).toBe(false)
  act(() => latest.lulls.pick(1))
  see(null)
  expect(latest.lulls.passes(lull(1))).toBe(true)
  expect(latest.lulls.passes(lull(2))).toBe(false)
  expect(latest.lulls.passes(TURN)).toBe(false)
})

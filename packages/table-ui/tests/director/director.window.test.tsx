import { act, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Choreography } from '../../src/director/choreography.ts'
import { useDirector } from '../../src/director/useDirector.ts'
import type { TableUpdate } from '../../src/link.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

interface Step {
  readonly type: 'step'
}
const choreography: Choreography<null, Step> = { step: { ms: 900, show: (view) => view } }

let root: Root
let board: HTMLElement
/** Milliseconds after which so many events had been told. */
let toldAt: number[]
let begunAt: number

beforeEach(() => {
  vi.useFakeTimers()
  board = document.createElement('div')
  root = createRoot(board)
  toldAt = []
  begunAt = performance.now()
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function Board({ update }: { readonly update: TableUpdate }): JSX.Element {
  const { told } = useDirector<null, Step>({ update, choreography, motion: 'full' })
  return <p>{told}</p>
}

/** So many events have happened so far; the viewer is asked after the last of them. */
function happen(events: number, isAsked = false): void {
  const story = Array.from({ length: events }, (_, at) => ({ at, event: { type: 'step' }, known: {} }))
  const snapshot = { viewer: 0, view: null, own: isAsked ? { seat: 0 } : null, outcome: null, asked: [] }
  act(() => root.render(<Board update={{ snapshot, story, fresh: 0 } as unknown as TableUpdate} />))
}

/** Lets time pass, and notes when something is told. */
function pass(milliseconds: number): void {
  for (let ms = 0; ms < milliseconds; ms += 10) {
    act(() => void vi.advanceTimersByTime(10))
    while (toldAt.length < Number(board.textContent)) toldAt.push(performance.now() - begunAt)
  }
}

test('news while an event is looked at leave its time as it is', () => {
  happen(0)
  for (let events = 1; events <= 4; events++) {
    happen(events)
    pass(400)
  }
  expect(toldAt[0]).toBeLessThanOrEqual(20)
  expect(toldAt[1]).toBeGreaterThan(800)
  expect(toldAt[1]).toBeLessThan(950)
})

test('ten events that come one by one are all told in little more than four seconds', () => {
  happen(0)
  for (let events = 1; events <= 10; events++) {
    pass(events === 1 ? 450 : 250)
    happen(events, events === 10)
  }
  pass(5000)
  expect(toldAt).toHaveLength(10)
  expect(toldAt[9]).toBeLessThan(4500)
})

test('an update that brings nothing new does not hold an event up', () => {
  happen(0)
  happen(2)
  for (let i = 0; i < 20; i++) {
    pass(100)
    happen(2)
  }
  expect(toldAt[1]).toBeLessThan(950)
})

test('how long somebody thinks takes nothing from the time of what comes of it', () => {
  happen(0, true)
  pass(30_000)
  happen(3)
  pass(2700)
  expect(toldAt).toHaveLength(3)
  expect((toldAt[1] ?? 0) - (toldAt[0] ?? 0)).toBeGreaterThan(800)
})

import type { SeenEvent } from '@trialhall/kernel'
import { act, useLayoutEffect, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eyesKey, type TableSnapshot, type TableUpdate } from '../../src/link.ts'
import { useDirector, type Playback } from '../../src/director/useDirector.ts'
import { usePassing, type Passing } from '../../src/play/usePassing.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const roots: Root[] = []

afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())))

type Heard = SeenEvent<{ type: 'rolled' }>

function heard(count: number): Heard[] {
  return Array.from({ length: count }, (_, at) => ({ at, event: { type: 'rolled' }, known: {} }))
}

const NO_CARDS = { def: [], seen: [], pool: [], secret: [] }

/** A moment of a match, seen from one seat through some eyes. */
function moment(viewer: number | null, about: Partial<TableSnapshot>, events: number): TableUpdate {
  const view = { viewer, cards: NO_CARDS, pools: [] }
  const nothing = { canGoBack: false, outcome: null, thinking: null, own: null, asked: [] }
  const snapshot = {
    gameId: 'dice',
    options: {},
    seats: [],
    length: events,
    viewer,
    view,
    ...nothing,
    ...about,
  }
  return { snapshot, story: heard(events), fresh: 0 }
}

const choreography = { rolled: { ms: 500, show: <V,>(view: V): V => view } }

interface Probe<T> {
  readonly update: TableUpdate
  onSeen(seen: T): void
}

function Directed({ update, onSeen }: Probe<Playback<unknown, Heard['event']>>): JSX.Element {
  const playback = useDirector<unknown, Heard['event']>({ update, choreography, motion: 'full' })
  useLayoutEffect(() => {
    onSeen(playback)
  })
  return <></>
}

const picked: number[] = []

function Passed({ update, onSeen }: Probe<Passing | null>): JSX.Element {
  const { own: ask } = update.snapshot
  const passing = usePassing({ ask, update, isAlarm: () => false, pick: (index) => picked.push(index) })
  useLayoutEffect(() => {
    onSeen(passing)
  })
  return <></>
}

/** A component that is given one moment after the other. */
function shown<T>(Component: (props: Probe<T>) => JSX.Element): (update: TableUpdate) => T {
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  const seen: T[] = []
  return (update) => {
    act(() => root.render(<Component update={update} onSeen={(one) => void seen.push(one)} />))
    return seen.at(-1) as T
  }
}

describe('a person with several seats', () => {
  test('has one board for all of them, and another person another one', () => {
    expect(eyesKey({ viewer: 0, eyes: [0, 2] })).toBe(eyesKey({ viewer: 2, eyes: [0, 2] }))
    expect(eyesKey({ viewer: 0 })).toBe(eyesKey({ viewer: 0, eyes: [0] }))
    expect(new Set([eyesKey({ viewer: 0 }), eyesKey({ viewer: 1 }), eyesKey({ viewer: null })]).size).toBe(3)
  })

  test('is shown what happens although another of their seats is asked next', () => {
    const show = shown(Directed)
    const eyes = [0, 1]
    expect(show(moment(0, { eyes }, 3))).toMatchObject({ told: 3, isPlaying: false })
    expect(show(moment(1, { eyes }, 5))).toMatchObject({ told: 3, isPlaying: true })
  })

  test('is not shown what other eyes saw happen', () => {
    const show = shown(Directed)
    expect(show(moment(0, { eyes: [0] }, 3))).toMatchObject({ told: 3 })
    expect(show(moment(1, { eyes: [1] }, 5))).toMatchObject({ told: 5, isPlaying: false })
  })

  test('lets windows pass for one seat and not for the next', () => {
    const window = (seat: number): TableSnapshot['own'] => ({
      seat,
      prompt: {},
      options: [{ do: 'act' }, { do: 'pass' }],
      refused: [],
    })
    const show = shown(Passed)
    const eyes = [0, 1]
    const passing = show(moment(0, { eyes, own: window(0) }, 1))
    act(() => passing?.start())
    expect(show(moment(0, { eyes, own: window(0) }, 2))?.isOn).toBe(true)
    const before = picked.length
    expect(before).toBeGreaterThan(0)
    expect(show(moment(1, { eyes, own: window(1) }, 3))?.isOn).toBe(false)
    expect(show(moment(0, { eyes, own: window(0) }, 4))?.isOn).toBe(false)
    expect(picked.length).toBe(before)
  })
})

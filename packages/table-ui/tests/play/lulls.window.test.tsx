import type { Ask } from '@trialhall/kernel'
import { act, useLayoutEffect, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableUpdate } from '../../src/link.ts'
import type { Control } from '../../src/play/useControl.ts'
import { useLulls } from '../../src/play/useLulls.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

/** A match on this device: nothing is waited for. */
const LOCAL = { hurry: () => {} }

const picked: string[] = []
const pickers: string[] = []
let root: Root
let length = 0
let isAskedAnyway = false
/** What is told of the match so far. */
let story: readonly { readonly event: { readonly seat: number } }[] = []
let pickNow: (index: number) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  picked.length = pickers.length = length = 0
  isAskedAnyway = false
  story = []
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function controlOf(stops: readonly string[] | 'all'): Control {
  return {
    isFull: stops === 'all',
    windows: [],
    isStop: (prompt) => stops === 'all' || stops.includes(prompt),
    stopAt: () => {},
    toggle: () => {},
    press: () => {},
    release: () => {},
    said: '',
  }
}

/** A card that would change nothing now. */
const IDLE = 9

interface Asked {
  readonly ask: Ask
  readonly control: Control | null
}

function Table({ ask, control }: Asked): JSX.Element {
  const isLull = (prompt: unknown): boolean => (prompt as { moment?: string }).moment === 'turn'
  const pick = (index: number, by = 'person'): void => {
    picked.push(JSON.stringify(ask.options[index]))
    pickers.push(by)
  }
  const lulls = useLulls({
    ask,
    update: { snapshot: { length, isAskedAnyway }, story } as unknown as TableUpdate,
    isLull,
    isStir: (event, seat) => (event as { seat: number }).seat !== seat,
    isAside: (prompt, seat) => seat === 0 && (prompt as { moment?: string }).moment === 'theirs',
    isEnd: (option) => (option as { do: string }).do === 'end',
    isIdle: (option) => (option as { card?: number }).card === IDLE,
    control,
    link: LOCAL,
    pick,
  })
  useLayoutEffect(() => {
    pickNow = lulls.pick
  })
  return <p>{lulls.isPassing ? 'passing' : 'asked'}</p>
}

/** What is asked next; answers whether the person is asked it. */
function asks(ask: Ask, stops: readonly string[] | 'all' | null = [], at = length + 1): boolean {
  length = at
  act(() => root.render(<Table ask={ask} control={stops === null ? null : controlOf(stops)} />))
  const before = picked.length
  act(() => void vi.advanceTimersByTime(60))
  return picked.length === before
}

function passes({ options }: Ask): void {
  act(() => pickNow(options.length - 1))
}

function lull(...cards: readonly number[]): Ask {
  const free = cards.map((card) => ({ do: 'free', card }))
  return {
    seat: 0,
    prompt: { type: 'window', moment: 'turn' },
    options: [...free, { do: 'pass' }],
    refused: [],
  }
}

const HIT: Ask = { ...lull(1), prompt: { type: 'window', moment: 'hit' } }
const TURN: Ask = { seat: 0, prompt: { type: 'turn' }, options: [{ do: 'walk' }, { do: 'end' }], refused: [] }

describe('what a person could play at any time', () => {
  test('is offered once in the turns of others, and then passed by itself', () => {
    expect(asks(lull(1, 2))).toBe(true)
    passes(lull(1, 2))
    expect(asks(lull(1, 2))).toBe(false)
    expect(asks(lull(2))).toBe(false)
    expect(picked.at(-1)).toBe('{"do":"pass"}')
    expect(pickers).toEqual(['person', 'table', 'table'])
  })

  test('is offered again where the table could not pass', () => {
    asks(lull(1))
    passes(lull(1))
    isAskedAnyway = true
    expect(asks(lull(1))).toBe(true)
  })

  test('is offered again beside something new', () => {
    asks(lull(1))
    passes(lull(1))
    expect(asks(lull(1, 3))).toBe(true)
  })

  test('is offered again once something happens that makes it another matter', () => {
    asks(lull(1))
    passes(lull(1))
    story = [...story, { event: { seat: 0 } }]
    expect(asks(lull(1))).toBe(false)
    story = [...story, { event: { seat: 1 } }]
    expect(asks(lull(1))).toBe(true)
    passes(lull(1))
    expect(asks(lull(1))).toBe(false)
  })

  test('is offered as an answer to what somebody does', () => {
    asks(lull(1))
    passes(lull(1))
    expect(asks(HIT)).toBe(true)
  })

  test('is not offered at all where nothing would come of it, unless somebody stops there', () => {
    const hit = (...cards: readonly number[]): Ask => ({ ...HIT, options: lull(...cards).options })
    expect(asks(hit(IDLE))).toBe(false)
    expect(pickers).toEqual(['table'])
    expect(asks(hit(IDLE, 1))).toBe(true)
    expect(asks(hit(IDLE), 'all')).toBe(true)
    expect(asks(hit(IDLE), ['window:hit'])).toBe(true)
  })

  test('is not offered again as an answer to what others do to each other', () => {
    const theirs = (...cards: readonly number[]): Ask => ({
      ...lull(...cards),
      prompt: { type: 'window', moment: 'theirs' },
    })
    expect(asks(theirs(1))).toBe(true)
    passes(theirs(1))
    expect(asks(lull(1))).toBe(true)
    passes(lull(1))
    expect(asks(theirs(1))).toBe(false)
    expect(asks(theirs(1, 3))).toBe(true)
    expect(asks({ ...theirs(1), seat: 1 })).toBe(true)
    expect(asks(theirs(1), ['window'])).toBe(true)
  })

  test('is offered again after the own turn, and to who takes a choice back', () => {
    asks(lull(1))
    passes(lull(1))
    expect(asks(TURN)).toBe(true)
    expect(asks(lull(1))).toBe(true)
    passes(lull(1))
    expect(asks(lull(1), [], length - 1)).toBe(true)
  })

  test('is always offered to who has full control or set a stop there, and where nothing is passed by itself', () => {
    for (const stops of ['all', ['window:turn'], ['window'], null] as const) {
      asks(lull(1))
      passes(lull(1))
      expect(asks(lull(1), stops)).toBe(true)
    }
  })

  test('stays passed for one Hero of a person while another one acts', () => {
    const ofAlly = { ...lull(5), seat: 2 }
    asks(ofAlly)
    passes(ofAlly)
    expect(asks(TURN)).toBe(true)
    expect(asks(ofAlly)).toBe(false)
    act(() => pickNow(1))
    expect(asks(ofAlly)).toBe(false)
    expect(asks({ ...TURN, seat: 2 })).toBe(true)
    expect(asks(ofAlly)).toBe(true)
  })

  test('is passed by itself after a turn that was ended without it, and offered after one that was not', () => {
    const turn: Ask = { ...TURN, options: [{ do: 'free', card: 1 }, { do: 'walk' }, { do: 'end' }] }
    asks(turn)
    act(() => pickNow(2))
    expect(asks(lull(1))).toBe(false)
    expect(asks(lull(1, 3))).toBe(true)
    expect(asks({ ...turn })).toBe(true)
    act(() => pickNow(1))
    expect(asks(lull(1))).toBe(true)
    asks(turn)
    act(() => pickNow(2))
    expect(asks(lull(1), 'all')).toBe(true)
    expect(asks(HIT)).toBe(true)
  })
})

import type { Ask, SeenEvent } from '@trialhall/kernel'
import { act, useLayoutEffect, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableUpdate } from '../../src/link.ts'
import type { Control } from '../../src/play/useControl.ts'
import { isStop, useLulls } from '../../src/play/useLulls.ts'
import { useMutes, type Mutes, type MuteSpec } from '../../src/play/useMutes.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

type Happened = { readonly type: string; readonly seat?: number }

const SPEC: MuteSpec<unknown, Happened> = {
  until: 'this round',
  except: 'But when it matters.',
  wakes: ({ type, seat }, own) => type === 'round' || (type === 'hurt' && seat === own),
  isGrave: (prompt) => (prompt as { moment: string }).moment === 'falling',
}

let root: Root
let length = 0
let story: SeenEvent[] = []
let mutes: Mutes | null = null
const picked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  length = picked.length = 0
  story = []
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

interface Asked {
  readonly ask: Ask
  readonly stops: readonly string[] | 'all'
}

function Table({ ask, stops }: Asked): JSX.Element {
  const update = { snapshot: { length, view: {} }, story } as unknown as TableUpdate
  const control = controlOf(stops)
  const seen = useMutes({
    ask,
    update,
    spec: SPEC as MuteSpec<unknown, unknown>,
    isStop: (one) => isStop(control, one),
    textOf: (option) => `Card ${String((option as { card: number }).card)}`,
  })
  const lulls = useLulls({
    ask,
    update,
    isLull: () => false,
    isMuted: seen?.isMuted,
    control,
    link: { hurry: () => {} },
    pick: (index, by) => void picked.push(`${by}: ${JSON.stringify(ask.options[index])}`),
  })
  useLayoutEffect(() => {
    mutes = seen
  })
  return <p>{lulls.isPassing ? 'passing' : 'asked'}</p>
}

function controlOf(stops: readonly string[] | 'all'): Control {
  const isStopped = (prompt: string): boolean => stops === 'all' || stops.includes(prompt)
  const nothing = (): void => {}
  const keys = { stopAt: nothing, toggle: nothing, press: nothing, release: nothing }
  return { isFull: stops === 'all', windows: [], isStop: isStopped, ...keys, said: '' }
}

/** What is asked next; answers whether the person is asked it. */
function asks(ask: Ask, stops: readonly string[] | 'all' = [], at = length + 1): boolean {
  length = at
  const before = picked.length
  act(() => root.render(<Table ask={ask} stops={stops} />))
  act(() => void vi.advanceTimersByTime(60))
  return picked.length === before
}

function window(moment: string, ...cards: readonly number[]): Ask {
  const options = [...cards.map((card) => ({ do: 'free', card })), { do: 'pass' }]
  return { seat: 0, prompt: { type: 'window', moment }, options, refused: [] }
}

function happens(type: string, seat?: number): void {
  story = [...story, { at: length, event: { type, seat }, known: {} }]
}

const muteAll = (): void => act(() => mutes?.muteAll?.())
const listed = (): (string | boolean)[][] => mutes?.list.map(({ label, isMuted }) => [label, isMuted]) ?? []

describe('a card about which a person does not want to be asked again', () => {
  test('lets the window pass, and every other in which nothing else is offered', () => {
    expect(asks(window('declared', 1))).toBe(true)
    muteAll()
    act(() => void vi.advanceTimersByTime(60))
    expect(asks(window('hit', 1))).toBe(false)
    expect(picked).toEqual(['table: {"do":"pass"}', 'table: {"do":"pass"}'])
  })

  test('is offered beside another one', () => {
    asks(window('declared', 1))
    muteAll()
    expect(asks(window('declared', 1, 2))).toBe(true)
    expect(listed()).toEqual([
      ['Card 1', true],
      ['Card 2', false],
    ])
  })

  test('is offered beside nothing but what would be in vain no more than before', () => {
    asks(window('declared', 1))
    muteAll()
    const ask = window('declared', 1, 2)
    const vain = {
      ...ask,
      options: ask.options.map((one) => ({
        ...(one as { card?: number }),
        isVain: (one as { card?: number }).card === 2,
      })),
    }
    expect(asks(vain)).toBe(false)
  })

  test('is asked about again when the game says so, and only then', () => {
    asks(window('declared', 1))
    muteAll()
    happens('hurt', 1)
    expect(asks(window('declared', 1))).toBe(false)
    happens('hurt', 0)
    expect(asks(window('declared', 1))).toBe(true)
    muteAll()
    happens('round')
    expect(asks(window('declared', 1))).toBe(true)
  })

  test('is offered where much is at stake, to who has full control or a stop there, and to who takes a choice back', () => {
    asks(window('declared', 1))
    muteAll()
    expect(asks(window('falling', 1))).toBe(true)
    expect(mutes?.muteAll).toBeNull()
    expect(asks(window('declared', 1), 'all')).toBe(true)
    expect(asks(window('declared', 1), ['window:declared'])).toBe(true)
    expect(asks(window('hit', 1), ['window:declared'])).toBe(false)
    expect(asks(window('declared', 1), [], length - 2)).toBe(true)
    expect(listed()).toEqual([['Card 1', false]])
  })

  test('is brought back by hand, and can be chosen by itself', () => {
    asks(window('declared', 1, 2))
    act(() => mutes?.set(mutes.list[0]?.key ?? '', true))
    expect(listed()).toEqual([
      ['Card 1', true],
      ['Card 2', false],
    ])
    expect(asks(window('declared', 1))).toBe(false)
    act(() => mutes?.set(mutes.list[0]?.key ?? '', false))
    expect(asks(window('declared', 1))).toBe(true)
  })

  test('is another for another seat of the same person', () => {
    asks(window('declared', 1))
    muteAll()
    expect(asks({ ...window('declared', 1), seat: 2 })).toBe(true)
  })

  test('is none where one must choose', () => {
    const options = [{ do: 'walk' }, { do: 'end' }]
    asks({ seat: 0, prompt: { type: 'turn' }, options, refused: [] })
    expect([mutes?.muteAll, listed()]).toEqual([null, []])
  })
})

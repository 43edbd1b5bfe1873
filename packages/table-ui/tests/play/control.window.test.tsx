import { act, type JSX, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stops } from '../../src/board.ts'
import { type Control, useControl } from '../../src/play/useControl.ts'

let root: Root
let control: Control | null
let set: Stops[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  set = []
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

const windows = [
  { prompt: 'block', label: 'When a card could be blocked' },
  { prompt: 'main', label: 'When you could act' },
]

interface Held {
  readonly stops: Stops
  readonly stopList: readonly string[]
  /** Nothing is passed by itself any more: the match is over, or a bot plays on. */
  readonly isOver?: boolean
}

function Holder({ stops, stopList, isOver = false }: Held): JSX.Element {
  const onStops = (next: Stops): void => void set.push(next)
  const settings = { motion: 'off', stops, stopList, onStops } as const
  const now = useControl({ settings, windows: isOver ? undefined : windows })
  useEffect(() => {
    control = now
  })
  return <p>{now?.said}</p>
}

const show = (stops: Stops, stopList: readonly string[]): void =>
  act(() => root.render(<Holder stops={stops} stopList={stopList} />))

test('full control that was on when the board came ends with the stops that were set before', () => {
  show('all', ['block'])
  act(() => control?.toggle())
  expect(set).toEqual([['block']])
})

test('a stop that is set from full control joins those of before', () => {
  show('all', ['block'])
  act(() => control?.stopAt('main', true))
  expect(set).toEqual([['block', 'main']])
})

test('full control that is held ends with the stops that hold now', () => {
  show(['main'], ['main'])
  act(() => control?.press(0))
  show('all', ['main'])
  act(() => control?.release(1000))
  expect(set).toEqual(['all', ['main']])
})

test('full control that is held as the match ends does not stay for the next one', () => {
  show(['main'], ['main'])
  act(() => control?.press(0))
  show('all', ['main'])
  act(() => root.render(<Holder stops="all" stopList={['main']} isOver />))
  expect(set).toEqual(['all', ['main']])
})

test('nor does it where the table is left', () => {
  show(['main'], ['main'])
  act(() => control?.press(0))
  show('all', ['main'])
  act(() => root.render(null))
  expect(set).toEqual(['all', ['main']])
})

test('full control that was not held outlives the match', () => {
  show(['main'], ['main'])
  act(() => control?.press(0))
  show('all', ['main'])
  act(() => control?.release(100))
  act(() => root.render(<Holder stops="all" stopList={['main']} isOver />))
  expect(set).toEqual(['all'])
})

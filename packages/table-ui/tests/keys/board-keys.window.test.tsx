import { act, useRef, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useBoardKeys, type BoardKeys } from '../../src/keys/useBoardKeys.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const heard: string[] = []
const KEYS: BoardKeys = {
  options: 0,
  pick: () => {},
  pass: null,
  end: null,
  passOn: null,
  control: null,
  stops: null,
  back: null,
  skip: null,
  hurry: () => heard.push('hurry'),
  rush: { start: () => heard.push('fast'), stop: () => heard.push('usual') },
  toggleLog: () => {},
  help: () => {},
}

function Board(keys: BoardKeys): JSX.Element {
  const board = useRef<HTMLDivElement>(null)
  useBoardKeys(board, keys)
  return (
    <div ref={board}>
      <button type="button">An option</button>
      <div data-map="" tabIndex={-1}>
        <button type="button" data-map-tools="">
          Nearer
        </button>
      </div>
      <p data-narrow="">
        <input />
      </p>
    </div>
  )
}

let root: Root

beforeEach(() => {
  heard.length = 0
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

function draw(keys: Partial<BoardKeys> = {}): void {
  act(() => root.render(<Board {...KEYS} {...keys} />))
}

/** The space bar at so many milliseconds; whether the page would scroll by it. */
function bar(type: 'keydown' | 'keyup', time: number, repeat = false): boolean {
  return window.dispatchEvent(
    at(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true, repeat }), time),
  )
}

function at(event: KeyboardEvent, time: number): KeyboardEvent {
  return Object.defineProperty(event, 'timeStamp', { value: time })
}

/** A key goes down and stays down; how often what has the focus hears it, and a button is clicked by Enter. */
function hold(selector: string, key = 'Enter'): number {
  draw({ hurry: null })
  const target = document.querySelector<HTMLElement>(selector)
  let heardOf = 0
  target?.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented) heardOf++
  })
  for (const repeat of [false, true, true]) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat })
    act(() => void target?.dispatchEvent(event))
  }
  return heardOf
}

test('Enter that is held answers once, wherever the focus goes meanwhile', () => {
  expect(hold('button')).toBe(1)
  expect(hold('[data-map]')).toBe(1)
  expect(hold('[data-map]', ' ')).toBe(1)
  expect(hold('[data-narrow] input')).toBe(1)
})

test('a map is brought nearer for as long as Enter is held on its button', () => {
  expect(hold('[data-map-tools]')).toBe(3)
})

test('the space bar, pressed for a moment, goes on to what is asked next', () => {
  draw()
  expect(bar('keydown', 1000)).toBe(false)
  bar('keyup', 1100)
  expect(heard).toEqual(['fast', 'usual', 'hurry'])
})

test('held, it shows all faster and skips nothing; the page does not scroll', () => {
  draw()
  bar('keydown', 1000)
  expect(bar('keydown', 1500, true)).toBe(false)
  expect(heard).toEqual(['fast'])
  bar('keyup', 4000)
  expect(heard).toEqual(['fast', 'usual'])
})

test('let go of in another window, it is let go of', () => {
  draw()
  bar('keydown', 1000)
  window.dispatchEvent(new Event('blur'))
  expect(heard).toEqual(['fast', 'usual'])
  bar('keyup', 1050)
  expect(heard).toHaveLength(2)
})

test('G goes to the map', () => {
  draw()
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', cancelable: true })))
  expect(document.activeElement?.matches('[data-map]')).toBe(true)
})

test('where nothing is waited for, or on a button, it is not for the board', () => {
  draw({ hurry: null })
  expect(bar('keydown', 1000)).toBe(true)
  draw()
  document.querySelector('button')?.focus()
  expect(bar('keydown', 2000)).toBe(true)
  bar('keyup', 2050)
  expect(heard).toEqual([])
})

test('full control that is held ends where its key is let go of in another window', () => {
  const control = { press: () => heard.push('press'), release: (at: number) => heard.push(`release ${at}`) }
  draw({ control })
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f' })))
  window.dispatchEvent(new Event('blur'))
  expect(heard).toEqual(['press', 'release Infinity'])
})

test('P passes, and Shift P until something happens, with Caps Lock too', () => {
  draw({ pass: () => heard.push('pass'), passOn: () => heard.push('on'), stops: () => heard.push('stops') })
  const press = (key: string, shiftKey: boolean): void =>
    act(() => void window.dispatchEvent(at(new KeyboardEvent('keydown', { key, shiftKey }), (time += 1000))))
  let time = 0
  press('p', false)
  press('P', false)
  press('P', true)
  press('p', true)
  press('S', false)
  expect(heard).toEqual(['pass', 'pass', 'on', 'on', 'stops'])
})

test('a key that passes or ends, pressed twice in a moment, answers once: the next question has not been read', () => {
  draw({
    pass: () => heard.push('pass'),
    end: () => heard.push('end'),
    options: 2,
    pick: () => heard.push('pick'),
  })
  const press = (key: string, time: number): boolean =>
    window.dispatchEvent(at(new KeyboardEvent('keydown', { key, cancelable: true }), time))
  press('e', 1000)
  expect(press('E', 1120)).toBe(false)
  press('e', 1300) // still drumming
  expect(heard).toEqual(['end'])
  press('p', 1350)
  press('e', 1600)
  press('1', 1610)
  press('1', 1620)
  press('e', 1900)
  expect(heard).toEqual(['end', 'pass', 'end', 'pick', 'pick', 'end'])
})

test('but one that had nothing to answer yet does not keep the next from answering', () => {
  draw()
  const press = (time: number): boolean =>
    window.dispatchEvent(at(new KeyboardEvent('keydown', { key: 'p', cancelable: true }), time))
  press(1000)
  draw({ pass: () => heard.push('pass') })
  press(1100)
  expect(heard).toEqual(['pass'])
})

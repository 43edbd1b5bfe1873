import type { Space } from '@trialhall/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tellLanding, type LandingPhase } from '../../src/drag/landing.ts'
import type { MapDrag, MapPoint } from '../../src/map/useRig.ts'
import { ZoomMap } from '../../src/map/ZoomMap.tsx'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const picked: MapPoint[] = []
const pointed: (MapPoint | null)[] = []
/** What was let go of, and where; what is held now. */
const dropped: string[] = []
let held: string | null = null
let root: Root | null = null
let pane: HTMLElement

interface Drawn {
  /** What is said of a space besides. */
  readonly more?: string
  readonly home?: Space | null
  /** The space of a figure that can be carried. */
  readonly figure?: Space
  /** What picking any space does. */
  readonly verb?: string
}

/** A map of 20 by 10 spaces of 50 units, through a window of 1000 by 500 pixels with a rim of 14. */
function draw(lit: readonly string[] = [], { more = '', home = null, figure, verb }: Drawn = {}): void {
  if (!root) root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() =>
    root?.render(
      <ZoomMap
        size={{ columns: 20, rows: 10 }}
        label="A map"
        unit={50}
        picks={new Set(lit)}
        follow={null}
        pace={0}
        home={home}
        says={({ column, row }) => `Column ${column}, row ${row}${more}`}
        onPick={(point) => picked.push(point)}
        onPoint={(point) => pointed.push(point)}
        {...(figure && { drag: dragging(figure) })}
        {...(verb !== undefined && { verb: () => verb })}
      >
        <p>ground</p>
        <i data-entity="seat:0" />
      </ZoomMap>,
    ),
  )
  pane = document.querySelector<HTMLElement>('[data-map]') ?? document.body
}

function dragging(figure: Space): MapDrag {
  return {
    carriedFrom: ({ column, row }) => (column === figure.column && row === figure.row ? 'seat:0' : null),
    onHold: (key) => {
      held = key
    },
    onDrop: (key, { space }) => dropped.push(`${key} on ${space.column},${space.row}`),
  }
}

beforeEach(() => {
  picked.length = pointed.length = dropped.length = 0
  held = null
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500))
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, hasPointerCapture: () => false })
})

afterEach(() => {
  act(() => root?.unmount())
  root = null
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

interface Touch {
  readonly x: number
  readonly y: number
  readonly id?: number
  readonly by?: 'mouse' | 'touch'
  /** Milliseconds. */
  readonly at?: number
}

/** Pointers that are down. */
const down = new Set<number>()

function pointer(type: string, { x, y, id = 1, by = 'mouse', at = 0 }: Touch, on: EventTarget = pane): void {
  if (type === 'pointerdown') down.add(id)
  if (type === 'pointerup' || type === 'pointercancel') down.delete(id)
  const buttons = down.has(id) ? 1 : 0
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, buttons })
  Object.assign(event, { pointerId: id, pointerType: by })
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void on.dispatchEvent(event))
}

function press(at: Touch): void {
  pointer('pointerdown', at)
  pointer('pointerup', at)
  pointer('click', at)
}

function key(name: string): void {
  act(
    () =>
      void pane.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )
}

function scale(): number {
  const world = pane.firstElementChild as HTMLElement
  return Number(/scale\((.+)\)/.exec(world.style.transform)?.[1])
}

describe('a map that zooms', () => {
  test('finds the space under a pointer, and says so once for each quarter of it', () => {
    draw()
    pointer('pointermove', { x: 34, y: 22 })
    pointer('pointermove', { x: 37, y: 24 })
    pointer('pointermove', { x: 960, y: 50 })
    expect(pointed.map((point) => point?.space)).toEqual([
      { column: 1, row: 1 },
      { column: 20, row: 1 },
    ])
  })

  test('a mouse picks at once, a finger at the second touch', () => {
    draw(['2,1'])
    press({ x: 90, y: 30 })
    expect(picked).toHaveLength(1)
    press({ x: 400, y: 230, by: 'touch' })
    expect(picked).toHaveLength(1)
    press({ x: 400, y: 230, by: 'touch' })
    expect(picked.map(({ space }) => space)).toEqual([
      { column: 2, row: 1 },
      { column: 8, row: 5 },
    ])
  })

  test('a mouse that was let go of outside moves nothing when it comes back', () => {
    draw()
    key('+')
    pointer('pointerdown', { x: 995, y: 250 })
    pointer('pointerup', { x: 1020, y: 250 }, document)
    const before = pane.firstElementChild?.getAttribute('style')
    pointer('pointermove', { x: 900, y: 250 })
    pointer('pointermove', { x: 700, y: 300 })
    expect(pane.firstElementChild?.getAttribute('style')).toBe(before)
    expect(pane.dataset['dragging']).toBeUndefined()
  })

  test('a figure is not carried by a mouse that was let go of outside', () => {
    draw(['5,5'], { figure: { column: 5, row: 5 } })
    pointer('pointerdown', { x: 225, y: 225 })
    pointer('pointerup', { x: -20, y: 225 }, document)
    pointer('pointermove', { x: 400, y: 300 })
    expect(pane.querySelector('[data-carried]')).toBeNull()
    expect(held).toBeNull()
  })

  test('a drag moves the map and picks nothing', () => {
    draw()
    key('+')
    const before = pane.firstElementChild?.getAttribute('style')
    pointer('pointerdown', { x: 300, y: 200 })
    pointer('pointermove', { x: 260, y: 180 })
    pointer('pointerup', { x: 260, y: 180 })
    pointer('click', { x: 260, y: 180 })
    expect(picked).toEqual([])
    expect(pane.firstElementChild?.getAttribute('style')).not.toBe(before)
  })

  test('wheel, keys and two fingers zoom, and 0 shows the whole again', () => {
    draw()
    const whole = scale()
    key('+')
    expect(scale()).toBeCloseTo(whole * 1.35)
    key('0')
    expect(scale()).toBeCloseTo(whole)
    act(
      () =>
        void pane.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })),
    )
    expect(scale()).toBeGreaterThan(whole)
    key('0')
    pointer('pointerdown', { x: 400, y: 250, id: 1, by: 'touch' })
    pointer('pointerdown', { x: 500, y: 250, id: 2, by: 'touch' })
    pointer('pointermove', { x: 600, y: 250, id: 2, by: 'touch' })
    expect(scale()).toBeCloseTo(whole * 2)
  })

  test('the cursor goes by keys, and what it says is spoken', () => {
    draw(['5,3', '7,3'])
    act(() => pane.focus())
    expect(document.querySelector('[data-cursor]')?.textContent).toBe('Column 5, row 3')
    key('n')
    key('Enter')
    key('ArrowDown')
    expect(picked.map(({ space }) => space)).toEqual([{ column: 7, row: 3 }])
    expect(document.querySelector('[data-cursor]')?.textContent).toBe('Column 7, row 4')
  })

  test('a space is spoken when the cursor comes there, and not again whenever something else can be said of it', () => {
    const spoken = (): string | null | undefined => document.querySelector('[data-spoken]')?.textContent
    draw(['5,3'])
    act(() => pane.focus())
    key('n')
    expect(spoken()).toBe('Column 5, row 3')
    draw([], { more: ': a Goblin' })
    expect(spoken()).toBe('Column 5, row 3')
    expect(document.querySelector('[data-cursor]')?.textContent).toBe('Column 5, row 3: a Goblin')
    key('ArrowRight')
    expect(spoken()).toBe('Column 6, row 3: a Goblin')
  })

  test('says nothing when it gets the focus where no space is worth more than another, and picks none by Enter', () => {
    draw()
    act(() => pane.focus())
    expect(document.querySelector('[data-spoken]')?.textContent).toBe('')
    key('Enter')
    expect(picked).toEqual([])
    expect(document.querySelector('[data-spoken]')?.textContent).toBe('Column 1, row 1')
  })

  test('a press is spoken once, though it gives the map the focus as well', () => {
    draw(['5,3'])
    const spoken = document.querySelector('[data-spoken]')
    pointer('pointerdown', { x: 90, y: 30 })
    act(() => pane.focus())
    expect(spoken?.textContent).toBe('')
    pointer('pointerup', { x: 90, y: 30 })
    pointer('click', { x: 90, y: 30 })
    expect(spoken?.textContent).toBe('Column 2, row 1')
  })

  test('H brings the cursor home', () => {
    draw(['5,3'], { home: { column: 9, row: 9 } })
    act(() => pane.focus())
    key('n')
    key('h')
    expect(document.querySelector('[data-cursor]')?.textContent).toBe('Column 9, row 9')
  })

  test('what a finger has picked is pointed at no longer', () => {
    draw(['8,5'])
    press({ x: 400, y: 230, by: 'touch' })
    expect(pointed.at(-1)?.space).toEqual({ column: 8, row: 5 })
    press({ x: 400, y: 230, by: 'touch' })
    expect(pointed.at(-1)).toBe(null)
  })

  test('a second touch picks only what the first one was told', () => {
    draw(['8,5'], { verb: 'Walk: 1 of 3' })
    press({ x: 400, y: 230, by: 'touch' })
    act(() => document.querySelector<HTMLElement>('[data-caption] button')?.click())
    expect(picked).toHaveLength(1)
    draw(['8,5'], { verb: 'Try Knowledge' })
    press({ x: 400, y: 230, by: 'touch' })
    expect(picked).toHaveLength(1)
    press({ x: 400, y: 230, by: 'touch' })
    expect(picked).toHaveLength(2)
  })

  test('a touch where keys have put the cursor is the first one', () => {
    draw(['8,5'])
    act(() => pane.focus())
    key('n')
    press({ x: 400, y: 230, by: 'touch' })
    expect(picked).toHaveLength(0)
  })

  test('what is said of the space under the cursor is for whoever moves it by keys: a press leaves nothing behind', () => {
    draw(['8,5'])
    act(() => pane.focus())
    expect(pane.dataset['keyed']).toBe('')
    press({ x: 400, y: 230 })
    expect(pane.dataset['keyed']).toBeUndefined()
    key('3') // picks an option, wherever the focus is
    expect(pane.dataset['keyed']).toBeUndefined()
    key('n')
    expect(pane.dataset['keyed']).toBe('')
    press({ x: 400, y: 230 })
    expect(pane.dataset['keyed']).toBeUndefined()
    act(() => pane.blur())
    act(() => pane.focus())
    expect(pane.dataset['keyed']).toBe('')
  })

  test('the button that picks keeps the focus when it gets it', () => {
    draw(['5,3'])
    act(() => pane.focus())
    key('n')
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Pick it')
    expect(button?.closest('[data-caption]')).not.toBe(null)
    act(() => button?.click())
    expect(picked.map(({ space }) => space)).toEqual([{ column: 5, row: 3 }])
  })

  test('a press of the button that picks leaves the focus with the map, or Safari would hide it before the click', () => {
    draw(['5,3'])
    act(() => pane.focus())
    key('n')
    const button = document.querySelector('[data-caption] button')
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    act(() => void button?.dispatchEvent(press))
    expect(press.defaultPrevented).toBe(true)
  })

  test('a wheel that counts in lines, as in Firefox, zooms as far as one that counts in pixels', () => {
    draw()
    const notch = (event: WheelEventInit): number => {
      key('0')
      act(
        () => void pane.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...event })),
      )
      return scale()
    }
    const byPixels = notch({ deltaY: -100 })
    expect(notch({ deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE }) / byPixels).toBeCloseTo(1, 1)
  })

  test('buttons over it are not ground', () => {
    draw()
    const button = document.querySelector<HTMLElement>('[title^="Nearer"]')
    act(() => button?.click())
    expect(picked).toEqual([])
    expect(scale()).toBeGreaterThan(0.95)
  })
})

describe('what can be dragged on a map', () => {
  const figure = { column: 3, row: 2 }
  const there = { x: 135, y: 75 }
  const carried = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-carried]')?.style.translate

  test('is a figure that is carried from its space, which neither moves the map nor presses it', () => {
    draw([], { figure })
    const before = pane.firstElementChild?.getAttribute('style')
    pointer('pointerdown', there)
    pointer('pointermove', { x: 330, y: 75 })
    expect(carried()).toMatch(/^20[0-9.]+px 0px$/u)
    expect(held).toBe('seat:0')
    expect(pointed.at(-1)?.space).toEqual({ column: 7, row: 2 })
    pointer('pointerup', { x: 330, y: 75 })
    pointer('click', { x: 330, y: 75 })
    expect(dropped).toEqual(['seat:0 on 7,2'])
    expect([picked, held, carried()]).toEqual([[], null, undefined])
    expect(pane.firstElementChild?.getAttribute('style')).toBe(before)
  })

  test('is put back by Escape, by a second finger, and pressed where it is not moved', () => {
    draw([], { figure })
    pointer('pointerdown', there)
    pointer('pointermove', { x: 330, y: 75 })
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect([held, carried()]).toEqual([null, undefined])
    pointer('pointerup', { x: 330, y: 75 })
    pointer('click', { x: 330, y: 75 })
    pointer('pointerdown', { ...there, by: 'touch' })
    pointer('pointermove', { x: 330, y: 75, by: 'touch', at: 400 })
    expect(held).toBe('seat:0')
    pointer('pointerdown', { x: 500, y: 250, id: 2, by: 'touch' })
    for (const id of [1, 2]) pointer('pointerup', { x: 330, y: 75, id, by: 'touch' })
    expect([held, dropped, picked]).toEqual([null, [], []])
    press(there)
    expect(picked.map(({ space }) => space)).toEqual([figure])
  })

  test('is no figure elsewhere, and none that a finger sweeps over', () => {
    draw([], { figure })
    key('+')
    key('0')
    pointer('pointerdown', { x: 400, y: 230 })
    pointer('pointermove', { x: 330, y: 75 })
    pointer('pointerup', { x: 330, y: 75 })
    pointer('pointerdown', { ...there, by: 'touch' })
    pointer('pointermove', { x: 330, y: 75, by: 'touch', at: 50 })
    pointer('pointermove', { x: 360, y: 75, by: 'touch', at: 500 })
    pointer('pointerup', { x: 360, y: 75, by: 'touch', at: 510 })
    expect([held, dropped]).toEqual([null, []])
  })

  test('is a card that comes over it', () => {
    draw([], { figure })
    expect(pane.hasAttribute('data-lands')).toBe(true)
    const come = (phase: LandingPhase): void =>
      act(() => tellLanding(pane, { phase, key: 'card:7', clientX: 330, clientY: 75 }))
    come('over')
    expect([held, pointed.at(-1)?.space]).toEqual(['card:7', { column: 7, row: 2 }])
    come('leave')
    expect([held, pointed.at(-1)]).toEqual([null, null])
    come('over')
    come('drop')
    expect([held, dropped]).toEqual([null, ['card:7 on 7,2']])
  })

  test('is nothing on a map without figures to carry', () => {
    draw()
    expect(pane.hasAttribute('data-lands')).toBe(false)
  })
})

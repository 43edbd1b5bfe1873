import type { PanePoint } from './camera.ts'
import type { Rig } from './rig.ts'

/** What a pointer does besides moving the map. */
export interface Gestures {
  /** It is over a point of the pane; null where it has left. */
  point(at: PanePoint | null): void
  /** Two quick presses: whether they bring the map nearer there. */
  mayZoomAt(at: PanePoint): boolean
  /** A factor on how long the map glides: 0 where nothing moves by itself. */
  pace(): number
}

/** Pixels that a pointer may tremble during a press. */
const TREMBLE = 7
/** How much nearer a notch of a wheel comes, by pixel; more where two fingers pinch a touchpad. */
const WHEEL = 0.0016
const TOUCHPAD = 0.011
/** Pixels of a line, where a wheel counts in lines: a notch of Firefox is three of them, one of other browsers a hundred pixels. */
const LINE = 34
/** Pixels of a wheel that turns in notches: what is nearer by one of them glides there, for a part of the time of other glides. */
const NOTCH = 60
const SWIFT = 0.45
/** How much nearer two quick presses come. */
const LEAP = 1.7
/** Buttons over the map are neither ground nor creature. */
const TOOLS = '[data-map-tools]'

/** Lets pointers move a map: drag, pinch, wheel and two quick presses. */
export class Pointers {
  /** Whether the press that just ended has moved the map, and so was none. */
  wasDragged = false
  private readonly pane: HTMLElement
  private readonly rig: Rig
  private readonly on: Gestures
  private readonly fingers = new Map<number, PanePoint>()
  private readonly listening = new AbortController()
  private begun: PanePoint = { x: 0, y: 0 }

  constructor(pane: HTMLElement, rig: Rig, on: Gestures) {
    this.pane = pane
    this.rig = rig
    this.on = on
    const { signal } = this.listening
    pane.addEventListener('pointerdown', this.onDown, { signal })
    pane.addEventListener('pointermove', this.onMove, { signal })
    pane.addEventListener('pointerup', this.onUp, { signal })
    pane.addEventListener('pointercancel', this.onUp, { signal })
    pane.addEventListener('pointerleave', this.onLeave, { signal })
    pane.addEventListener('wheel', this.onWheel, { signal, passive: false })
    pane.addEventListener('dblclick', this.onDouble, { signal })
  }

  /** Lets go of the pane. */
  release(): void {
    this.listening.abort()
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (isOnTools(event) || event.button > 1) return
    const at = this.pointOf(event)
    this.fingers.set(event.pointerId, at)
    this.wasDragged = false
    if (this.fingers.size > 1) this.drag()
    else this.begun = at
  }

  private readonly onMove = (event: PointerEvent): void => {
    const at = this.pointOf(event)
    // It was let go of beside the pane, where that is not heard.
    if (event.buttons === 0) this.onUp(event)
    const before = this.fingers.get(event.pointerId)
    if (!before) return this.on.point(event.pointerType === 'mouse' && !isOnTools(event) ? at : null)
    if (!this.wasDragged && between(this.begun, at) > TREMBLE) this.drag()
    if (!this.wasDragged) return
    this.fingers.set(event.pointerId, at)
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId)
    if (other) pinch(this.rig, { before, at, other: other[1] })
    else this.rig.pan(at.x - before.x, at.y - before.y)
  }

  private readonly onUp = ({ pointerId }: PointerEvent): void => {
    this.fingers.delete(pointerId)
    if (this.fingers.size === 0) delete this.pane.dataset['dragging']
  }

  private readonly onLeave = (): void => this.on.point(null)

  private readonly onWheel = (event: WheelEvent): void => {
    if (isOnTools(event)) return
    event.preventDefault()
    const pixels = event.deltaMode === 1 ? event.deltaY * LINE : event.deltaY
    const factor = Math.exp(-pixels * (event.ctrlKey ? TOUCHPAD : WHEEL))
    const pace = Math.abs(pixels) < NOTCH ? 0 : SWIFT * this.on.pace()
    if (pace > 0) this.rig.zoomSlowly(factor, pace, this.pointOf(event))
    else this.rig.zoom(factor, this.pointOf(event))
  }

  private readonly onDouble = (event: MouseEvent): void => {
    const at = this.pointOf(event)
    if (!isOnTools(event) && this.on.mayZoomAt(at)) this.rig.zoomSlowly(LEAP, this.on.pace(), at)
  }

  private drag(): void {
    this.wasDragged = true
    this.pane.dataset['dragging'] = ''
    this.on.point(null)
    for (const id of this.fingers.keys())
      if (!this.pane.hasPointerCapture(id)) this.pane.setPointerCapture(id)
  }

  private pointOf({ clientX, clientY }: MouseEvent): PanePoint {
    const { left, top } = this.pane.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
}

/** Whether it concerns a button over the map. */
export function isOnTools({ target }: { readonly target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest(TOOLS) !== null
}

interface Pinch {
  readonly before: PanePoint
  readonly at: PanePoint
  readonly other: PanePoint
}

/** One of two fingers moves: the map follows their middle, and comes nearer as they part. */
function pinch(rig: Rig, { before, at, other }: Pinch): void {
  rig.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
  const ratio = between(at, other) / Math.max(1, between(before, other))
  rig.zoom(ratio, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
}

function between(one: PanePoint, other: PanePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

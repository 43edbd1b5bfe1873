import type { PanePoint } from './camera.ts'

/** What carrying a figure over the map does. */
export interface Carries {
  /** The figure that can be carried from a point, as an element of the map; null where the pointer moves the map. */
  figureAt(at: PanePoint): HTMLElement | null
  /** Units of the map that a pixel is. */
  unitsOf(pixels: number): number
  over(figure: HTMLElement, at: PanePoint): void
  drop(figure: HTMLElement, at: PanePoint): void
  /** It is put back. */
  end(): void
}

/** Pixels that a pointer moves before it carries. */
const TREMBLE = 7
/** Milliseconds that a finger rests on a figure before it carries it: one that moves at once moves the map. */
const REST = 300

interface Held {
  readonly figure: HTMLElement
  readonly pointer: number
  readonly isTouch: boolean
  readonly since: number
  readonly at: PanePoint
  isCarried: boolean
}

/** Lets a pointer carry a figure over a map: a second way to press a space that can be reached. */
export class Carrying {
  /** Whether the press that just ended has carried something, and so was none. */
  wasCarried = false
  private readonly pane: HTMLElement
  private readonly on: Carries
  private readonly listening = new AbortController()
  private held: Held | null = null

  constructor(pane: HTMLElement, on: Carries) {
    this.pane = pane
    this.on = on
    const { signal } = this.listening
    // Before the map itself moves.
    const first = { signal, capture: true } as const
    pane.addEventListener('pointerdown', this.onDown, first)
    pane.addEventListener('pointermove', this.onMove, first)
    pane.addEventListener('pointerup', this.onUp, first)
    pane.addEventListener('pointercancel', this.putBack, first)
    window.addEventListener('keydown', this.onKey, first)
  }

  /** Lets go of the pane. */
  release(): void {
    this.putBack()
    this.listening.abort()
  }

  private readonly onDown = (event: PointerEvent): void => {
    this.wasCarried = false
    const isSecond = this.held !== null
    this.putBack()
    if (isSecond || event.button !== 0) return
    const at = this.pointOf(event)
    const figure = this.on.figureAt(at)
    if (!figure) return
    const { pointerId: pointer, pointerType, timeStamp: since } = event
    this.held = { figure, pointer, isTouch: pointerType === 'touch', since, at, isCarried: false }
  }

  private readonly onMove = (event: PointerEvent): void => {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    if (event.buttons === 0) return this.putBack() // let go of beside the pane, where that is not heard
    const at = this.pointOf(event)
    if (!held.isCarried && !this.isBegun(held, event, at)) return
    event.stopImmediatePropagation()
    const [x, y] = [at.x - held.at.x, at.y - held.at.y].map((pixels) => this.on.unitsOf(pixels))
    held.figure.style.translate = `${x}px ${y}px`
    this.on.over(held.figure, at)
  }

  /** Begins to carry, or leaves the finger to the map. */
  private isBegun(held: Held, { timeStamp, pointerId }: PointerEvent, at: PanePoint): boolean {
    if (Math.hypot(at.x - held.at.x, at.y - held.at.y) < TREMBLE) return false
    if (held.isTouch && timeStamp - held.since < REST) {
      this.held = null
      return false
    }
    held.isCarried = true
    held.figure.dataset['carried'] = ''
    this.pane.dataset['carrying'] = ''
    this.pane.setPointerCapture(pointerId)
    return true
  }

  private readonly onUp = (event: PointerEvent): void => {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    const { isCarried, figure } = held
    this.putBack()
    this.wasCarried = isCarried
    if (isCarried) this.on.drop(figure, this.pointOf(event))
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.held?.isCarried !== true) return
    event.preventDefault()
    event.stopPropagation()
    this.putBack()
    this.wasCarried = true // the button is still down, and the click that follows presses nothing
  }

  /** The figure stands where it stood. */
  private readonly putBack = (): void => {
    const { held } = this
    this.held = null
    if (held?.isCarried !== true) return
    held.figure.style.removeProperty('translate')
    delete held.figure.dataset['carried']
    delete this.pane.dataset['carrying']
    this.on.end()
  }

  private pointOf({ clientX, clientY }: MouseEvent): PanePoint {
    const { left, top } = this.pane.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
}

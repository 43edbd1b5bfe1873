import type { CSSProperties } from 'react'
import { rectOnPage } from '../flight/rect-on-page.ts'
import { LANDS, tellLanding, type LandingPhase } from './landing.ts'

/** What a drag of a thing is: nothing, one that shows where it may go, or one that is played wherever it is let go of on the table. */
export type DragKind = 'none' | 'aimed' | 'free'

/** Where a drag begins: at a card of the hand or at a piece of the board. */
export type DragFrom = 'hand' | 'board'

/** What a drag does at the table; things go by their keys. */
export interface Draggable {
  kindOf(key: string, from: DragFrom): DragKind
  /** A thing is lifted: its targets are lit from now on. */
  lift(key: string, from: DragFrom): void
  /** It is let go of: on a target, on the table (null), or where it has no business. */
  drop(key: string, on: string | null): void
  putBack(key: string): void
}

/** Pixels that a mouse moves before it drags: a click that trembles is a click. */
const TREMBLE = 6
/** Milliseconds that a finger rests before it drags: one that moves at once scrolls. */
const REST = 300
const HAND = '[data-part="hand"]'
/** Where a thing that is let go of is put back. */
const ELSEWHERE = '[data-part="hand"], [aria-label="What is asked"], [aria-label="Log of the match"], dialog'

interface Held {
  readonly key: string
  readonly from: DragFrom
  readonly card: HTMLElement
  readonly kind: DragKind
  readonly pointer: number
  readonly isTouch: boolean
  readonly since: number
  readonly x: number
  readonly y: number
  /** What follows the pointer, once it drags. */
  ghost: HTMLElement | null
  over: Element | null
}

/**
 * Cards of a hand and pieces of the board are dragged to their targets, with a mouse, a pen or a finger that has rested on them. It is a second
 * way to press a thing and then a target: whatever it does can be done by clicks and keys.
 */
export class DragLayer {
  private readonly root: HTMLElement
  private readonly table: () => Draggable
  private held: Held | null = null
  /** What was dragged has been put back, and the button is still down. */
  private isOver = false

  constructor(root: HTMLElement, table: () => Draggable) {
    this.root = root
    this.table = table
  }

  /** Listens until it is told to stop. */
  listen(): () => void {
    const { root } = this
    const ends = new AbortController()
    const { signal } = ends
    root.addEventListener('pointerdown', (event) => this.onDown(event), { signal })
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    window.addEventListener('pointermove', (event) => this.onMove(event), { signal })
    window.addEventListener('pointerup', (event) => this.onUp(event), { signal })
    window.addEventListener('pointercancel', () => this.cancel(), { signal })
    window.addEventListener('keydown', (event) => this.onKey(event), { signal, capture: true })
    root.addEventListener('touchmove', (event) => this.onTouchMove(event), { signal, passive: false })
    return () => {
      this.cancel()
      ends.abort()
    }
  }

  private get isDragging(): boolean {
    return (this.held?.ghost ?? null) !== null
  }

  private onDown(event: PointerEvent): void {
    this.isOver = false // the click of a drag before may never have come
    if (this.held || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const thing = event.target.closest<HTMLElement>('[data-entity]')
    const key = thing?.dataset['entity']
    if (!thing || key === undefined) return
    const from = thing.closest(HAND) ? 'hand' : 'board'
    if (from === 'board' && thing.closest(ELSEWHERE)) return
    const kind = this.table().kindOf(key, from)
    if (kind === 'none') return
    // A piece may be drawn apart from the place that is pressed.
    const card = this.root.querySelector<HTMLElement>(`[data-piece="${key}"]`) ?? thing
    const { pointerId: pointer, pointerType, timeStamp: since, clientX: x, clientY: y } = event
    const isTouch = pointerType !== 'mouse'
    this.held = { key, from, card, kind, pointer, isTouch, since, x, y, ghost: null, over: null }
  }

  private onMove(event: PointerEvent): void {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    if (event.buttons === 0) return this.cancel() // let go of where the page does not hear it
    if (held.ghost === null && !this.isBegun(held, event)) return
    held.ghost ??= this.lifted(held)
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`
    this.point(held, this.targetAt(event))
    tellMap(held, event, 'over')
  }

  /** Whoever drags with a finger does not scroll: from the first movement on, since a browser that has begun to scroll goes on. */
  private onTouchMove(event: TouchEvent): void {
    const { held } = this
    if (held && (held.ghost !== null || hasRested(held, event))) event.preventDefault()
  }

  /** Begins to drag, or gives up where a finger scrolls. */
  private isBegun(held: Held, event: PointerEvent): boolean {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < TREMBLE) return false
    if (!held.isTouch || hasRested(held, event)) return true
    this.held = null
    return false
  }

  private lifted(held: Held): HTMLElement {
    const { card, key, from, kind } = held
    const { left, top, width, height } = rectOnPage(card)
    const ghost = card.cloneNode(true) as HTMLElement // a copy of an element of the page
    ghost.removeAttribute('data-flies')
    for (const name of ['data-entity', 'data-lit', 'data-piece', 'id']) ghost.removeAttribute(name)
    ghost.setAttribute('aria-hidden', 'true')
    ghost.setAttribute('data-ghost', '')
    ghost.tabIndex = -1
    Object.assign(ghost.style, {
      position: 'fixed',
      insetInlineStart: `${left}px`,
      insetBlockStart: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      // It shrinks to where it is held.
      transformOrigin: `${held.x - left}px ${held.y - top}px`,
      zIndex: '60',
      pointerEvents: 'none',
    } satisfies CSSProperties)
    // What is measured by its place on the board keeps its size.
    ghost.style.setProperty('--ghost-w', `${width}px`)
    ghost.style.setProperty('--ghost-h', `${height}px`)
    this.root.append(ghost)
    this.root.dataset['drag'] = kind
    card.dataset['dragged'] = ''
    this.table().lift(key, from)
    return ghost
  }

  /** What it would be let go of on: a lit thing, or the table itself for what is played anywhere. */
  private targetAt({ clientX, clientY }: PointerEvent): Element | null {
    const under = document.elementFromPoint(clientX, clientY)
    if (!under || !this.root.contains(under) || under.closest(ELSEWHERE)) return null
    const map = under.closest(LANDS)
    if (map) return map
    const lit = under.closest('[data-entity][data-lit]')
    if (this.held?.kind === 'aimed') return lit
    return under.closest('[data-entity]') ?? this.root
  }

  private point(held: Held, over: Element | null): void {
    if (held.over === over) return
    tellMap(held, { clientX: 0, clientY: 0 }, 'leave')
    held.over?.removeAttribute('data-over')
    if (over !== this.root) over?.setAttribute('data-over', '')
    // What it is let go of on a map shall be seen under it.
    held.ghost?.toggleAttribute('data-small', over?.matches(LANDS) ?? false)
    held.over = over
  }

  private onUp(event: PointerEvent): void {
    const { held } = this
    if (this.isOver) keepClick()
    this.isOver = false
    if (!held || event.pointerId !== held.pointer) return
    if (held.ghost === null) {
      this.held = null
      return
    }
    const target = this.targetAt(event)
    if (target !== null) tellMap(held, event, 'drop')
    this.lay(held)
    if (target === null) this.explain(event)
    keepClick()
    if (target === null) this.table().putBack(held.key)
    else
      this.table().drop(held.key, target instanceof HTMLElement ? (target.dataset['entity'] ?? null) : null)
  }

  /** What it cannot be let go of on says why, as when it is pressed. */
  private explain({ clientX, clientY }: PointerEvent): void {
    const under = document.elementFromPoint(clientX, clientY)
    const thing = under?.closest<HTMLElement>('[data-entity][aria-disabled]')
    if (thing && this.root.contains(thing) && !thing.closest(ELSEWHERE)) thing.click()
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isDragging) return
    event.preventDefault()
    event.stopPropagation()
    this.cancel()
    this.isOver = true
  }

  private cancel(): void {
    const { held } = this
    if (!held) return
    const wasDragging = held.ghost !== null
    this.lay(held)
    if (wasDragging) this.table().putBack(held.key)
  }

  /** Nothing is held any more. */
  private lay(held: Held): void {
    this.point(held, null)
    held.ghost?.remove()
    delete held.card.dataset['dragged']
    delete this.root.dataset['drag']
    this.held = null
  }
}

function hasRested({ since }: Held, { timeStamp }: Event): boolean {
  return timeStamp - since >= REST
}

/** The map over which something is held, if it is over one, shows what it would do there, or takes note of where it was let go of. */
function tellMap({ key, over }: Held, { clientX, clientY }: WindowPoint, phase: LandingPhase): void {
  if (over?.matches(LANDS)) tellLanding(over, { phase, key, clientX, clientY })
}

type WindowPoint = Pick<PointerEvent, 'clientX' | 'clientY'>

/** The click that follows a drag presses nothing. */
function keepClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

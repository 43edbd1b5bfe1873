import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Bounce } from './bounce.ts'
import { nearest, type Direction } from './spatial.ts'

/** What keys do on a board. */
export interface BoardKeys {
  /** Number of options of the own ask; keys 1 to 9 pick them. */
  readonly options: number
  pick(index: number): void
  /** Lets a window pass; null where that is not offered. */
  readonly pass: (() => void) | null
  /** Ends a turn, a phase or a plan; null where that is not offered. */
  readonly end: (() => void) | null
  /** Passes until something happens, or stops that; null where it cannot be had. */
  readonly passOn: (() => void) | null
  /** Full control, which a key switches or holds; null where nothing is passed by itself. */
  readonly control: { press(at: number): void; release(at: number): void } | null
  /** Shows where one is stopped; null as before. */
  readonly stops: (() => void) | null
  /** Null when there is nothing to take back. */
  readonly back: (() => void) | null
  /** Jumps over what is being shown; null when nothing is. */
  readonly skip: (() => void) | null
  /** Jumps over all until the viewer is asked; null when nobody is waited for. */
  readonly hurry: (() => void) | null
  /** Shows all faster, and at its usual pace again. */
  readonly rush: { start(): void; stop(): void }
  toggleLog(): void
  help(): void
}

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * Keys of a board: digits pick, arrows walk through what is lit, Backspace or U takes back, P passes, E ends, F and S say when one is asked, L the log, ? help, / goes to a long list, G to the map,
 * the space bar shows all faster while it is held, and pressed for a moment it goes on to what the viewer is asked next. A press beside everything
 * jumps over what is being shown.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>, keys: BoardKeys): void {
  const latest = useRef(keys)
  // Before the page is painted: a key that is pressed as soon as an option is seen picks it.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const bar = new SpaceBar()
    const bounce = new Bounce()
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || !board.current) return
      if (event.key === ' ' && bar.isTaken(event, latest.current)) return event.preventDefault()
      // A key that is held answers once; only the arrows walk on.
      if (event.repeat && !ARROWS.includes(event.key)) return
      if (bounce.isSecond(event)) return event.preventDefault()
      if (event.key.toLowerCase() === 'f') latest.current.control?.press(event.timeStamp)
      if (!press(event, latest.current, board.current)) return
      bounce.answered(event)
      event.preventDefault()
    }
    const onRelease = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'f') latest.current.control?.release(timeStamp)
      if (key === ' ') bar.release(timeStamp, latest.current)
    }
    // What is let go of in another window is not told here.
    const onBlur = (): void => {
      latest.current.control?.release(Infinity)
      bar.release(Infinity, latest.current)
    }
    // Browsers click a button for each time that a held key repeats itself, and the focus goes on to what is asked next.
    const onHeld = (event: KeyboardEvent): void => {
      if (!event.repeat || !isAnswer(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onPress = (event: MouseEvent): void => {
      const { skip } = latest.current
      if (skip && event.target instanceof Element && !isControl(event.target)) skip()
    }
    const element = board.current
    window.addEventListener('keydown', onKey)
    window.addEventListener('keyup', onRelease)
    window.addEventListener('blur', onBlur)
    element?.addEventListener('click', onPress)
    element?.addEventListener('keydown', onHeld, CAPTURE)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keyup', onRelease)
      window.removeEventListener('blur', onBlur)
      element?.removeEventListener('click', onPress)
      element?.removeEventListener('keydown', onHeld, CAPTURE)
    }
  }, [board])
}

/** Before what has the focus hears it. */
const CAPTURE = { capture: true } as const

/** Whether a key answers what is asked; the buttons that move a map are pressed for as long as they are held. */
function isAnswer({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest('[data-map-tools]')) return false
  if (key === ' ') return target.matches('[data-map]')
  return key === 'Enter' && target.closest('button, [data-map], [data-narrow]') !== null
}

/** Milliseconds from which the space bar counts as held. */
const HELD = 300

/** The space bar: held it shows all faster, pressed for a moment it jumps to what is asked next. */
class SpaceBar {
  private downAt: number | null = null

  /** It goes down, or is still down: whether that is for the board. */
  isTaken({ repeat, timeStamp }: KeyboardEvent, keys: BoardKeys): boolean {
    if (repeat) return this.downAt !== null
    if (keys.hurry === null || isOnButton()) return false
    this.downAt = timeStamp
    keys.rush.start()
    return true
  }

  release(at: number, keys: BoardKeys): void {
    const { downAt } = this
    this.downAt = null
    if (downAt === null) return
    keys.rush.stop()
    if (at - downAt < HELD) keys.hurry?.()
  }
}

/** Something that a press is for, so that it does not jump over what is being shown. */
function isControl(target: Element): boolean {
  return target.closest('button, a, dialog, [role="button"], [tabindex]') !== null
}

/** Keys with modifiers, in fields and in dialogs are not for the board. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null
}

function press({ key: typed, shiftKey }: KeyboardEvent, keys: BoardKeys, board: HTMLElement): boolean {
  const key = typed.length === 1 ? typed.toLowerCase() : typed // as without Caps Lock
  if (ARROWS.includes(key)) return walk(board, key as Direction)
  if (/^[1-9]$/.test(key) && Number(key) <= keys.options) return done(() => keys.pick(Number(key) - 1))
  if ((key === 'Backspace' || key === 'u') && keys.back) return done(keys.back)
  const pass = shiftKey ? keys.passOn : keys.pass
  if (key === 'p' && pass) return done(pass)
  if (key === 'e' && keys.end) return done(keys.end)
  if (key === 's' && keys.stops) return done(keys.stops)
  if (key === 'l') return done(() => keys.toggleLog())
  if (key === '/') return goTo(board, '[data-narrow] input')
  if (key === 'g') return goTo(board, '[data-map]')
  return key === '?' && done(() => keys.help())
}

/** Goes to something on the board, such as the field that narrows a long list, where there is one. */
function goTo(board: HTMLElement, selector: string): boolean {
  const element = board.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

function done(act: () => void): boolean {
  act()
  return true
}

function isOnButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement
}

/** What can be picked, and the field that narrows a long list, whose lines take no focus. */
const LIT =
  ':is([data-lit], [data-option], [data-step], [data-order]):not([role="option"]), [data-narrow] input'

/** Moves the focus to the nearest thing that can be picked, if the focus is not in something that scrolls by arrows. */
function walk(board: HTMLElement, direction: Direction): boolean {
  const focused = document.activeElement
  const lit = [...board.querySelectorAll<HTMLElement>(LIT)].filter((one) => one !== focused)
  if (lit.length === 0 || focused instanceof HTMLOListElement) return false
  const isInside = focused !== null && board.contains(focused)
  const next = isInside ? nearest(focused.getBoundingClientRect(), lit, direction) : lit[0]
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}

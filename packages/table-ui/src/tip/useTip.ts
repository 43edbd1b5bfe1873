import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type Context,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

/** Shows and hides the one tip of a board. */
export interface TipLayer {
  /** `onClosed` hears that the player has closed it: by Escape, by scrolling or by a press elsewhere. */
  show(anchor: Element, content: ReactNode, onClosed?: () => void): void
  hide(anchor: Element): void
  /** Whether a mouse rests at this place: what comes to lie below it, as lines of a log do, is not pointed at. */
  isResting(event: PointerEvent): boolean
}

/** Carries the tip layer to the pieces of a board. */
export const TipContext: Context<TipLayer> = createContext<TipLayer>({
  show: () => {},
  hide: () => {},
  isResting: () => false,
})

/** What opens a tip: pointing, focus by key, a long press. */
export interface TipHandlers {
  onPointerEnter(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/** Milliseconds that a pointer rests, or a finger presses, before the tip opens. */
const REST = 320
const PRESS = 420

/** The tip of one element. */
export interface Tip {
  readonly handlers: TipHandlers
  open(anchor: Element): void
  /** Whether a finger has just rested on the element to read its tip: lifting it picks nothing. */
  wasHeld(): boolean
}

/** A tip for one element; null shows none. `open` shows it at once. */
export function useTip(content: ReactNode): Tip {
  const layer = useContext(TipContext)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isHeld = useRef(false)
  const isPointed = useRef(false)
  const opened = useRef<Element | null>(null)
  const open = (anchor: Element): void => {
    clearTimeout(timer.current)
    if (content === null) return
    opened.current = anchor
    layer.show(anchor, content)
  }
  // What is gone has no pointer that could leave it.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (opened.current) layer.hide(opened.current)
    },
    [layer],
  )
  const openSoon = (event: PointerEvent): void => {
    if (isPointed.current || event.pointerType !== 'mouse' || layer.isResting(event)) return
    const anchor = event.currentTarget
    isPointed.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => open(anchor), REST)
  }
  const close = (anchor: Element): void => {
    isPointed.current = false
    clearTimeout(timer.current)
    layer.hide(anchor)
  }
  const handlers: TipHandlers = {
    onPointerEnter: openSoon,
    onPointerMove: openSoon,
    onPointerLeave: ({ currentTarget }) => close(currentTarget),
    onPointerDown: ({ currentTarget, pointerType }) => {
      isHeld.current = false
      if (pointerType === 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        isHeld.current = content !== null
        open(currentTarget)
      }, PRESS)
    },
    onPointerUp: () => clearTimeout(timer.current),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget)
    },
    onBlur: ({ currentTarget }) => close(currentTarget),
  }
  const wasHeld = (): boolean => {
    const was = isHeld.current
    isHeld.current = false
    return was
  }
  return { handlers, open, wasHeld }
}

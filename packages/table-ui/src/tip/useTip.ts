import {
  createContext,
  useContext,
  useRef,
  type Context,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

/** Shows and hides the one tip of a board. */
export interface TipLayer {
  show(anchor: Element, content: ReactNode): void
  hide(anchor: Element): void
}

/** Carries the tip layer to the pieces of a board. */
export const TipContext: Context<TipLayer> = createContext<TipLayer>({ show: () => {}, hide: () => {} })

/** What opens a tip: pointing, focus by key, a long press. */
export interface TipHandlers {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/** Milliseconds that a pointer rests, or a finger presses, before the tip opens. */
const REST = 320
const PRESS = 420

/** A tip for one element; null shows none. `open` shows it at once. */
export function useTip(content: ReactNode): { handlers: TipHandlers; open(anchor: Element): void } {
  const layer = useContext(TipContext)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const open = (anchor: Element): void => {
    clearTimeout(timer.current)
    if (content !== null) layer.show(anchor, content)
  }
  const openSoon = (anchor: Element, ms: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => open(anchor), ms)
  }
  const close = (anchor: Element): void => {
    clearTimeout(timer.current)
    layer.hide(anchor)
  }
  const handlers: TipHandlers = {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === 'mouse') openSoon(currentTarget, REST)
    },
    onPointerLeave: ({ currentTarget }) => close(currentTarget),
    onPointerDown: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'mouse') openSoon(currentTarget, PRESS)
    },
    onPointerUp: () => clearTimeout(timer.current),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget)
    },
    onBlur: ({ currentTarget }) => close(currentTarget),
  }
  return { handlers, open }
}

import { autoUpdate } from '@floating-ui/dom'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { isForOther } from '../dialog/is-for-other.ts'
import { placeTip } from './place-tip.ts'
import styles from './Tip.module.css'
import { useMouse } from './useMouse.ts'
import { TipContext, type TipLayer } from './useTip.ts'

interface Shown {
  readonly anchor: Element
  readonly content: ReactNode
  readonly onClosed: (() => void) | undefined
}

/** Gives a board its one tip. Escape, scrolling and a press elsewhere close it. */
export function TipProvider({ children }: { children: ReactNode }): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null)
  const close = useCallback(() => setShown(null), [])
  const at = useRef<Element | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stay = useCallback(() => clearTimeout(leaving.current), [])
  const isResting = useMouse()
  const layer = useMemo<TipLayer>(
    () => ({
      isResting,
      show: (anchor, content, onClosed) => {
        stay()
        at.current = anchor
        setShown({ anchor, content, onClosed })
      },
      hide: (anchor) => {
        if (at.current !== anchor) return
        stay()
        const hide = (): void => setShown((now) => (now?.anchor === anchor ? null : now))
        leaving.current = setTimeout(hide, REACH)
      },
    }),
    [stay, isResting],
  )
  useEffect(() => stay, [stay])
  useClosing(shown, close)
  return (
    <TipContext value={layer}>
      {children}
      {shown &&
        createPortal(
          <Tip
            anchor={shown.anchor}
            content={shown.content}
            onEnter={stay}
            onLeave={() => layer.hide(shown.anchor)}
          />,
          // Beside a dialog that is open nothing can be pressed.
          shown.anchor.closest('dialog, main') ?? document.body,
        )}
    </TipContext>
  )
}

/** Milliseconds that a tip waits for the pointer to get from its thing to a link in it. */
const REACH = 260

interface TipProps extends Omit<Shown, 'onClosed'> {
  readonly onEnter: () => void
  readonly onLeave: () => void
}

function Tip({ anchor, content, onEnter, onLeave }: TipProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = box.current
    if (!tip?.isConnected) return undefined // it stood in a dialog that has gone from the page
    if (!tip.matches(':popover-open')) tip.showPopover()
    const around = anchor.closest('[data-tips="aside"]')
    const under = keptAbove(anchor)
    const shown = wholeIn(anchor) ?? anchor
    return autoUpdate(shown, tip, () => {
      void placeTip({ anchor: shown, tip, around, under }).then(({ x, y }) => {
        tip.style.left = `${x}px`
        tip.style.top = `${y}px`
      })
    })
  }, [anchor])
  return (
    <div
      ref={box}
      className={styles.tip}
      role="tooltip"
      popover="manual"
      data-tip
      data-beside={sizeOf(anchor)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {content}
    </div>
  )
}

/** What a tip of things below it leaves in sight, such as the order of turns; null for things in it. */
function keptAbove(anchor: Element): Element | null {
  const kept = document.querySelector('[data-tips="below"]')
  if (kept === null || kept.contains(anchor)) return null
  return kept.getBoundingClientRect().bottom <= anchor.getBoundingClientRect().bottom ? kept : null
}

/** What stands in its thing's place when that is pointed at, at a size to be read: a tip keeps clear of it, and says only what it does not. */
function wholeIn(anchor: Element): Element | null {
  const whole = anchor.querySelector('[data-whole]')
  return whole !== null && whole.clientWidth >= WHOLE ? whole : null
}

/** A card this wide, in pixels, says all that is printed on it in letters that can be read. */
const WHOLE = 220

/** A card this wide, in pixels, can be read where it lies. */
const READABLE = 118

function sizeOf(anchor: Element): 'whole' | 'large' | 'small' {
  if (wholeIn(anchor)) return 'whole'
  return anchor.clientWidth >= READABLE ? 'large' : 'small'
}

/** The rule of what is explained; before it come those of words on the card. */
function ruleInTip(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-tip] [data-rule]')].at(-1)
}

function useClosing(shown: Shown | null, hide: () => void): void {
  useEffect(() => {
    if (!shown) return
    const close = (): void => {
      hide()
      shown.onClosed?.()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        close()
      } else if (event.key.toLowerCase() === 'r' && !isForOther(event)) ruleInTip()?.click()
    }
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element)) return
      if (!shown.anchor.contains(target) && !target.closest('[data-tip]')) close()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPress)
    // What scrolls elsewhere, as a log does by itself, moves nothing from under the tip.
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Node) || target.contains(shown.anchor)) close()
    }
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [shown, hide])
}

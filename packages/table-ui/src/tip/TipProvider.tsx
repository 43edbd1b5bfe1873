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
import { placeTip } from './place.ts'
import styles from './Tip.module.css'
import { TipContext, type TipLayer } from './useTip.ts'

interface Shown {
  readonly anchor: Element
  readonly content: ReactNode
}

/** Gives a board its one tip. Escape, scrolling and a press elsewhere close it. */
export function TipProvider({ children }: { children: ReactNode }): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null)
  const close = useCallback(() => setShown(null), [])
  const layer = useMemo<TipLayer>(
    () => ({
      show: (anchor, content) => setShown({ anchor, content }),
      hide: (anchor) => setShown((now) => (now?.anchor === anchor ? null : now)),
    }),
    [],
  )
  useClosing(shown, close)
  return (
    <TipContext value={layer}>
      {children}
      {shown && createPortal(<Tip {...shown} />, shown.anchor.closest('main') ?? document.body)}
    </TipContext>
  )
}

function Tip({ anchor, content }: Shown): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = box.current
    if (!tip) return
    if (!tip.matches(':popover-open')) tip.showPopover()
    const size = { width: tip.offsetWidth, height: tip.offsetHeight }
    const page = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placeTip(anchor.getBoundingClientRect(), size, page)
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  })
  return (
    <div ref={box} className={styles.tip} role="tooltip" popover="manual" data-beside={sizeOf(anchor)}>
      {content}
    </div>
  )
}

/** A card this wide, in pixels, can be read where it lies. */
const READABLE = 118

function sizeOf(anchor: Element): 'large' | 'small' {
  return anchor.clientWidth >= READABLE ? 'large' : 'small'
}

function useClosing(shown: Shown | null, close: () => void): void {
  useEffect(() => {
    if (!shown) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    const onPress = (event: PointerEvent): void => {
      if (!shown.anchor.contains(event.target as Node)) close()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [shown, close])
  useEffect(() => {
    if (shown && !shown.anchor.isConnected) close()
  })
}

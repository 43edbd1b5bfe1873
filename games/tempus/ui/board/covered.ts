import type { Insets } from '@trialhall/table-ui'
import { useCallback, useMemo, useState, type RefCallback, type RefObject } from 'react'

interface Covered {
  /** What of the map is covered, in pixels. */
  readonly insets: Insets
  /** Taken by what may lie over the lower edge of the map. */
  readonly over: RefCallback<HTMLElement>
}

/** How much of a map is covered by a panel that lies over its lower edge on narrow pages, and beside it on others. */
export function useCovered(map: RefObject<HTMLElement | null>): Covered {
  const [bottom, setBottom] = useState(0)
  const over = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel) return undefined
      const look = (): void => setBottom(map.current ? overlapOf(map.current, panel) : 0)
      look()
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
      observer?.observe(panel)
      return () => {
        observer?.disconnect()
        setBottom(0)
      }
    },
    [map],
  )
  const insets = useMemo(() => ({ top: 0, right: 0, bottom, left: 0 }), [bottom])
  return { insets, over }
}

/** Pixels of the lower end of a map that a panel covers. */
function overlapOf(map: HTMLElement, panel: HTMLElement): number {
  const [under, above] = [map.getBoundingClientRect(), panel.getBoundingClientRect()]
  const isBeside = above.left >= under.right || above.right <= under.left
  return isBeside || above.bottom < under.bottom - 4 ? 0 : Math.max(0, Math.round(under.bottom - above.top))
}

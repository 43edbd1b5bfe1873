import type { Insets } from '@trialhall/table-ui'
import { useCallback, useMemo, useState, type RefCallback, type RefObject } from 'react'

interface Covered {
  /** What of the map is covered, in pixels. */
  readonly insets: Insets
  /** Taken by what may lie over the lower edge of the map. */
  readonly over: RefCallback<HTMLElement>
  /** Taken by what lies over its upper edge. */
  readonly atTop: RefCallback<HTMLElement>
}

/** How much of a map is covered: by a panel that lies over its lower edge on narrow pages, and by what lasts, along its upper edge. */
export function useCovered(map: RefObject<HTMLElement | null>): Covered {
  const [bottom, over] = useOverlap(map, belowOf)
  const [top, atTop] = useOverlap(map, aboveOf)
  const insets = useMemo(() => ({ top, right: 0, bottom, left: 0 }), [top, bottom])
  return { insets, over, atTop }
}

/** Pixels of a map that a panel covers, as long as it is there; `overlapOf` never changes. */
function useOverlap(
  map: RefObject<HTMLElement | null>,
  overlapOf: (map: DOMRect, panel: DOMRect) => number,
): readonly [number, RefCallback<HTMLElement>] {
  const [pixels, setPixels] = useState(0)
  const panelRef = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel) return undefined
      const look = (): void => {
        const under = map.current?.getBoundingClientRect()
        setPixels(under ? overlapOf(under, panel.getBoundingClientRect()) : 0)
      }
      look()
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
      observer?.observe(panel)
      return () => {
        observer?.disconnect()
        setPixels(0)
      }
    },
    [map, overlapOf],
  )
  return [pixels, panelRef]
}

/** Pixels of the lower end of a map that a panel covers. */
function belowOf(under: DOMRect, above: DOMRect): number {
  const isBeside = above.left >= under.right || above.right <= under.left
  return isBeside || above.bottom < under.bottom - 4 ? 0 : Math.max(0, Math.round(under.bottom - above.top))
}

/** Pixels of its upper end, at most a third of it: many Events do not hide the map from what is asked. */
function aboveOf(under: DOMRect, above: DOMRect): number {
  return Math.max(0, Math.min(Math.round(above.bottom - under.top), Math.round(under.height / 3)))
}

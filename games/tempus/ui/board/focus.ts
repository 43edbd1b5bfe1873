import { useLayoutEffect, type RefObject } from 'react'

/** Whether the map that has just gone had the focus. */
export type FocusOnMap = RefObject<boolean>

const MAP = '[data-map]'

/** Hands the focus on from the map of the draft to the one of the match: who walks over it by keys does not notice that it is another one. */
export function useFocusKept(focus: FocusOnMap): void {
  useLayoutEffect(() => {
    if (focus.current) document.querySelector<HTMLElement>(MAP)?.focus({ preventScroll: true })
    return () => {
      focus.current = document.activeElement?.matches(MAP) ?? false
    }
  }, [focus])
}

import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** Milliseconds within which the second click of a double click comes. */
const HASTE_MS = 250

const PICKS = '[data-option], [data-step], [data-order], [data-entity], [data-map]'

/**
 * Keeps the second click of a double click from answering what was asked only after the first. `asked` changes with every
 * question; what is answered goes on the board as it captures clicks.
 */
export function useSecondClick(asked: string): (event: MouseEvent) => void {
  const since = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    since.current = performance.now()
  }, [asked])
  return (event) => {
    const isSecond = event.detail > 1 && event.timeStamp - since.current < HASTE_MS
    if (isSecond && event.target instanceof Element && event.target.closest(PICKS)) event.stopPropagation()
  }
}

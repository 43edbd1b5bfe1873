import { type RefObject, useLayoutEffect } from 'react'

/** Where toasts begin, for `floating.module.css`. */
const BEGIN = '--slips-from'

/** Keeps toasts below the notes of a table, and below its head where that is higher than usual. */
export function useRoomForToasts(notes: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = notes
    const root = document.documentElement
    if (!current) return undefined
    const tell = (): void => {
      const { bottom, height } = current.getBoundingClientRect()
      root.style.setProperty(
        BEGIN,
        `calc(${Math.round(bottom)}px + ${height > 0 ? 'var(--space-2)' : '0px'})`,
      )
    }
    tell()
    const sizes = new ResizeObserver(tell)
    sizes.observe(current)
    const head = current.closest('[data-length]')?.querySelector('header')
    if (head) sizes.observe(head)
    return () => {
      sizes.disconnect()
      root.style.removeProperty(BEGIN)
    }
  }, [notes])
}

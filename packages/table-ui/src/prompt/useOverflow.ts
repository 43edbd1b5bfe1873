import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels that do not count: sizes are rounded. */
const SLACK = 3

/**
 * Where a list holds more than is in sight: `before`, `after`, both, or undefined. `contents` is another whenever what it holds is.
 */
export function useOverflow(list: RefObject<HTMLElement | null>, contents: unknown): string | undefined {
  const [more, setMore] = useState('')
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const look = (): void => setMore(moreIn(box))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [list, contents])
  return more || undefined
}

function moreIn({
  scrollTop,
  scrollLeft,
  scrollHeight,
  scrollWidth,
  clientHeight,
  clientWidth,
}: HTMLElement): string {
  const isBefore = scrollTop > SLACK || scrollLeft > SLACK
  const isAfter =
    scrollHeight - scrollTop - clientHeight > SLACK || scrollWidth - scrollLeft - clientWidth > SLACK
  return [isBefore && 'before', isAfter && 'after'].filter(Boolean).join(' ')
}

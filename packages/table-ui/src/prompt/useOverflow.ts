import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels that do not count: sizes are rounded. */
const SLACK = 3

/** What a list holds beyond what is in sight. */
interface Overflow {
  /** On which side there is more: `before`, `after`, both, or undefined. */
  readonly more: string | undefined
  /** How many of its items are not in sight, or not whole, after those that are; undefined for none. */
  readonly rest: number | undefined
}

/** Where a list holds more than is in sight. `contents` is another whenever what it holds is. */
export function useOverflow(list: RefObject<HTMLElement | null>, contents: unknown): Overflow {
  const [more, setMore] = useState('')
  const [rest, setRest] = useState(0)
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const look = (): void => {
      setMore(moreIn(box))
      setRest(restIn(box))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [list, contents])
  return { more: more || undefined, rest: rest || undefined }
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

/** Items that reach beyond the right edge, or under the last one where that stays in sight. */
function restIn(box: HTMLElement): number {
  const last = box.lastElementChild
  const isKept = last !== null && getComputedStyle(last).position === 'sticky'
  const edge = isKept ? last.getBoundingClientRect().left : box.getBoundingClientRect().right
  return [...box.children].filter(
    (item) => !(isKept && item === last) && item.getBoundingClientRect().right > edge + SLACK,
  ).length
}

import { useLayoutEffect, useState, type RefObject } from 'react'

/** Rows that are drawn beyond both edges of what is in sight. */
const BEYOND = 4
/** Rows that are drawn before anything is measured. */
const AT_FIRST = 12

/** Which rows of a long list are drawn: `first` to before `end`. */
export interface RowsInSight {
  readonly first: number
  readonly end: number
  /** Scrolls as little as it takes to see a row. */
  reveal(row: number): void
  /** Rows that are seen at once. */
  readonly page: number
}

/** Draws of a list of equal rows those in sight; `list` scrolls and holds nothing else. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number): RowsInSight {
  const [seen, setSeen] = useState({ first: 0, end: AT_FIRST, page: AT_FIRST })
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const look = (): void => setSeen((before) => sameOr(before, seenIn(box, count)))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [list, count])
  const reveal = (row: number): void => revealIn(list.current, row, count)
  return { first: seen.first, end: Math.min(seen.end, count), page: seen.page, reveal }
}

function revealIn(box: HTMLElement | null, row: number, count: number): void {
  if (!box) return
  const height = rowHeight(box, count)
  const above = row * height
  const below = above + height - box.clientHeight
  if (box.scrollTop > above) box.scrollTo({ top: above })
  else if (box.scrollTop < below) box.scrollTo({ top: below })
}

function seenIn(box: HTMLElement, count: number): { first: number; end: number; page: number } {
  const height = rowHeight(box, count)
  if (height === 0) return { first: 0, end: AT_FIRST, page: AT_FIRST }
  const first = Math.floor(box.scrollTop / height)
  const end = Math.ceil((box.scrollTop + box.clientHeight) / height)
  return { first: Math.max(0, first - BEYOND), end: end + BEYOND, page: Math.max(1, end - first - 1) }
}

function rowHeight({ scrollHeight }: HTMLElement, count: number): number {
  return count === 0 ? 0 : scrollHeight / count
}

function sameOr<T extends Readonly<Record<string, number>>>(before: T, now: T): T {
  return Object.keys(now).every((key) => before[key] === now[key]) ? before : now
}

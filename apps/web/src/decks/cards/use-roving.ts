import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

/** What arrow keys need: which item can be reached by Tab, and how to go on from it. */
interface Roving<E extends HTMLElement> {
  readonly list: RefObject<E | null>
  readonly at: number
  readonly focusAt: (at: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One stop for Tab in a list or a grid of buttons marked `data-item`; arrow keys, Home and End go on from it. */
export function useRoving<E extends HTMLElement>(count: number): Roving<E> {
  const list = useRef<E>(null)
  const [wanted, setAt] = useState(0)
  const at = Math.min(wanted, Math.max(0, count - 1))
  const focusAt = (next: number): void => {
    setAt(next)
    itemsIn(list.current)[next]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = itemsIn(list.current)
    const next = stepFrom(items, items.indexOf(document.activeElement as HTMLElement), event.key)
    if (next === null) return
    event.preventDefault()
    focusAt(next)
  }
  return { list, at, focusAt, onKeyDown }
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
}

/** The item that a key leads to from one; null where it leads nowhere. */
function stepFrom(items: readonly HTMLElement[], from: number, key: string): number | null {
  if (from < 0) return null
  switch (key) {
    case 'ArrowRight':
      return Math.min(items.length - 1, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return inColumn(items, from, 1)
    case 'ArrowUp':
      return inColumn(items, from, -1)
    case 'Home':
      return 0
    case 'End':
      return items.length - 1
    default:
      return null
  }
}

/** The next item below or above that begins where this one does. */
function inColumn(items: readonly HTMLElement[], from: number, step: 1 | -1): number | null {
  const left = items[from]?.getBoundingClientRect().left ?? 0
  for (let at = from + step; at >= 0 && at < items.length; at += step)
    if (Math.abs((items[at]?.getBoundingClientRect().left ?? 0) - left) < 4) return at
  return null
}

import type { MapSize, Space } from '@trialhall/kernel'
import { useRef, useState, type DOMAttributes, type KeyboardEvent } from 'react'
import { moved, nextPick } from './cursor.ts'

/** The cursor of a map, which keys move over it. */
interface MapCursor {
  /** Null until the map has been entered. */
  readonly cursor: Space | null
  setCursor(space: Space): void
  /** The same, by keys. */
  walkTo(space: Space): void
  /** Keys have put it where it is, and no press has come since. */
  readonly isKeyed: boolean
  /** Where a key takes it; null for a key that does not move it. */
  after(event: KeyboardEvent): Space | null
  /** Where it stands, or begins. */
  readonly from: Space
  /** Put it where it begins as the map gets the focus, but not by a press, which has a place of its own. */
  readonly entering: Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlurCapture' | 'onPointerDownCapture'>
}

const FIRST: Space = { column: 1, row: 1 }

/** How a map is walked over by keys. */
export function useCursor(
  size: MapSize,
  picks: { has(key: string): boolean },
  /** Where it begins, where nothing else is worth more. */
  home: Space | null = null,
): MapCursor {
  const [cursor, setCursor] = useState<Space | null>(null)
  const [isKeyed, setKeyed] = useState(false)
  const from = cursor ?? home ?? FIRST
  const after = ({ key, shiftKey }: KeyboardEvent): Space | null => {
    if (key.toLowerCase() === 'h' && home) return home
    const isNext = key.toLowerCase() === 'n'
    return isNext ? nextPick(from, picks, { size, step: shiftKey ? -1 : 1 }) : moved(from, key, size)
  }
  const isPressed = useRef(false)
  const entering: MapCursor['entering'] = {
    onFocus: () => {
      if (isPressed.current) return
      setCursor((now) => now ?? beginning(size, picks, home))
      setKeyed(true)
    },
    onPointerDownCapture: () => {
      isPressed.current = true
      setKeyed(false)
    },
    onBlurCapture: () => {
      isPressed.current = false
    },
  }
  const walkTo = (space: Space): void => {
    setCursor(space)
    setKeyed(true)
  }
  return { cursor, setCursor, walkTo, isKeyed, after, from, entering }
}

/** Where the cursor begins: at home, else at the first space that can be picked; null where no space is worth more than another. */
function beginning(size: MapSize, picks: { has(key: string): boolean }, home: Space | null): Space | null {
  const last = { column: size.columns, row: size.rows }
  return home ?? nextPick(last, picks, { size, step: 1 })
}

/** Whether two spaces are one. */
export function isSameSpace(one: Space | null, other: Space | null): boolean {
  return one !== null && one.column === other?.column && one.row === other.row
}

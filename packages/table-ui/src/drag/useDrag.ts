import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { DragLayer, type Draggable } from './drag.ts'

/** Lets cards of the hand on a board be dragged. */
export function useDrag(root: RefObject<HTMLElement | null>, table: Draggable): void {
  const latest = useRef(table)
  useLayoutEffect(() => {
    latest.current = table
  })
  useEffect(() => {
    const element = root.current
    return element ? new DragLayer(element, () => latest.current).listen() : undefined
  }, [root])
}

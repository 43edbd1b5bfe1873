import { rectOnPage } from '@trialhall/table-ui'
import { useEffect, useState } from 'react'
import type { Box } from './place-bubble.ts'
import { isUnder } from './reveal.ts'

/** An element's place on the page, and how round its corners are. */
export interface TargetMark extends Box {
  readonly radius: number
}

/** How long after a change the elements may still be on their way, in milliseconds. */
const STILL_MOVING = 700

/** Follows elements around on the page, through scrolling and motion; they are found anew each time. */
export function useMarks(find: () => readonly Element[]): readonly TargetMark[] {
  const [marks, setMarks] = useState<readonly TargetMark[]>([])
  useEffect(() => {
    const measure = (): void => {
      const now = find()
        .filter((one) => !isUnder(one))
        .map(markOf)
      setMarks((before) => (isSame(before, now) ? before : now))
    }
    const end = performance.now() + STILL_MOVING
    let frame = 0
    const follow = (): void => {
      measure()
      if (performance.now() < end) frame = requestAnimationFrame(follow)
    }
    follow()
    const stop = listen(measure)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [find])
  return marks
}

function listen(measure: () => void): () => void {
  const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const
  for (const type of events) window.addEventListener(type, measure, { capture: true, passive: true })
  const sizes = new ResizeObserver(measure)
  sizes.observe(document.body)
  const things = new MutationObserver(measure)
  things.observe(document.body, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    things.disconnect()
    for (const type of events) window.removeEventListener(type, measure, { capture: true })
  }
}

function markOf(element: Element): TargetMark {
  const { left, top, width, height } = rectOnPage(element)
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius)
  const isRound = getComputedStyle(element).borderTopLeftRadius.endsWith('%')
  return { left, top, width, height, radius: isRound ? width / 2 : radius }
}

function isSame(a: readonly TargetMark[], b: readonly TargetMark[]): boolean {
  return a.length === b.length && a.every((one, i) => JSON.stringify(one) === JSON.stringify(b[i]))
}

import { useEffect, useRef, type RefObject } from 'react'
import type { Shown } from '../clash/shown.ts'

/** Where a table is longer than the screen, so that a fight may be out of sight. */
const LONG_TABLE = '(max-width: 900px)'

/** Brings the fight into sight when one begins, where it may be out of it. */
export function useSight(shown: Shown | null): RefObject<HTMLElement | null> {
  const here = useRef<HTMLElement>(null)
  const clash = shown?.clash ?? null
  const begun = clash === null || clash.isOver ? null : clash.at
  useEffect(() => {
    if (begun !== null && window.matchMedia(LONG_TABLE).matches)
      here.current?.scrollIntoView({ block: 'start' })
  }, [begun])
  return here
}

import { useEffect, useRef, type RefObject } from 'react'
import type { Shown } from '../clash/shown.ts'
import { isLongTable } from '../board/long-table.ts'

/** Brings the fight into sight when one begins, where it may be out of it. */
export function useSight(shown: Shown | null): RefObject<HTMLElement | null> {
  const here = useRef<HTMLElement>(null)
  const clash = shown?.clash ?? null
  const begun = clash === null || clash.isOver ? null : clash.at
  useEffect(() => {
    if (begun !== null && isLongTable()) here.current?.scrollIntoView({ block: 'start' })
  }, [begun])
  return here
}

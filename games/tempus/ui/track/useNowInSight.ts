import { useEffect, useRef, type RefObject } from 'react'

/** A list to scroll sideways in which whoever acts now, marked `data-state="now"`, comes into sight; `now` changes with it. */
export function useNowInSight(now: number | null): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const one = list.current?.querySelector<HTMLElement>('[data-state="now"], [data-state="next"]')
    if (!list.current || !one) return
    list.current.scrollTo({ left: one.offsetLeft - (list.current.clientWidth - one.offsetWidth) / 3 })
  }, [now])
  return list
}

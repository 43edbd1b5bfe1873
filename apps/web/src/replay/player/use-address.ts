import { useEffect } from 'react'
import { type SeenMoment, addressAt } from '../address.ts'
import type { Recording } from '../recording.ts'

/** How long a moment stays before the address names it, in milliseconds: browsers refuse addresses that change too often. */
const REST = 300

/** Keeps the address of the page at the moment that is shown, so that it can be copied, kept and loaded anew. */
export function useAddress(recording: Recording, { at, eyes }: SeenMoment): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', addressAt(location, recording, { at, eyes })),
      REST,
    )
    return () => clearTimeout(timer)
  }, [recording, at, eyes])
}

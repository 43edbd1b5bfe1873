import { useEffect, useState } from 'react'
import { hasOnlineSeats } from '../device/online-seats.ts'

/** How many online matches wait for whoever looks at the page: asked when it opens and whenever somebody comes back to it. */
export function useDue(): number {
  const [due, setDue] = useState(0)
  useEffect(() => {
    const look = (): void => {
      if (document.hidden || !navigator.onLine || !hasOnlineSeats()) return
      void import('./due.ts')
        .then(({ countDue }) => countDue())
        .then((count) => setDue((old) => count ?? old))
        .catch(() => undefined) // The network went away in between.
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return due
}

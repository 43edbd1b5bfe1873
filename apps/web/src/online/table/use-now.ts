import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The time, kept up to date while something shown depends on it. */
export function useNow(state: 'running' | 'still'): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (state === 'still') return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [state])
  return now
}

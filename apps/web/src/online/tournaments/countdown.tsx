import { type ReactNode, useEffect, useState } from 'react'
import { untilText } from './words.ts'

/** How long until a time of the server. Screen readers are not told each second. */
export function Countdown({ to, slow }: { readonly to: number; readonly slow: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{untilText(to - slow - now)}</span>
}

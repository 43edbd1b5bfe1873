import { useState } from 'react'

/** The same object as before while all that it says is the same, so that what is drawn of it is not drawn again. */
export function useKept<T>(now: T): T {
  const [kept, keep] = useState({ of: now, key: JSON.stringify(now) })
  const key = JSON.stringify(now)
  if (key === kept.key) return kept.of
  keep({ of: now, key })
  return now
}

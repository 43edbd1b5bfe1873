import { useCallback, useRef, useState } from 'react'

/** Does one thing at a time. */
export interface OneAtATime {
  /** Something is under way. */
  readonly isBusy: boolean
  /** Does it, unless something is under way. */
  readonly once: (deed: () => Promise<void>) => Promise<void>
}

/** For what takes its time over the network: whoever presses twice wants it once, and answers of two could cross. */
export function useOneAtATime(): OneAtATime {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const once = useCallback(async (deed: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await deed()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }, [])
  return { isBusy, once }
}

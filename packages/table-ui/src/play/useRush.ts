import { useCallback, useState } from 'react'
import type { TableLink } from '../link.ts'

/** How many times as fast all is shown while a person holds the space bar. */
const RUSH = 3

/** Everything is shown faster while it goes on. */
export interface Rush {
  /** How many times as fast it is now. */
  readonly factor: number
  start(): void
  stop(): void
}

/** Everything is shown faster while the space bar is held; bots make no pauses then. */
export function useRush(link: TableLink): Rush {
  const [factor, setFactor] = useState(1)
  const start = useCallback((): void => {
    setFactor(RUSH)
    link.hurry?.() // bots make no pauses meanwhile
  }, [link])
  const stop = useCallback((): void => setFactor(1), [])
  return { factor, start, stop }
}

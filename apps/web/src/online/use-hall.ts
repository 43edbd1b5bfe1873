import type { Lobby, Me } from '@trialhall/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchLobby, fetchMe } from './api.ts'
import { rememberSeats } from './due.ts'

const REFRESH_MS = 3000

/** The lobby as it is known: on its way, out of reach, or as it stood at a moment of this device's time. */
export type Hall =
  | { readonly state: 'opening' }
  | { readonly state: 'absent'; readonly sentence: string }
  | OpenHall

/** A lobby that could be had. */
export interface OpenHall {
  readonly state: 'open'
  readonly me: Me
  readonly lobby: Lobby
  readonly now: number
  /** Why it may not stand like that any more; null while the server answers. */
  readonly trouble: string | null
}

/** Looks at the server now, again and again while the page is seen, and at once when somebody comes back to it. */
export function useHall(): { readonly hall: Hall; readonly look: () => void } {
  const [hall, setHall] = useState<Hall>({ state: 'opening' })
  const looking = useRef(0)
  const look = useCallback(() => {
    looking.current++
    void fetchHall().then((found) => {
      looking.current--
      setHall((old) => kept(old, found))
    })
  }, [])
  useEffect(() => {
    // Where the network is slow, the next look waits for the one before.
    const lookIfSeen = (): void => {
      if (!document.hidden && looking.current === 0) look()
    }
    look()
    const timer = setInterval(lookIfSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('online', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('online', lookIfSeen)
    }
  }, [look])
  return { hall, look }
}

/** What was seen last stays while the server cannot be reached, and with it whatever somebody is filling in there. */
function kept(old: Hall, found: Hall): Hall {
  return old.state === 'open' && found.state === 'absent' ? { ...old, trouble: found.sentence } : found
}

async function fetchHall(): Promise<Hall> {
  const me = await fetchMe() // first, so that a new guest is made once
  if (!me.ok) return { state: 'absent', sentence: me.fault.message }
  const lobby = await fetchLobby()
  if (!lobby.ok) return { state: 'absent', sentence: lobby.fault.message }
  rememberSeats(lobby.value)
  return { state: 'open', me: me.value, lobby: lobby.value, now: Date.now(), trouble: null }
}

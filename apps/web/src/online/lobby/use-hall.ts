import type { Fault } from '@trialhall/kernel'
import type { Lobby, Me } from '@trialhall/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { BANNED, fetchMe, NOT_INVITED } from '../../api/requests.ts'
import { rememberSeats } from '../../api/due.ts'
import { noteHallMet } from '../../device/online-seats.ts'
import { fetchPages, requestsFor, type PageCounts, type PagedList } from './hall-pages.ts'

/** Milliseconds from one look to the next, for each page of the lists that is shown. */
const REFRESH_MS = 3000
const FIRST_PAGES: PageCounts = { open: 1, running: 1 }

/** The lobby as it is known: on its way, out of reach, or as it stood at a moment of this device's time. */
export type Hall = { readonly state: 'opening' } | ClosedHall | OpenHall

/** A lobby that could not be had: the server is out of reach, or lets this person in not at all, or only by invitation. */
export interface ClosedHall {
  readonly state: 'absent'
  readonly why: 'unreached' | 'banned' | 'invitation'
  readonly sentence: string
}

/** A lobby that could be had. */
export interface OpenHall {
  readonly state: 'open'
  readonly me: Me
  readonly lobby: Lobby
  readonly now: number
  /** Why it may not stand like that any more; null while the server answers. */
  readonly trouble: string | null
}

/** The lobby as it stands, and what a page can do about it. */
export interface HallWatching {
  readonly hall: Hall
  readonly look: () => void
  /** Shows one page more of a list; answers whether it could be had. */
  readonly showMore: (list: PagedList) => Promise<boolean>
}

/** Looks at the server now, again and again while the page is seen, and at once when somebody comes back to it. */
export function useHall(): HallWatching {
  const [hall, setHall] = useState<Hall>({ state: 'opening' })
  const looking = useRef(0)
  const wanted = useRef(FIRST_PAGES)
  const lookAt = useCallback(async (pages: PageCounts): Promise<boolean> => {
    looking.current++
    const found = await fetchHall(pages)
    looking.current--
    if (pages === wanted.current) setHall((old) => kept(old, found)) // else another look is under way, with more pages
    return found.state === 'open'
  }, [])
  const look = useCallback(() => void lookAt(wanted.current), [lookAt])
  const showMore = useCallback(
    async (list: PagedList): Promise<boolean> => {
      const before = wanted.current
      const after = { ...before, [list]: before[list] + 1 }
      wanted.current = after
      const isShown = await lookAt(after)
      if (!isShown && wanted.current === after) wanted.current = before
      return isShown
    },
    [lookAt],
  )
  useEffect(() => {
    let ticks = 0
    // Where the network is slow, the next look waits for the one before.
    const lookIfSeen = (): void => {
      if (!document.hidden && looking.current === 0) look()
    }
    const tick = (): void => {
      if (++ticks % requestsFor(wanted.current) === 0) lookIfSeen()
    }
    look()
    const timer = setInterval(tick, REFRESH_MS)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('online', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('online', lookIfSeen)
    }
  }, [look])
  return { hall, look, showMore }
}

/** What was seen last stays while the server cannot be reached, and with it whatever somebody is filling in there. */
function kept(old: Hall, found: Hall): Hall {
  const isAway = found.state === 'absent' && found.why === 'unreached'
  return old.state === 'open' && isAway ? { ...old, trouble: found.sentence } : found
}

function closedBy({ field, message }: Fault): ClosedHall {
  const reasons = { [BANNED]: 'banned', [NOT_INVITED]: 'invitation' } as const
  const why = field === BANNED || field === NOT_INVITED ? reasons[field] : 'unreached'
  return { state: 'absent', why, sentence: message }
}

async function fetchHall(pages: PageCounts): Promise<Hall> {
  const me = await fetchMe() // first, so that a new guest is made once
  if (!me.ok) return closedBy(me.fault)
  const lobby = await fetchPages(pages)
  if (!lobby.ok) return closedBy(lobby.fault)
  rememberSeats(lobby.value)
  noteHallMet()
  return { state: 'open', me: me.value, lobby: lobby.value, now: Date.now(), trouble: null }
}

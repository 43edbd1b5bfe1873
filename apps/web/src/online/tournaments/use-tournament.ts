import type { TournamentView } from '@trialhall/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchTournament } from '../../api/tournaments.ts'
import { noteHallMet } from '../../device/online-seats.ts'

/** Milliseconds from one look to the next; a page that nobody sees looks less often, so that its tab still says when a table waits. */
const REFRESH_MS = 3000
const HIDDEN_MS = 15_000

/** A tournament as it is known; `slow` is by how much this device's clock is behind the server's. */
export interface WatchedTournament {
  readonly view: TournamentView | null
  readonly trouble: string | null
  readonly slow: number
  readonly look: () => void
  /** What somebody did has been answered with how it stands now. */
  readonly show: (view: TournamentView) => void
}

/** How the server is asked for a tournament. */
export type TournamentLook = typeof fetchTournament

/** Looks at a tournament now, again and again while the page is seen, and at once when somebody comes back to it. */
export function useTournament(id: string, fetchView: TournamentLook = fetchTournament): WatchedTournament {
  const [view, setView] = useState<TournamentView | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [slow, setSlow] = useState(0)
  const known = useRef(0)
  const show = useCallback((fresh: TournamentView) => {
    known.current = fresh.revision
    noteHallMet()
    setView(fresh)
    setSlow(fresh.now - Date.now())
    setTrouble(null)
  }, [])
  const look = useCallback(async (): Promise<void> => {
    const asked = known.current
    const found = await fetchView(id, asked)
    const isOvertaken = known.current !== asked
    if (!found.ok) return isOvertaken ? undefined : setTrouble(found.fault.message)
    const { value } = found
    // What somebody did, or a later look, was answered first with how it stands since.
    if (isOvertaken && ('unchanged' in value || value.revision < known.current)) return undefined
    if (!('unchanged' in value)) return show(value)
    setTrouble(null)
    const { next, awaited } = value
    return setView((old) => old && { ...old, awaited, me: { ...old.me, next } })
  }, [id, show, fetchView])
  useEffect(() => {
    let lookedAt = Date.now()
    const lookAnew = (): void => {
      lookedAt = Date.now()
      void look()
    }
    const lookIfDue = (): void => {
      if (!document.hidden || Date.now() - lookedAt >= HIDDEN_MS) lookAnew()
    }
    lookAnew()
    const timer = setInterval(lookIfDue, REFRESH_MS)
    document.addEventListener('visibilitychange', lookIfDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfDue)
    }
  }, [look])
  return { view, trouble, slow, look: () => void look(), show }
}

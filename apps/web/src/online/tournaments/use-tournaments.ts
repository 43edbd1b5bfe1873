import type { Me, TournamentList } from '@trialhall/protocol'
import { useCallback, useEffect, useState } from 'react'
import { fetchMe } from '../../api/requests.ts'
import { fetchTournaments } from '../../api/tournaments.ts'

/** Milliseconds from one look to the next. */
const REFRESH_MS = 5000

interface Found {
  readonly me: Me | null
  readonly list: TournamentList | null
  readonly trouble: string | null
}

const NOTHING_YET: Found = { me: null, list: null, trouble: null }

/** The tournaments of the hall as they are known, and who looks; looked at again and again while the page is seen. */
export function useTournaments(): Found & { readonly look: () => void } {
  const [found, setFound] = useState(NOTHING_YET)
  const look = useCallback(() => void lookAt().then((fresh) => setFound((old) => ({ ...old, ...fresh }))), [])
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) look()
    }
    lookIfSeen()
    const timer = setInterval(lookIfSeen, REFRESH_MS)
    return () => clearInterval(timer)
  }, [look])
  return { ...found, look }
}

/** What was seen before stays where it cannot be seen anew. */
async function lookAt(): Promise<Partial<Found>> {
  const me = await fetchMe() // first, so that a new guest is made once
  const list = await fetchTournaments()
  return {
    ...(me.ok ? { me: me.value } : {}),
    ...(list.ok ? { list: list.value } : {}),
    trouble: list.ok ? null : list.fault.message,
  }
}

import type { AnyGame } from '@trialhall/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clearTimeout as clearSteady, setTimeout as setSteady } from 'worker-timers'
import { endPairing } from '../../api/requests.ts'
import { type PairingLook, PairingSearch } from './pairing-search.ts'

/**
 * Milliseconds from one question to the next. A worker counts them: browsers let the timers of a page that is long out of sight go off once a minute, and the
 * server would take whoever waits behind another tab for gone.
 */
const ASK_MS = 2500

/** Who is told of the match that a search leads to. */
interface PairingOwner {
  /** One has been found. */
  readonly onFound: (match: string) => void
  /** One had begun when the search was given up. */
  readonly onLate: (match: string) => void
}

/** A search as it stands, and the way out of it. */
export interface OwnSearch extends PairingLook {
  /** Ends the search; answers the match that has begun all the same, of which nobody else is told then. */
  readonly leave: () => Promise<string | null>
}

/** Looks for a rated match for as long as it is shown, and does what the server says. */
export function usePairing(game: AnyGame, owner: PairingOwner): OwnSearch {
  const [look, setLook] = useState<PairingLook>({ waiting: null, trouble: null })
  const told = useRef(owner)
  const searching = useRef<PairingSearch | null>(null)
  useEffect(() => {
    told.current = owner
  })
  useEffect(() => {
    const search = new PairingSearch(game)
    searching.current = search
    let timer: number | undefined
    const ask = async (): Promise<void> => {
      const next = await search.step()
      if (search.isOver) return
      if ('match' in next) {
        search.isOver = true
        return told.current.onFound(next.match)
      }
      setLook((before) => ({ waiting: next.waiting ?? before.waiting, trouble: next.trouble }))
      timer = setSteady(() => {
        timer = undefined
        void ask()
      }, ASK_MS)
    }
    const giveUp = async (): Promise<void> => {
      const begun = await search.leave()
      if (begun !== null) told.current.onLate(begun)
    }
    const endWithPage = (): void => {
      if (!search.isOver) endPairing()
    }
    void ask()
    addEventListener('pagehide', endWithPage)
    return () => {
      if (timer !== undefined) clearSteady(timer)
      removeEventListener('pagehide', endWithPage)
      if (!search.isOver) void giveUp()
    }
  }, [game])
  const leave = useCallback(async () => (await searching.current?.leave()) ?? null, [])
  return { ...look, leave }
}

import { type AnyGame, partyOf } from '@trialhall/kernel'
import type { NewMatch, PairingStep, SeatPlan } from '@trialhall/protocol'
import { useEffect, useRef, useState } from 'react'
import { askPairing, closeTable, endPairing, fetchCard } from '../../api/requests.ts'
import { openTable, sitDown } from '../../fair/promise.ts'
import { planOf, usualOnlineSetup, withVisibility } from '../forms/setup.ts'

/** Milliseconds from one question to the next. */
const ASK_MS = 2500

/** How a search stands: what the server said last while one waits, or why nothing can be had. */
export interface PairingLook {
  readonly waiting: Extract<PairingStep, { readonly do: 'wait' }> | null
  readonly trouble: string | null
}

/** Looks for a rated match for as long as it is shown, and does what the server says. `onFound` gets the match that has begun. */
export function usePairing(game: AnyGame, onFound: (match: string) => void): PairingLook {
  const [look, setLook] = useState<PairingLook>({ waiting: null, trouble: null })
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  }, [onFound])
  useEffect(() => {
    const search = new Search(game)
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const next = await search.step()
      if (search.isOver) return
      if ('match' in next) {
        search.isOver = true
        return found.current(next.match)
      }
      setLook((before) => ({ waiting: next.waiting ?? before.waiting, trouble: next.trouble }))
      timer = setTimeout(() => void ask(), ASK_MS)
    }
    const end = (): void => {
      if (search.isOver) return
      search.isOver = true
      endPairing()
    }
    void ask()
    addEventListener('pagehide', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', end)
      end()
    }
  }, [game])
  return look
}

/** One search, with the table at which one waits. */
class Search {
  isOver = false
  private readonly game: AnyGame
  private own: string | null = null

  constructor(game: AnyGame) {
    this.game = game
  }

  /** Asks what to do and does it; answers the match once it has begun. */
  async step(): Promise<{ readonly match: string } | PairingLook> {
    const said = await askPairing({ game: this.game.id, ...(this.own === null ? {} : { match: this.own }) })
    if (!said.ok) return { waiting: null, trouble: said.fault.message }
    switch (said.value.do) {
      case 'play':
        return { match: said.value.match }
      case 'wait':
        return { waiting: said.value, trouble: null }
      case 'open':
        return this.open()
      case 'join':
        return this.join(said.value.match)
    }
  }

  private async open(): Promise<PairingLook> {
    const opened = await openTable(pairingPlan(this.game, 'open'))
    this.own = opened.ok ? opened.value.id : null
    if (opened.ok && this.isOver) void closeTable(opened.value.id) // nobody looks any more
    return { waiting: null, trouble: opened.ok ? null : opened.fault.message }
  }

  /** Somebody who takes a seat at one's own table meanwhile comes first: the next question tells. */
  private async join(match: string): Promise<{ readonly match: string } | PairingLook> {
    const left = this.own === null ? null : await closeTable(this.own)
    if (left && !left.ok) return NOTHING_NEW
    this.own = null
    const card = await fetchCard(match)
    const free = card.ok ? card.value.seats.filter(({ kind }) => kind === 'open') : []
    let isSeated = false
    for (const { seat } of free) {
      const taken = card.ok ? await sitDown(card.value, seat) : card
      isSeated ||= taken.ok
    }
    return isSeated ? { match } : NOTHING_NEW
  }
}

const NOTHING_NEW: PairingLook = { waiting: null, trouble: null }

/** A rated match of two: one person for each party, or against a bot. */
export function pairingPlan(game: AnyGame, other: SeatPlan['kind'], bot = ''): NewMatch {
  const setup = withVisibility(usualOnlineSetup(game), 'public', { hasAccount: true })
  const seats = setup.seats.map((_, seat): SeatPlan => {
    if (partyOf(game, seat) === 0) return { kind: 'me' }
    return other === 'bot' ? { kind: 'bot', bot } : { kind: 'open' }
  })
  const clock = other === 'bot' ? 'none' : 'calm'
  return planOf(game, { ...setup, seats, clock, onTimeout: 'lose' })
}

import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useSay, useWithdraw } from '../kit/toasts.tsx'
import { withGames } from '../games/hall.ts'
import { hasMetHall, hasOnlineSeats } from '../device/online-seats.ts'
import { useSettings } from '../device/use-settings.tsx'
import { answerForSight, isSeenElsewhere } from './sight.ts'
import type { Summons } from './summons.ts'
import { useChimeReady } from './use-chime-ready.ts'

/** Milliseconds from one look at my matches to the next; browsers make it a minute for pages that are long out of sight. */
const LOOK_MS = 5000
/** Somebody without a match may still be asked to one, by a challenge or a tournament: each so many looks. */
const SELDOM = 4

/** Calls me on any page of the site when a table of mine fills, when I am asked to play, and when somebody waits for me. */
export function HallWatch(): ReactNode {
  const { sound, volume, notify } = useSettings().settings
  useChimeReady(sound)
  useEffect(answerForSight, [])
  const [path, travel] = useLocation()
  const say = useSay()
  const withdraw = useWithdraw()
  const shown = useRef<readonly Summons[]>([])
  const now = useRef({ path, travel, say, withdraw, wishes: { sound, volume, notify } })
  useEffect(() => {
    now.current = { path, travel, say, withdraw, wishes: { sound, volume, notify } }
  })
  useEffect(() => {
    let before: readonly MatchCard[] | null = hasOnlineSeats() ? null : []
    let isLooking = false
    let ticks = 0
    const isTime = (): boolean => hasOnlineSeats() || (hasMetHall() && ticks % SELDOM === 0)
    const look = async (): Promise<void> => {
      ticks++
      if (isLooking || !navigator.onLine || !isTime()) return
      isLooking = true
      try {
        const mine = await lookForCalls(before, shown, now)
        before = mine ?? before
      } finally {
        isLooking = false
      }
    }
    const renewed = setTimeout(() => void renewLater().catch(() => undefined), LOOK_MS)
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS) // the network may go at any time
    return () => {
      clearInterval(timer)
      clearTimeout(renewed)
    }
  }, [])
  return null
}

/** Whoever is at this browser now is called here while no page is open, if anybody is. */
async function renewLater(): Promise<void> {
  if (!navigator.onLine || !hasOnlineSeats()) return
  const { renewCalls } = await import('./push.ts')
  await renewCalls()
}

interface Here {
  readonly path: string
  readonly travel: (path: string) => void
  readonly say: ReturnType<typeof useSay>
  readonly withdraw: ReturnType<typeof useWithdraw>
  readonly wishes: { readonly sound: boolean; readonly volume: number; readonly notify: boolean }
}

/** Looks once; answers my matches as they stand, or null. Who is at a table is called there. */
async function lookForCalls(
  before: readonly MatchCard[] | null,
  shown: { current: readonly Summons[] },
  now: { readonly current: Here },
): Promise<readonly MatchCard[] | null> {
  const [{ fetchLobby }, { isStanding, summonsBetween }, { summon }] = await Promise.all([
    import('../api/requests.ts'),
    withGames(import('./summons.ts')),
    import('./summon.ts'),
  ])
  const lobby = await fetchLobby()
  if (!lobby.ok) return null
  const { mine } = lobby.value
  for (const summons of shown.current) if (!isStanding(summons, mine)) now.current.withdraw(summons.text)
  shown.current = shown.current.filter((summons) => isStanding(summons, mine))
  const fresh = before === null ? [] : summonsBetween(before, mine)
  const isSeen = await Promise.all(
    fresh.map(({ path }) => path !== now.current.path && isSeenElsewhere(path)),
  )
  // Other pages took their time to answer: whoever has come to a table since needs no call to it.
  const here = now.current
  for (const [k, summons] of fresh.entries()) {
    if (summons.path === here.path || isSeen[k]) continue
    summon(summons, here.wishes)
    if (summons.shownAt === here.path) continue
    const action = { label: 'Go to the table', run: () => now.current.travel(summons.path) }
    const { text: sentence, path: until } = summons
    here.say({ sentence, mood: 'plain', action, stays: 'until answered', until })
    shown.current = [...shown.current, summons]
  }
  return mine
}

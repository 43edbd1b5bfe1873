import type { FriendList, Me } from '@trialhall/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askFriend, endFriend, fetchFriends } from '../../api/friends.ts'
import { useSay } from '../../kit/toasts.tsx'

/** Milliseconds from one look to the next. */
const REFRESH_MS = 10_000

/** My friends as they are known, and what I can do about them. */
export interface FriendsWatching {
  /** Null until they are known. */
  readonly list: FriendList | null
  /** Why they may not stand like that any more; null while the server answers. */
  readonly trouble: string | null
  /** Something was asked of the server that it has not answered. */
  readonly isSent: boolean
  readonly look: () => void
  /** Asks somebody, or agrees. */
  readonly ask: (id: string) => void
  /** Ends a friendship, declines, or takes back. */
  readonly end: (id: string) => void
}

/** Looks at my friends now, and again and again while the page is seen. Guests have none, and nobody looks for them. */
export function useFriends(me: Me | null): FriendsWatching {
  const say = useSay()
  const [list, setList] = useState<FriendList | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const deeds = useRef(0)
  const isMember = (me?.account ?? null) !== null
  const look = useCallback(() => {
    if (!isMember) return
    const before = deeds.current
    void fetchFriends().then((found) => {
      if (before !== deeds.current) return // what was done meanwhile is newer
      if (found.ok) setList(found.value)
      setTrouble(found.ok ? null : found.fault.message)
    })
  }, [isMember])
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) look()
    }
    lookIfSeen()
    const timer = setInterval(lookIfSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])
  const act = async (deed: typeof askFriend, id: string): Promise<void> => {
    deeds.current++
    setSent(true)
    const done = await deed(id)
    deeds.current++
    setSent(false)
    if (done.ok) setList(done.value)
    else say({ sentence: done.fault.message, mood: 'bad' })
  }
  return {
    list,
    trouble,
    isSent,
    look,
    ask: (id) => void act(askFriend, id),
    end: (id) => void act(endFriend, id),
  }
}

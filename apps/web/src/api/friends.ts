import type { Result } from '@trialhall/kernel'
import { check, FriendList } from '@trialhall/protocol'
import { askFor } from './requests.ts'

const aList = (body: unknown): Result<FriendList> => check(FriendList, body, 'friends')

/** My friends, who asks me, and whom I have asked. */
export function fetchFriends(): Promise<Result<FriendList>> {
  return askFor('friends', aList)
}

/** Asks somebody to be friends; agrees where they have asked me. */
export function askFriend(id: string): Promise<Result<FriendList>> {
  return askFor(`friends/${id}`, aList, { method: 'POST' })
}

/** Ends a friendship, declines, or takes back what I asked, whichever it is. */
export function endFriend(id: string): Promise<Result<FriendList>> {
  return askFor(`friends/${id}`, aList, { method: 'DELETE' })
}

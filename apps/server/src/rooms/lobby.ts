import type { Result } from '@trialhall/kernel'
import type { Lobby, MatchCard } from '@trialhall/protocol'
import type { Store, StoredMatch } from '../store/store.ts'
import type { Announcer } from './announcer.ts'
import type { Room } from './room.ts'

/** What the lobby needs. */
export interface LobbyParts {
  readonly store: Pick<Store, 'matches' | 'damaged'>
  readonly announcer: Pick<Announcer, 'card'>
  readonly rooms: { room(match: string): Promise<Result<Room>> }
  /** The time of day. */
  readonly wall: () => number
}

/** Milliseconds after which an open table is not offered to others any more. */
const STALE_MS = 3 * 86_400_000
/** Matches of each kind that are listed. */
const LISTED = 50
const OVER_LISTED = 20

/** What a person can join, watch and go on with. */
export async function lobbyOf(
  identity: string,
  { store, announcer, rooms, wall }: LobbyParts,
): Promise<Lobby> {
  const [playing, over, mineOpen, open, running] = await Promise.all([
    store.matches({ status: 'playing', identity, limit: LISTED }),
    store.matches({ status: 'over', identity, limit: OVER_LISTED }),
    store.matches({ status: 'open', identity, limit: LISTED }),
    store.matches({ status: 'open', visibility: 'public', limit: LISTED }),
    store.matches({ status: 'playing', visibility: 'public', limit: LISTED }),
  ])
  for (const { id } of playing) await rooms.room(id) // so that the list can say whose turn it is
  const damaged = await store.damaged(identity) // some may have been found just now
  const cards = (list: readonly StoredMatch[]): Promise<MatchCard[]> =>
    Promise.all(list.map((stored) => announcer.card(stored, identity)))
  const since = wall() - STALE_MS
  return {
    mine: await cards([...mineOpen, ...playing, ...over].filter(({ id }) => !damaged.includes(id))),
    open: await cards(open.filter((stored) => isInviting(stored, { identity, since }))),
    running: await cards(running),
    ...(damaged.length > 0 ? { damaged } : {}),
  }
}

/** Somebody sits there and waits, somebody else, and has not for days. */
function isInviting(
  { seats, changedAt }: StoredMatch,
  { identity, since }: { readonly identity: string; readonly since: number },
): boolean {
  const people = seats.filter((seat) => seat.kind === 'person')
  return people.length > 0 && changedAt > since && people.every((seat) => seat.identity !== identity)
}

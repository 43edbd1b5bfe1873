import type { Result } from '@trialhall/kernel'
import type { Lobby, MatchCard } from '@trialhall/protocol'
import type { Elsewhere } from '../match/elsewhere.ts'
import { ignoreNotMine } from '../store/owners.ts'
import type { Store, StoredMatch } from '../store/store.ts'
import type { Announcer } from '../table/announcer.ts'
import { roundRobin } from './round-robin.ts'
import type { Presence } from '../table/presence.ts'
import type { Room } from '../room/room.ts'
import { isTold, personOf } from '../table/tables.ts'

/** What the lobby needs. */
export interface LobbyListsParts {
  readonly store: Pick<Store, 'matches' | 'damaged'>
  readonly announcer: Pick<Announcer, 'card'>
  readonly presence: Pick<Presence, 'awayMs'>
  readonly rooms: { room(match: string): Promise<Result<Room>> }
  /** The time of day. */
  readonly wall: () => number
  /** Milliseconds from any moment on. */
  readonly now: () => number
  readonly elsewhere: Pick<Elsewhere, 'cards'>
}

/** From which place on a page of the lists is wanted that are the same for all. */
export interface LobbyPage {
  readonly open: number
  readonly running: number
}

/** Milliseconds without a page of the host after which a table is not offered as one that begins at once. */
export const HOST_AWAY_MS = 2 * 60_000
/** Milliseconds after which an open table is not offered to others any more. */
const STALE_MS = 3 * 86_400_000
/** Matches of one's own that are listed: unfinished ones of each kind, and those that are over. */
const LISTED = 50
const OVER_LISTED = 20
/** Cards of a page, and the newest matches that pages are made of. */
const PAGE = { open: 30, running: 20 } as const
const MOST_PUBLIC = 200
/** Open tables of one host that are listed. */
const MOST_OF_HOST = 3
/** Milliseconds for which the lists that are the same for all are kept. */
const KEPT_MS = 1000

/** The lists that are the same for all, but for the tables of whoever reads them. */
interface Public {
  readonly open: readonly StoredMatch[]
  readonly running: readonly StoredMatch[]
}

/**
 * What people can join, watch and go on with. However many look at the same time, the store is asked once a second for what is the same
 * for all, and once for each person.
 */
export class LobbyLists {
  private readonly parts: LobbyListsParts
  private shared: Promise<Public> | null = null
  private sharedAt = 0
  private readonly looks: Map<string, Promise<Lobby>> = new Map()

  constructor(parts: LobbyListsParts) {
    this.parts = parts
  }

  /** The lobby as one person sees it. Who asks for the same again meanwhile gets the same. */
  look(identity: string, page: LobbyPage): Promise<Lobby> {
    const key = `${identity} ${page.open} ${page.running}`
    const underWay = this.looks.get(key)
    if (underWay) return underWay
    const look = this.lookNow(identity, page).finally(() => this.looks.delete(key))
    this.looks.set(key, look)
    return look
  }

  private async lookNow(identity: string, page: LobbyPage): Promise<Lobby> {
    const { announcer, store, elsewhere } = this.parts
    const [mine, shared] = await Promise.all([this.mine(identity), this.public()])
    const damaged = await store.damaged(identity) // some may have been found just now
    const free = shared.open.filter(({ seats }) => seats.every((seat) => personOf(seat) !== identity))
    const { here, away } = byHost(free, this.parts.presence)
    const cards = (list: readonly StoredMatch[]): Promise<MatchCard[]> =>
      elsewhere.cards(list, identity, (stored) => announcer.card(stored, identity))
    const [own, open, later, running] = await Promise.all([
      cards(mine.filter(({ id }) => !damaged.includes(id))),
      cards(here.slice(page.open, page.open + PAGE.open)),
      cards(away.slice(0, PAGE.open)),
      cards(shared.running.slice(page.running, page.running + PAGE.running)),
    ])
    return {
      mine: own,
      open,
      ...(away.length > 0 ? { away: later } : {}),
      running,
      more: {
        open: nextPage(here.length, page.open + PAGE.open),
        running: nextPage(shared.running.length, page.running + PAGE.running),
      },
      ...(damaged.length > 0 ? { damaged } : {}),
    }
  }

  private async mine(identity: string): Promise<StoredMatch[]> {
    const { store, rooms } = this.parts
    const [open, playing, over] = await Promise.all([
      store.matches({ status: 'open', identity, limit: LISTED }),
      store.matches({ status: 'playing', identity, limit: LISTED }),
      store.matches({ status: 'over', identity, limit: OVER_LISTED }),
    ])
    const own = playing.filter(({ seats }) => seats.some((seat) => personOf(seat) === identity))
    for (const { id } of own) await rooms.room(id).catch(ignoreNotMine) // so that the list can say whose turn it is; of others' matches their owners say it
    return [...open, ...own, ...over.filter(isTold)]
  }

  /** A list that cannot be had is not kept. */
  private async public(): Promise<Public> {
    const { now } = this.parts
    if (this.shared === null || now() - this.sharedAt >= KEPT_MS) {
      this.sharedAt = now()
      this.shared = this.readPublic()
      this.shared.catch(() => {
        this.shared = null
      })
    }
    return this.shared
  }

  private async readPublic(): Promise<Public> {
    const { store, wall } = this.parts
    const [open, running] = await Promise.all([
      store.matches({ status: 'open', visibility: 'public', limit: MOST_PUBLIC }),
      store.matches({ status: 'playing', visibility: 'public', limit: MOST_PUBLIC }),
    ])
    const inviting = open.filter((stored) => isInviting(stored, wall() - STALE_MS))
    return { open: roundRobin(inviting, ({ host }) => host, MOST_OF_HOST), running }
  }
}

/** Tables whose host is here to play at once, and the others. */
function byHost(
  open: readonly StoredMatch[],
  presence: LobbyListsParts['presence'],
): { readonly here: StoredMatch[]; readonly away: StoredMatch[] } {
  const isAway = ({ host }: StoredMatch): boolean => presence.awayMs(host) > HOST_AWAY_MS
  return { here: open.filter((stored) => !isAway(stored)), away: open.filter(isAway) }
}

/** Somebody sits there and waits, and has not for days; a seat is free that is kept for nobody. */
function isInviting({ seats, changedAt }: StoredMatch, since: number): boolean {
  const isFree = seats.some(({ kind, invited }) => kind === 'open' && !invited)
  return isFree && changedAt > since && seats.some((seat) => seat.kind === 'person')
}

function nextPage(length: number, from: number): number | null {
  return from < length ? from : null
}

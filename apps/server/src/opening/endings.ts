import { isSeriesOver, seriesAfter } from '@trialhall/kernel'
import type { Elsewhere } from '../match/elsewhere.ts'
import type { Locks } from '../match/locks.ts'
import { isUnsettled, type Ratings } from '../ratings/ratings.ts'
import type { Room } from '../room/room.ts'
import type { Store, StoredMatch, StoredSeat } from '../store/store.ts'
import type { Announcer } from '../table/announcer.ts'

/** What endings need. */
export interface EndingsParts {
  readonly store: Store
  /** The time of day. */
  readonly wall: () => number
  readonly locks: Locks
  readonly announcer: Announcer
  readonly rooms: ReadonlyMap<string, Room>
  readonly elsewhere: Elsewhere
  readonly ratings: Pick<Ratings, 'settle'>
  /** Something that nobody waits for went wrong. */
  readonly failed: (error: unknown) => void
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
}

/** What follows when a match of this process is over: it is noted, its series and its ratings are settled, and secrets of the series may be shown. */
export class Endings {
  private readonly parts: EndingsParts

  constructor(parts: EndingsParts) {
    this.parts = parts
  }

  /** Notes that a match is over, if it is and nobody noted it yet. */
  maybeFinish(room: Room): void {
    if (isUnnoted(room)) this.parts.go(this.finished(room))
  }

  /** The same; resolves when it is noted, and rejects where that cannot be stored. */
  async finished(room: Room): Promise<void> {
    if (isUnnoted(room)) await this.parts.locks.hold(room.id, () => this.finish(room))
  }

  /** Notes that a match is over: the seed may be shown from now on. */
  private async finish(room: Room): Promise<void> {
    if (room.parts.stored.status !== 'playing') return
    const { store, wall, announcer } = this.parts
    const { stored: before, live } = room.parts
    const end = { ...endOf(room), choices: live.match.length, changedAt: wall() }
    const stored: StoredMatch = { ...before, ...end, status: 'over' }
    await store.putMatch(stored)
    room.parts.stored = stored
    room.parts.stored = await this.settled(stored)
    await this.discloseEarlier(stored)
    for (const watcher of room.watchers.all) announcer.tellTable(watcher, room)
  }

  /** What a match that is over has changed for those who played it. Where that cannot be settled now, it is later. */
  private async settled(stored: StoredMatch): Promise<StoredMatch> {
    try {
      return await this.parts.ratings.settle(stored)
    } catch (error) {
      this.parts.failed(error)
      return stored
    }
  }

  /** Goes on with what was cut off between the note that a match is over and its ratings. */
  maybeSettle({ stored }: Room['parts']): void {
    if (isUnsettled(stored)) this.parts.go(this.settle(stored.id))
  }

  /** Goes on with what was cut off between the note that a series is over and that what was secret in it is so no more. */
  maybeDisclose({ stored }: Room['parts']): void {
    if (stored.status === 'over' && stored.series?.isDecided) this.parts.go(this.discloseEarlier(stored))
  }

  /** Settles the ratings of a match of this process that is over, where that was cut off. */
  settle(id: string): Promise<void> {
    const { store, locks, rooms, announcer } = this.parts
    return locks.hold(id, async () => {
      const stored = await store.match(id)
      if (!stored || !isUnsettled(stored)) return
      const next = await this.settled(stored)
      const room = rooms.get(id)
      if (!room) return
      room.parts.stored = next
      for (const watcher of room.watchers.all) announcer.tellTable(watcher, room)
    })
  }

  /** The series of a match may be over: what was secret in each earlier match is so no more. One that cannot be read now keeps no other from it. */
  private async discloseEarlier({ series }: StoredMatch): Promise<void> {
    for (const earlier of series?.isDecided ? series.earlier : [])
      await this.disclose(earlier).catch((error: unknown) => this.parts.failed(error))
  }

  private async disclose(match: string): Promise<void> {
    const stored = await this.parts.store.match(match)
    if (!stored?.series || stored.series.isDecided) return
    await this.parts.elsewhere.at({ act: 'disclose', match, given: null }, () => this.discloseHere(match))
  }

  /** The same for a match of this process. */
  discloseHere(id: string): Promise<void> {
    const { store, locks, rooms } = this.parts
    return locks.hold(id, async () => {
      const stored = await store.match(id)
      if (!stored?.series) return
      const next: StoredMatch = { ...stored, series: { ...stored.series, isDecided: true } }
      await store.putMatch(next)
      const room = rooms.get(id)
      if (room) room.parts.stored = next
    })
  }
}

/** True for a match that is over, of which nobody has noted that. While something is written, it may not be over on disk. */
export function isUnnoted({ live, parts }: Room): boolean {
  return live.isOver && parts.stored.status === 'playing'
}

/** How a match ended. One that was called off counts for nobody, nor in its series. */
function endOf({ live, parts }: Room): Pick<StoredMatch, 'ranks' | 'closed' | 'series' | 'seats'> {
  const ranks = live.match.outcome?.ranks ?? null
  const seats = parts.stored.seats.map(
    (seat): StoredSeat => ({
      ...seat,
      ...(live.hasLeft(seat.seat) ? { left: true } : {}),
      ...(live.flagged.has(seat.seat) ? { late: true } : {}),
    }),
  )
  return live.calledOffBy !== null
    ? { ranks: null, closed: live.calledOffBy, seats }
    : { ranks, seats, ...seriesAtEnd(parts, ranks ?? []) }
}

/** The score of a match's series with this match in it. */
function seriesAtEnd(
  { stored: { series }, game }: Room['parts'],
  ranks: readonly number[],
): Pick<StoredMatch, 'series'> {
  if (series === undefined) return {}
  const after = seriesAfter(series, ranks, game)
  return { series: { ...series, ...after, isDecided: isSeriesOver(after) } }
}

import { fault, type Fault, type Seat } from '@trialhall/kernel'
import { send } from './announcer.ts'
import type { Room } from '../room/room.ts'

/** Milliseconds within which a seat is called once. */
export const NUDGE_MS = 10 * 60_000
/** Calls that are remembered. */
const MOST_KNOWN = 20_000

interface Nudge {
  readonly by: Seat
  readonly at: number
  /** Key of the command. */
  readonly key: string
}

/** A seat that calls another. */
export interface Calling {
  readonly seat: Seat
  readonly to: Seat
}

/** A command by which a seat calls another. */
export interface CallCommand extends Calling {
  readonly key: string
}

/**
 * Who called whom to a match that waits for them. In memory only: whoever was called is asked, and finds that out by the match as well. After a
 * restart, which is rare, they may be called once more within ten minutes; to write each call to the disk would cost more than that does.
 */
export class Nudges {
  private readonly now: () => number
  private readonly last: Map<string, Nudge> = new Map()

  constructor(now: () => number) {
    this.now = now
  }

  /** The newest call of a seat came by this very command, which is sent again because its answer was lost. */
  isDone({ id }: Pick<Room, 'id'>, { to, key }: CallCommand): boolean {
    return this.last.get(`${id}:${to}`)?.key === key
  }

  /** Calls somebody on all pages that follow the match; a fault where that cannot be, or was done just before. */
  call(room: Room, { seat, to, key: command }: CallCommand): Fault | null {
    const wrong = this.whyNot(room, { seat, to })
    if (wrong) return wrong
    const key = `${room.id}:${to}`
    this.last.delete(key)
    this.last.set(key, { by: seat, at: this.now(), key: command })
    for (const one of this.last.keys()) {
      if (this.last.size <= MOST_KNOWN) break
      this.last.delete(one)
    }
    const { identity } = room.holders[to] ?? {}
    for (const watcher of room.watchers.all)
      if (watcher.identity === identity) send(watcher, { type: 'nudge', match: room.id, by: seat, to })
    return null
  }

  private whyNot(room: Room, { seat, to }: Calling): Fault | null {
    const { live, stored } = room.parts
    const other = stored.seats[to]
    const isAsked = !live.isOver && live.match.askedFor(seat).some((one) => one.seat === to)
    const isPerson = other?.kind === 'person' && !live.flagged.has(to)
    if (!isAsked || !isPerson || other.identity === stored.seats[seat]?.identity) return NOT_WAITED_FOR
    const last = this.last.get(`${room.id}:${to}`)
    return last && last.at + NUDGE_MS > this.now() ? CALLED_ALREADY : null
  }

  /** The seat that called another one since the match moved last, or null. */
  callerOf(room: Room, to: Seat): Seat | null {
    const last = this.last.get(`${room.id}:${to}`)
    return last && last.at >= room.live.movedAt ? last.by : null
  }
}

const NOT_WAITED_FOR: Fault = fault(
  'bad-request',
  'to',
  'Only another person who is asked now can be called.',
).fault
const CALLED_ALREADY: Fault = fault(
  'bad-request',
  'to',
  'They were called within the last ten minutes; give them time.',
).fault

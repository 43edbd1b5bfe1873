import { ok, type Result } from '@trialhall/kernel'
import type { Identity, Store, StoredChat, StoredSeat } from '../store/store.ts'
import { type Announcer, CHAT_SHOWN } from './announcer.ts'
import type { Locks } from '../match/locks.ts'
import type { Presence } from './presence.ts'
import type { Room } from '../room/room.ts'

/** What talk needs. */
export interface TalkParts {
  readonly store: Pick<Store, 'match' | 'chat' | 'addChat'>
  readonly locks: Locks
  readonly presence: Presence
  readonly announcer: Announcer
  /** The time of day. */
  readonly wall: () => number
  readonly rooms: { has(match: string): boolean; room(match: string): Promise<Result<Room>> }
}

/** Something that is said, and the command that says it. */
export type Said = Pick<StoredChat, 'text' | 'command'>

interface Where extends Pick<StoredChat, 'match' | 'n'> {
  /** Where the one who speaks sits. */
  readonly at: StoredSeat | undefined
}

/** What people say at tables. */
export class Talk {
  private readonly parts: TalkParts

  constructor(parts: TalkParts) {
    this.parts = parts
  }

  /**
   * Says something at a table, also before its match begins; spectators may talk too. Resolves when the line is on disk,
   * with the number of entries in the log of the match.
   */
  async say(match: string, from: Identity, said: Said): Promise<Result<number>> {
    const { locks, rooms } = this.parts
    const early = rooms.has(match) ? null : await locks.hold(match, () => this.sayBefore(match, from, said))
    if (early) return early
    const room = await rooms.room(match)
    if (!room.ok) return room
    await locks.hold(`chat ${match}`, () => this.sayAt(room.value, from, said))
    return ok(room.value.live.entriesFor(null))
  }

  /** Under the lock of the match, so that it does not begin meanwhile. Null where it has begun. */
  private async sayBefore(match: string, from: Identity, said: Said): Promise<Result<number> | null> {
    const { store, announcer } = this.parts
    const stored = await store.match(match)
    if (stored?.status !== 'open') return null
    const chat = await store.chat(match, CHAT_SHOWN)
    if (chat.some(({ command }) => command === said.command)) return ok(0)
    const at = stored.seats.find(({ identity }) => identity === from.id)
    const line = this.lineFor(from, said, { match, n: (chat.at(-1)?.n ?? 0) + 1, at })
    await store.addChat(line)
    announcer.tellLine(line)
    return ok(0)
  }

  private async sayAt(room: Room, from: Identity, said: Said): Promise<void> {
    const { chat } = room.parts
    if (chat.some(({ command }) => command === said.command)) return
    const [seat] = room.seatsOf(from.id)
    const at = seat === undefined ? undefined : room.parts.stored.seats[seat]
    const line = this.lineFor(from, said, { match: room.id, n: (chat.at(-1)?.n ?? 0) + 1, at })
    await this.parts.store.addChat(line)
    chat.push(line)
    if (chat.length > CHAT_SHOWN) chat.shift()
    this.parts.announcer.tellLine(line)
  }

  /** Whoever sits goes by the name of the seat. */
  private lineFor(from: Identity, said: Said, { match, n, at }: Where): StoredChat {
    const name = at?.name ?? this.parts.presence.nameOf(from)
    return { match, n, seat: at?.seat ?? null, ...said, from: name, at: this.parts.wall() }
  }
}

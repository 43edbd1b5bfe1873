import { fault, ok, type Fault, type Party, type Result, type Seat } from '@trialhall/kernel'
import type { Identity, Store, StoredChat, StoredSeat } from '../store/store.ts'
import type { Announcer } from './announcer.ts'
import { addLine, CHAT_SHOWN, nextPlace, seatsFor } from './hearing.ts'
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

/** Something that is said, the party that it is said to unless to all, and the command that says it. */
export type Said = Pick<StoredChat, 'text' | 'command' | 'party'>

/** Who says it. */
type Speaker = Pick<Identity, 'id' | 'name'>

interface Where {
  readonly match: string
  /** What was said before. */
  readonly chat: readonly StoredChat[]
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
   * Says something at a table, also before its match begins; spectators may talk too. To a party only those talk who play for it, and not before
   * the match begins, when people still change seats. Resolves when the line is on disk, with the number of entries in the log of the match.
   */
  async say(match: string, from: Speaker, said: Said): Promise<Result<number>> {
    const { locks, rooms } = this.parts
    const early = rooms.has(match) ? null : await locks.hold(match, () => this.sayBefore(match, from, said))
    if (early) return early
    const room = await rooms.room(match)
    if (!room.ok) return room
    const wrong = await locks.hold(`chat ${match}`, () => this.sayAt(room.value, from, said))
    return wrong ? { ok: false, fault: wrong } : ok(room.value.live.entriesFor(null))
  }

  /** Under the lock of the match, so that it does not begin meanwhile. Null where it has begun. */
  private async sayBefore(match: string, from: Speaker, said: Said): Promise<Result<number> | null> {
    const { store, announcer } = this.parts
    const stored = await store.match(match)
    if (stored?.status !== 'open') return null
    if (said.party !== undefined) return { ok: false, fault: NO_PARTIES_YET }
    const chat = await store.chat(match, CHAT_SHOWN)
    if (chat.some(({ command }) => command === said.command)) return ok(0)
    const at = stored.seats.find(({ identity }) => identity === from.id)
    const line = this.lineFor(from, said, { match, chat, at })
    await store.addChat(line)
    announcer.tellLine(line)
    return ok(0)
  }

  private async sayAt(room: Room, from: Speaker, said: Said): Promise<Fault | null> {
    const { chat, stored } = room.parts
    if (chat.some(({ command }) => command === said.command)) return null
    const seats = speakingSeats(room, from, said.party)
    const [seat] = seats
    if (seat === undefined && said.party !== undefined) return NOT_OF_THIS_PARTY
    const at = seat === undefined ? undefined : stored.seats[seat]
    const line = this.lineFor(from, said, { match: room.id, chat, at })
    await this.parts.store.addChat(line)
    addLine(chat, line)
    this.parts.announcer.tellLine(line)
    return null
  }

  /** Whoever sits goes by the name of the seat. */
  private lineFor(from: Speaker, said: Said, { match, chat, at }: Where): StoredChat {
    const name = at?.name ?? this.parts.presence.nameOf(from)
    const place = nextPlace(chat, said.party)
    return { match, ...place, seat: at?.seat ?? null, ...said, from: name, at: this.parts.wall() }
  }
}

/** The seats on which somebody may say something to a party, or to all. */
function speakingSeats(room: Room, { id: identity }: Speaker, party: Party | undefined): readonly Seat[] {
  return party === undefined
    ? room.seatsOf(identity)
    : seatsFor(room.parts.game, room.holders, { identity, party })
}

const NO_PARTIES_YET: Fault = fault(
  'bad-request',
  'party',
  'Parties talk among themselves once the match has begun; until then, what you say is for everybody.',
).fault
const NOT_OF_THIS_PARTY: Fault = fault(
  'bad-seat',
  'party',
  'You do not play for this party, so you cannot talk to it alone.',
).fault

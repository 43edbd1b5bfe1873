import type { Fault, Party, Registry } from '@trialhall/kernel'
import { compactFrame, type ChatLine, type MatchCard, type ServerMessage } from '@trialhall/protocol'
import type { Store, StoredChat, StoredMatch } from '../store/store.ts'
import type { Absences } from './absences.ts'
import type { Watcher } from '../broadcast/watchers.ts'
import { CHAT_SHOWN, heardBy, mayHear, partiesOf, placeOf, speakerOf } from './hearing.ts'
import { cardOf, holdersOf, type CardParts } from './match-cards.ts'
import type { Nudges } from './nudges.ts'
import type { Presence } from './presence.ts'
import type { Room } from '../room/room.ts'

/** What an announcer needs. */
export interface AnnouncerParts {
  readonly store: Pick<Store, 'chat'>
  readonly presence: Presence
  readonly absences: Absences
  readonly nudges: Pick<Nudges, 'callerOf'>
  readonly rooms: ReadonlyMap<string, Room>
  readonly games: Registry
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
}

/** Tells people about a match beside its moments: the whole table, who sits there, and talk. Knows who waits for it to begin. */
export class Announcer {
  private readonly parts: AnnouncerParts
  /** Who waits at matches that have not begun. */
  private readonly waiting: Map<string, Set<Watcher>> = new Map()

  constructor(parts: AnnouncerParts) {
    this.parts = parts
  }

  /** True if anybody waits for any match to begin. */
  get hasWaiting(): boolean {
    return this.waiting.size > 0
  }

  /** Matches that somebody waits for to begin. */
  get waitedFor(): readonly string[] {
    return [...this.waiting.keys()]
  }

  /** Who waits for a match to begin. */
  waitingAt(match: string): ReadonlySet<Watcher> {
    return this.waiting.get(match) ?? new Set()
  }

  /** A match begins: those who waited for it do so no more. */
  release(match: string): ReadonlySet<Watcher> {
    const released = this.waitingAt(match)
    this.waiting.delete(match)
    return released
  }

  /** Shows somebody a match that has not begun; they are told what happens there. */
  async wait(watcher: Watcher, stored: StoredMatch): Promise<void> {
    const { id } = stored
    if (!watcher.follows(id)) return
    this.waiting.set(id, (this.waiting.get(id) ?? new Set()).add(watcher))
    const card = this.cardFor(watcher.identity, { stored, room: null })
    const chat = await this.parts.store.chat(id, CHAT_SHOWN)
    send(watcher, {
      type: 'table',
      match: id,
      card,
      moment: null,
      chat: this.linesFor(watcher, stored, chat),
    })
  }

  /** Somebody waits no more. */
  leave(watcher: Watcher, match: string): void {
    const waiting = this.waiting.get(match)
    waiting?.delete(watcher)
    if (waiting?.size === 0) this.waiting.delete(match)
  }

  /** Shows somebody the whole table of a match that has begun. */
  tellTable(watcher: Watcher, room: Room): void {
    const { stored, chat } = room.parts
    const card = this.cardFor(watcher.identity, { stored, room })
    const moment = room.watchers.momentFor(watcher)
    const chatShown = this.linesFor(watcher, stored, chat)
    const table = { type: 'table', match: room.id, card, moment, chat: chatShown } as const
    if (watcher.isCompact) watcher.send(compactFrame(table))
    else send(watcher, table)
  }

  /** Shows somebody what is kept of a match that the rules of today cannot play: who sat there, how it ended, what was said. */
  async tellRecord(watcher: Watcher, stored: StoredMatch): Promise<void> {
    const { id } = stored
    const chat = await this.parts.store.chat(id, CHAT_SHOWN)
    const card = this.card(stored, watcher.identity)
    const lines = this.linesFor(watcher, stored, chat)
    if (watcher.follows(id)) send(watcher, { type: 'table', match: id, card, moment: null, chat: lines })
  }

  /** Tells everybody at a table who sits there. */
  tellSeats(stored: StoredMatch): void {
    const { rooms, presence, absences } = this.parts
    const room = rooms.get(stored.id) ?? null
    const seats = holdersOf(stored.seats, { room, isOnline: presence.isOnline, absences })
    if (room) room.absentTold = absences.at(room)
    const watchers = room ? room.watchers.all : this.waitingAt(stored.id)
    for (const watcher of watchers) send(watcher, { type: 'seats', match: stored.id, seats })
  }

  /** Tells those at tables where somebody has stayed away, or is back, since they were told last. */
  tellAbsences(): void {
    for (const room of this.parts.rooms.values()) {
      if (room.watchers.size === 0) continue
      const absent = this.parts.absences.at(room)
      if (absent.join() !== room.absentTold.join()) this.tellSeats(room.parts.stored)
    }
  }

  /** Tells everybody at a table what was said, or those alone to whose party it was said. */
  tellLine(line: StoredChat): void {
    const room = this.parts.rooms.get(line.match)
    const watchers = room ? room.watchers.all : this.waitingAt(line.match)
    for (const watcher of watchers)
      if (mayHear(line, room ? this.partiesOf(watcher, room.parts.stored) : NO_PARTIES))
        send(watcher, { type: 'chat', match: line.match, line: lineOf(line) })
  }

  private linesFor(watcher: Watcher, stored: StoredMatch, chat: readonly StoredChat[]): ChatLine[] {
    return heardBy(chat, this.partiesOf(watcher, stored)).map(lineOf)
  }

  /** Whoever waits for a match to begin plays for nobody yet: they may still change seats. */
  private partiesOf({ identity }: Watcher, { game, seats, status }: StoredMatch): ReadonlySet<Party> {
    const found = this.parts.games.find(game)
    return status === 'open' ? NO_PARTIES : partiesOf(found.ok ? found.value : null, seats, identity)
  }

  /** A match as one person may know it. */
  card(stored: StoredMatch, identity: string): MatchCard {
    return this.cardFor(identity, { stored, room: this.parts.rooms.get(stored.id) ?? null })
  }

  private cardFor(identity: string, about: Pick<CardParts, 'stored' | 'room'>): MatchCard {
    const { presence, now, wall, ...parts } = this.parts
    const slow = wholeSeconds(wall() - now())
    return cardOf({ ...parts, ...about, identity, isOnline: presence.isOnline, slow })
  }
}

/** Two clocks are never read in the same moment: a smaller difference would be another one each time. */
function wholeSeconds(ms: number): number {
  return Math.round(ms / 1000) * 1000
}

/** Sends one message. */
export function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message))
}

/** A line as those at the table see it; its command begins with who said it. */
function lineOf(line: StoredChat): ChatLine {
  const { from, seat, text, at, command, party } = line
  const said = { n: placeOf(line), from, id: speakerOf({ command }), seat, text, at }
  return party === undefined ? said : { ...said, party }
}

const NO_PARTIES: ReadonlySet<Party> = new Set()

/** What a page is told that asked for a match and gets none. */
export function refusal({ code, field, message }: Fault): ServerMessage {
  return { type: 'refused', id: null, code, field, error: message }
}

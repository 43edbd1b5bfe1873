import { eyesThrough, type Fault, type Result } from '@trialhall/kernel'
import type { ServerMessage } from '@trialhall/protocol'
import type { Watcher } from '../broadcast/watchers.ts'
import type { PageDeed } from '../link/letters.ts'
import { MATCH_DAMAGED, NOT_STORED, NOT_YOURS, unread } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import type { Answer, Command, Settle } from '../room/command.ts'
import type { Room } from '../room/room.ts'
import { DamagedMatch } from '../store/damage.ts'
import { NotMine } from '../store/owners.ts'
import type { Identity } from '../store/store.ts'
import type { CallCommand } from '../table/nudges.ts'
import { pointAt } from '../table/pointing.ts'

/** Somebody's page, as matches know it. */
export interface Patron extends Watcher {
  readonly person: Pick<Identity, 'id' | 'name'>
}

/** Where pages bring what they want of matches, wherever these are. */
export interface PageWaiter {
  /** Lets a page follow a match, from what it knows of it on; a fault where that cannot be. */
  watch(page: Patron, match: string, since: number): Promise<Result<null>>
  unwatch(page: Patron, match: string): void
  /** Does what a page wants; it is answered once. */
  obey(page: Patron, deed: PageDeed): void
  /** A page was closed. */
  gone(page: Patron): void
}

type Seated = Extract<PageDeed, { seat: number }>

/** Does what people want at the matches of this process. */
export class Waiter {
  private readonly matches: MatchService

  constructor(matches: MatchService) {
    this.matches = matches
  }

  /** True where what is wanted of a match is done at once. */
  isOpen(match: string): boolean {
    return this.matches.rooms.has(match)
  }

  /** Lets somebody follow a match. Rejects with `NotMine` where another process owns it. */
  watch(guest: Patron, match: string, since: number): Promise<Result<null>> {
    return this.matches.watch(guest, match, since).catch((error: unknown) => {
      if (error instanceof NotMine) throw error
      return unread(error)
    })
  }

  unwatch(guest: Patron, match: string): void {
    this.matches.unwatch(guest, match)
  }

  /** Does what somebody wants, at once where the room is open; else when it has been opened. Rejects with `NotMine` where another process owns the match. */
  obey(guest: Patron, deed: PageDeed): Promise<void> | null {
    if (deed.type === 'chat') return this.say(guest, deed)
    const room = this.matches.rooms.get(deed.match)
    if (!room) return this.open(guest, deed)
    this.perform(room, guest, deed)
    return null
  }

  private async open(guest: Patron, deed: Seated): Promise<void> {
    const room = await this.matches.room(deed.match)
    if (room.ok) this.perform(room.value, guest, deed)
    else refuse(guest, deed.id, room.fault)
  }

  private async say(
    guest: Patron,
    { id, match, text, party }: Extract<PageDeed, { type: 'chat' }>,
  ): Promise<void> {
    try {
      const said = await this.matches.talk.say(match, guest.person, {
        text,
        ...(party === undefined ? {} : { party }),
        command: keyOf(guest, id),
      })
      if (said.ok) tell(guest, { type: 'done', id, match, entry: said.value }, id)
      else refuse(guest, id, said.fault)
    } catch (error) {
      if (error instanceof NotMine) throw error
      if (error instanceof DamagedMatch) return refuse(guest, id, MATCH_DAMAGED)
      refuse(guest, id, NOT_STORED)
      throw error
    }
  }

  private perform(room: Room, guest: Patron, deed: Seated): void {
    const { seat } = deed
    const { matches } = this
    const key = keyOf(guest, deed.id)
    const settle = settling(guest, deed)
    if (room.holders[seat]?.identity !== guest.identity) {
      // who left by this command may send it again, though the seat is theirs no more
      const done = room.live.doneAt(key, null)
      return settle.answer(done === null ? { fault: NOT_YOURS } : { entry: done })
    }
    switch (deed.type) {
      case 'choose':
        return room.submit({ ...plain('choose', seat, key), ...choiceIn(room, guest, deed) }, settle)
      case 'back':
        return room.submit({ ...plain('back', seat, key), ...wayIn(room, guest, deed) }, settle)
      case 'resign':
        return room.depart({ seat, key, isHere: matches.presence.isOnline }, settle)
      case 'claim':
        return this.claim(room, deed, { key, settle })
      case 'nudge':
        return settle.answer(this.call(room, { ...deed, key }))
      case 'point':
        return settle.answer(answerOf(room, seat, pointAt(room, deed)))
      case 'offer':
      case 'withdraw':
        return room.negotiate({ act: deed.type, what: deed.what, seat, key }, settle)
      case 'answer':
        return room.negotiate({ act: 'answer', what: deed.what, seat, key, agree: deed.agree }, settle)
    }
  }

  /** Somebody stays away: asked again when its turn comes, since they may be back by then. */
  private claim(
    room: Room,
    deed: Extract<PageDeed, { type: 'claim' }>,
    { key, settle }: { readonly key: string; readonly settle: Settle },
  ): void {
    const { absences, rooms, presence } = this.matches
    const wrong = room.live.doneAt(key, null) === null ? absences.whyNot(room, deed) : null
    if (wrong) return settle.answer({ fault: wrong })
    // the room may have been made anew when its turn comes
    const stands = (): boolean => absences.whyNot(rooms.get(deed.match) ?? room, deed) === null
    const { absent: seat, what } = deed
    if (what === 'win') return room.depart({ seat, key, stands, isHere: presence.isOnline }, settle)
    return room.submit({ kind: 'void', seat, pick: 0, length: -1, key, stands }, settle)
  }

  private call(room: Room, { seat, to, key }: CallCommand): Answer {
    const { nudges, calls } = this.matches
    if (nudges.isDone(room, { seat, to, key })) return answerOf(room, seat, null)
    const wrong = nudges.call(room, { seat, to, key })
    const [by, called] = [room.holders[seat], room.holders[to]]
    if (wrong === null && by && called?.identity) calls?.nudged(room, by, called.identity)
    return answerOf(room, seat, wrong)
  }
}

/** The waiter of a process that owns all matches. */
export class OwnWaiter implements PageWaiter {
  private readonly waiter: Waiter
  private readonly go: (work: Promise<unknown>) => void

  constructor(matches: MatchService) {
    this.waiter = new Waiter(matches)
    this.go = (work) => matches.go(work)
  }

  watch(page: Patron, match: string, since: number): Promise<Result<null>> {
    return this.waiter.watch(page, match, since)
  }

  unwatch(page: Patron, match: string): void {
    this.waiter.unwatch(page, match)
  }

  obey(page: Patron, deed: PageDeed): void {
    const later = this.waiter.obey(page, deed)
    if (later) this.go(later)
  }

  gone(): void {}
}

/** What is picked, and what the person knew who did: all of their seats see the same. */
function choiceIn(
  room: Room,
  { identity }: Patron,
  { seat, pick, length }: Extract<PageDeed, { type: 'choose' }>,
): Pick<Command, 'pick' | 'length' | 'eyes'> {
  return { pick, length, eyes: eyesThrough(room.seatsOf(identity), seat) }
}

/** How far back somebody goes: over choices of all of their seats. */
function wayIn(
  room: Room,
  { identity }: Patron,
  { seat, to }: Extract<PageDeed, { type: 'back' }>,
): Pick<Command, 'to' | 'eyes'> {
  return to === undefined ? {} : { to, eyes: eyesThrough(room.seatsOf(identity), seat) }
}

function keyOf({ identity }: Patron, id: string): string {
  return `${identity}:${id}`
}

function settling(guest: Patron, { id, match }: PageDeed): Settle {
  return {
    asker: { watcher: guest, id },
    answer: (answer) => {
      if ('fault' in answer) refuse(guest, id, answer.fault)
      else tell(guest, { type: 'done', id, match, entry: answer.entry }, id)
    },
  }
}

/** Tells a page that a command of theirs is refused. */
export function refuse(guest: Patron, id: string, { code, field, message }: Fault): void {
  tell(guest, { type: 'refused', id, code, field, error: message }, id)
}

function tell(guest: Patron, message: ServerMessage, answers: string): void {
  guest.send(JSON.stringify(message), answers)
}

/** The answer to something that the log knows nothing of. */
function answerOf({ live }: Room, seat: number, wrong: Fault | null): Answer {
  return wrong ? { fault: wrong } : { entry: live.entriesFor(seat) }
}

function plain(kind: 'choose' | 'back', seat: number, key: string): Command {
  return { kind, seat, pick: 0, length: -1, key }
}

import { ok, type Fault, type Registry, type Result } from '@trialhall/kernel'
import type { Lobby, MatchCard } from '@trialhall/protocol'
import type { PeopleNews } from './link/letters.ts'
import { NotMine } from './store/owners.ts'
import type { Identity, Store, StoredChat, StoredMatch } from './store/store.ts'
import { Anonymity } from './lobby/anonymity.ts'
import { Circles } from './people/circles.ts'
import { CHAT_SHOWN, speakerOf } from './table/hearing.ts'
import type { CallSteward } from './calls/call-steward.ts'
import { Absences } from './table/absences.ts'
import { Announcer } from './table/announcer.ts'
import type { Watcher } from './broadcast/watchers.ts'
import { GroupCommit } from './room/group-commit.ts'
import { unknownMatch } from './match/faults.ts'
import { ForgottenTables } from './lobby/forgotten-tables.ts'
import { LobbyLists, type LobbyPage } from './lobby/lobby-lists.ts'
import { NOWHERE_ELSE, type Elsewhere } from './match/elsewhere.ts'
import { Locks } from './match/locks.ts'
import { OwnersLocks } from './match/tenure.ts'
import { Nudges } from './table/nudges.ts'
import { OpenMatches, type RoomEvents } from './opening/open-matches.ts'
import {
  isOutdated,
  OutdatedMatches,
  type PausesBeforeRules,
  type Settled,
} from './opening/outdated-matches.ts'
import { Browsers } from './ratings/browsers.ts'
import { DueRatings } from './ratings/due-ratings.ts'
import { HiddenProfiles } from './ratings/hidden-profiles.ts'
import { Leaderboards } from './ratings/leaderboards.ts'
import { Ratings } from './ratings/ratings.ts'
import { Presence } from './table/presence.ts'
import type { Room } from './room/room.ts'
import { OpenRooms } from './room/open-rooms.ts'
import { QuickPairing } from './lobby/pairing.ts'
import { Profiles } from './lobby/profiles.ts'
import { Rematches } from './lobby/rematches.ts'
import { Seating } from './lobby/seating.ts'
import { Terms } from './lobby/terms.ts'
import { neverBegan } from './table/tables.ts'
import { Talk } from './table/talk.ts'

/** What online play is made of beside its pages. */
export interface MatchServiceParts {
  readonly store: Store
  readonly games: Registry
  /** By a clock that nobody sets. */
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
  readonly events: RoomEvents
  /** Matches of one person that may be unfinished at a time. */
  readonly mostUnfinished: number
  /** Public tables of one person that may wait for others at a time. */
  readonly mostOpen: number
  /** What the log of a match is told of its clock, before newer rules take it over, with its newest entry. Default: nothing. */
  readonly pausesBeforeRules?: PausesBeforeRules
  /** Other processes that share the hall. Default: there are none. */
  readonly elsewhere?: Elsewhere
}

/** What tournaments hear of matches and people. */
export interface TournamentsOfHall {
  /** A match of a tournament is over. */
  soon(id: string): void
  renamed(identity: Identity): Promise<void>
  /** A person is deleted. */
  forget(identity: string): Promise<void>
}

/**
 * All matches of this server and all who are here: rooms for matches that are played, seats for those that are to begin,
 * talk, and the lobby. Whatever changes a match beside its log happens under the match's lock.
 */
export class MatchService {
  readonly parts: MatchServiceParts
  readonly groupCommit: GroupCommit
  readonly rooms: OpenRooms = new OpenRooms()
  readonly presence: Presence
  readonly absences: Absences
  readonly nudges: Nudges
  readonly seating: Seating
  readonly rematches: Rematches
  readonly terms: Terms
  readonly talk: Talk
  readonly anonymity: Anonymity
  readonly ratings: Ratings
  readonly browsers: Browsers
  readonly hidden: HiddenProfiles
  readonly circles: Circles
  readonly leaderboards: Leaderboards
  readonly profiles: Profiles
  readonly pairing: QuickPairing
  /** Calls those who have no page open; null where nobody is called. */
  calls: CallSteward | null = null
  /** The tournaments of the hall; null where there are none. */
  tournaments: TournamentsOfHall | null = null
  private readonly announcer: Announcer
  private readonly openMatches: OpenMatches
  private readonly lobbyLists: LobbyLists
  private readonly forgottenTables: ForgottenTables
  private readonly dueRatings: DueRatings
  private readonly outdatedMatches: OutdatedMatches
  readonly locks: Locks
  readonly elsewhere: Elsewhere
  /** Tells other processes something of people. */
  tellPeople: (news: PeopleNews) => void = () => undefined
  private readonly underWay: Set<Promise<unknown>> = new Set()

  constructor(parts: MatchServiceParts) {
    this.parts = parts
    const { elsewhere = NOWHERE_ELSE } = parts
    this.elsewhere = elsewhere
    this.locks = elsewhere.tenure === null ? new Locks() : new OwnersLocks(elsewhere.tenure)
    const { rooms, locks } = this
    const presence = new Presence(parts.now)
    const absences = new Absences({ presence, now: parts.now })
    const nudges = new Nudges(parts.now)
    const groupCommit = new GroupCommit(parts.store)
    const announcer = new Announcer({ ...parts, presence, absences, nudges, rooms })
    const go = (work: Promise<unknown>): void => this.go(work)
    const events = { ...parts.events, moved: (room: Room): void => this.moved(room) }
    const browsers = new Browsers(parts)
    const ratings = new Ratings({ ...parts, browsers })
    const opening = { ...parts, events, locks, groupCommit, announcer, go, rooms, elsewhere, ratings }
    const openMatches = new OpenMatches(opening)
    this.presence = presence
    this.absences = absences
    this.nudges = nudges
    this.groupCommit = groupCommit
    this.announcer = announcer
    this.openMatches = openMatches
    this.browsers = browsers
    this.ratings = ratings
    const hidden = new HiddenProfiles(parts)
    this.hidden = hidden
    this.circles = new Circles(parts)
    this.leaderboards = new Leaderboards({ ...parts, ratings, hidden })
    const card = (stored: StoredMatch, identity: string): MatchCard => this.card(stored, identity)
    const closeHere = (match: string): Promise<unknown> => this.unseekHere(match)
    this.pairing = new QuickPairing({ ...parts, ratings, elsewhere, closeHere })
    this.profiles = new Profiles({ ...parts, ratings, hidden, card })
    const settle = (match: string): Promise<void> =>
      elsewhere.at({ act: 'settle', match, given: null }, () => this.settleHere(match))
    const onFailed = (error: unknown): void => this.failed(error)
    const owners = elsewhere.tenure?.owners ?? null
    this.dueRatings = new DueRatings({ ...parts, owners, ratings, settle, onFailed })
    this.outdatedMatches = new OutdatedMatches({ ...parts, locks, onFailed })
    this.forgottenTables = new ForgottenTables({ ...parts, locks, announcer, onFailed })
    this.lobbyLists = new LobbyLists({ ...parts, presence, announcer, rooms: openMatches, elsewhere })
    const onTable = (stored: StoredMatch): void => this.calls?.table(stored)
    const seated = { ...parts, locks, announcer, rooms: openMatches, elsewhere, onTable, ratings, hidden }
    this.seating = new Seating(seated)
    this.rematches = new Rematches(seated, this.seating)
    this.anonymity = new Anonymity(seated)
    this.terms = new Terms(seated, this.seating)
    this.talk = new Talk({ ...parts, locks, presence, announcer, rooms: openMatches })
  }

  /** Goes on with something that nobody waits for; its errors are told to the log. */
  go(work: Promise<unknown>): void {
    const told = work.catch((error: unknown) => this.failed(error))
    this.underWay.add(told)
    void told.finally(() => this.underWay.delete(told))
  }

  /** True while nothing goes on in the background. */
  get isAtRest(): boolean {
    return this.underWay.size === 0
  }

  /** What another process owns is no failure: it is seen to there. */
  private failed(error: unknown): void {
    if (!(error instanceof NotMine)) this.parts.events.failed(error)
  }

  /** Bots and clocks take note of what happens, and those who are away are called. */
  private moved(room: Room): void {
    this.parts.events.moved(room)
    this.calls?.attend(room)
    const { tournament } = room.parts.stored
    if (tournament && room.live.isOver) this.tournaments?.soon(tournament.id)
  }

  /** A person opened a page; their tables are told if it is the first. */
  came(identity: Identity): void {
    if (this.presence.came(identity)) this.tellTablesOf(identity.id)
  }

  /** A person closed a page; their tables are told if it was the last. */
  went(identity: Identity): void {
    if (!this.presence.went(identity)) return
    this.tellTablesOf(identity.id)
    this.calls?.wasHere(identity.id)
    this.calls?.left(this.rooms.withSeatOf(identity.id))
  }

  /** People opened their first page at another process, or closed their last one there. */
  changedElsewhere(people: readonly string[]): void {
    for (const id of people) {
      this.tellTablesOf(id)
      if (!this.presence.isOnline(id)) this.calls?.left(this.rooms.withSeatOf(id))
    }
  }

  /** A person goes by another name from now on. */
  async renamed(identity: Identity): Promise<void> {
    this.presence.renamed(identity)
    await this.seating.rename(identity)
    await this.tournaments?.renamed(identity)
  }

  /** Tells those at the tables of a person here whether that has a page open anywhere. */
  tellTablesOf(identity: string): void {
    for (const room of this.rooms.withSeatOf(identity)) this.announcer.tellSeats(room.parts.stored)
    if (this.announcer.hasWaiting) this.go(this.tellOpenTablesOf(identity))
  }

  private async tellOpenTablesOf(identity: string): Promise<void> {
    const open = await this.parts.store.matches({ status: 'open', identity, limit: 100 })
    for (const stored of open) this.announcer.tellSeats(stored)
  }

  /** The room of a match that has begun, from memory or made from its log. */
  room(id: string): Promise<Result<Room>> {
    return this.openMatches.room(id)
  }

  /** Lets somebody follow a match, from what they know of it on. */
  watch(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    return this.locks.hold(id, () => this.follow(watcher, id, since))
  }

  private async follow(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    const open = this.rooms.get(id)
    const known = open?.parts.stored ?? (await this.parts.store.match(id))
    if (!known) return unknownMatch(id)
    const stored = await this.outdatedMatches.settle(known)
    if (stored.status === 'open') {
      await this.announcer.wait(watcher, stored)
      return ok(null)
    }
    if (neverBegan(stored) || (stored.closed && isOutdated(this.parts.games, stored))) {
      await this.announcer.tellRecord(watcher, stored)
      return ok(null)
    }
    await this.openMatches.rested(id)
    const room = await this.room(id)
    if (!room.ok) return this.maybeTellRecord(watcher, stored, room.fault)
    if (watcher.follows(id)) room.value.watch(watcher, since)
    return ok(null)
  }

  /** What is kept of a match that no rules here can show any more, where that is what is wrong. */
  private async maybeTellRecord(watcher: Watcher, stored: StoredMatch, why: Fault): Promise<Result<null>> {
    if (why.code !== 'foreign-log') return { ok: false, fault: why }
    await this.announcer.tellRecord(watcher, await this.outdatedMatches.close(stored))
    return ok(null)
  }

  /** Stops following. */
  unwatch(watcher: Watcher, id: string): void {
    this.rooms.get(id)?.unwatch(watcher)
    this.announcer.leave(watcher, id)
  }

  /** Puts other words in place of a line of talk that is on disk already; whoever shows it gets the table anew. */
  unsayLine(match: string, { n, text }: Pick<StoredChat, 'n' | 'text'>): void {
    const room = this.rooms.get(match)
    const chat = room?.parts.chat ?? []
    const at = chat.findIndex((line) => line.n === n)
    const line = chat[at]
    if (line) chat[at] = { ...line, text }
    this.tellAnew(match)
  }

  /** The same for all that somebody said. */
  unsay(identity: string, { name, text }: { readonly name: string; readonly text: string }): void {
    for (const { id, parts } of this.rooms.values()) {
      const chat = parts.chat.map((line) =>
        speakerOf(line) === identity ? { ...line, from: name, text } : line,
      )
      if (chat.every((line, i) => line === parts.chat[i])) continue
      parts.chat.splice(0, parts.chat.length, ...chat)
      this.tellAnew(id)
    }
    for (const match of this.announcer.waitedFor) this.go(this.unsayWaiting(match, identity))
  }

  /** Of a match that has not begun, talk is on disk alone, with the other words already. */
  private async unsayWaiting(match: string, identity: string): Promise<void> {
    const chat = await this.parts.store.chat(match, CHAT_SHOWN)
    if (chat.some((line) => speakerOf(line) === identity)) this.tellAnew(match)
  }

  private tellAnew(match: string): void {
    const watchers = this.rooms.get(match)?.watchers.all ?? this.announcer.waitingAt(match)
    for (const watcher of watchers) this.go(this.watch(watcher, match, -1))
  }

  /** Tells those at tables where somebody has stayed away, or is back. */
  tellAbsences(): void {
    this.announcer.tellAbsences()
  }

  /** Closes tables that have not begun and that everybody has forgotten. */
  closeForgotten(): Promise<void> {
    return this.forgottenTables.maybeClose()
  }

  /** What a person can join, watch and go on with. Who asks is here. */
  lobby(identity: string, page: LobbyPage): Promise<Lobby> {
    this.presence.seen(identity)
    return this.lobbyLists.look(identity, page)
  }

  /** A match as one person may know it. */
  card(stored: StoredMatch, identity: string): MatchCard {
    return this.announcer.card(stored, identity)
  }

  /**
   * Takes matches of earlier rules over, or closes them; answers how many of each, or null where the store failed. That keeps no server from
   * beginning: each is seen to when it is met.
   */
  async settleOutdated(): Promise<Settled | null> {
    try {
      return await this.outdatedMatches.settleAll()
    } catch (error) {
      this.parts.events.failed(error)
      return null
    }
  }

  /** Opens the rooms of all matches whose clock runs. */
  wake(): Promise<void> {
    return this.openMatches.wake()
  }

  /** The same for some of them, which another process left behind. */
  wakeSome(matches: readonly string[]): Promise<void> {
    return this.openMatches.wakeSome(matches)
  }

  /** Opens a match that time passes in. Answers false where that must be tried again. */
  openAgain(match: string): Promise<boolean> {
    return this.openMatches.openAgain(match)
  }

  /** Makes a match ready that another process is about to hand over. */
  expect(match: string): Promise<void> {
    return this.openMatches.expect(match)
  }

  /** Keeps where a match stands, so that it is opened fast elsewhere. */
  keep(match: string): Promise<void> {
    return this.openMatches.keep(match)
  }

  /** Lets what is written at a match that goes to another process come to its end, and forgets it here. True where its room was open. */
  putOut(match: string): Promise<boolean> {
    return this.openMatches.putOut(match)
  }

  /** True where somebody is at a match of this process. */
  isAttended(match: string): boolean {
    return this.rooms.has(match) || this.announcer.waitingAt(match).size > 0
  }

  /** Those who waited here for a match to begin do so at another process. */
  releaseWaiting(match: string): void {
    this.announcer.release(match)
  }

  /** Settles the ratings of a match of this process that is over; one that may have ended unnoted is opened, which notes it. */
  async settleHere(match: string): Promise<void> {
    const stored = await this.parts.store.match(match)
    if (stored?.status === 'playing') await this.room(match)
    await this.openMatches.endings.settle(match)
  }

  /** Resolves when it is noted that a match is over, where it is; rejects where that cannot be stored. */
  finished(room: Room): Promise<void> {
    return this.openMatches.endings.finished(room)
  }

  /** Closes a table of this process at which somebody waited for an opponent who looks for one no more. */
  async unseekHere(match: string): Promise<null> {
    await this.seating.closeAs(match, 'host')
    return null
  }

  /** Settles what a server that died left behind. */
  sweepRatings(): Promise<void> {
    return this.dueRatings.maybeSweep()
  }

  /** A server of this hall has died. */
  lookAtRatingsSoon(): void {
    this.dueRatings.lookSoon()
  }

  /** The series of a match of this process is over. */
  discloseHere(match: string): Promise<void> {
    return this.openMatches.endings.discloseHere(match)
  }

  /** Closes rooms that nobody has used for so long. Their matches are on disk, and that they are over is noted where it could not be before. */
  closeIdle(idleMs: number): void {
    this.openMatches.finishLeft()
    this.openMatches.closeIdle(idleMs)
  }

  /** Opens no room any more; resolves when nothing is being written. */
  async close(): Promise<void> {
    this.openMatches.shut()
    while (this.underWay.size > 0 || this.openMatches.isWriting) {
      await Promise.all(this.underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await this.openMatches.putAway()
  }
}

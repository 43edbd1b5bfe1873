import type { AnyGame, Fault, Looker, Seat } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import type {
  LogEntry,
  LogEntryKind,
  StoredChat,
  StoredCheckpoint,
  StoredMatch,
  StoredOffers,
  StoredSeat,
} from '../store/store.ts'
import { CheckpointKeeper } from './checkpoint-keeper.ts'
import { CommandApplier } from './command-applier.ts'
import { Watchers, type Watcher } from '../broadcast/watchers.ts'
import type { Answer, Command, Settle } from './command.ts'
import { departureOf, type Departure } from './departures.ts'
import type { Cut } from '../match/history/entry-fold.ts'
import type { Written } from './group-commit.ts'
import { MADE_ANEW, NOT_STORED, RULES_STUCK } from '../match/faults.ts'
import { EndedByForce } from '../match/guard.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Negotiation, Offers } from '../match/proposals.ts'
import { RoomProposals, type KnownProposals } from './room-proposals.ts'
import { seatsByPerson } from './seats-by-person.ts'
import type { RoomScheduler, RoomJob } from './room-scheduler.ts'

/** What a room needs of what surrounds it. */
export interface RoomParts {
  readonly game: AnyGame
  /** Replaced when the match changes beside its log. */
  stored: StoredMatch
  readonly live: LiveMatch
  /** Where it was cut by the checkpoints that are kept of it. */
  readonly checkpoints: readonly Cut[]
  /** The newest lines of talk. */
  readonly chat: StoredChat[]
  readonly proposals: KnownProposals
  /** Choices that made the rules run on without end where the match stands, and until when they are not tried again. */
  readonly stuck: Map<string, number>
  readonly scheduler: Pick<RoomScheduler, 'add'>
  /** Adds an entry to what is written after this turn. */
  readonly write: (entry: LogEntry, written: Written) => void
  /** Keeps a checkpoint. */
  readonly keepCheckpoint: (checkpoint: StoredCheckpoint) => Promise<void>
  /** A checkpoint could not be kept, which costs nothing but time. */
  readonly onUnkept: (error: unknown) => void
  /** Keeps what is proposed. */
  readonly keepOffers: (offers: StoredOffers, written: Written) => void
  readonly now: () => number
  /** Somebody is to be shown the whole table. Called when nothing is being written. */
  readonly greet: (room: Room, watcher: Watcher) => void
  /** The match went on: bots, clocks and lists take note. Called before anybody is told. */
  readonly onMoved: (room: Room) => void
  /** A person no longer plays a seat, and everybody has been told what became of the match. */
  readonly onParted: (room: Room) => void
  /** What memory holds may be ahead of the disk, or is not to be trusted: the room must be built anew. */
  readonly onBroken: (room: Room, breaking: Breaking) => void
}

/** Why a room is to be built anew, and what is said to those who want something of it meanwhile. */
export interface Breaking {
  readonly error: unknown
  readonly why: Fault
}

/** What the work on a command led to: an answer, an entry that is to be written, or offers that are to be kept. */
type WorkResult =
  | { readonly answer: Answer }
  | { readonly entry: LogEntry }
  | { readonly offers: StoredOffers }

/** A command that waits for its turn. */
export interface PendingCommand {
  readonly settle: Settle
  /** Somebody sent it: it is still wanted when the room is made anew. What the server does by itself is thought about anew, too. */
  readonly isOfPerson: boolean
  /** Does it in memory of a room, as far as it can be done. */
  readonly begin: (room: Room) => WorkResult
}

/**
 * One match that somebody plays or watches. Commands are done one at a time: applied in memory, written to disk, then
 * acknowledged and told to all. While one is being written the others wait, and so do those who come to watch: nobody
 * ever sees what is not on disk.
 */
export class Room implements RoomJob {
  readonly parts: RoomParts
  private readonly applier: CommandApplier
  private readonly checkpoints: CheckpointKeeper
  readonly watchers: Watchers = new Watchers(this)
  private queue: PendingCommand[] = []
  private readonly arrivals: Map<Watcher, number> = new Map()
  /** Who waits until nothing is done here. */
  private readonly resting: (() => void)[] = []
  /** What the work of this turn led to. */
  private results: { readonly settle: Settle; readonly result: WorkResult }[] = []
  /** Seats by person, as long as nobody changes places. */
  private seated: { holders: readonly StoredSeat[]; by: ReadonlyMap<string, readonly Seat[]> } | null = null
  private isDue = false
  private isBusy = false
  private isBroken = false
  /** The newest entry that was written here. */
  lastEntry: LogEntry | null = null
  /** Facts shown with every moment: set by those who look after bots and clocks. */
  thinking: Seat | null = null
  easing: Moment['easing'] = null
  private readonly proposals: RoomProposals
  clockFace: () => Moment['clock'] = () => null
  /** What a viewer is shown of the clock. */
  clockFor: (looker: Looker) => Moment['clock'] = () => null
  lastUsed: number
  /** Seats whose persons everybody was told of as having stayed away. */
  absentTold: readonly Seat[] = []

  constructor(parts: RoomParts) {
    this.parts = parts
    const { live, stuck, now } = parts
    this.applier = new CommandApplier({ match: parts.stored.id, live, stuck, now })
    this.proposals = new RoomProposals(parts)
    this.checkpoints = new CheckpointKeeper({
      match: this.id,
      live,
      chain: parts.checkpoints,
      keep: parts.keepCheckpoint,
      onFailed: parts.onUnkept,
    })
    this.checkpoints.begun()
    this.lastUsed = parts.now()
  }

  get id(): string {
    return this.parts.stored.id
  }

  /** Who sits where. */
  get holders(): readonly StoredSeat[] {
    return this.parts.stored.seats
  }

  get live(): LiveMatch {
    return this.parts.live
  }

  get isRated(): boolean {
    return this.parts.stored.rated === true
  }

  /** What is proposed. */
  get offers(): Offers {
    return this.proposals.offers
  }

  /** Nobody watches and nothing is under way: the room can be closed. */
  get isIdle(): boolean {
    return this.watchers.size === 0 && this.arrivals.size === 0 && !this.isWriting && this.thinking === null
  }

  /** Something is being done or written. */
  get isWriting(): boolean {
    return this.isBusy || this.isDue
  }

  /** Resolves when nothing is done or written any more. */
  atRest(): Promise<void> {
    return new Promise((resolve) => {
      this.resting.push(resolve)
      this.maybeRest()
    })
  }

  private maybeRest(): void {
    if (!this.isWriting) for (const resolve of this.resting.splice(0)) resolve()
  }

  /** Has a command done; it is answered once. */
  submit(command: Command, settle: Settle): void {
    const isOfPerson = command.key !== null
    this.enqueue({ settle, isOfPerson, begin: (room) => room.applier.apply(command) })
  }

  /** A person leaves with a seat: what becomes of it the table has chosen. */
  depart(departure: Departure, settle: Settle): void {
    const begin = (room: Room): WorkResult => room.applier.apply(departureOf(room, departure))
    this.enqueue({ settle, isOfPerson: true, begin })
  }

  /** Proposes something to the others, answers what they proposed, or takes back what was proposed. */
  negotiate(negotiation: Negotiation, settle: Settle): void {
    this.enqueue({ settle, isOfPerson: true, begin: (room) => room.negotiated(negotiation) })
  }

  private negotiated(negotiation: Negotiation): WorkResult {
    const agreement = this.proposals.negotiate(this, negotiation)
    return 'agreed' in agreement
      ? this.applier.apply({ ...agreement.agreed, pick: 0, length: -1 })
      : agreement
  }

  /** Commands that another room left behind when it broke. */
  takeOver(left: readonly PendingCommand[]): void {
    for (const pending of left) this.enqueue(pending)
  }

  private enqueue(pending: PendingCommand): void {
    this.lastUsed = this.parts.now()
    this.queue.push(pending)
    this.maybeBegin()
  }

  private maybeBegin(): void {
    if (this.isBroken || this.queue.length === 0) this.maybeRest()
    if (this.isDue || this.isBusy || this.isBroken || this.queue.length === 0) return
    this.isDue = true
    this.parts.scheduler.add(this)
  }

  /** What memory holds is not to be trusted: whatever waits is for the room that takes this one's place. */
  private get isUnfit(): boolean {
    return this.isBroken || this.applier.failure !== null
  }

  /** Does commands in memory until one must be written or told. */
  work(): void {
    for (let pending = this.queue[0]; pending && !this.isUnfit; pending = this.queue[0]) {
      const result = pending.begin(this)
      this.queue.shift()
      this.results.push({ settle: pending.settle, result })
      if (!('answer' in result)) return
    }
  }

  finish(): void {
    const { results } = this
    const { failure } = this.applier
    this.results = []
    this.isDue = false
    if (failure) this.break(failure.error)
    for (const { settle, result } of results) {
      if ('answer' in result) settle.answer(result.answer)
      else if ('entry' in result) this.write(result.entry, settle)
      else this.keepOffers(result.offers, settle)
    }
    this.maybeBegin()
  }

  /** The command that was being done is answered where its rules run without end; else it is tried once more. */
  ended(why: 'stuck' | 'stalled'): void {
    if (why === 'stuck') {
      this.applier.shunTried()
      this.queue.shift()?.settle.answer({ fault: RULES_STUCK })
    }
    this.break(new EndedByForce(this.parts.game.id, why))
    this.finish()
  }

  /** What nobody has done when the room broke. What the server wanted by itself is refused. */
  takeLeft(): PendingCommand[] {
    const left = this.queue
    this.queue = []
    for (const { settle } of left.filter(({ isOfPerson }) => !isOfPerson)) settle.answer({ fault: MADE_ANEW })
    return left.filter(({ isOfPerson }) => isOfPerson)
  }

  private keepOffers(offers: StoredOffers, settle: Settle): void {
    this.isBusy = true
    this.parts.keepOffers(offers, (error) => {
      this.isBusy = false
      if (error) settle.answer({ fault: NOT_STORED })
      else this.told(() => this.tellOffers(offers, settle))
      this.told(() => this.letIn())
      this.maybeBegin()
    })
  }

  private tellOffers(offers: StoredOffers, settle: Settle): void {
    this.proposals.kept(offers)
    settle.answer({ entry: this.live.entriesFor(null) })
    this.watchers.tellAll()
  }

  private write(entry: LogEntry, settle: Settle): void {
    this.isBusy = true
    this.parts.write(entry, (error) => {
      this.isBusy = false
      if (error === null) this.told(() => this.written(entry, settle))
      else {
        settle.answer({ fault: NOT_STORED })
        this.break(error, NOT_STORED)
      }
      this.maybeBegin()
    })
  }

  /** An error of ours in telling of one match is nobody else's: what is told is on disk, and the room is built anew. */
  private told(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      this.break(error)
    }
  }

  private break(error: unknown, why: Fault = MADE_ANEW): void {
    if (this.isBroken) return
    this.isBroken = true
    this.parts.onBroken(this, { error, why })
  }

  private written(entry: LogEntry, settle: Settle): void {
    this.lastEntry = entry
    this.proposals.wentOn(entry.kind)
    this.parts.stuck.clear()
    this.parts.onMoved(this)
    const asker = settle.asker && this.watchers.has(settle.asker.watcher) ? settle.asker : null
    if (!asker) settle.answer({ entry: this.live.entriesFor(entry.seat) })
    if (this.live.isNewestSealed) this.watchers.tellSeat(entry.seat, asker)
    else this.watchers.tellAll(asker)
    if (PARTINGS.includes(entry.kind)) this.parts.onParted(this)
    this.checkpoints.wentOn(entry)
    this.letIn()
  }

  private letIn(): void {
    if (this.arrivals.size === 0) return
    const arrivals = [...this.arrivals]
    this.arrivals.clear()
    for (const [watcher, since] of arrivals) this.welcome(watcher, since)
  }

  /** Keeps where the match stands; resolves when that is on disk. Memory that is not to be trusted is kept nowhere. */
  async putAway(): Promise<void> {
    if (!this.isUnfit) await this.checkpoints.putAway()
  }

  /** Its match goes to another process: nothing is done here any more, and whoever wants something asks there. */
  retire(): void {
    this.isBroken = true
  }

  /** Lets somebody follow and shows them the table; `since` is the entry up to which they know it (-1: nothing). */
  watch(watcher: Watcher, since: number): void {
    this.lastUsed = this.parts.now()
    if (this.isBusy) this.arrivals.set(watcher, since)
    else this.welcome(watcher, since)
  }

  private welcome(watcher: Watcher, since: number): void {
    this.watchers.add(watcher, since)
    this.parts.greet(this, watcher)
  }

  unwatch(watcher: Watcher): void {
    this.watchers.remove(watcher)
    this.arrivals.delete(watcher)
  }

  /** Everybody who follows or is about to, for a room that takes this one's place. */
  get followers(): Watcher[] {
    return [...new Set([...this.watchers.all, ...this.arrivals.keys()])]
  }

  /** Seats of a person; most who are asked about have none. */
  seatsOf(identity: string): readonly Seat[] {
    const { holders } = this
    if (this.seated?.holders !== holders) this.seated = { holders, by: seatsByPerson(holders) }
    return this.seated.by.get(identity) ?? NO_SEATS
  }
}

/** Entries by which a person plays a seat no more. */
const PARTINGS: readonly LogEntryKind[] = ['leave', 'flag', 'replace', 'take']
const NO_SEATS: readonly Seat[] = []

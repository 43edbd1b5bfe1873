import type { AnyGame, Fault, Seat } from '@trialhall/kernel'
import type { Entry, EntryKind, StoredChat, StoredMatch, StoredSeat } from '../store/store.ts'
import { type Asker, Audience, type Watcher } from './audience.ts'
import type { Written } from './committer.ts'
import { NOT_STORED, PLAYED_BY_BOT, RULES_FAILED, RULES_STUCK, STALE, TOO_LATE } from './faults.ts'
import { EndedByForce, SHUNNED_MS } from './guard.ts'
import type { LiveMatch } from './live-match.ts'
import {
  answered,
  NO_OFFERS,
  offersAfter,
  proposed,
  withdrawn,
  type Deal,
  type Offers,
  type Word,
} from './offers.ts'
import { seatsByPerson } from './seats-by-person.ts'
import type { Stage } from './showing.ts'
import type { Turns, Worker } from './turns.ts'

/** Something that is to be done to a match. */
export interface Command {
  readonly kind: EntryKind
  readonly seat: Seat
  readonly pick: number
  /** Choices the sender saw; -1 where it does not matter. */
  readonly length: number
  /** Key that makes it be done once, or null for the server's own. */
  readonly key: string | null
  /** Asked when its turn comes: false where there is no reason for it any more. */
  readonly stands?: () => boolean
}

/** What became of a command: the entry that it is on disk, or why it is not done. */
export type Answer = { readonly entry: number } | { readonly fault: Fault }

/** Who waits for a command. */
export interface Settle {
  /** Where the command led to is news for its sender, that tells them, and `answer` is not called for what was done. */
  readonly asker?: Asker
  readonly answer: (answer: Answer) => void
}

/** What a room needs from the house. */
export interface RoomParts {
  readonly game: AnyGame
  /** Replaced when the match changes beside its log. */
  stored: StoredMatch
  readonly live: LiveMatch
  /** The newest lines of talk. */
  readonly chat: StoredChat[]
  /** Choices that made the rules run on without end where the match stands, and until when they are not tried again. */
  readonly stuck: Map<string, number>
  readonly turns: Pick<Turns, 'add'>
  /** Adds an entry to what is written after this turn. */
  readonly write: (entry: Entry, written: Written) => void
  readonly now: () => number
  /** Somebody is to be shown the whole table. Called when nothing is being written. */
  readonly greet: (room: Room, watcher: Watcher) => void
  /** The match went on: bots, clocks and lists take note. Called before anybody is told. */
  readonly onMoved: (room: Room) => void
  /** A person no longer plays a seat, and everybody has been told what became of the match. */
  readonly onParted: (room: Room) => void
  /** What memory holds may be ahead of the disk, or is not to be trusted: the room must be built anew. */
  readonly onBroken: (room: Room, error: unknown) => void
}

/** What the work on a command led to: an answer, an entry that is to be written, or an offer that is to be told. */
type Outcome = { readonly answer: Answer } | { readonly entry: Entry } | { readonly offers: Offers }

interface Pending {
  readonly settle: Settle
  /** Does it in memory, as far as it can be done. */
  readonly begin: () => Outcome
}

/**
 * One match that somebody plays or watches. Commands are done one at a time: applied in memory, written to disk, then
 * acknowledged and told to all. While one is being written the others wait, and so do those who come to watch: nobody
 * ever sees what is not on disk.
 */
export class Room implements Worker {
  readonly parts: RoomParts
  readonly audience: Audience = new Audience(this)
  private queue: Pending[] = []
  private readonly arrivals: Map<Watcher, number> = new Map()
  /** What the work of this turn led to. */
  private outcomes: { readonly settle: Settle; readonly outcome: Outcome }[] = []
  /** The command that the rules are working on. */
  private trying: Command | null = null
  /** What the rules threw in the work of this turn. */
  private failure: { readonly error: unknown } | null = null
  /** Seats by person, as long as nobody changes places. */
  private seated: { holders: readonly StoredSeat[]; by: ReadonlyMap<string, readonly Seat[]> } | null = null
  private isDue = false
  private isBusy = false
  private isBroken = false
  /** The newest entry that was written here. */
  lastEntry: Entry | null = null
  /** Facts shown with every moment: set by those who look after bots and clocks. */
  thinking: Seat | null = null
  offers: Offers = NO_OFFERS
  clockFace: Stage['clockFace'] = () => null
  lastUsed: number

  constructor(parts: RoomParts) {
    this.parts = parts
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

  /** Nobody watches and nothing is under way: the room can be closed. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.arrivals.size === 0 && !this.isWriting && this.thinking === null
  }

  /** Something is being done or written. */
  get isWriting(): boolean {
    return this.isBusy || this.isDue
  }

  /** Has a command done; it is answered once. */
  submit(command: Command, settle: Settle): void {
    this.enqueue({ settle, begin: () => this.begin(command) })
  }

  /** Proposes something to the others, or agrees to it where they proposed it; where there is nobody to ask it is done at once. */
  offer(word: Word, settle: Settle): void {
    this.enqueue({ settle, begin: () => this.strike(proposed(this, word)) })
  }

  /** Answers what was proposed: it is done when all have agreed, and void when one does not. */
  answer(word: Word & { readonly agree: boolean }, settle: Settle): void {
    this.enqueue({ settle, begin: () => this.strike(answered(this, word)) })
  }

  /** Takes back what a seat proposed, as long as it is not settled. */
  withdraw(word: Word, settle: Settle): void {
    this.enqueue({ settle, begin: () => this.strike(withdrawn(this, word)) })
  }

  private strike(deal: Deal): Outcome {
    return 'agreed' in deal ? this.begin({ ...deal.agreed, pick: 0, length: -1 }) : deal
  }

  private enqueue(pending: Pending): void {
    this.lastUsed = this.parts.now()
    this.queue.push(pending)
    this.maybeBegin()
  }

  private maybeBegin(): void {
    if (this.isDue || this.isBusy || this.queue.length === 0) return
    this.isDue = true
    this.parts.turns.add(this)
  }

  /** Does commands in memory until one must be written or told. */
  work(): void {
    for (let pending = this.queue[0]; pending; pending = this.queue[0]) {
      const outcome: Outcome =
        this.isBroken || this.failure ? { answer: { fault: NOT_STORED } } : pending.begin()
      this.queue.shift()
      this.outcomes.push({ settle: pending.settle, outcome })
      if (!('answer' in outcome)) return
    }
  }

  finish(): void {
    const { outcomes } = this
    this.outcomes = []
    this.isDue = false
    if (this.failure) this.break(this.failure.error)
    for (const { settle, outcome } of outcomes) {
      if ('answer' in outcome) settle.answer(outcome.answer)
      else if ('entry' in outcome) this.write(outcome.entry, settle)
      else this.setOffers(outcome.offers, settle)
    }
    this.maybeBegin()
  }

  ended(why: 'stuck' | 'stalled'): void {
    const [pending] = this.queue
    this.queue = this.queue.slice(1)
    if (why === 'stuck' && this.trying) this.shun(this.trying)
    this.break(new EndedByForce(`rules of ${this.parts.game.id} ran too long: ${why}`))
    pending?.settle.answer({ fault: why === 'stuck' ? RULES_STUCK : NOT_STORED })
    this.finish()
  }

  /** Applies a command; where it is not refused and not done already, it is to be written. */
  private begin(command: Command): Outcome {
    const { kind, seat, pick, key } = command
    const done = key === null ? null : this.live.doneAt(key)
    if (done !== null) return { answer: { entry: done } }
    const at = this.parts.now()
    const fault = this.whyNot(command) ?? this.apply(command, at)
    if (fault) return { answer: { fault } }
    return { entry: { match: this.id, n: this.live.entries, kind, seat, pick, command: key, at } }
  }

  private whyNot(command: Command): Fault | null {
    const { kind, seat, key, length, stands } = command
    if (stands?.() === false) return TOO_LATE
    if (length >= 0 && !this.live.isCurrent(seat, length)) return STALE
    if (key !== null && kind !== 'undo' && this.live.flagged.has(seat)) return PLAYED_BY_BOT
    const { stuck, now } = this.parts
    return stuck.size > 0 && (stuck.get(keyOf(command)) ?? 0) > now() ? RULES_STUCK : null
  }

  private shun(command: Command): void {
    this.parts.stuck.set(keyOf(command), this.parts.now() + SHUNNED_MS)
  }

  private apply(command: Command, at: number): Fault | null {
    const { kind, seat, pick, key } = command
    this.trying = command
    try {
      const applied = this.live.apply({ kind, seat, pick, command: key, at })
      return applied.ok ? null : applied.fault
    } catch (error) {
      this.failure = { error }
      return RULES_FAILED
    } finally {
      this.trying = null
    }
  }

  private setOffers(offers: Offers, settle: Settle): void {
    this.offers = offers
    settle.answer({ entry: this.live.entries })
    this.audience.tellAll()
  }

  private write(entry: Entry, settle: Settle): void {
    this.isBusy = true
    this.parts.write(entry, (error) => {
      this.isBusy = false
      if (error === null) this.tell(entry, settle)
      else {
        settle.answer({ fault: NOT_STORED })
        this.break(error)
      }
      this.maybeBegin()
    })
  }

  /** An error of ours in telling of one match is nobody else's: the entry is on disk, and the room is built anew. */
  private tell(entry: Entry, settle: Settle): void {
    try {
      this.written(entry, settle)
    } catch (error) {
      this.break(error)
    }
  }

  private break(error: unknown): void {
    if (this.isBroken) return
    this.isBroken = true
    this.parts.onBroken(this, error)
  }

  private written(entry: Entry, settle: Settle): void {
    this.lastEntry = entry
    this.offers = offersAfter(this.offers, entry.kind, this.live.match.outcome !== null)
    this.parts.stuck.clear()
    this.parts.onMoved(this)
    const asker = settle.asker && this.audience.has(settle.asker.watcher) ? settle.asker : null
    if (!asker) settle.answer({ entry: entry.n })
    this.audience.tellAll(asker)
    if (entry.kind === 'leave' || entry.kind === 'flag') this.parts.onParted(this)
    for (const [watcher, since] of this.takeArrivals()) this.welcome(watcher, since)
  }

  private takeArrivals(): [Watcher, number][] {
    if (this.arrivals.size === 0) return []
    const arrivals = [...this.arrivals]
    this.arrivals.clear()
    return arrivals
  }

  /** Lets somebody follow and shows them the table; `since` is the entry up to which they know it (-1: nothing). */
  watch(watcher: Watcher, since: number): void {
    this.lastUsed = this.parts.now()
    if (this.isBusy) this.arrivals.set(watcher, since)
    else this.welcome(watcher, since)
  }

  private welcome(watcher: Watcher, since: number): void {
    this.audience.add(watcher, since)
    this.parts.greet(this, watcher)
  }

  unwatch(watcher: Watcher): void {
    this.audience.remove(watcher)
    this.arrivals.delete(watcher)
  }

  /** Everybody who follows or is about to, for a room that takes this one's place. */
  get followers(): Watcher[] {
    return [...new Set([...this.audience.watchers, ...this.arrivals.keys()])]
  }

  /** Seats of a person; most who are asked about have none. */
  seatsOf(identity: string): readonly Seat[] {
    const { holders } = this
    if (this.seated?.holders !== holders) this.seated = { holders, by: seatsByPerson(holders) }
    return this.seated.by.get(identity) ?? NO_SEATS
  }
}

const NO_SEATS: readonly Seat[] = []

function keyOf({ kind, seat, pick }: Command): string {
  return `${kind} ${seat} ${pick}`
}

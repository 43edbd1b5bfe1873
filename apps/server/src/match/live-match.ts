import {
  eventFor,
  eyesThrough,
  Match,
  isAmong,
  ok,
  sightOf,
  viewerOf,
  type AnyGame,
  type Fault,
  type SeenEvent,
  type Result,
  type Seat,
  type EventRecord,
  type Eyes,
  type Looker,
} from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import type { MatchCheckpoint, Since } from './history/checkpoint-body.ts'
import { CommandIndex } from './command-index.ts'
import {
  calledOffBy,
  isOfServer,
  isTakingBack,
  takenBackBy,
  type CalledOffBy,
  type EntryBody,
} from './history/entry-body.ts'
import { EntryFold, type Cut } from './history/entry-fold.ts'
import { EventHistory } from './history/event-history.ts'
import { drawOf, logAt, savedIn, type Kept } from './history/kept.ts'
import {
  GONE,
  NO_BASE,
  NO_WAY_BACK,
  NOTHING_CHOSEN,
  ofOtherRules,
  OVER,
  RULES_CHANGED,
  SOMEBODY_LEFT,
  TOO_OFTEN,
} from './faults.ts'
import { Holdings } from './holdings.ts'
import { SealedAnswers } from './sealed-answers.ts'
import { noteOf, type TimedEntry, type TimedNote } from './history/timed-entry.ts'

/** Choices of a match that may be taken back, beside as many as stand. */
const MOST_TAKEN_BACK = 1000
const NOT_ASKED = -1

/** A match in memory, made from its stored log: nothing but a cache of it. Applies entries in order. */
export class LiveMatch {
  readonly match: Match
  private readonly history: EventHistory
  private readonly commands: CommandIndex = new CommandIndex()
  /** Every entry in short, with the start of the match before them; none where nobody's time is kept. */
  readonly timedEntries: TimedEntry[] = []
  /** When the newest entry was made that everybody knows of, or the match began. */
  movedAt: number
  private readonly startedAt: number
  private readonly isTimed: boolean
  /** How many choices stood when each seat was asked first what it is asked now: others may answer at the same time. */
  private readonly askedFrom: number[]
  private readonly sealed: SealedAnswers
  /** Seats that a bot plays on for, because they ran out of time or their persons left. */
  readonly flagged: Set<Seat> = new Set()
  /** Those of them whose persons have left. */
  readonly replaced: Set<Seat> = new Set()
  /** Who holds which seats. */
  readonly holdings: Holdings
  /** It was called off, and ended without a result where it stood. */
  private voidedBy: CalledOffBy | null = null
  /** How often something was taken back: choices one after the other, and whatever all agreed to take back at once. */
  private takenBack = 0

  private constructor(match: Match, stored: StoredMatch, history: EventHistory) {
    this.match = match
    this.history = history
    this.sealed = new SealedAnswers(match)
    this.isTimed = stored.clock.kind !== 'none'
    this.startedAt = stored.startedAt ?? stored.createdAt
    this.movedAt = this.startedAt
    this.askedFrom = stored.seats.map(() => NOT_ASKED)
    this.holdings = new Holdings(match.game, stored.seats)
    this.noteAsked(null)
  }

  /** Starts a match as it was before its first entry. A match of other rules is a fault. */
  static begin(game: AnyGame, stored: StoredMatch): Result<LiveMatch> {
    const { rulesVersion, seats } = stored
    if (rulesVersion !== game.rulesVersion) return ofOtherRules(game, rulesVersion)
    const started = Match.start(game, { seats: seats.length, ...drawOf(stored) })
    if (!started.ok) return started
    const live = new LiveMatch(started.value, stored, EventHistory.begin(started.value))
    live.noteTimed({ kind: 'start', seat: 0, pick: 0, at: live.movedAt })
    return ok(live)
  }

  /** The same, with all that its log holds. */
  static from(game: AnyGame, stored: StoredMatch, entries: readonly LogEntry[]): Result<LiveMatch> {
    const begun = LiveMatch.begin(game, stored)
    if (!begun.ok) return begun
    for (const entry of entries) {
      const recalled = begun.value.recall(entry)
      if (!recalled.ok) return recalled
    }
    return begun
  }

  /**
   * Goes on with a match from the last of its checkpoints, with the entries up to there and choices after it: these are played in one
   * go, which is a fraction of the work of one by one. Checkpoints before the last must be of the same chain.
   */
  static restored(game: AnyGame, stored: StoredMatch, kept: Kept): Result<LiveMatch> {
    const { checkpoints, entries } = kept
    const fold = EntryFold.of(entries)
    const saved = { log: logAt(game, stored, fold), ...savedIn(kept) }
    const resumed = Match.resume(game, saved, { story: true })
    if (!resumed.ok) return resumed
    const since = checkpoints.map((one) => one.since)
    const index = {
      atEntry: since.flatMap(({ atEntry }) => atEntry),
      cuts: since.flatMap(({ cuts }) => cuts),
      reached: fold.reached,
    }
    const packs = since.flatMap((one) => one.packs)
    const history = EventHistory.restored(resumed.value, { index, packs, at: saved.checkpoint.at })
    if (history.entries !== entries.length) throw new Error('checkpoints do not fit their log')
    const live = new LiveMatch(resumed.value, stored, history)
    live.takeOver(fold, entries, since)
    return ok(live)
  }

  private takeOver(fold: EntryFold, entries: readonly LogEntry[], since: readonly Since[]): void {
    this.takenBack = fold.takenBack
    this.movedAt = fold.movedAt ?? this.movedAt
    for (const seat of fold.flagged) this.flagged.add(seat)
    for (const seat of fold.replaced) this.replaced.add(seat)
    for (const { seat, to } of fold.passed) this.holdings.pass(seat, to)
    for (const { command, n } of entries) if (command !== null) this.commands.note(command, n)
    const notes = since.flatMap(({ timed }) => timed)
    for (const [n, { isRepeated, ...note }] of notes.entries()) {
      const entry = entries[n - 1] ?? { kind: 'start', seat: 0, pick: 0, at: this.startedAt }
      const isVoid = isRepeated && entry.kind === 'choose'
      this.timedEntries.push({ ...timedOf(entry), ...(isVoid ? { kind: 'stop' } : {}), ...note })
    }
  }

  /** It was called off without a result. */
  get isCalledOff(): boolean {
    return this.voidedBy !== null
  }

  /** Who called it off: those who were left waiting, or an operator of the hall. Null where it was not. */
  get calledOffBy(): CalledOffBy | null {
    return this.voidedBy
  }

  /** Nothing of it changes any more. */
  get isOver(): boolean {
    return this.isCalledOff || this.match.outcome !== null
  }

  /** Number of entries applied. */
  get entries(): number {
    return this.history.entries
  }

  /** The entry that a command made, as somebody may count, or null if it was not done yet. */
  doneAt(command: string, looker: Looker): number | null {
    const entry = this.commands.entryOf(command)
    return entry === null ? null : this.sealed.numberFor(entry, looker)
  }

  /** The same as somebody may know it: sealed answers of others are counted once all are in. */
  entriesFor(looker: Looker): number {
    return this.sealed.numberFor(this.entries, looker)
  }

  /** The newest entry is a sealed answer, or takes one back: nobody else learns of it. */
  get isNewestSealed(): boolean {
    return this.sealed.isNewestHidden
  }

  /** Does what somebody wants, if they may. A fault changes nothing; where the rules throw, the match must be made anew. */
  apply(step: EntryBody): Result<null> {
    const wrong = this.whyNot(step)
    return wrong ? { ok: false, fault: wrong } : this.recall(step)
  }

  /** Does what an entry of the log says was done: whether it might be is not asked again. Costs what it did the first time. */
  recall(step: EntryBody): Result<null> {
    const done = this.perform(step)
    if (!done.ok) return done
    this.tell(step)
    this.sealed.note(this.entries, step)
    this.noteTimed(step)
    if (!isOfServer(step.kind)) this.moved(step)
    if (step.command !== null) this.commands.note(step.command, this.entries)
    return done
  }

  private noteTimed(entry: Made): void {
    if (this.isTimed) this.timedEntries.push({ ...timedOf(entry), ...this.timedNow })
  }

  /** Who is asked now, for clocks. */
  get timedNow(): TimedNote {
    const { asked, sealed } = this
    const askedOpenly = this.playing(this.match.askedFor(null))
    return { asked, askedOpenly, sealedFrom: sealed.from, isHidden: sealed.isNewestHidden }
  }

  private moved(step: EntryBody): void {
    if (!this.isNewestSealed) this.movedAt = step.at
    this.noteAsked(step)
  }

  private tell(step: EntryBody): void {
    if (step.kind === 'leave') return this.history.tellAnew()
    if (!isTakingBack(step.kind)) return this.history.goOn()
    this.takenBack += takenBackBy(step)
    this.history.goBack()
  }

  /** True if a seat that saw so many choices saw what it is asked now; `eyes` are those of its player, who may have other seats. */
  isCurrent(seat: Seat, length: number, eyes: Looker = seat): boolean {
    const from = this.askedFrom[seat] ?? NOT_ASKED
    const now = this.match.lengthFor(eyes)
    return length <= now && length >= (from === NOT_ASKED ? now : from)
  }

  /** Whoever is still asked after a choice of another seat is asked the same as before. */
  private noteAsked(step: EntryBody | null): void {
    const { match, askedFrom } = this
    for (let seat = 0; seat < askedFrom.length; seat++) {
      const isSame = step?.kind === 'choose' && step.seat !== seat && askedFrom[seat] !== NOT_ASKED
      if (match.askOf(seat) === null) askedFrom[seat] = NOT_ASKED
      else if (!isSame) askedFrom[seat] = match.lengthFor(seat)
    }
  }

  private get asked(): Seat[] {
    return this.playing(this.match.asks)
  }

  /** Those of whom an answer is awaited. */
  private playing(asked: readonly { readonly seat: Seat }[]): Seat[] {
    return this.isCalledOff ? [] : asked.map(({ seat }) => seat).filter((seat) => !this.flagged.has(seat))
  }

  /** True for a seat that its last person has left. */
  hasLeft(seat: Seat): boolean {
    return this.match.leavers.includes(seat) || this.replaced.has(seat)
  }

  private perform({ kind, seat, pick }: EntryBody): Result<null> {
    switch (kind) {
      case 'choose':
        return this.match.choose(seat, pick)
      case 'back':
        return this.match.withdraw(seat, 1 + pick)
      case 'undo':
        return this.match.undoTo(this.match.lastChoiceOf(seat))
      case 'leave':
        return this.match.leave(seat)
      case 'flag':
        return this.flag(seat)
      case 'replace':
        return this.replace(seat)
      case 'take':
        return this.pass(seat, pick)
      case 'draw':
        return this.match.agreeOnDraw()
      case 'stop':
      case 'resume':
        return this.isOver ? OVER : ok(null)
      case 'void':
        return this.callOff(calledOffBy(pick))
      case 'rules':
        return NO_BASE
    }
  }

  private callOff(by: CalledOffBy): Result<null> {
    if (this.isOver) return OVER
    this.voidedBy = by
    return ok(null)
  }

  private flag(seat: Seat): Result<null> {
    if (this.match.outcome) return OVER
    this.flagged.add(seat)
    return ok(null)
  }

  private replace(seat: Seat): Result<null> {
    const flagged = this.flag(seat)
    if (flagged.ok) this.replaced.add(seat)
    return flagged
  }

  private pass(seat: Seat, to: Seat): Result<null> {
    if (this.match.outcome) return OVER
    this.holdings.pass(seat, to)
    return ok(null)
  }

  private whyNot({ kind, seat, pick }: EntryBody): Fault | null {
    if (this.isCalledOff) return OVER.fault
    if (kind === 'undo') return this.whyNoUndo(seat)
    if (kind === 'replace' || kind === 'take') return this.match.leavers.includes(seat) ? GONE : null
    return kind === 'back' ? this.whyNoWayBack(seat, 1 + pick) : null
  }

  private whyNoWayBack(seat: Seat, count: number): Fault | null {
    if (!this.match.canGoBack(seat)) return NO_WAY_BACK
    return count > this.mostBack ? TOO_OFTEN : null
  }

  /** True if a seat may take back its last choice. */
  canGoBack(seat: Seat): boolean {
    return this.whyNoWayBack(seat, 1) === null
  }

  /** How many choices a person may take back one after the other. */
  stepsBack(looker: Looker): number {
    const eyes = this.eyesOfPerson(looker)
    const steps = this.match.lengthFor(eyes) - this.match.backTo(eyes)
    return Math.max(0, Math.min(steps, this.mostBack))
  }

  /** What an entry says by which a person goes back to so many choices, as they count them; a fault where they may not. */
  wayBack(looker: Looker, to: number): Result<Pick<EntryBody, 'seat' | 'pick'>> {
    const { match } = this
    const eyes = this.eyesOfPerson(looker)
    const length = match.lengthFor(eyes)
    const seat = this.seats.find((one) => isAmong(eyes.sight, one) && match.canGoBack(one))
    if (seat === undefined || to < match.backTo(eyes) || to >= length)
      return { ok: false, fault: NO_WAY_BACK }
    return ok({ seat, pick: length - to - 1 })
  }

  /** Through the seats that a person plays: what a bot chose for one is not theirs to take back. */
  private eyesOfPerson(looker: Looker): Eyes {
    const sight = sightOf(looker)
    const played = this.seats.filter((seat) => isAmong(sight, seat) && !this.flagged.has(seat))
    return eyesThrough(played, viewerOf(looker))
  }

  private get seats(): Seat[] {
    return this.askedFrom.map((_, seat) => seat)
  }

  /** Why a seat's last choice cannot be undone even if all agree, or null. */
  whyNoUndo(seat: Seat): Fault | null {
    const { match } = this
    if (this.isOver) return OVER.fault
    const last = match.lastChoiceOf(seat)
    if (last < 0) return NOTHING_CHOSEN
    if (last < match.base) return RULES_CHANGED
    if (match.leaves.some((leave) => leave.at > last)) return SOMEBODY_LEFT
    return this.isWornOut ? TOO_OFTEN : null
  }

  /** So much was taken back that it is no playing any more: a log must not grow without end. */
  private get isWornOut(): boolean {
    return this.mostBack <= 0
  }

  /** How many choices may be taken back one after the other: each counts, and leaves one less that stands. */
  private get mostBack(): number {
    return Math.ceil((MOST_TAKEN_BACK + this.match.length - this.takenBack) / 2)
  }

  /** Where its newest checkpoint lies. */
  get cut(): Cut {
    const { at } = this.match.checkpoint
    return { at, entry: this.history.entryOf(at) }
  }

  /** Its newest checkpoint, with what is known of the entries since an earlier one; 0 where there is none. */
  checkpointAfter(follows: number): MatchCheckpoint {
    const { match, history, cut } = this
    const timed = this.timedEntries.slice(follows === 0 ? 0 : follows + 1, cut.entry + 1).map(noteOf)
    const packs = history.packsBetween(follows, cut.entry)
    const since = { ...history.indexBetween(follows, cut.entry), packs, timed }
    const { rulesVersion } = match.game
    return { ...cut, follows, rulesVersion, state: () => match.checkpoint, since }
  }

  /** How much of its history a page still has right that knows the log up to an entry. */
  keptSince(entry: number): number {
    return this.history.keptSince(entry)
  }

  /** The events from one on, as somebody hears them. */
  heard(looker: Looker, from: number): SeenEvent[] {
    return this.eventsFrom(from).map((told) => eventFor(told, looker))
  }

  /** The events from one on. */
  eventsFrom(from: number): readonly EventRecord[] {
    return this.history.eventsFrom(from)
  }
}

type Made = Pick<EntryBody, 'seat' | 'pick' | 'at'> & Pick<TimedEntry, 'kind'>

function timedOf({ kind, seat, pick, at }: Made): Pick<TimedEntry, 'kind' | 'seat' | 'at' | 'to'> {
  return { kind, seat, at, ...(kind === 'take' ? { to: pick } : {}) }
}

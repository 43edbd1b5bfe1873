import {
  fault,
  heardBy,
  Match,
  ok,
  type AnyGame,
  type Fault,
  type Heard,
  type Result,
  type Seat,
  type Told,
  type Viewer,
} from '@trialhall/kernel'
import type { Entry, StoredMatch } from '../store/store.ts'
import { Commands } from './commands.ts'

/** An entry as far as a match in memory needs it. */
export type Step = Pick<Entry, 'kind' | 'seat' | 'pick' | 'command' | 'at'>

/** When an entry was made and who was asked after it; for clocks. */
export interface Turn {
  readonly kind: Entry['kind'] | 'start'
  readonly seat: Seat
  readonly at: number
  readonly asked: readonly Seat[]
}

/** Events that are kept in memory; earlier ones are told by playing the log again. */
const STORY_KEPT = 16
const NOT_ASKED = -1

/**
 * A match in memory, made from its stored log: nothing but a cache of it. Applies entries in order; keeps the end of the story,
 * and how long the story was after each entry, so that a page that was away is told only what it missed.
 */
export class LiveMatch {
  readonly match: Match
  /** Length of the story after each entry. */
  private readonly lengths: number[]
  /** How much of the story still held after an entry that took something back. */
  private readonly cuts: Map<number, number> = new Map()
  private readonly commands: Commands = new Commands()
  /** Every entry in short, with the start of the match before them; none where nobody's time is kept. */
  readonly turns: Turn[] = []
  /** When the newest entry was made, or the match began. */
  movedAt: number
  private readonly isTimed: boolean
  /** How many choices stood when each seat was asked first what it is asked now: others may answer at the same time. */
  private readonly askedFrom: number[]
  /** Seats that a bot plays on for, because they ran out of time. */
  readonly flagged: Set<Seat> = new Set()
  /** The end of what was told and still holds, and how many events stand before it. */
  private story: Told[]
  private earlier = 0

  private constructor(match: Match, stored: StoredMatch) {
    this.match = match
    this.story = match.takeEvents()
    this.lengths = [this.story.length]
    this.isTimed = stored.clock.kind !== 'none'
    this.movedAt = stored.startedAt ?? stored.createdAt
    if (this.isTimed) this.turns.push({ kind: 'start', seat: 0, at: this.movedAt, asked: this.asked })
    this.askedFrom = stored.seats.map(() => NOT_ASKED)
    this.noteAsked(null)
  }

  /** Starts the match and applies what its log holds. A match of other rules is a fault. */
  static from(game: AnyGame, stored: StoredMatch, entries: readonly Entry[]): Result<LiveMatch> {
    const { seats, seed, options, rulesVersion } = stored
    if (rulesVersion !== game.rulesVersion) return ofOtherRules(game, rulesVersion)
    const started = Match.start(game, { seats: seats.length, seed, options })
    if (!started.ok) return started
    const live = new LiveMatch(started.value, stored)
    for (const entry of entries) {
      const applied = live.apply(entry)
      if (!applied.ok) return applied
    }
    return ok(live)
  }

  /** Number of entries applied. */
  get entries(): number {
    return this.lengths.length - 1
  }

  /** The entry that a command made, or null if it was not done yet. */
  doneAt(command: string): number | null {
    return this.commands.entryOf(command)
  }

  /** Does what an entry says. A fault changes nothing; where the rules throw, the match must be made anew. */
  apply(step: Step): Result<null> {
    const isForward = step.kind === 'choose' || step.kind === 'flag' || step.kind === 'draw'
    const before = isForward ? null : retold(this.match)
    const done = this.perform(step)
    if (!done.ok) return done
    if (before) this.cuts.set(this.lengths.length, this.tellAnew(before))
    else this.goOn()
    this.lengths.push(this.earlier + this.story.length)
    this.movedAt = step.at
    if (this.isTimed) this.turns.push({ kind: step.kind, seat: step.seat, at: step.at, asked: this.asked })
    this.noteAsked(step)
    if (step.command !== null) this.commands.note(step.command, this.entries)
    return done
  }

  /** True if a seat that saw so many choices saw what it is asked now. */
  isCurrent(seat: Seat, length: number): boolean {
    const from = this.askedFrom[seat] ?? NOT_ASKED
    return length <= this.match.length && length >= (from === NOT_ASKED ? this.match.length : from)
  }

  /** Whoever is still asked after a choice of another seat is asked the same as before. */
  private noteAsked(step: Step | null): void {
    const { match, askedFrom } = this
    for (let seat = 0; seat < askedFrom.length; seat++) {
      const isSame = step?.kind === 'choose' && step.seat !== seat && askedFrom[seat] !== NOT_ASKED
      if (match.askOf(seat) === null) askedFrom[seat] = NOT_ASKED
      else if (!isSame) askedFrom[seat] = match.length
    }
  }

  private get asked(): Seat[] {
    return this.match.asks.map((ask) => ask.seat).filter((seat) => !this.flagged.has(seat))
  }

  private perform({ kind, seat, pick }: Step): Result<null> {
    switch (kind) {
      case 'choose':
        return this.match.choose(seat, pick)
      case 'back':
        return this.match.back(seat)
      case 'undo':
        return this.undoTo(seat)
      case 'leave':
        return this.match.leave(seat)
      case 'flag':
        return this.flag(seat)
      case 'draw':
        return this.match.agreeOnDraw()
    }
  }

  private flag(seat: Seat): Result<null> {
    if (this.match.outcome) return OVER
    this.flagged.add(seat)
    return ok(null)
  }

  /** Why a seat's last choice cannot be undone even if all agree, or null. */
  whyNoUndo(seat: Seat): Fault | null {
    if (this.match.outcome) return OVER.fault
    const { choices, leaves = [] } = this.match.log
    const last = choices.findLastIndex((choice) => choice.seat === seat)
    if (last < 0) return NOTHING_CHOSEN
    return leaves.some((leave) => leave.at > last) ? SOMEBODY_LEFT : null
  }

  /** Takes back everything from a seat's last choice on: what all have agreed to. */
  private undoTo(seat: Seat): Result<null> {
    const wrong = this.whyNoUndo(seat)
    if (wrong) return { ok: false, fault: wrong }
    const last = this.match.log.choices.findLastIndex((choice) => choice.seat === seat)
    while (this.match.length > last) this.match.undo()
    return ok(null)
  }

  /** Goes on with the story. */
  private goOn(): void {
    for (const told of this.match.takeEvents()) this.story.push(told)
    if (this.story.length > 2 * STORY_KEPT)
      this.earlier += this.story.splice(0, this.story.length - STORY_KEPT).length
  }

  /** Tells the story anew, of which some does not hold any more; answers how much of it stays as it was. */
  private tellAnew(before: readonly Told[]): number {
    this.match.takeEvents()
    this.story = retold(this.match)
    this.earlier = 0
    return commonLength(before, this.story)
  }

  /** How much of the story a page still has right that knows the log up to an entry. */
  keptSince(entry: number): number {
    let kept = this.lengths[entry] ?? 0
    for (const [n, cut] of this.cuts) if (n > entry) kept = Math.min(kept, cut)
    return kept
  }

  /** The story from one event on. */
  storyFrom(from: number): readonly Told[] {
    return from < this.earlier ? retold(this.match).slice(from) : this.story.slice(from - this.earlier)
  }

  /** The same, as one viewer hears it. */
  heard(viewer: Viewer, from: number): Heard[] {
    return this.storyFrom(from).map((told) => heardBy(told, viewer))
  }
}

/** The story of a match some of whose choices were taken back, told anew. */
function retold(match: Match): Told[] {
  const again = Match.replay(match.game, match.log, { story: true })
  return again.ok ? again.value.takeEvents() : []
}

function commonLength(one: readonly Told[], other: readonly Told[]): number {
  const differs = one.findIndex((told, i) => JSON.stringify(told) !== JSON.stringify(other[i]))
  return differs < 0 ? one.length : differs
}

function ofOtherRules({ title, rulesVersion }: AnyGame, version: number): Result<never> {
  const message = `This match was begun by version ${version} of the rules of ${title}; this server plays version ${rulesVersion}. Its log can still be read.`
  return fault('foreign-log', 'rulesVersion', message)
}

const OVER = fault('match-over', 'match', 'The match is over; nothing of it can be changed.')
const NOTHING_CHOSEN: Fault = fault(
  'no-way-back',
  'seat',
  'You have not chosen anything yet, so nothing can be undone.',
).fault
const SOMEBODY_LEFT: Fault = fault(
  'no-way-back',
  'seat',
  'Somebody has left the match since then, so it cannot be undone.',
).fault

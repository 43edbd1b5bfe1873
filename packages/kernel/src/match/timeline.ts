import type { Ask, Asked, Choice } from '../ask.ts'
import { choiceOf } from './choice.ts'
import { Checkpoints, firstCheckpoint, type Checkpoint } from './checkpoints.ts'
import { NOBODY_TO_ASK } from './first-state.ts'
import type { Game } from '../game.ts'
import { aloneFrom, isVacant, type Leave } from './leaves.ts'
import { seatedAt, type PartySeating } from '../parties.ts'
import type { Log } from '../formats/log.ts'
import type { Outcome } from '../outcome.ts'
import { ReplayDecider, type ChanceFork, type Telling } from './replay-decider.ts'
import { RulesError } from '../result.ts'
import { isAmong, seatLetter, sightOf, type Looker, type Seat, type Sight } from '../seats.ts'
import type { State } from '../state.ts'
import { Misfit, Suspend, type Sealed } from './suspend.ts'
import { Table } from '../table.ts'
import { eventRecorder, type EventRecord } from '../hidden/event-record.ts'
import { redealUnseen } from '../hidden/views.ts'

/** Where play has come to: what the rules ask there, or how the match ended. */
interface Pause<S> {
  readonly state: S
  readonly asks: readonly Ask[]
  /** For asks that several seats answer at once and in secret. */
  readonly sealed: Sealed | null
  readonly outcome: Outcome | null
  /** Counts what anybody has learned; see `Table.knowledge`. */
  readonly knowledge: number
  /** Decisions of the current segment so far. */
  readonly decisions: number
}

/** What a match is made of besides its first state. */
export type Recorded = Pick<Log, 'choices' | 'leaves' | 'drawn'>

/**
 * The timeline of one match: what is recorded of it, the checkpoints on the way, and where it stands now. It runs the
 * rules from the last checkpoint to the next ask whenever the record changes, and says nothing on who may change it.
 */
export class Timeline<S extends State, E> {
  private readonly game: Game<S, E>
  private readonly seated: PartySeating
  private readonly decider: ReplayDecider<S, E> = new ReplayDecider<S, E>()
  private checkpoints: Checkpoints<S>
  private readonly made: Choice[] = []
  private readonly left: Leave[] = []
  private drawn = false
  private fork: ChanceFork<S> | null = null
  private readonly knowledgeAt: number[] = []
  private untold: EventRecord<E>[] = []
  private pause: Pause<S>

  constructor(game: Game<S, E>, seats: number, start: S) {
    this.game = game
    this.seated = seatedAt(game, seats)
    this.checkpoints = new Checkpoints(firstCheckpoint(start))
    this.pause = { state: start, asks: [], sealed: null, outcome: null, knowledge: 0, decisions: 0 }
  }

  get state(): S {
    return this.pause.state
  }

  get asks(): readonly Ask[] {
    return this.pause.asks
  }

  get outcome(): Outcome | null {
    return this.pause.outcome
  }

  /** Several seats answer at once and in secret. */
  get isSealed(): boolean {
    return this.pause.sealed !== null
  }

  /** How many choices somebody knows of: sealed answers of others count for them once all are in. */
  lengthFor(looker: Looker): number {
    const { made, pause } = this
    const from = pause.sealed?.from ?? made.length
    const eyes = sightOf(looker)
    return from + made.slice(from).filter(({ seat }) => isAmong(eyes, seat)).length
  }

  /** Who is asked what, as somebody may know it: whoever answers in secret is asked until all have answered. */
  askedFor(looker: Looker): Asked[] {
    const { asks, sealed } = this.pause
    const open = asks.map(({ seat, prompt }) => ({ seat, prompt }))
    if (sealed === null) return open
    const eyes = sightOf(looker)
    const others = sealed.asked.filter(({ seat }) => !isAmong(eyes, seat) && !this.isVacant(seat))
    return [...others, ...open.filter(({ seat }) => isAmong(eyes, seat))].toSorted((a, b) => a.seat - b.seat)
  }

  /** Decisions of the current segment so far. */
  get decisions(): number {
    return this.pause.decisions
  }

  get choices(): readonly Choice[] {
    return this.made
  }

  get leaves(): readonly Leave[] {
    return this.left
  }

  /** All agreed on a draw after the last choice. */
  get isDrawn(): boolean {
    return this.drawn
  }

  /** A copy of the record, as a log keeps it. */
  get recorded(): Recorded {
    const { made, left } = this
    return {
      ...(left.length === 0 ? {} : { leaves: left.map((leave) => ({ ...leave })) }),
      ...(this.drawn ? { drawn: true } : {}),
      choices: made.map((choice) => ({ ...choice })),
    }
  }

  get checkpoint(): Checkpoint<S> {
    return this.checkpoints.last
  }

  /** Events told since this was last called. */
  takeEvents(): EventRecord<E>[] {
    const told = this.untold
    this.untold = []
    return told
  }

  /** The choices since the last checkpoint that a seat knows of: sealed ones only if they are its own. */
  choicesKnownTo(seat: Seat): Choice[] {
    const { at } = this.checkpoints.last
    const sealedFrom = this.pause.sealed?.from ?? this.made.length
    return this.made.slice(at).filter((choice, i) => at + i < sealedFrom || choice.seat === seat)
  }

  /** True when nobody answers for this seat any more. */
  isVacant(seat: Seat): boolean {
    return isVacant(this.left, { at: this.made.length, seat })
  }

  /** Takes over what was recorded elsewhere, before anything is played. */
  take(recorded: Recorded): void {
    for (const { seat, pick } of recorded.choices) this.made.push(choiceOf(seat, pick))
    for (const leave of recorded.leaves ?? []) this.left.push({ ...leave })
    this.drawn = recorded.drawn === true
  }

  /** Begins at a checkpoint, whatever was recorded before it: nothing before it is played again. Before anything is taken over. */
  beginAt(checkpoint: Checkpoint<S>): void {
    this.checkpoints = new Checkpoints(checkpoint)
  }

  /** Choices before the first checkpoint, which stay as they are. */
  get base(): number {
    return this.checkpoints.first.at
  }

  /** Goes on from a checkpoint that was put away with what is recorded. */
  goOnFrom(checkpoint: Checkpoint<S>): void {
    this.checkpoints.goOnFrom(checkpoint)
  }

  /** Plays from the last checkpoint through all recorded choices to the next ask or the end. */
  play(telling: Telling): void {
    const { made: record, left: leaves, untold: told, knowledgeAt, endsAt } = this
    const { at: from, asked } = this.checkpoints.last
    if (from > 0) knowledgeAt[from - 1] = asked
    const { fork } = this
    this.decider.begin({ record, from, telling, leaves, endsAt, told, knowledgeAt, fork })
    this.applyLeaves()
    let pause = this.end()
    while (pause === null) pause = this.segment() ?? this.end()
    this.pause = this.drawn ? this.asDrawn(pause, telling) : pause
  }

  /** This timeline as it stands, whose chance falls otherwise from its next choice on. It shares nothing that changes with this one. */
  forked(seed32: number): Timeline<S, E> {
    const { game, checkpoint, made, left, seated } = this
    const other = new Timeline<S, E>(game, seated.seats, checkpoint.state)
    other.beginAt(checkpoint)
    other.take({ choices: made, leaves: left })
    other.fork = { at: made.length, drawAnew: (state) => redealUnseen(game, state, seed32) }
    other.play('none')
    return other
  }

  /** Plays on with one choice more. If the rules throw at it, nothing has changed. */
  choose(choice: Choice): void {
    const told = this.untold.length
    this.made.push(choice)
    try {
      this.play('new')
    } catch (thrown) {
      this.made.pop()
      this.untold.length = told
      this.checkpoints.dropBeyond(this.made.length)
      throw thrown
    }
  }

  /**
   * Index of the choice that this seat could take back, or -1: its last one, if nothing has been rolled or revealed since.
   * Sealed answers of others do not stand in the way of a sealed answer. What was chosen before such a question stands, whether they
   * have answered it or not: else this would tell.
   */
  retractable(seat: Seat): number {
    const { outcome, sealed, knowledge } = this.pause
    if (outcome !== null) return -1
    const last = this.lastOf(seat)
    if (last < this.base || this.left.some((leave) => leave.at > last)) return -1 // who has left is not brought back
    const isSealed = sealed !== null && last >= sealed.from
    if (!isSealed && this.isAskedInSecretBeside(seat)) return -1
    const isLast = isSealed || last === this.made.length - 1
    return isLast && this.knowledgeAt[last] === knowledge ? last : -1
  }

  /**
   * The fewest choices to which one could go back by taking back the last choice of some of these seats again and again: all beyond were
   * made by them, and nothing has been rolled or revealed since the first of those was asked.
   */
  retractableTo(eyes: Sight): number {
    const { made, base, left, pause } = this
    const least = Math.max(base, ...left.map(({ at }) => at)) // who has left is not brought back
    let to = made.length
    if (pause.outcome !== null) return to
    while (to > least && this.isRetractable(to - 1, eyes)) to--
    return to
  }

  /** Others are asked at the same time and in secret. */
  private isAskedInSecretBeside(seat: Seat): boolean {
    return this.pause.sealed?.asked.some((one) => one.seat !== seat && !this.isVacant(one.seat)) ?? false
  }

  private isRetractable(index: number, eyes: Sight): boolean {
    const seat = this.made[index]?.seat
    if (seat === undefined || !isAmong(eyes, seat) || this.isAskedInSecretBeside(seat)) return false
    return this.knowledgeAt[index] === this.pause.knowledge
  }

  /** Somebody has answered who is not to see what others answer at the same time. */
  get isAnsweredInSecret(): boolean {
    const { sealed } = this.pause
    return sealed !== null && this.made.length > sealed.from
  }

  /** Index of the last choice of a seat, or -1. */
  lastOf(seat: Seat): number {
    return this.made.findLastIndex((choice) => choice.seat === seat)
  }

  /** Plays again without one of the choices. */
  dropChoice(index: number): void {
    this.made.splice(index, 1)
    this.goBack()
  }

  /** Plays again with the first so many choices. */
  dropChoicesFrom(length: number): void {
    this.made.length = length
    this.goBack()
  }

  private goBack(): void {
    this.checkpoints.dropBeyond(this.made.length)
    this.play('none')
  }

  /**
   * A seat leaves now: at the first end of a segment since the last choice, else where the match stands if only one side is left, else
   * at the end of this segment. What was told since that choice is told anew. If the rules throw at it, nothing has changed.
   */
  leave(seat: Seat): void {
    const at = this.made.length
    const { untold, checkpoints } = this
    const known = this.knowledgeAt.slice()
    this.left.push({ at, seat })
    this.untold = untold.filter((told) => told.at < at)
    this.checkpoints = checkpoints.copy()
    if (at > this.base) this.checkpoints.dropBeyond(at - 1)
    else this.checkpoints.dropAfterFirst(at)
    try {
      this.play('new')
    } catch (thrown) {
      this.left.pop()
      this.untold = untold
      this.checkpoints = checkpoints
      this.knowledgeAt.splice(0, this.knowledgeAt.length, ...known)
      throw thrown
    }
  }

  /** Plays again, from the first state on, without the last leave. */
  dropLeave(start: S): void {
    this.left.pop()
    this.checkpoints = new Checkpoints(firstCheckpoint(start))
    this.play('none')
  }

  /** Ends the match as drawn where it stands. */
  draw(): void {
    this.play('none') // the state that others look at is left alone: what is changed is a new one
    this.pause = this.asDrawn(this.pause, 'new')
    this.drawn = true
  }

  /** Goes on as if no draw had been agreed on. */
  dropDraw(): void {
    this.drawn = false
    this.play('none')
  }

  /** The state between two asks becomes the last one. */
  private asDrawn({ state, knowledge }: Pause<S>, telling: Telling): Pause<S> {
    const { game } = this
    const table = new Table<S, E>(game, state, NOBODY_TO_ASK)
    if (telling !== 'none') table.sink = eventRecorder(this.untold, { state, at: this.made.length })
    game.agreeOnDraw?.(table)
    const outcome = game.outcome(state)
    if (outcome === null) throw new RulesError(`${game.id}: a draw that was agreed on does not end the match`)
    return { state, asks: [], sealed: null, outcome, knowledge, decisions: 0 }
  }

  /** Takes seats that have left by the last checkpoint out of the game, there, and lets the rules tell it like all that happens. */
  private applyLeaves(): void {
    const checkpoint = this.checkpoints.last
    const due = this.left.filter((leave, i) => i >= checkpoint.leaves && leave.at <= checkpoint.at)
    if (due.length === 0) return
    const state = this.game.clone(checkpoint.state)
    const table = new Table<S, E>(this.game, state, NOBODY_TO_ASK)
    this.decider.listenTo(table)
    for (const { seat } of due) this.game.leave?.(table, seat)
    this.checkpoints.replaceLast(state, checkpoint.leaves + due.length)
  }

  /** After so many choices only one side is left. */
  private get endsAt(): number {
    return this.game.leave ? aloneFrom(this.left, this.seated) : Infinity
  }

  /** Only one side is left: the match is over where it stands, and the rest of the segment brings nothing any more. */
  private endedByLeaving({ state, knowledge }: Table<S, E>): Pause<S> {
    const { game, left, decider } = this
    if (decider.used < this.made.length) throw new Misfit(decider.used, 'the match is already over')
    const table = new Table<S, E>(game, state, NOBODY_TO_ASK)
    decider.listenTo(table)
    for (const { seat } of left.slice(this.checkpoints.last.leaves)) game.leave?.(table, seat)
    const outcome = game.outcome(state)
    if (outcome === null) throw new RulesError(`${game.id}: the match goes on although only one side is left`)
    return { state, asks: [], sealed: null, outcome, knowledge, decisions: 0 }
  }

  /** How the match ended, if it is over at the last checkpoint. Throws if more is recorded than was played. */
  private end(): Pause<S> | null {
    const { state, knowledge } = this.checkpoints.last
    const outcome = this.game.outcome(state)
    if (outcome === null) return null
    const { used } = this.decider
    if (used < this.made.length) throw new Misfit(used, 'the match is already over')
    if (this.drawn) throw new RulesError('a draw was agreed on when the match was already over')
    return { state, asks: [], sealed: null, outcome, knowledge, decisions: 0 }
  }

  /** Plays one segment: where the rules ask in it, or null when it is over and has left a checkpoint. */
  private segment(): Pause<S> | null {
    const { decider, game } = this
    const { at, state: start, knowledge: before, asked } = this.checkpoints.last
    const state = game.clone(start)
    const table = new Table<S, E>(game, state, decider)
    table.knowledge = before
    decider.attend(table)
    const suspended = playSegment(game, table)
    const { knowledge } = table
    const { used } = decider
    if (suspended && this.made.length >= this.endsAt) return this.endedByLeaving(table)
    if (suspended) {
      const next = this.made[used]
      if (next) throw new Misfit(used, `seat ${seatLetter(next.seat)} answers and is not asked`)
      const { asks, sealed } = suspended
      return { state, asks, sealed, outcome: null, knowledge, decisions: used - at }
    }
    this.checkpoints.add({ at: used, state, knowledge, asked: this.knowledgeAt[used - 1] ?? asked })
    this.applyLeaves()
    return null
  }
}

function playSegment<S extends State, E>(game: Game<S, E>, table: Table<S, E>): Suspend | null {
  try {
    game.advance(table)
    return null
  } catch (thrown) {
    if (thrown instanceof Suspend) return thrown
    throw thrown
  }
}

import type { Ask, Choice } from './ask.ts'
import type { Seed } from './chance.ts'
import { choiceOf } from './choice.ts'
import { Checkpoints, type Checkpoint } from './checkpoints.ts'
import { firstState, NOBODY_TO_ASK } from './first-state.ts'
import type { Game } from './game.ts'
import { stateHash } from './hash.ts'
import { isVacant, type Leave } from './leaves.ts'
import { LOG_FORMAT, type Log } from './log.ts'
import {
  NOTHING_TO_DRAW,
  badChoice,
  badPick,
  foreignLog,
  hasLeft,
  neverDrawn,
  neverLeft,
  noSuchSeat,
  notAsked,
  nothingToChoose,
  nothingToLeave,
  nothingToRedo,
  nothingToUndo,
  noWayBack,
  unplayable,
} from './match-faults.ts'
import { changedOptions, type Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { Position } from './position.ts'
import { Recorder, type Telling } from './recorder.ts'
import { checkRequest, type MatchRequest } from './request.ts'
import { ok, RulesError, type Fault, type Result } from './result.ts'
import type { Seat, Viewer } from './seats.ts'
import type { State } from './state.ts'
import { Misfit, Suspend } from './suspend.ts'
import { Table } from './table.ts'
import { listener, type Told } from './told.ts'
import { viewFor, type View } from './views.ts'

/** A match as it is put away to go on elsewhere: its log, and the last checkpoint so that nothing is played again. */
export interface Saved<S extends State = State> {
  readonly log: Log
  readonly checkpoint: Checkpoint<S>
}

/**
 * A match between people: it waits for choices, can go back and forth, and is at any time the same as its log.
 * Each choice runs the current segment again from its checkpoint with one recorded choice more.
 */
export class Match<S extends State = State, E = unknown> {
  readonly game: Game<S, E>
  readonly seats: number
  readonly options: Options
  private readonly request: MatchRequest
  private readonly recorder: Recorder<S, E> = new Recorder<S, E>()
  private checkpoints: Checkpoints<S>
  private made: Choice[] = []
  private undone: Choice[] = []
  private leaves: Leave[] = []
  private isDrawn = false
  private knowledgeAt: number[] = []
  private knowledge = 0
  private sealedFrom: number | null = null
  private current: S
  private open: readonly Ask[] = []
  private ended: Outcome | null = null
  private untold: Told<E>[] = []
  private decisions = 0

  private constructor(game: Game<S, E>, request: MatchRequest, start: S) {
    this.game = game
    this.seats = request.seats
    this.options = request.options
    this.request = request
    this.current = start
    this.checkpoints = new Checkpoints(start)
  }

  /** Starts a match. Wrong seats, options, seed, position or dice are faults; nothing is thrown for them. */
  static start<S extends State, E>(game: Game<S, E>, given: unknown): Result<Match<S, E>> {
    const prepared = Match.prepare(game, given)
    if (prepared.ok) prepared.value.run('new')
    return prepared
  }

  private static prepare<S extends State, E>(game: Game<S, E>, given: unknown): Result<Match<S, E>> {
    const request = checkRequest(game, given)
    if (!request.ok) return request
    const start = firstState(game, request.value)
    return start.ok ? ok(new Match(game, request.value, start.value)) : start
  }

  /**
   * Plays a log again. `story: true` also tells all its events, not only those after the last choice.
   * A log of another game or version, or with a choice that was never possible, is a fault.
   */
  static replay<S extends State, E>(
    game: Game<S, E>,
    log: Log,
    how: { story: boolean },
  ): Result<Match<S, E>> {
    if (log.game !== game.id || log.rulesVersion !== game.rulesVersion) return foreignLog(game, log)
    const prepared = Match.prepare(game, log)
    if (!prepared.ok) return prepared
    const match = prepared.value
    match.take(log)
    return match.tryRun(how.story ? 'all' : 'none')
  }

  /** Goes on with a match that was put away. The saved checkpoint is trusted: it must come from `save`. */
  static resume<S extends State, E>(game: Game<S, E>, saved: Saved<S>): Result<Match<S, E>> {
    if (saved.log.game !== game.id || saved.log.rulesVersion !== game.rulesVersion)
      return foreignLog(game, saved.log)
    const prepared = Match.prepare(game, saved.log)
    if (!prepared.ok) return prepared
    const match = prepared.value
    match.take(saved.log)
    match.checkpoints.goOnFrom(saved.checkpoint)
    return match.tryRun('none')
  }

  private take(log: Log): void {
    this.made = log.choices.map((choice) => ({ ...choice }))
    this.leaves = (log.leaves ?? []).map((leave) => ({ ...leave }))
    this.isDrawn = log.drawn === true
    this.applyLeaves()
  }

  /** Puts the match away. Contains every secret of it: for storage and workers, never for a player. */
  save(): Saved<S> {
    return { log: this.log, checkpoint: this.checkpoints.last }
  }

  /** Seed, options and all choices: everything there is to the match. */
  get log(): Log {
    const { request, game } = this
    const changed = changedOptions(game.options, request.seats, request.options)
    return {
      format: LOG_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: request.seats,
      seed: request.seed,
      options: changed,
      ...(request.position === undefined ? {} : { position: request.position }),
      ...(request.rolls === undefined ? {} : { rolls: request.rolls }),
      ...(this.leaves.length === 0 ? {} : { leaves: this.leaves.map((leave) => ({ ...leave })) }),
      ...(this.isDrawn ? { drawn: true } : {}),
      choices: this.made.map((choice) => ({ ...choice })),
    }
  }

  get seed(): Seed {
    return this.request.seed
  }

  /** Several seats answer at once and in secret: who has answered sees no more than before. */
  get isSealed(): boolean {
    return this.sealedFrom !== null
  }

  /** The state as the rules see it now. Contains every secret; read only. */
  get state(): S {
    return this.current
  }

  /** Every open ask: none when the match is over, several when seats decide at the same time. */
  get asks(): readonly Ask[] {
    return this.open
  }

  /** The open ask of one seat. */
  askOf(seat: Viewer): Ask | null {
    return this.open.find((ask) => ask.seat === seat) ?? null
  }

  get outcome(): Outcome | null {
    return this.ended
  }

  /** Seats that gave up. */
  get leavers(): Seat[] {
    return this.leaves.map((leave) => leave.seat)
  }

  /** Number of choices made. */
  get length(): number {
    return this.made.length
  }

  /** Decisions of the current segment so far. */
  get segmentDecisions(): number {
    return this.decisions
  }

  /** Events told since this was last called. */
  takeEvents(): Told<E>[] {
    const told = this.untold
    this.untold = []
    return told
  }

  viewFor(viewer: Viewer): View<S> {
    return viewFor(this.game, this.current, viewer)
  }

  hash(): string {
    return stateHash(this.current)
  }

  /** What a bot in this seat may know and try out, or null when the seat is not asked. */
  position(seat: Seat): Position<S, E> | null {
    const ask = this.askOf(seat)
    if (!ask) return null
    const { at, state } = this.checkpoints.last
    const sealedFrom = this.sealedFrom ?? this.made.length
    const prefix = this.made.slice(at).filter((choice, i) => at + i < sealedFrom || choice.seat === seat)
    const leaves = this.leaves.slice()
    const isVacantAfter = (other: Seat, after: number): boolean =>
      leaves.length > 0 && isVacant(leaves, this.seats, { at: at + after, seat: other })
    const { game } = this
    const view = this.viewFor(seat)
    return new Position<S, E>({ game, view, ask, checkpoint: state, prefix, isVacant: isVacantAfter })
  }

  /** Picks an option for a seat. A fault changes nothing; neither does an error thrown by the rules. */
  choose(seat: Seat, pick: number): Result<null> {
    const wrong = this.checkPick(seat, pick)
    if (wrong) return wrong
    this.advanceWith(choiceOf(seat, pick))
    this.undone = []
    return ok(null)
  }

  private advanceWith(choice: Choice): void {
    const { current, ended, knowledge, decisions } = this
    const told = this.untold.length
    this.made.push(choice)
    try {
      this.run('new')
    } catch (thrown) {
      this.made.pop()
      this.untold.length = told
      this.checkpoints.dropBeyond(this.made.length)
      Object.assign(this, { current, ended, knowledge, decisions })
      throw thrown
    }
  }

  private hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  private checkPick(seat: Seat, pick: number): Result<null> | null {
    if (!this.hasSeat(seat)) return noSuchSeat(seat, this.seats)
    if (this.ended) return nothingToChoose()
    const ask = this.askOf(seat)
    if (!ask) return notAsked(seat, this.open)
    const isOffered = Number.isInteger(pick) && pick >= 0 && pick < ask.options.length
    return isOffered ? null : badPick(pick, ask.options.length)
  }

  /** True while the last choice was this seat's and nothing has been rolled, revealed or chosen by others since. */
  canGoBack(seat: Seat): boolean {
    const last = this.lastOf(seat)
    return last >= 0 && this.ended === null && this.knowledgeAt[last] === this.knowledge
  }

  /**
   * Index of the choice this seat could take back, or -1: its last one. Sealed answers of others do not stand in the way
   * of a sealed answer, but they do in the way of what was chosen before.
   */
  private lastOf(seat: Seat): number {
    const last = this.made.findLastIndex((choice) => choice.seat === seat)
    const isSealed = this.sealedFrom !== null && last >= this.sealedFrom
    return isSealed || last === this.made.length - 1 ? last : -1
  }

  /** Takes back this seat's last choice, if it may. */
  back(seat: Seat): Result<null> {
    if (!this.canGoBack(seat)) return noWayBack()
    this.made.splice(this.lastOf(seat), 1)
    this.undone = []
    this.rewind()
    return ok(null)
  }

  /** Takes back the last choice whatever was revealed: for analysis, and for games where all agree. */
  undo(): Result<null> {
    if (this.isDrawn) return this.undoDraw()
    if (this.leaves.some((leave) => leave.at === this.made.length)) return this.undoLeave()
    const last = this.made.pop()
    if (!last) return nothingToUndo()
    this.undone.push(last)
    this.rewind()
    return ok(null)
  }

  private undoDraw(): Result<null> {
    this.isDrawn = false
    this.run('none')
    return ok(null)
  }

  private undoLeave(): Result<null> {
    this.leaves.pop()
    const start = firstState(this.game, this.request)
    if (!start.ok) return start
    this.checkpoints = new Checkpoints(start.value)
    this.applyLeaves()
    this.ended = null
    this.run('none')
    return ok(null)
  }

  /** Makes the last undone choice again. */
  redo(): Result<null> {
    const next = this.undone.at(-1)
    if (!next) return nothingToRedo()
    this.advanceWith(next)
    this.undone.pop()
    return ok(null)
  }

  /**
   * A seat gives up its place. The rules take it out of the game between two segments; until then its asks are answered
   * with the quiet option. Events told since the last choice may be void: read the story again as after `back`.
   */
  leave(seat: Seat): Result<null> {
    const wrong = this.checkLeave(seat)
    if (wrong) return wrong
    this.leaves.push({ at: this.made.length, seat })
    this.undone = []
    if (this.checkpoints.dropAfterFirst(this.made.length)) this.applyLeaves()
    this.run('none')
    return ok(null)
  }

  private checkLeave(seat: Seat): Result<null> | null {
    if (!this.hasSeat(seat)) return noSuchSeat(seat, this.seats)
    if (this.ended) return nothingToLeave()
    if (!this.game.leave) return neverLeft(this.game.title)
    const isGone = isVacant(this.leaves, this.seats, { at: this.made.length, seat })
    return isGone ? hasLeft(seat) : null
  }

  /** Everybody agrees on a draw: the match is over where it stands. Whether all who play do agree is for the caller to know. */
  agreeOnDraw(): Result<null> {
    const wrong = this.whyNoDraw()
    if (wrong) return { ok: false, fault: wrong }
    this.undone = []
    this.run('none') // the state that others look at is left alone: what is changed is a new one
    this.endAsDrawn('new')
    this.isDrawn = true
    return ok(null)
  }

  /** Why nobody can agree on a draw here, or null. */
  whyNoDraw(): Fault | null {
    if (this.ended) return NOTHING_TO_DRAW
    return this.game.agreeOnDraw ? null : neverDrawn(this.game.title)
  }

  /** The state between two asks becomes the last one. */
  private endAsDrawn(telling: Telling): void {
    const { game, current: state } = this
    const table = new Table<S, E>(game, state, NOBODY_TO_ASK)
    if (telling !== 'none') table.audience = listener(this.untold, { state, at: this.made.length })
    game.agreeOnDraw?.(table)
    this.ended = game.outcome(state)
    if (this.ended === null)
      throw new RulesError(`${game.id}: a draw that was agreed on does not end the match`)
    this.open = []
    this.sealedFrom = null
    this.decisions = 0
  }

  /** Takes seats that have left by the last checkpoint out of the game, there. */
  private applyLeaves(): void {
    const checkpoint = this.checkpoints.last
    const due = this.leaves.filter((leave, i) => i >= checkpoint.leaves && leave.at <= checkpoint.at)
    if (due.length === 0) return
    const state = this.game.clone(checkpoint.state)
    const table = new Table<S, E>(this.game, state, NOBODY_TO_ASK)
    for (const { seat } of due) this.game.leave?.(table, seat)
    this.checkpoints.replaceLast(state, checkpoint.leaves + due.length)
  }

  private rewind(): void {
    this.ended = null
    this.checkpoints.dropBeyond(this.made.length)
    this.run('none')
  }

  /** Runs what a log says; a choice that does not fit and dice that no die can show are faults of the log. */
  private tryRun(telling: Telling): Result<this> {
    try {
      this.run(telling)
      return ok(this)
    } catch (thrown) {
      if (thrown instanceof Misfit) return badChoice(thrown)
      if (thrown instanceof RulesError) return unplayable(thrown.message)
      throw thrown
    }
  }

  /** Plays from the last checkpoint through all recorded choices to the next ask or the end. */
  private run(telling: Telling): void {
    const { made: record, leaves, seats, untold: told, knowledgeAt } = this
    const { at: from, asked } = this.checkpoints.last
    if (from > 0) knowledgeAt[from - 1] = asked
    this.recorder.begin({ record, from, telling, leaves, seats, told, knowledgeAt })
    let asks: Suspend | null = null
    while (asks === null && !this.isOver()) asks = this.segment()
    this.open = asks?.asks ?? []
    this.sealedFrom = asks?.sealedFrom ?? null
    if (this.isDrawn) this.endAsDrawn(telling)
  }

  private isOver(): boolean {
    const { state, knowledge } = this.checkpoints.last
    this.ended = this.game.outcome(state)
    if (this.ended === null) return false
    this.current = state
    this.knowledge = knowledge
    this.decisions = 0
    const { used } = this.recorder
    if (used < this.made.length) throw new Misfit(used, 'the match is already over')
    if (this.isDrawn) throw new RulesError('a draw was agreed on when the match was already over')
    return true
  }

  private segment(): Suspend | null {
    const { recorder, game } = this
    const { at, state: start, knowledge, asked } = this.checkpoints.last
    const state = game.clone(start)
    const table = new Table<S, E>(game, state, recorder)
    table.knowledge = knowledge
    recorder.attend(table)
    const suspended = playSegment(game, table)
    this.current = state
    this.knowledge = table.knowledge
    this.decisions = recorder.used - at
    if (suspended) return suspended
    const { used } = recorder
    this.checkpoints.add({
      at: used,
      state,
      knowledge: table.knowledge,
      asked: this.knowledgeAt[used - 1] ?? asked,
    })
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

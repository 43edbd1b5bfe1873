import type { Ask, Asked } from '../ask.ts'
import { tapeBetween, type Seed } from '../chance.ts'
import type { Checkpoint } from './checkpoints.ts'
import { choiceOf } from './choice.ts'
import { Timeline } from './timeline.ts'
import { firstState } from './first-state.ts'
import type { Game } from '../game.ts'
import { stateHash } from '../formats/hash.ts'
import type { Leave } from './leaves.ts'
import { LOG_FORMAT, type Log } from '../formats/log.ts'
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
  ofSeveralRules,
  unplayable,
} from './match-faults.ts'
import { changedOptions, type Options } from '../request/options.ts'
import type { Outcome } from '../outcome.ts'
import { Position } from './position.ts'
import type { Telling } from './replay-decider.ts'
import { checkRequest, type MatchRequest } from '../request/request.ts'
import { ok, RulesError, type Fault, type Result } from '../result.ts'
import { isAmong, sightOf, type Looker, type Seat, type Viewer } from '../seats.ts'
import type { State } from '../state.ts'
import { Misfit } from './suspend.ts'
import { WaysBack } from './ways-back.ts'
import type { EventRecord } from '../hidden/event-record.ts'
import { viewFor, type View } from '../hidden/views.ts'

/** Stands in the log that a bot is given where the seed would. */
const UNTOLD = 'untold'

/** A match as it is put away to go on elsewhere: its log, and the last checkpoint so that nothing is played again. */
export interface Saved<S extends State = State> {
  readonly log: Log
  readonly checkpoint: Checkpoint<S>
  /** Earlier checkpoints, the oldest first: what is undone is played again from these. */
  readonly earlier?: readonly Checkpoint<S>[]
  /**
   * Where the rules of today took over from earlier ones, as a state of today. What was chosen before is only recorded: it is
   * neither played again nor undone.
   */
  readonly base?: Checkpoint<S>
}

/**
 * A match between people: it waits for choices, can go back and forth, and is at any time the same as its log.
 * Each choice runs the current segment again from its checkpoint with one recorded choice more (`timeline.ts`).
 */
export class Match<S extends State = State, E = unknown> {
  readonly game: Game<S, E>
  readonly seats: number
  readonly options: Options
  private readonly request: MatchRequest
  private readonly timeline: Timeline<S, E>
  private readonly ways: WaysBack<S, E>

  private constructor(game: Game<S, E>, request: MatchRequest, timeline: Timeline<S, E>) {
    this.game = game
    this.seats = request.seats
    this.options = request.options
    this.request = request
    this.timeline = timeline
    this.ways = new WaysBack(timeline, { seats: request.seats, start: () => firstState(game, request) })
  }

  /** Starts a match. Wrong seats, options, seed, position or dice are faults; nothing is thrown for them. */
  static start<S extends State, E>(game: Game<S, E>, given: unknown): Result<Match<S, E>> {
    const prepared = Match.prepare(game, given)
    if (prepared.ok) prepared.value.timeline.play('new')
    return prepared
  }

  private static prepare<S extends State, E>(game: Game<S, E>, given: unknown): Result<Match<S, E>> {
    const request = checkRequest(game, given)
    if (!request.ok) return request
    const start = firstState(game, request.value)
    if (!start.ok) return start
    return ok(new Match(game, request.value, new Timeline<S, E>(game, request.value.seats, start.value)))
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
    const earlier = log.earlierRules?.at(-1)
    if (earlier) return ofSeveralRules(log, earlier)
    const prepared = Match.prepareLog(game, log)
    if (!prepared.ok) return prepared
    const match = prepared.value
    match.timeline.take(log)
    return match.playLog(how.story ? 'all' : 'none')
  }

  /**
   * Goes on with a match that was put away. Saved checkpoints are trusted: they must come from `save`. `story: true` also tells the
   * events since the last checkpoint.
   */
  static resume<S extends State, E>(
    game: Game<S, E>,
    saved: Saved<S>,
    how: { story: boolean } = { story: false },
  ): Result<Match<S, E>> {
    const prepared = Match.prepareLog(game, saved.log)
    if (!prepared.ok) return prepared
    const match = prepared.value
    const { base, earlier = [], checkpoint, log } = saved
    if (base) match.timeline.beginAt(base)
    match.timeline.take(log)
    for (const one of [...earlier, checkpoint]) match.timeline.goOnFrom(one)
    return match.playLog(how.story ? 'all' : 'none')
  }

  private static prepareLog<S extends State, E>(game: Game<S, E>, log: Log): Result<Match<S, E>> {
    const isForeign = log.game !== game.id || log.rulesVersion !== game.rulesVersion
    return isForeign ? foreignLog(game, log) : Match.prepare(game, log)
  }

  /** Plays what a log says; a choice that does not fit and dice that no die can show are faults of the log. */
  private playLog(telling: Telling): Result<this> {
    try {
      this.timeline.play(telling)
      return ok(this)
    } catch (thrown) {
      if (thrown instanceof Misfit) return badChoice(thrown)
      if (thrown instanceof RulesError) return unplayable(thrown.message)
      throw thrown
    }
  }

  /** Puts the match away. Contains every secret of it: for storage and workers, never for a player. */
  save(): Saved<S> {
    return { log: this.log, checkpoint: this.timeline.checkpoint }
  }

  /**
   * As `save`, for a bot to think about in another thread or process. Of the match's chance it holds what was drawn since the
   * checkpoint, so that the bot can play its way to the ask, and nothing by which it could know what comes.
   */
  saveForBot(): Saved<S> {
    const { seedFrom: _from, generator: _generator, rolls: _rolls, ...log } = this.log
    return {
      log: { ...log, seed: UNTOLD },
      checkpoint: { ...this.timeline.checkpoint, state: this.playedState() },
    }
  }

  /**
   * The same match as it stands, whose chance falls otherwise from its next choice on: dice, and cards that nobody has seen, as `seed32`
   * (32 bits) draws them. For whoever tells luck from skill when a match is over: it holds every secret, as a match does.
   */
  withOtherChance(seed32: number): Match<S, E> {
    return new Match(this.game, this.request, this.timeline.forked(seed32))
  }

  /** The state at the last checkpoint, with nothing to draw from but what was drawn since. */
  private playedState(): S {
    const { checkpoint, state } = this.timeline
    return { ...checkpoint.state, chance: tapeBetween(checkpoint.state.chance, state.chance) }
  }

  /** Seed, options and all choices: everything there is to the match. */
  get log(): Log {
    const { request, game, timeline } = this
    const changed = changedOptions(game.options, request.seats, request.options)
    return {
      format: LOG_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: request.seats,
      seed: request.seed,
      ...(request.generator === undefined ? {} : { generator: request.generator }),
      ...(request.seedFrom === undefined ? {} : { seedFrom: request.seedFrom }),
      options: changed,
      ...(request.position === undefined ? {} : { position: request.position }),
      ...(request.rolls === undefined ? {} : { rolls: request.rolls }),
      ...timeline.recorded,
    }
  }

  get seed(): Seed {
    return this.request.seed
  }

  /** Several seats answer at once and in secret: who has answered sees no more than before. */
  get isSealed(): boolean {
    return this.timeline.isSealed
  }

  /** The state as the rules see it now. Contains every secret; read only. */
  get state(): S {
    return this.timeline.state
  }

  /** The newest state between two segments. Contains every secret; read only. */
  get checkpoint(): Checkpoint<S> {
    return this.timeline.checkpoint
  }

  /** Every open ask: none when the match is over, several when seats decide at the same time. */
  get asks(): readonly Ask[] {
    return this.timeline.asks
  }

  /**
   * Who is asked what, as somebody may know it. While several seats answer in secret it says of the others what they were asked
   * in the beginning, whether they have answered or not.
   */
  askedFor(looker: Looker): Asked[] {
    return this.timeline.askedFor(looker)
  }

  /** The open asks of a person's seats, in seat order. */
  asksOf(looker: Looker): Ask[] {
    const eyes = sightOf(looker)
    return this.asks.filter(({ seat }) => isAmong(eyes, seat))
  }

  /** The open ask of one seat. */
  askOf(seat: Viewer): Ask | null {
    return this.asks.find((ask) => ask.seat === seat) ?? null
  }

  get outcome(): Outcome | null {
    return this.timeline.outcome
  }

  /** Seats that gave up, and when. */
  get leaves(): readonly Leave[] {
    return this.timeline.leaves
  }

  /** Seats that gave up. */
  get leavers(): Seat[] {
    return this.timeline.leaves.map((leave) => leave.seat)
  }

  /** Index of the last choice of a seat, or -1. */
  lastChoiceOf(seat: Seat): number {
    return this.timeline.lastOf(seat)
  }

  /** Number of choices made. */
  get length(): number {
    return this.timeline.choices.length
  }

  /** Choices that earlier rules took, which nothing takes back; 0 where there were none. */
  get base(): number {
    return this.timeline.base
  }

  /** Number of choices that somebody knows of: the same as `length` but while others answer in secret. */
  lengthFor(looker: Looker): number {
    return this.timeline.lengthFor(looker)
  }

  /** Decisions of the current segment so far. */
  get segmentDecisions(): number {
    return this.timeline.decisions
  }

  /** Events told since this was last called. */
  takeEvents(): EventRecord<E>[] {
    return this.timeline.takeEvents()
  }

  viewFor(looker: Looker): View<S> {
    return viewFor(this.game, this.state, looker)
  }

  hash(): string {
    return stateHash(this.state)
  }

  /** What a bot in this seat may know and try out, or null when the seat is not asked. */
  position(seat: Seat): Position<S, E> | null {
    const ask = this.askOf(seat)
    if (!ask) return null
    const { game, timeline, seats } = this
    const { at: base, leaves: applied } = timeline.checkpoint
    const checkpoint = this.playedState()
    const leaves = timeline.leaves.map((leave) => ({ at: leave.at - base, seat: leave.seat }))
    const view = this.viewFor(seat)
    const prefix = timeline.choicesKnownTo(seat)
    return new Position<S, E>({ game, seats, view, ask, checkpoint, prefix, leaves, applied })
  }

  /** Picks an option for a seat. A fault changes nothing; neither does an error thrown by the rules. */
  choose(seat: Seat, pick: number): Result<null> {
    const wrong = this.checkPick(seat, pick)
    if (wrong) return wrong
    this.timeline.choose(choiceOf(seat, pick))
    this.ways.forgetUndone()
    return ok(null)
  }

  private hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  private checkPick(seat: Seat, pick: number): Result<null> | null {
    if (!this.hasSeat(seat)) return noSuchSeat(seat, this.seats)
    if (this.outcome) return nothingToChoose()
    const ask = this.askOf(seat)
    if (!ask) return notAsked(seat, this.asks)
    const isOffered = Number.isInteger(pick) && pick >= 0 && pick < ask.options.length
    return isOffered ? null : badPick(pick, ask.options.length)
  }

  /** True while the last choice was this seat's and nothing has been rolled, revealed or chosen by others since. */
  canGoBack(seat: Seat): boolean {
    return this.ways.canGoBack(seat)
  }

  /** Takes back this seat's last choice, if it may. */
  back(seat: Seat): Result<null> {
    return this.ways.back(seat)
  }

  /**
   * The fewest choices, as a person counts them, to which they could go back step by step; as many as stand where they cannot. All beyond are
   * their own, and nothing has been rolled, revealed or chosen by others since. An answer in secret is taken back alone.
   */
  backTo(looker: Looker): number {
    return this.ways.backTo(looker)
  }

  /** Takes back all but the first so many choices, as a person counts them, if they could do so step by step. */
  goBackTo(looker: Looker, length: number): Result<null> {
    return this.ways.goBackTo(looker, length)
  }

  /** Takes back the last choice whatever was revealed: for analysis, and for games where all agree. */
  undo(): Result<null> {
    return this.ways.undo()
  }

  /** Takes back all but the first so many choices, whatever was revealed; not beyond a draw or a seat that left since. */
  undoTo(length: number): Result<null> {
    return this.ways.undoTo(length)
  }

  /**
   * Takes back a seat's last choice, and where several are meant those before it, whatever speaks against it: for a log that says that they
   * were taken back.
   */
  withdraw(seat: Seat, count = 1): Result<null> {
    return this.ways.withdraw(seat, count)
  }

  /** Makes the last undone choice again. */
  redo(): Result<null> {
    return this.ways.redo()
  }

  /**
   * A seat gives up its place. Where only one side is left then, the match is over where it stands. Else the rules take the seat out of
   * the game between two segments; until then its asks are answered with the quiet option. Events told since the last choice are void, and
   * are told anew. An error thrown by the rules changes nothing.
   */
  leave(seat: Seat): Result<null> {
    const wrong = this.checkLeave(seat)
    if (wrong) return wrong
    this.timeline.leave(seat)
    this.ways.forgetUndone()
    return ok(null)
  }

  private checkLeave(seat: Seat): Result<null> | null {
    if (!this.hasSeat(seat)) return noSuchSeat(seat, this.seats)
    if (this.outcome) return nothingToLeave()
    if (!this.game.leave) return neverLeft(this.game.title)
    return this.timeline.isVacant(seat) ? hasLeft(seat) : null
  }

  /** Everybody agrees on a draw: the match is over where it stands. Whether all who play do agree is for the caller to know. */
  agreeOnDraw(): Result<null> {
    const wrong = this.whyNoDraw()
    if (wrong) return { ok: false, fault: wrong }
    this.ways.forgetUndone()
    this.timeline.draw()
    return ok(null)
  }

  /** Why nobody can agree on a draw here, or null. */
  whyNoDraw(): Fault | null {
    if (this.outcome) return NOTHING_TO_DRAW
    return this.game.agreeOnDraw ? null : neverDrawn(this.game.title)
  }
}

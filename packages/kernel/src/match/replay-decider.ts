import type { Ask, Asked, Choice, Refusal } from '../ask.ts'
import { isVacant, type Leave } from './leaves.ts'
import { RulesError } from '../result.ts'
import { seatLetter, type Seat } from '../seats.ts'
import type { State } from '../state.ts'
import { Misfit, Suspend } from './suspend.ts'
import type { EventSink, Decider, Table } from '../table.ts'
import { recordEvent, type EventRecord } from '../hidden/event-record.ts'

/** Which events of a run are worth telling: those after the last recorded choice, all of them, or none. */
export type Telling = 'new' | 'all' | 'none'

/** What a run plays again, and where it notes what comes of it. */
export interface ReplayRun<S extends State, E> {
  /** All choices of the match. */
  readonly record: readonly Choice[]
  /** The first of them that is played again. */
  readonly from: number
  readonly telling: Telling
  readonly leaves: readonly Leave[]
  /** After so many choices nothing is answered any more: only one side is left. */
  readonly endsAt: number
  /** What is told is added to this. */
  readonly told: EventRecord<E>[]
  /** The table's knowledge at the moment each choice was asked, by number of the choice. */
  readonly knowledgeAt: number[]
  /** Where chance is to fall otherwise than it did; left out in every match that is played. */
  readonly fork?: ChanceFork<S> | null
}

/** From which choice on a match that is told again has another chance. */
export interface ChanceFork<S extends State> {
  /** The first choice whose consequences are drawn anew. */
  readonly at: number
  /** Gives a state another chance, in place. */
  drawAnew(state: S): void
}

/** Most segments that may pass without any choice before the rules are taken to run away. */
const MOST_SILENT_SEGMENTS = 10_000

/**
 * The decider of an interactive match: answers from the recorded choices and suspends when they run out. It also listens,
 * so that the asks come with reasons and the new events are told once.
 */
export class ReplayDecider<S extends State, E> implements Decider<S, E>, EventSink<E> {
  private record: readonly Choice[] = []
  private cursor = 0
  private telling: Telling = 'none'
  private leaves: readonly Leave[] = []
  private endsAt = Infinity
  private refused: Refusal[] = []
  private sealed: { readonly choices: readonly Choice[]; at: number; asks: number } | null = null
  private sealedAsked: Asked[] = []
  private table: Table<S, E> | null = null
  private silent = 0
  private told: EventRecord<E>[] = []
  private knowledgeAt: number[] = []
  private fork: ChanceFork<S> | null = null

  /** Prepares a run. */
  begin(run: ReplayRun<S, E>): void {
    this.record = run.record
    this.cursor = run.from
    this.telling = run.telling
    this.leaves = run.leaves
    this.endsAt = run.endsAt
    this.told = run.told
    this.knowledgeAt = run.knowledgeAt
    // Beyond its first choice a checkpoint draws from the other chance already.
    this.fork = run.fork && run.from <= run.fork.at ? run.fork : null
    this.refused = []
    this.sealed = null
    this.silent = 0
  }

  /** Takes a seat at the table of the next segment. Throws RulesError when segments pass without end. */
  attend(table: Table<S, E>): void {
    if (++this.silent > MOST_SILENT_SEGMENTS) {
      throw new RulesError(
        `${table.game.id}: ${MOST_SILENT_SEGMENTS} segments passed without a choice or an end`,
      )
    }
    this.listenTo(table)
  }

  /** Hears what is told at a table, if that is new. */
  listenTo(table: Table<S, E>): void {
    this.table = table
    this.listen()
  }

  /** Number of choices of the match that have been played so far. */
  get used(): number {
    return this.cursor
  }

  /** True when no recorded choice is left. */
  get isLive(): boolean {
    return this.cursor >= this.record.length
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.sealed !== null) return this.decideSealed(seat, prompt, options)
    const { cursor, record, endsAt } = this
    if (cursor < endsAt && this.isVacant(seat)) return this.lastOf(options)
    if (cursor >= record.length || cursor >= endsAt)
      throw new Suspend([this.ask(seat, prompt, options)], null)
    const choice = record[cursor] as Choice
    if (choice.seat !== seat || choice.pick >= options.length)
      throw misfit(choice, { seat, options, index: cursor })
    this.knowledgeAt[cursor] = table.knowledge
    this.answered(1)
    return choice.pick
  }

  private answered(choices: number): void {
    this.cursor += choices
    this.silent = 0
    this.forget()
    this.drawAnew()
    if (this.isLive) this.listen()
  }

  /** Answers are in, and nothing was drawn for them yet: dice and cards that nobody has seen fall otherwise from here on. */
  private drawAnew(): void {
    const { fork, table } = this
    if (fork === null || table === null || this.cursor <= fork.at) return
    this.fork = null
    fork.drawAnew(table.state)
  }

  private forget(): void {
    if (this.refused.length > 0) this.refused = []
  }

  together(table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    const rest = this.record.slice(this.cursor)
    const asks: Ask[] = []
    const answers: unknown[] = []
    let used = 0
    table.sink = this
    this.sealedAsked = []
    for (const seat of seats) {
      this.sealed = { choices: rest.filter((choice) => choice.seat === seat), at: 0, asks: 0 }
      try {
        answers.push(pick(seat))
      } catch (thrown) {
        if (!(thrown instanceof Suspend)) throw thrown
        asks.push(...thrown.asks)
      }
      used += this.sealed.at
    }
    this.sealed = null
    const sealedFrom = this.cursor
    for (let i = 0; i < used; i++) this.knowledgeAt[sealedFrom + i] = table.knowledge
    this.answered(used)
    this.listen() // every `pick` was heard, for its reasons; from here on only what is new is
    if (asks.length > 0) throw new Suspend(asks, { from: sealedFrom, asked: this.sealedAsked })
    if (used > 0 && seats.length > 1) table.knowledge++ // the last to answer sees the answers of the others
    return answers
  }

  private decideSealed(seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    const { sealed } = this
    if (sealed && sealed.asks++ === 0) this.sealedAsked.push({ seat, prompt })
    const choice = sealed?.choices[sealed.at]
    // Who has left in the middle of the block answers nothing more: what it answered before stands in the record.
    if (!choice && this.isVacant(seat, Math.min(this.record.length, this.endsAt - 1)))
      return this.lastOf(options)
    if (!sealed || !choice) throw new Suspend([this.ask(seat, prompt, options)], null)
    if (choice.seat !== seat || choice.pick >= options.length)
      throw misfit(choice, { seat, options, index: this.cursor + sealed.at })
    sealed.at++
    this.forget()
    return choice.pick
  }

  private lastOf(options: readonly unknown[]): number {
    this.unasked()
    return options.length - 1
  }

  isVacant(seat: Seat, at: number = this.cursor): boolean {
    return this.leaves.length > 0 && isVacant(this.leaves, { at, seat })
  }

  private ask(seat: Seat, prompt: unknown, options: readonly unknown[]): Ask {
    const refused = this.refused
    this.refused = []
    return { seat, prompt, options, refused }
  }

  /** Reasons are of use to the ask that is open in the end; of those that are answered nobody reads them. */
  get wantsReasons(): boolean {
    return this.isLive || this.sealed !== null
  }

  /** A table is listened to only where something new can be heard: replaying costs nothing extra. */
  private listen(): void {
    if (this.table) this.table.sink = this.telling === 'all' || this.isLive ? this : null
  }

  event(event: E): void {
    if (this.telling === 'none' || !this.table) return
    if (this.sealed) throw new RulesError(`${this.table.game.id}: told an event inside chooseAll`)
    this.told.push(recordEvent(this.table.state, event, this.cursor))
  }

  refusal(about: unknown, why: string): void {
    this.refused.push({ about, why })
  }

  unasked(): void {
    this.forget()
  }
}

function misfit(choice: Choice, asked: { seat: Seat; options: readonly unknown[]; index: number }): Misfit {
  if (choice.seat === asked.seat)
    return new Misfit(asked.index, `option ${choice.pick} of ${asked.options.length} is picked`)
  const who = `seat ${seatLetter(asked.seat)} is asked, seat ${seatLetter(choice.seat)} answers`
  return new Misfit(asked.index, who)
}

import type { Ask, Choice, Refusal } from './ask.ts'
import { isVacant, type Leave } from './leaves.ts'
import { RulesError } from './result.ts'
import { seatLetter, type Seat } from './seats.ts'
import type { State } from './state.ts'
import { Misfit, Suspend } from './suspend.ts'
import type { Audience, Mind, Table } from './table.ts'
import { tell, type Told } from './told.ts'

/** Which events of a run are worth telling: those after the last recorded choice, all of them, or none. */
export type Telling = 'new' | 'all' | 'none'

/** What a run plays again: choices from number `firstIndex` on, and the seats that left. */
export interface Run {
  readonly record: readonly Choice[]
  readonly firstIndex: number
  readonly telling: Telling
  readonly leaves: readonly Leave[]
  readonly seats: number
}

/** Most segments that may pass without any choice before the rules are taken to run away. */
const MOST_SILENT_SEGMENTS = 10_000

/**
 * The mind of an interactive match: answers from the recorded choices and suspends when they run out. It also listens,
 * so that the asks come with reasons and the new events are told once.
 */
export class Recorder<S extends State, E> implements Mind<S, E>, Audience<E> {
  private record: readonly Choice[] = []
  private cursor = 0
  private firstIndex = 0
  private telling: Telling = 'none'
  private leaves: readonly Leave[] = []
  private seats = 0
  private refused: Refusal[] = []
  private sealed: { readonly choices: readonly Choice[]; at: number } | null = null
  private table: Table<S, E> | null = null
  private silent = 0
  /** What was told in this run. */
  told: Told<E>[] = []
  /** The table's knowledge at the moment each choice of this run was asked. */
  knowledgeAt: number[] = []

  /** Prepares a run. */
  begin(run: Run): void {
    this.record = run.record
    this.firstIndex = run.firstIndex
    this.telling = run.telling
    this.leaves = run.leaves
    this.seats = run.seats
    this.cursor = 0
    this.refused = []
    this.sealed = null
    this.told = []
    this.knowledgeAt = []
    this.silent = 0
  }

  /** Takes a seat at the table of the next segment. Throws RulesError when segments pass without end. */
  attend(table: Table<S, E>): void {
    this.table = table
    if (++this.silent > MOST_SILENT_SEGMENTS) {
      throw new RulesError(
        `${table.house.id}: ${MOST_SILENT_SEGMENTS} segments passed without a choice or an end`,
      )
    }
    this.listen()
  }

  /** Recorded choices used so far in this run. */
  get used(): number {
    return this.cursor
  }

  /** True when no recorded choice is left. */
  get isLive(): boolean {
    return this.cursor >= this.record.length
  }

  // oxlint-disable-next-line max-params -- the shape of Mind.decide
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.sealed) return this.decideSealed(seat, prompt, options)
    if (this.isVacant(seat)) return this.lastOf(options)
    const choice = this.record[this.cursor]
    if (!choice) throw new Suspend([this.ask(seat, prompt, options)], null)
    this.fit(choice, { seat, options, index: this.firstIndex + this.cursor })
    this.knowledgeAt.push(table.knowledge)
    this.cursor++
    this.silent = 0
    this.refused = []
    this.listen()
    return choice.pick
  }

  together(table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    const rest = this.record.slice(this.cursor)
    const asks: Ask[] = []
    const answers: unknown[] = []
    let used = 0
    table.audience = this
    for (const seat of seats) {
      this.sealed = { choices: rest.filter((choice) => choice.seat === seat), at: 0 }
      try {
        answers.push(pick(seat))
      } catch (thrown) {
        if (!(thrown instanceof Suspend)) throw thrown
        asks.push(...thrown.asks)
      }
      used += this.sealed.at
    }
    this.sealed = null
    const sealedFrom = this.firstIndex + this.cursor
    this.closeTogether(table, used)
    if (asks.length > 0) throw new Suspend(asks, sealedFrom)
    if (used > 0 && seats.length > 1) table.knowledge++ // the last to answer sees the answers of the others
    return answers
  }

  private closeTogether(table: Table<S, E>, used: number): void {
    for (let i = 0; i < used; i++) this.knowledgeAt.push(table.knowledge)
    this.cursor += used
    this.silent = 0
    this.refused = []
    this.listen()
  }

  private decideSealed(seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    const sealed = this.sealed
    const choice = sealed?.choices[sealed.at]
    if (!choice && this.isVacant(seat)) return this.lastOf(options)
    if (!sealed || !choice)
      throw new Suspend([this.ask(seat, prompt, options)], this.firstIndex + this.cursor)
    this.fit(choice, { seat, options, index: this.firstIndex + this.cursor + sealed.at })
    sealed.at++
    this.refused = []
    return choice.pick
  }

  private lastOf(options: readonly unknown[]): number {
    this.unasked()
    return options.length - 1
  }

  private isVacant(seat: Seat): boolean {
    return (
      this.leaves.length > 0 && isVacant(this.leaves, this.seats, { at: this.firstIndex + this.cursor, seat })
    )
  }

  private fit(choice: Choice, asked: { seat: Seat; options: readonly unknown[]; index: number }): void {
    if (choice.seat !== asked.seat) {
      const who = `seat ${seatLetter(asked.seat)} is asked, seat ${seatLetter(choice.seat)} answers`
      throw new Misfit(asked.index, who)
    }
    if (choice.pick < asked.options.length) return
    throw new Misfit(asked.index, `option ${choice.pick} of ${asked.options.length} is picked`)
  }

  private ask(seat: Seat, prompt: unknown, options: readonly unknown[]): Ask {
    const refused = this.refused
    this.refused = []
    return { seat, prompt, options, refused }
  }

  /** A table is listened to only where something new can be heard: replaying costs nothing extra. */
  private listen(): void {
    if (this.table) this.table.audience = this.telling === 'all' || this.isLive ? this : null
  }

  event(event: E): void {
    if (this.telling === 'none' || !this.table) return
    if (this.sealed) throw new RulesError(`${this.table.house.id}: told an event inside chooseAll`)
    this.told.push(tell(this.table.state, event, this.firstIndex + this.cursor))
  }

  refusal(about: unknown, why: string): void {
    this.refused.push({ about, why })
  }

  unasked(): void {
    this.refused = []
  }
}

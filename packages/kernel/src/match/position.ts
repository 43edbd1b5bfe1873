import type { Ask, Choice } from '../ask.ts'
import type { Game } from '../game.ts'
import type { Outcome } from '../outcome.ts'
import { AbsentSeats } from './absent-seats.ts'
import { isVacant, type Leave } from './leaves.ts'
import { playOn } from './playout.ts'
import { RulesError } from '../result.ts'
import type { Seat } from '../seats.ts'
import type { State } from '../state.ts'
import { Table, type Decider } from '../table.ts'
import { redealGroups, unseenGroups, type UnseenGroup, type View } from '../hidden/views.ts'

interface PositionParts<S extends State, E> {
  readonly seats: number
  readonly game: Game<S, E>
  readonly view: View<S>
  readonly ask: Ask
  readonly checkpoint: S
  readonly prefix: readonly Choice[]
  /** Seats that have left; `at` counts the choices after the checkpoint. */
  readonly leaves: readonly Leave[]
  /** How many of them the rules had taken out of the game by the checkpoint. */
  readonly applied: number
}

/**
 * Where a bot stands: what its seat sees, what it is asked, and a way to try things out. The true state is inside but
 * cannot be had: every simulation deals again, by `seed32`, what the seat has not seen, before the first pick is made.
 */
export class Position<S extends State = State, E = unknown> {
  readonly game: Game<S, E>
  readonly seat: Seat
  /** How many seats the match has. */
  readonly seats: number
  readonly view: View<S>
  readonly ask: Ask
  readonly #checkpoint: S
  readonly #parts: Pick<PositionParts<S, E>, 'prefix' | 'leaves' | 'applied'>
  #groups: readonly UnseenGroup[] | null = null

  constructor(parts: PositionParts<S, E>) {
    this.game = parts.game
    this.seat = parts.ask.seat
    this.seats = parts.seats
    this.view = parts.view
    this.ask = parts.ask
    this.#checkpoint = parts.checkpoint
    this.#parts = parts
  }

  /**
   * Plays on from here in one possible world, drawn by `seed32` (32 bits), with `decider` answering for every seat; its first
   * ask is this position's. Returns the state it ended in, and the outcome unless the decider halted (see `HALT`).
   */
  simulate(seed32: number, decider: Decider<S, E>): { readonly state: S; readonly outcome: Outcome | null } {
    const { leaves, applied } = this.#parts
    const state = this.game.clone(this.#checkpoint)
    const handOver = (table: Table<S, E>): void => {
      this.#groups ??= unseenGroups(state, this.seat)
      redealGroups(this.game, state, { viewer: this.seat, groups: this.#groups, seed32 })
      table.decider = leaves.length === 0 ? decider : new AbsentSeats(this.game, decider, { leaves, applied })
    }
    const table = new Table<S, E>(this.game, state, new PrefixDecider(this.seat, this.#parts, handOver))
    const outcome = playOn(this.game, table)
    return { state, outcome }
  }
}

/** Answers the choices made since the checkpoint, then hands the table over. */
class PrefixDecider<S extends State, E> implements Decider<S, E> {
  private readonly seat: Seat
  private readonly prefix: readonly Choice[]
  private readonly leaves: readonly Leave[]
  private readonly handOver: (table: Table<S, E>) => void
  private used = 0
  private own: { readonly choices: readonly Choice[]; at: number } | null = null

  constructor(
    seat: Seat,
    { prefix, leaves }: Pick<PositionParts<S, E>, 'prefix' | 'leaves'>,
    handOver: (table: Table<S, E>) => void,
  ) {
    this.seat = seat
    this.prefix = prefix
    this.leaves = leaves
    this.handOver = handOver
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    const { own } = this
    const choice = own ? own.choices[own.at] : this.prefix[this.used]
    // Who has left in the middle of a block answers nothing more: what it answered before stands in the record.
    if (own ? !choice && this.isVacant(seat, Infinity) : this.isVacant(seat)) return options.length - 1
    if (choice) {
      if (choice.seat !== seat) throw new RulesError(`${table.game.id}: a recorded choice is of another seat`)
      if (own) own.at++
      else this.used++
      return choice.pick
    }
    this.handOver(table)
    return table.decider.decide(table, seat, prompt, options)
  }

  isVacant(seat: Seat, at: number = this.used): boolean {
    return this.leaves.length > 0 && isVacant(this.leaves, { at, seat })
  }

  /** The thinking seat answers first, so that its ask is the first that the new decider meets. */
  together(_table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    const rest = this.prefix.slice(this.used)
    const answers = new Map<Seat, unknown>()
    const isOpen = this.isOpenBlock(seats, rest)
    const order = isOpen ? [this.seat, ...seats.filter((seat) => seat !== this.seat)] : seats
    let used = 0
    for (const seat of order) {
      this.own = { choices: rest.filter((choice) => choice.seat === seat), at: 0 }
      answers.set(seat, pick(seat))
      used += this.own.at
    }
    this.own = null
    this.used += used
    return seats.map((seat) => answers.get(seat))
  }

  /** Sealed answers of others are not in the prefix: a block that lacks any seat's answer is the one being thought about. */
  private isOpenBlock(seats: readonly Seat[], rest: readonly Choice[]): boolean {
    return seats.includes(this.seat) && !seats.every((seat) => rest.some((choice) => choice.seat === seat))
  }
}

import type { Leave } from './leaves.ts'
import { NOBODY_TO_ASK } from './first-state.ts'
import type { Game } from '../game.ts'
import type { Seat } from '../seats.ts'
import type { State } from '../state.ts'
import { Table, type Decider } from '../table.ts'

interface Absent {
  /** Seats that have left. */
  readonly leaves: readonly Leave[]
  /** How many of them are out of the game already. */
  readonly applied: number
}

/**
 * Lets a decider answer for all but the seats that have left: these answer with the quiet option, and at the end of the segment the rules
 * take them out of the game, as in the match. It keeps its place where that decider hands the table over to another.
 */
export class AbsentSeats<S extends State, E> implements Decider<S, E> {
  private readonly game: Game<S, E>
  private readonly gone: ReadonlySet<Seat>
  private inner: Decider<S, E>
  /** Those that the rules are still to take out of the game. */
  private leaving: readonly Leave[]

  constructor(game: Game<S, E>, inner: Decider<S, E>, { leaves, applied }: Absent) {
    this.game = game
    this.gone = new Set(leaves.map(({ seat }) => seat))
    this.inner = inner
    this.leaving = leaves.slice(applied)
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.gone.has(seat)) {
      table.sink?.unasked()
      return options.length - 1
    }
    const pick = this.inner.decide(table, seat, prompt, options)
    this.stay(table)
    return pick
  }

  private stay(table: Table<S, E>): void {
    if (table.decider === this) return
    this.inner = table.decider
    table.decider = this
  }

  together(table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    const { inner } = this
    return inner.together ? inner.together(table, seats, pick) : seats.map(pick)
  }

  isVacant(seat: Seat): boolean {
    return this.gone.has(seat)
  }

  segmentOver(table: Table<S, E>): void {
    if (this.leaving.length > 0) this.takeOut(table)
    this.inner.segmentOver?.(table)
  }

  private takeOut({ state, sink }: Table<S, E>): void {
    const table = new Table<S, E>(this.game, state, NOBODY_TO_ASK)
    table.sink = sink
    for (const { seat } of this.leaving) this.game.leave?.(table, seat)
    this.leaving = []
  }
}

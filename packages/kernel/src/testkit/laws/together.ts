import { below, seeded, type Chance } from '../../chance.ts'
import { canonical } from '../../formats/hash.ts'
import { playout } from '../../match/playout.ts'
import type { State } from '../../state.ts'
import type { EventSink, Decider, Table } from '../../table.ts'
import type { Law } from './law.ts'
import { stateBefore } from './replaying.ts'
import { begin } from './walk.ts'

/**
 * What seats pick at the same time takes effect only when all have picked: whatever `pick` changed, rolled or told
 * would depend on the order in which they happen to answer.
 */
export const picksTogetherChangeNothing: Law = {
  name: 'picks of chooseAll change nothing, roll nothing and tell nothing',
  check(game, sample) {
    const witness = new Witness(sample.picks)
    playout(game, stateBefore(begin(game, sample)), witness)
    return witness.wrong
  },
}

/** Picks at random and watches the table while a seat picks. */
class Witness implements Decider<State, unknown> {
  wrong: string | null = null
  private readonly chance: Chance

  constructor(picks: number) {
    this.chance = seeded(picks)
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(
    _table: Table<State, unknown>,
    _seat: number,
    _prompt: unknown,
    options: readonly unknown[],
  ): number {
    return below(this.chance, options.length)
  }

  together(
    table: Table<State, unknown>,
    seats: readonly number[],
    pick: (seat: number) => unknown,
  ): unknown[] {
    return seats.map((seat) => {
      const before = { state: canonical(table.state), knowledge: table.knowledge }
      const picked = this.listening(table, () => pick(seat))
      if (canonical(table.state) !== before.state) this.wrong ??= `the pick of seat ${seat} changes the state`
      else if (table.knowledge !== before.knowledge)
        this.wrong ??= `the pick of seat ${seat} rolls or shows something`
      return picked
    })
  }

  private listening<T>(table: Table<State, unknown>, act: () => T): T {
    const { sink } = table
    const ears: EventSink<unknown> = {
      event: (event) => {
        this.wrong ??= `a pick tells ${canonical(event)}`
      },
      refusal: () => {},
      unasked: () => {},
    }
    table.sink = ears
    const done = act()
    table.sink = sink
    return done
  }
}

import { below, seeded, type Chance } from '../../chance.ts'
import type { Ask } from '../../ask.ts'
import { canonical } from '../../formats/hash.ts'
import type { Game } from '../../game.ts'
import { firstState } from '../../match/first-state.ts'
import { Match } from '../../match/match.ts'
import { HALT, playout } from '../../match/playout.ts'
import type { Seat } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Decider, Table } from '../../table.ts'
import { sure } from '../sure.ts'
import type { Law, LawSample } from './law.ts'
import { begin, isSampled, MOST_CHOICES, picksOf, walk } from './walk.ts'

/** Whoever answers first where several are asked at once: the same answers lead to the same state, events and asks. */
export const arrivalChangesNothing: Law = {
  name: 'the order in which answers arrive changes nothing',
  check(game, sample) {
    if (!answersTogether(game, sample)) return null
    return walk(game, sample, (on) => {
      const { match } = on
      if (!match.isSealed || match.asks.length < 2 || !isSampled(on)) return null
      const [one, other] = [lowestFirst, highestFirst].map((next) => answered(match, next))
      return one === other ? null : 'the same answers in another order lead elsewhere'
    })
  },
}

/**
 * Whether several seats answer together on the walk of a sample. Headless play with the same picks comes to the first such ask in a
 * fraction of the time of a walk, and most games have none. What goes wrong on the way is left to the walk.
 */
function answersTogether<S extends State, E>(game: Game<S, E>, sample: LawSample): boolean {
  const scout = new Scout(picksOf(sample))
  try {
    const { seats, seed, options } = begin(game, sample)
    const { generator } = sample
    const request = { seats, seed, options, ...(generator === undefined ? {} : { generator }) }
    playout(game, sure(firstState(game, request)), scout)
  } catch {
    return true
  }
  return scout.hasFound
}

/** Picks as a walk does, and stops where several are asked at once, or where no match goes on any longer. */
class Scout implements Decider<State, unknown> {
  hasFound = false
  private choices = 0
  private readonly picks: Chance

  constructor(picks: Chance) {
    this.picks = picks
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(...[, , , options]: Parameters<Decider<State, unknown>['decide']>): number {
    if (this.choices++ >= MOST_CHOICES) this.stop()
    below(this.picks, 1) // for the only ask
    return below(this.picks, options.length)
  }

  together(_table: Table<State, unknown>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    if (seats.length > 1) this.stop()
    return seats.map(pick)
  }

  private stop(): never {
    this.hasFound = true
    throw HALT
  }
}

type Next = (asks: readonly Ask[]) => Ask | undefined

const lowestFirst: Next = (asks) => asks[0]
const highestFirst: Next = (asks) => asks.at(-1)

/** Everything there is after all have answered, each as its seat always does, in one order. */
function answered<S extends State, E>(before: Match<S, E>, next: Next): string {
  const match = sure(Match.resume(before.game, before.save()))
  const from = match.lengthFor(null)
  while (match.isSealed && match.lengthFor(null) === from) {
    const ask = next(match.asks)
    if (ask) sure(match.choose(ask.seat, pickFor(match, ask)))
  }
  return canonical([match.state, match.asks, match.outcome, match.takeEvents()])
}

/** A pick that depends on the ask alone, and on nothing that others have answered. */
function pickFor<S extends State, E>(match: Match<S, E>, { seat, options }: Ask): number {
  return below(seeded(`${seat} ${match.lengthFor(seat)} ${match.seed}`), options.length)
}

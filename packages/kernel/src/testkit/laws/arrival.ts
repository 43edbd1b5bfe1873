import { below, seeded } from '../../chance.ts'
import type { Ask } from '../../ask.ts'
import { canonical } from '../../formats/hash.ts'
import { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import { sure } from '../sure.ts'
import type { Law } from './law.ts'
import { isSampled, walk } from './walk.ts'

/** Whoever answers first where several are asked at once: the same answers lead to the same state, events and asks. */
export const arrivalChangesNothing: Law = {
  name: 'the order in which answers arrive changes nothing',
  check: (game, sample) =>
    walk(game, sample, (on) => {
      const { match } = on
      if (!match.isSealed || match.asks.length < 2 || !isSampled(on)) return null
      const [one, other] = [lowestFirst, highestFirst].map((next) => answered(match, next))
      return one === other ? null : 'the same answers in another order lead elsewhere'
    }),
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

import { below, type Chance } from '../chance.ts'
import type { Match } from '../match/match.ts'
import type { State } from '../state.ts'

/** Picks any option for any seat that is asked; nothing when nobody is. Throws when what is offered is refused. */
export function pickAny<S extends State, E>(match: Match<S, E>, chance: Chance): void {
  const ask = match.asks[below(chance, match.asks.length)]
  if (!ask) return
  const made = match.choose(ask.seat, below(chance, ask.options.length))
  if (!made.ok) throw new Error(`an option that is offered was refused: ${made.fault.message}`)
}

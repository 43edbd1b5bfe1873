import type { Choice } from '../ask.ts'
import { below, type Chance } from '../chance.ts'
import type { Match } from '../match/match.ts'
import type { State } from '../state.ts'

/** Picks any option for any seat that is asked, and tells which; null when nobody is. Throws when what is offered is refused. */
export function pickAny<S extends State, E>(match: Match<S, E>, chance: Chance): Choice | null {
  const ask = match.asks[below(chance, match.asks.length)]
  if (!ask) return null
  const choice = { seat: ask.seat, pick: below(chance, ask.options.length) }
  const made = match.choose(choice.seat, choice.pick)
  if (!made.ok) throw new Error(`an option that is offered was refused: ${made.fault.message}`)
  return choice
}

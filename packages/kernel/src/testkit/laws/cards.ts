import type { Game } from '../../game.ts'
import type { State } from '../../state.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** No card is ever lost or doubled. */
export const everyCardIsSomewhere: Law = {
  name: 'every card is in exactly one zone',
  check: (game, sample) => walk(game, sample, ({ match }) => zonesFault(game, match.state)),
}

/** Null when every card lies in exactly one zone and is of a definition that there is. */
export function zonesFault<S extends State, E>(game: Game<S, E>, state: S): string | null {
  const placed = new Map<number, string>()
  for (const { name, cards } of game.zones(state)) {
    for (const card of cards) {
      const first = placed.get(card)
      if (first !== undefined) return `card ${card} is both in ${first} and in ${name}`
      if (!(card in state.cards.def)) return `${name} holds ${card}, which is not a card`
      placed.set(card, name)
    }
  }
  const lost = state.cards.def.findIndex((_, card) => !placed.has(card))
  if (lost >= 0) return `card ${lost} is in no zone`
  const unknown = state.cards.def.findIndex((def) => game.catalog[def] === undefined)
  return unknown < 0
    ? null
    : `card ${unknown} is of definition ${state.cards.def[unknown]}, which is not in the catalog`
}

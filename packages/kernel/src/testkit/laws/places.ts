import type { Ask } from '../../ask.ts'
import type { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import { factsOf } from '../../words/facts.ts'
import type { Place } from '../../words/places.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Options that lie on a map have a place there as people count, and the rules give no reason against a space that they offer. */
export const placesAreOnTheMap: Law = {
  name: 'options have their places on the map, and nothing speaks against what is offered',
  check: (game, sample) => {
    if (!game.words.places) return null
    return walk(game, sample, ({ match }) => {
      for (const ask of match.asks) {
        const wrong = placesFault(match, ask)
        if (wrong) return wrong
      }
      return null
    })
  },
}

function placesFault<S extends State, E>(match: Match<S, E>, ask: Ask): string | null {
  const { places } = match.game.words
  const facts = factsOf(match.viewFor(ask.seat))
  for (const option of ask.options) {
    const place = places?.of(option) ?? null
    if (place === null) continue
    if (!isCounted(place)) return `an option lies at column ${place.column} row ${place.row}`
    const why = places?.whyNot?.(facts, ask, place) ?? null
    if (why !== null) return `column ${place.column} row ${place.row} is offered, and yet: ${why}`
  }
  return null
}

function isCounted({ column, row }: Place): boolean {
  return Number.isInteger(column) && Number.isInteger(row) && column >= 1 && row >= 1
}

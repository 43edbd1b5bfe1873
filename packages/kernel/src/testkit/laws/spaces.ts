import type { Ask } from '../../ask.ts'
import type { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import { factsOf } from '../../words/facts.ts'
import { isOnMap, type Space } from '../../words/spaces.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Spaces that options pick lie on the map, all that lies there can be worded, and the rules give no reason against a space that they offer. */
export const spacesAreOnTheMap: Law = {
  name: 'spaces lie on the map, and nothing speaks against one that is offered',
  check: (game, sample) => {
    if (!game.words.spaces) return null
    return walk(game, sample, ({ match }) => {
      for (const ask of match.asks) {
        const wrong = spacesFault(match, ask)
        if (wrong) return wrong
      }
      return null
    })
  },
}

function spacesFault<S extends State, E>(match: Match<S, E>, ask: Ask): string | null {
  const { spaces } = match.game.words
  if (!spaces) return null
  const facts = factsOf(match.viewFor(ask.seat))
  const size = spaces.size(facts)
  for (const option of ask.options) {
    const space = spaces.of(option)
    if (space === null) continue
    if (!isOnMap(size, space))
      return `an option picks ${named(space)} of a map of ${size.columns} columns and ${size.rows} rows`
    const mark = spaces.at?.(facts, space)?.mark ?? '·'
    if (!FITTING.test(mark)) return `${named(space)} is marked "${mark}", which is not one or two characters`
    const why = spaces.whyNot?.(facts, ask, space) ?? null
    if (why !== null) return `${named(space)} is offered, and yet: ${why}`
  }
  return null
}

const FITTING = /^.{1,2}$/u

function named({ column, row }: Space): string {
  return `column ${column} row ${row}`
}

import type { Ask } from '../../ask.ts'
import type { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import { factsOf } from '../../words/facts.ts'
import type { Space } from '../../words/spaces.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Spaces of a map that options pick are counted from 1, and the rules give no reason against a space that they offer. */
export const spacesAreOnTheMap: Law = {
  name: 'spaces are counted from 1, and nothing speaks against one that is offered',
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
  const facts = factsOf(match.viewFor(ask.seat))
  for (const option of ask.options) {
    const space = spaces?.of(option) ?? null
    if (space === null) continue
    if (!isCounted(space)) return `an option picks column ${space.column} row ${space.row}`
    const why = spaces?.whyNot?.(facts, ask, space) ?? null
    if (why !== null) return `column ${space.column} row ${space.row} is offered, and yet: ${why}`
  }
  return null
}

function isCounted({ column, row }: Space): boolean {
  return Number.isInteger(column) && Number.isInteger(row) && column >= 1 && row >= 1
}

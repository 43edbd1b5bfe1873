import type { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Most decisions of one segment. */
const MOST_DECISIONS = 200

/** Random matches come to an end, and the end says who came in where. */
export const everyMatchEnds: Law = {
  name: 'every match ends',
  check: (game, sample) =>
    walk(game, sample, ({ match }) => (match.asks.length === 0 ? endFault(match) : null)),
}

/** Null when a match that is over says who came in where, and why. */
export function endFault<S extends State, E>({ outcome, seats }: Match<S, E>): string | null {
  if (!outcome) return 'nobody is asked, yet there is no outcome'
  if (outcome.ranks.length !== seats || outcome.scores.length !== seats)
    return 'the outcome is not one value a seat'
  if (Math.min(...outcome.ranks) !== 1)
    return `nobody came in first: the ranks are ${outcome.ranks.join(', ')}`
  return outcome.reason === '' ? 'the outcome gives no reason' : null
}

/** A choice replays its segment, so segments are short. */
export const segmentsAreShort: Law = {
  name: `no segment takes more than ${MOST_DECISIONS} decisions`,
  check: (game, sample) =>
    walk(game, sample, ({ match }) =>
      match.segmentDecisions > MOST_DECISIONS
        ? `the segment has taken ${match.segmentDecisions} decisions`
        : null,
    ),
}

/** Who has won is not asked to go on. */
export const nobodyIsAskedAfterTheEnd: Law = {
  name: 'nobody is asked after the end',
  check: (game, sample) =>
    walk(game, sample, ({ match }) => {
      const isOver = game.outcome(match.state) !== null
      if (match.asks.length > 0) return isOver ? 'somebody is asked although there is an outcome' : null
      return match.choose(0, 0).ok ? 'a choice was taken after the end' : null
    }),
}

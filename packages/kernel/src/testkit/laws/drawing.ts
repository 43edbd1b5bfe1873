import { below } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { Match } from '../../match/match.ts'
import { isDrawn } from '../../outcome.ts'
import type { State } from '../../state.ts'
import { logFault } from '../logs.ts'
import { viewersOf } from '../viewers.ts'
import { viewFault } from '../views.ts'
import { zonesFault } from './cards.ts'
import { endFault } from './ending.ts'
import type { Law } from './law.ts'
import { pictureOf } from './leaving.ts'
import { walk } from './walk.ts'

/** Choices within which all agree on a draw. */
const SOON = 60

/**
 * Where players can agree on a draw, that ends the match at any ask: nobody has won, no card is lost, no view tells a secret, the log
 * tells the same, and it can be undone like a choice.
 */
export const aDrawEndsTheMatch: Law = {
  name: 'a draw that all agree on ends the match',
  check: (game, sample) => {
    if (!game.agreeOnDraw) return null
    return walk(game, sample, ({ match, chance }) =>
      match.asks.length === 0 || below(chance, SOON) > match.length ? null : drawFault(game, match),
    )
  },
}

function drawFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>): string | null {
  const before = pictureOf(match)
  if (!match.agreeOnDraw().ok) return 'the draw is refused'
  const after = pictureOf(match)
  const wrong = endOfDraw(game, match)
  if (wrong) return wrong
  const resumed = Match.resume(game, match.save())
  if (!resumed.ok || pictureOf(resumed.value) !== after) return 'put away, the drawn match ends elsewhere'
  match.undo()
  if (pictureOf(match) !== before) return 'undoing a draw leads elsewhere'
  match.agreeOnDraw()
  return pictureOf(match) === after ? null : 'a draw that is agreed on again leads elsewhere'
}

function endOfDraw<S extends State, E>(game: Game<S, E>, match: Match<S, E>): string | null {
  const { outcome, asks } = match
  if (asks.length > 0) return 'somebody is asked after the draw'
  if (outcome === null || !isDrawn(outcome, game)) return 'somebody has won the drawn match'
  if (match.agreeOnDraw().ok) return 'a match that is over can be drawn'
  for (const viewer of viewersOf(match)) {
    const wrong = viewFault(match, viewer, match.length)
    if (wrong) return `after the draw ${wrong}`
  }
  return endFault(match) ?? zonesFault(game, match.state) ?? logFault(game, match)
}

import {
  type AnyGame,
  Match,
  type Options,
  type Result,
  defaultOptions,
  nextSeries,
  oneSeatOn,
  seriesAfter,
  turnedOptions,
} from '@trialhall/kernel'
import type { SavedMatch } from '../device/saved-match.ts'
import { type Stamp, personName, plannedMatch } from '../match/seating.ts'

/** The same people and bots once more; in a series its next match, with all that was settled, everyone one seat on. */
export function nextMatch(
  game: AnyGame,
  saved: SavedMatch,
  stamp: Stamp & { readonly seed: string },
): Result<SavedMatch> {
  const { seed } = stamp
  const { log, series, outcome } = saved
  const seats = saved.seats.map((info) => ({ ...info, name: personName(saved.seats, info) }))
  const options = { ...defaultOptions(game.options, log.seats), ...log.options }
  if (!series || !outcome) return plannedMatch({ game, seats, options, seed }, stamp)
  return plannedMatch(
    {
      game,
      seats: oneSeatOn(seats).map((info, seat) => ({ ...info, seat })),
      options: turnedOptions(game.options, settledIn(game, saved, options)),
      series: nextSeries(seriesAfter(series, outcome.ranks, game)),
      seed,
    },
    stamp,
  )
}

function settledIn(game: AnyGame, { log }: SavedMatch, options: Options): Options {
  const played = Match.replay(game, log, { story: false })
  return (played.ok && game.again?.({ seats: log.seats, options }, played.value.state)) || options
}

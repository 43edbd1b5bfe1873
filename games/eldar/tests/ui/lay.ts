import { eldar, type EldarEvent, type EldarState } from '@trialhall/game-eldar'
import { Match, type Ask } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'

/** A match of Trials of the Eldar in play. */
export type EldarMatch = Match<EldarState, EldarEvent>

/** A match from a position. Throws where the position is none. */
export function laid(position: Readonly<Record<string, unknown>>): EldarMatch {
  return begun({ seed: 1, position })
}

/** A match from its beginning, or from a position. */
export function begun(given: {
  readonly seed: number | string
  readonly options?: Readonly<Record<string, number | string | boolean | readonly string[]>>
  readonly position?: Readonly<Record<string, unknown>>
}): EldarMatch {
  return sure(Match.start<EldarState, EldarEvent>(eldar, { seats: 2, ...given }))
}

/** What a seat is asked. */
export function askOf(match: EldarMatch, seat: number): Ask {
  const ask = match.askOf(seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  return ask
}

/** Picks the option of the seat that is asked which reads so. */
export function picks(match: EldarMatch, option: Readonly<Record<string, unknown>>): void {
  const [ask] = match.asks
  const wanted = Object.entries(option)
  const at = ask?.options.findIndex((one) =>
    wanted.every(([key, value]) => (one as Readonly<Record<string, unknown>>)[key] === value),
  )
  if (!ask || at === undefined || at < 0) throw new Error(`not offered: ${JSON.stringify(option)}`)
  match.choose(ask.seat, at)
}

import { type AnyGame, type Fault, type Options, type Result, defaultOptions } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { type Stamp, plannedMatch, seatFor, usualCount, usualSeats, withUsualNames } from '../engine/seating.ts'
import type { SavedMatch } from '../engine/saved.ts'
import type { OptionValue } from './option-field.tsx'

/** What stands in the form for a new match. */
export interface Setup {
  readonly seats: readonly SeatInfo[]
  readonly options: Options
}

/** The form before anybody touches it. */
export function usualSetup(game: AnyGame): Setup {
  const count = usualCount(game)
  return { seats: usualSeats(count), options: defaultOptions(game.options, count) }
}

/** The form with more or fewer seats: those that stay keep what was filled in. */
export function withSeats({ seats, options }: Setup, count: number): Setup {
  const kept = seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (_, i) => seatFor('bot', kept.length + i))
  return { seats: withUsualNames([...kept, ...added]), options: resized(options, count) }
}

function resized(options: Options, count: number): Options {
  const fit = (value: Options[string]): Options[string] =>
    Array.isArray(value) ? Array.from({ length: count }, (_, seat) => value[seat] ?? '') : value
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, fit(value as Options[string])]))
}

/** The form with another person or bot on a seat. */
export function withSeat(setup: Setup, info: SeatInfo): Setup {
  return { ...setup, seats: withInfo(setup.seats, info) }
}

/** A seating with a seat changed; where a bot becomes a person or the other way round, names that nobody gave follow suit. */
export function withInfo(seats: readonly SeatInfo[], info: SeatInfo): SeatInfo[] {
  const changed = seats.map((old) => (old.seat === info.seat ? info : old))
  return seats[info.seat]?.kind === info.kind ? changed : withUsualNames(changed)
}

/** The form with another value of an option. */
export function withOption(setup: Setup, id: string, value: OptionValue | readonly string[]): Setup {
  return { ...setup, options: { ...setup.options, [id]: value } }
}

/** The match that the form describes, or the first fault in it. */
export function matchFrom(
  game: AnyGame,
  setup: Setup,
  stamp: Stamp & { readonly seed: string },
): Result<SavedMatch> {
  return plannedMatch({ game, ...setup, seed: stamp.seed }, stamp)
}

/** The sentence to show at a field of the form. */
export function faultAt(fault: Fault | null, field: string): string | undefined {
  return fault?.field === field ? fault.message : undefined
}

import type { Strength } from '@trialhall/bots'
import {
  type AnyGame,
  type Fault,
  type Options,
  type Result,
  type Seat,
  appliedOptions,
  defaultOptions,
  newSeries,
  optionsOnOneScreen,
} from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import {
  type Stamp,
  plannedMatch,
  seatFor,
  usualCount,
  usualSeats,
  withHolder,
  withUsualNames,
} from '../match/seating.ts'
import type { SavedMatch } from '../device/saved-match.ts'
import { peopleAt } from '../match/people.ts'
import { usualStrength } from '../match/usual-strength.ts'
import type { FieldFault } from '../kit/field.tsx'
import { faultWords } from '../kit/fault-words.ts'
import type { OptionValue } from '../games/option-field.tsx'

/** What stands in the form for a new match. */
export interface MatchSetup {
  readonly seats: readonly SeatInfo[]
  readonly options: Options
  /** Matches that decide a series at most; 1 for one match. */
  readonly bestOf: number
  /** How well bots play that sit down from now on. */
  readonly strength: Strength
}

/** The form before anybody touches it. */
export function usualSetup(game: AnyGame): MatchSetup {
  const count = usualCount(game)
  const strength = usualStrength(game.id)
  const options = defaultOptions(game.options, count)
  return { seats: usualSeats(count, strength), options, bestOf: 1, strength }
}

/**
 * The form after a change of who plays: an option that has another usual value where several people share the screen takes that one,
 * unless somebody has picked a value of their own.
 */
export function withUsualOptions(game: AnyGame, before: MatchSetup, after: MatchSetup): MatchSetup {
  const [old, now] = [usualOn(game, before), usualOn(game, after)]
  const changed = Object.entries(now).filter(
    ([id, value]) => value !== old[id] && after.options[id] === old[id] && !Array.isArray(value),
  )
  return { ...after, options: { ...after.options, ...Object.fromEntries(changed) } }
}

function usualOn(game: AnyGame, { seats }: MatchSetup): Options {
  const usual = defaultOptions(game.options, seats.length)
  return peopleAt(seats).length > 1 ? { ...usual, ...optionsOnOneScreen(game.options, {}) } : usual
}

/** The form with more or fewer seats: those that stay keep what was filled in. */
export function withSeats({ seats, options, ...rest }: MatchSetup, count: number): MatchSetup {
  const kept = seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (_, i) =>
    seatFor('bot', kept.length + i, rest.strength),
  )
  return { ...rest, seats: withUsualNames([...kept, ...added]), options: resized(options, count) }
}

/** Options with a value for each of so many seats. */
export function resized(options: Options, count: number): Options {
  const fit = (value: Options[string]): Options[string] =>
    Array.isArray(value) ? Array.from({ length: count }, (_, seat) => value[seat] ?? '') : value
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, fit(value as Options[string])]))
}

/** The form with another person or bot on a seat. */
export function withSeat(setup: MatchSetup, info: SeatInfo): MatchSetup {
  return { ...setup, seats: withInfo(setup.seats, info) }
}

/** A seating with a seat changed; where a bot becomes a person or the other way round, names that nobody gave follow suit. */
export function withInfo(seats: readonly SeatInfo[], info: SeatInfo): SeatInfo[] {
  const changed = seats.map((old) => (old.seat === info.seat ? info : old))
  return seats[info.seat]?.kind === info.kind ? changed : withUsualNames(changed)
}

/** The form with a seat held by the person on another one; by somebody of its own where that is null. */
export function heldBy(setup: MatchSetup, seat: Seat, holder: Seat | null): MatchSetup {
  return { ...setup, seats: withHolder(setup.seats, seat, holder) }
}

/** The form with another value of an option. */
export function withOption(
  setup: MatchSetup,
  id: string,
  value: OptionValue | readonly string[],
): MatchSetup {
  return { ...setup, options: { ...setup.options, [id]: value } }
}

/** The match that the form describes, or the first fault in it. What the form does not show says nothing. */
export function matchFrom(
  game: AnyGame,
  setup: MatchSetup,
  stamp: Stamp & { readonly seed: string },
): Result<SavedMatch> {
  const { seats, bestOf } = setup
  const options = appliedOptions(game.options, setup.options, seats.length)
  const series = newSeries(bestOf, seats.length)
  return plannedMatch({ game, seats, options, series, seed: stamp.seed }, stamp)
}

/** What to show at a field of the form: a sentence, or one for each of several faults. */
export function faultAt(fault: Fault | null, field: string): FieldFault | undefined {
  return fault?.field === field ? (fault.parts ?? faultWords(fault)) : undefined
}

/** What to show at the foot of a form. */
export function summaryOf(fault: Fault | null): string | undefined {
  const count = fault?.parts?.length ?? 1
  return count === 1 ? fault?.message : `There are ${count} faults, listed above; the match has not started.`
}

/** A fault in the words that stand over the fields: ids of options are for programs. */
export function inWords({ options }: Pick<AnyGame, 'options'>, fault: Fault): Fault {
  const [path, id, seat] = /^options\.(\w+)(?:\[(\d+)\])?/.exec(fault.field) ?? []
  const spec = options.find((one) => one.id === id)
  if (path === undefined || !spec) return fault
  const name = seat === undefined ? spec.label : `${spec.label} of seat ${Number(seat) + 1}`
  return { ...fault, message: fault.message.replace(path, name) }
}

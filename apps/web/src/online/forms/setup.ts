import {
  type AnyGame,
  type Options,
  SERIES_LENGTHS,
  appliedOptions,
  defaultOptions,
  withSeatOptions,
} from '@trialhall/kernel'
import type { ClockPlan, ClockSharing, LeaveRule, NewMatch, SeatPlan, TimeoutRule } from '@trialhall/protocol'
import { usualStrength } from '../../match/usual-strength.ts'
import { resized } from '../../setup/setup.ts'

/** What stands in the form for a new online match. */
export interface OnlineSetup {
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  readonly visibility: 'public' | 'link'
  /** Id of one of CLOCKS. */
  readonly clock: string
  /** Whose time a clock keeps, in games with parties. */
  readonly per: ClockSharing
  readonly onTimeout: TimeoutRule
  /** What becomes of the seats of who leaves, in games with parties. */
  readonly onLeave: LeaveRule
  readonly bestOf: number
  /** Played for ratings; only by people with an account. */
  readonly rated: boolean
}

interface NamedClock {
  readonly id: string
  readonly label: string
  readonly plan: ClockPlan
}

const live = (seconds: number, increment: number): ClockPlan => ({ kind: 'live', seconds, increment })
const days = (count: number): ClockPlan => ({ kind: 'days', days: count })

/** The clocks that can be chosen, by name. */
export const CLOCKS: readonly NamedClock[] = [
  { id: 'unhurried', label: 'Unhurried: 30 minutes and 30 seconds a choice', plan: live(1800, 30) },
  { id: 'none', label: 'No clock', plan: { kind: 'none' } },
  { id: 'quick', label: 'Quick: 5 minutes and 10 seconds a choice', plan: live(300, 10) },
  { id: 'calm', label: 'Calm: 15 minutes and 20 seconds a choice', plan: live(900, 20) },
  { id: 'long', label: 'Long: 40 minutes and 30 seconds a choice', plan: live(2400, 30) },
  { id: 'day', label: 'Correspondence: a day for each choice', plan: days(1) },
  { id: 'days', label: 'Correspondence: three days for each choice', plan: days(3) },
  { id: 'week', label: 'Correspondence: a week for each choice', plan: days(7) },
]

/** Somebody whom I challenge: the second seat is kept for them. */
export interface Opponent {
  readonly id: string
  readonly name: string
}

/** The form before anybody touches it: I sit down, and the other seats are free for whoever has the link. */
export function usualOnlineSetup(game: AnyGame, opponent?: Opponent): OnlineSetup {
  const seats = Array.from({ length: game.seats.min }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: 'me' }
    return seat === 1 && opponent ? { kind: 'open', invite: opponent.id } : { kind: 'open' }
  })
  return {
    seats,
    options: defaultOptions(game.options, seats.length),
    visibility: 'link',
    clock: 'unhurried',
    per: 'person',
    onTimeout: 'bot',
    onLeave: { kind: 'bot', bot: usualStrength(game.id) },
    bestOf: 1,
    rated: false,
  }
}

/**
 * The form with others who may come. A table for everybody is rated if I have an account, unless I switch that off; one for friends is not,
 * for they may be guests, who could not sit down at it.
 */
export function withVisibility(
  setup: OnlineSetup,
  visibility: OnlineSetup['visibility'],
  { hasAccount }: { readonly hasAccount: boolean },
): OnlineSetup {
  return { ...setup, visibility, rated: visibility === 'public' && hasAccount }
}

/** A seat as it is before its strength is chosen. */
export function seatPlanFor(game: Pick<AnyGame, 'id'>, kind: SeatPlan['kind']): SeatPlan {
  return kind === 'bot' ? { kind, bot: usualStrength(game.id) } : { kind }
}

/** The form with more or fewer seats: those that stay keep what was filled in. */
export function withCount(setup: OnlineSetup, count: number): OnlineSetup {
  const kept = setup.seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (): SeatPlan => ({ kind: 'open' }))
  return { ...setup, seats: [...kept, ...added], options: resized(setup.options, count) }
}

/** The form with somebody else on a seat. What is secret goes with whoever sits down on a free one. */
export function withPlan(game: AnyGame, setup: OnlineSetup, { seat, plan }: SeatChange): OnlineSetup {
  const seats = setup.seats.map((old, at) => (at === seat ? plan : old))
  const emptied =
    plan.kind === 'open' ? withSeatOptions(game.options, setup.options, { seat, given: {} }) : null
  return { ...setup, seats, options: emptied?.ok ? emptied.value : setup.options }
}

/** Somebody else on a seat. */
interface SeatChange {
  readonly seat: number
  readonly plan: SeatPlan
}

/** What the server is asked for. */
export function planOf(game: AnyGame, setup: OnlineSetup): NewMatch {
  const { seats, visibility, clock, per, onTimeout, onLeave } = setup
  const options = appliedOptions(game.options, setup.options, seats.length)
  const plan = CLOCKS.find(({ id }) => id === clock)?.plan ?? { kind: 'none' }
  const hasParties = game.parties !== undefined
  const bestOf = SERIES_LENGTHS.find((length) => length === setup.bestOf) ?? 1
  return {
    game: game.id,
    seats: [...seats],
    options: { ...options },
    visibility,
    clock: hasParties ? sharedBy(plan, per) : plan,
    onTimeout,
    ...(hasParties ? { onLeave } : {}),
    ...(setup.rated ? { rated: true } : {}),
    bestOf,
  }
}

/** A clock that keeps the time of each person, or of each party. */
export function sharedBy(plan: ClockPlan, per: ClockSharing): ClockPlan {
  return plan.kind === 'none' ? plan : { ...plan, per }
}

/** The clock of a list that keeps time in the same way, whoever shares it. */
export function namedClock(plan: ClockPlan): NamedClock | undefined {
  const { per: _per, ...alone } = { per: undefined, ...plan }
  return CLOCKS.find((one) => JSON.stringify(one.plan) === JSON.stringify(alone))
}

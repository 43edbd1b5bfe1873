import { type AnyGame, type Options, defaultOptions } from '@trialhall/kernel'
import type { ClockPlan, NewMatch, SeatPlan, TimeoutRule } from '@trialhall/protocol'
import { USUAL_STRENGTH } from '../engine/seating.ts'
import { withSeats } from '../pages/setup.ts'

/** What stands in the form for a new online match. */
export interface OnlineSetup {
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  readonly visibility: 'public' | 'link'
  /** Id of one of CLOCKS. */
  readonly clock: string
  readonly onTimeout: TimeoutRule
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
  { id: 'none', label: 'No clock', plan: { kind: 'none' } },
  { id: 'quick', label: 'Quick: 5 minutes and 10 seconds a choice', plan: live(300, 10) },
  { id: 'calm', label: 'Calm: 15 minutes and 20 seconds a choice', plan: live(900, 20) },
  { id: 'long', label: 'Long: 40 minutes and 30 seconds a choice', plan: live(2400, 30) },
  { id: 'day', label: 'By letter: a day for each choice', plan: days(1) },
  { id: 'days', label: 'By letter: three days for each choice', plan: days(3) },
  { id: 'week', label: 'By letter: a week for each choice', plan: days(7) },
]

/** The form before anybody touches it: I sit down, the other seats are free. */
export function usualOnlineSetup(game: AnyGame): OnlineSetup {
  const seats = Array.from({ length: game.seats.min }, (_, seat) => seatPlanFor(seat === 0 ? 'me' : 'open'))
  return {
    seats,
    options: defaultOptions(game.options, seats.length),
    visibility: 'link',
    clock: 'none',
    onTimeout: 'bot',
  }
}

/** A seat as it is before its strength is chosen. */
export function seatPlanFor(kind: SeatPlan['kind']): SeatPlan {
  return kind === 'bot' ? { kind, bot: USUAL_STRENGTH } : { kind }
}

/** The form with more or fewer seats: those that stay keep what was filled in. */
export function withCount(setup: OnlineSetup, count: number): OnlineSetup {
  const kept = setup.seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, () => seatPlanFor('open'))
  const { options } = withSeats({ seats: [], options: setup.options }, count)
  return { ...setup, seats: [...kept, ...added], options }
}

/** The form with somebody else on a seat. */
export function withPlan(setup: OnlineSetup, seat: number, plan: SeatPlan): OnlineSetup {
  return { ...setup, seats: setup.seats.map((old, at) => (at === seat ? plan : old)) }
}

/** What the server is asked for. */
export function planOf(game: AnyGame, setup: OnlineSetup): NewMatch {
  const { seats, options, visibility, clock, onTimeout } = setup
  const plan = CLOCKS.find(({ id }) => id === clock)?.plan ?? { kind: 'none' }
  return { game: game.id, seats: [...seats], options: { ...options }, visibility, clock: plan, onTimeout }
}

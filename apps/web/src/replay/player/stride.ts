import type { Reel } from '../reel.ts'
import type { Marks } from '../survey.ts'

/** How far one goes: to the next thing that happened, to the next choice whatever came of it, or to the next turn. */
export type Stride = 'happening' | 'choice' | 'turn'
/** Towards the end or towards the beginning. */
export type StepDirection = 'forward' | 'back'

/** The moment that lies one stride ahead or behind; the same where there is no further one. */
export function momentAfter(reel: Reel, from: number, { direction, stride, marks }: ReplayStep): number {
  if (stride === 'choice')
    return Math.min(reel.length, Math.max(0, from + (direction === 'forward' ? 1 : -1)))
  const places = stride === 'turn' ? [0, ...placesOf(marks), reel.length] : reel.stops
  const next = direction === 'forward' ? places.find((at) => at > from) : places.findLast((at) => at < from)
  return next ?? from
}

/** A step of a replay. */
export interface ReplayStep {
  readonly direction: StepDirection
  readonly stride: Stride
  readonly marks: Marks
}

/** Turns, or rounds where a game tells of no turns. */
function placesOf({ turns, rounds }: Marks): readonly number[] {
  return turns.length > 0 ? turns : rounds.map(({ at }) => at)
}

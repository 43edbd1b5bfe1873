import type { Reel } from '../reel.ts'
import type { Marks } from '../survey.ts'

/** How far one goes: to the next thing that happened, to the next choice whatever came of it, to the next turn, or to what is notable. */
export type Stride = 'happening' | 'choice' | 'turn' | 'notable'
/** Towards the end or towards the beginning. */
export type StepDirection = 'forward' | 'back'

/** The moment that lies one stride ahead or behind; the same where there is no further one. */
export function momentAfter(reel: Reel, from: number, { direction, stride, marks }: ReplayStep): number {
  if (stride === 'choice')
    return Math.min(reel.length, Math.max(0, from + (direction === 'forward' ? 1 : -1)))
  const places = stride === 'happening' ? reel.stops : [0, ...PLACES[stride](marks), reel.length]
  const next = direction === 'forward' ? places.find((at) => at > from) : places.findLast((at) => at < from)
  return next ?? from
}

/** A step of a replay. */
export interface ReplayStep {
  readonly direction: StepDirection
  readonly stride: Stride
  readonly marks: Marks
}

const PLACES: Readonly<Record<'turn' | 'notable', (marks: Marks) => readonly number[]>> = {
  // Rounds where a game tells of no turns.
  turn: ({ turns, rounds }) => (turns.length > 0 ? turns : rounds.map(({ at }) => at)),
  notable: ({ noted, highlights }) =>
    [...noted.flatMap(({ moments }) => moments), ...highlights].map(({ at }) => at).toSorted((a, b) => a - b),
}

import { useState } from 'react'
import { SIDE, type Space } from '../../../space/index.ts'
import { UNIT } from '../ground/ink.ts'
import { middleOf } from '../places.ts'

interface Turning {
  readonly at: Space
  readonly size: number
  readonly path: readonly Space[] | null
  readonly towards: Space | null
}

const HALF_A_TURN = 180

/** Where a figure looks, in degrees clockwise from east: at whom it attacks, else where it last went, at first to the middle of the map. */
export function useHeading({ at, size, path, towards }: Turning): number {
  const [kept, keep] = useState(() => ({ at, towards, degrees: degreesTo(middleOf(at, size), CENTRE) }))
  if (towards !== null && towards !== at && towards !== kept.towards)
    keep({ at, towards, degrees: nearest(kept.degrees, degreesTo(middleOf(at, size), middleOf(towards))) })
  else if (at !== kept.at) {
    const from = path?.at(-2) ?? kept.at
    keep({ at, towards, degrees: nearest(kept.degrees, degreesTo(middleOf(from, size), middleOf(at, size))) })
  } else if (towards === null && kept.towards !== null) keep({ ...kept, towards })
  return kept.degrees
}

const CENTRE = [(SIDE * UNIT) / 2, (SIDE * UNIT) / 2] as const

type Point = readonly [x: number, y: number]

function degreesTo([x, y]: Point, [toX, toY]: Point): number {
  return Math.round((Math.atan2(toY - y, toX - x) / Math.PI) * HALF_A_TURN)
}

/** The same direction, told so that turning to it from another one takes the short way. */
function nearest(from: number, to: number): number {
  const whole = 2 * HALF_A_TURN
  return from + ((((to - from + HALF_A_TURN) % whole) + whole) % whole) - HALF_A_TURN
}

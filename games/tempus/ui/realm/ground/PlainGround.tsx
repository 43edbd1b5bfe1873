import { useMemo, type JSX } from 'react'
import { SIDE, type BattleMap } from '../../../space/index.ts'
import { UNIT } from './ink.ts'
import { RIM, smallPicture } from './picture.ts'

/** Colours near to those that are painted later, so that nothing flashes. */
const COLOURS = { water: '#1f3f36', solid: '#a3957a', walls: '#c9bb98' }

const EDGE = RIM / UNIT

interface PlainGroundProps {
  readonly map: BattleMap
  readonly className: string | undefined
}

/** The terrain in a few flat shapes, drawn with the first frame: what is seen of the ground while it is painted. */
export function PlainGround({ map, className }: PlainGroundProps): JSX.Element {
  const { floor, solid, water, walls } = useMemo(() => smallPicture(map), [map])
  const whole = SIDE + 2 * EDGE
  return (
    <svg
      className={className}
      viewBox={`${-EDGE} ${-EDGE} ${whole} ${whole}`}
      aria-hidden="true"
      data-plain-ground=""
    >
      <rect width={SIDE} height={SIDE} fill={floor} />
      <path d={water} fill={COLOURS.water} />
      <path d={solid} fill={COLOURS.solid} />
      <path d={walls} stroke={COLOURS.walls} strokeWidth="0.2" />
    </svg>
  )
}

/** Outlines of hearts, diamonds, spades and clubs around the origin, 28 high. */
export const SUIT_SHAPES = [
  'M0 14C-16 2 -16 -14 -7 -14C-3 -14 0 -11 0 -7C0 -11 3 -14 7 -14C16 -14 16 2 0 14Z',
  'M0 -15L11 0L0 15L-11 0Z',
  'M0 -14C14 -2 14 9 6 9C3.5 9 1.5 8 0.8 6C1 10 2 12 5 14H-5C-2 12 -1 10 -0.8 6C-1.5 8 -3.5 9 -6 9C-14 9 -14 -2 0 -14Z',
  'M0 -14A6.5 6.5 0 0 1 5 -3.5A6.5 6.5 0 1 1 1 5.5C1 9 2 12 5 14H-5C-2 12 -1 9 -1 5.5A6.5 6.5 0 1 1 -5 -3.5A6.5 6.5 0 0 1 0 -14Z',
] as const

type Point = readonly [number, number]

/** Where the pips of the die lie on its three visible faces. */
export const PIPS: Readonly<Record<'top' | 'left' | 'right', readonly Point[]>> = {
  top: twoRows(),
  left: [
    [-36, -9],
    [-14, 4],
    [-36, 21],
    [-14, 33],
  ],
  right: [
    [36, -9],
    [14, 4],
    [25, 12],
    [36, 21],
    [14, 33],
  ],
}

/** Two rows of three on the upper face, whose edges run (50, 28) and (-50, 28) around its centre. */
function twoRows(): Point[] {
  return [-0.23, 0.23].flatMap((across) =>
    [-0.29, 0, 0.29].map((along): Point => [50 * (along - across), 28 * (along + across) - 30]),
  )
}

interface Wheel {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A cog with a hole for its axle and holes between its spokes; to be filled by the even-odd rule. */
export function cog({ x, y, radius, teeth }: Wheel & { readonly teeth: number }): string {
  const steps = teeth * 4
  const rim = Array.from({ length: steps }, (_, at) => {
    const isTooth = at % 4 === 1 || at % 4 === 2
    const angle = ((at - 0.5 + (isTooth ? 0.12 : -0.12) * (at % 2 === 1 ? 1 : -1)) / steps) * 2 * Math.PI
    return point(x, y, { angle, radius: isTooth ? radius * 1.13 : radius })
  })
  const holes = Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * 2 * Math.PI
    const centre = { x: x + Math.cos(angle) * radius * 0.6, y: y + Math.sin(angle) * radius * 0.6 }
    return hoop({ ...centre, radius: radius * 0.17 })
  })
  return `M${rim.join('L')}Z${hoop({ x, y, radius: radius * 0.24 })}${holes.join('')}`
}

/** A circle as part of a path. */
export function hoop({ x, y, radius }: Wheel): string {
  const [left, right] = [rounded(x - radius), rounded(x + radius)]
  const r = rounded(radius)
  return `M${left} ${rounded(y)}A${r} ${r} 0 1 0 ${right} ${rounded(y)}A${r} ${r} 0 1 0 ${left} ${rounded(y)}Z`
}

/** One tear of the claw, thick in the middle and pointed at both ends, counted from the left. */
export function claw(at: number): string {
  const x = 22 + at * 50
  const y = 62 - Math.abs(at - 1.5) * -14
  const [tipX, tipY] = [x + 92, y + 214 - Math.abs(at - 1.3) * 26]
  const thick = 15 - Math.abs(at - 1.5) * 3
  const [midX, midY] = [x + 18, y + 116]
  return `M${x} ${y}Q${midX - thick} ${midY} ${tipX} ${tipY}Q${midX + thick * 1.6} ${midY - thick} ${x} ${y}Z`
}

function point(
  x: number,
  y: number,
  { angle, radius }: { readonly angle: number; readonly radius: number },
): string {
  return `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * radius)}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

import { Firelight, Hall, Painting, Shades, star } from '@trialhall/table-ui'
import { type ReactNode, useId } from 'react'

const LANES = 4
const ROWS = 5
/** The horizon, the near edge, and half the width of the ground there. */
const HORIZON = 44
const NEAR = 322
const HALF = 196
/** How fast rows shrink with distance. */
const DEPTH = 0.36

const FIRE = {
  x: 0.5,
  y: 0.62,
  reach: 0.75,
  colours: [
    [0, '#6b3d14'],
    [0.4, '#33200f'],
    [1, '#0f0a06'],
  ],
} as const
const DUSK = {
  from: [0, 0],
  to: [0, 1],
  foot: HORIZON + 90,
  colours: [
    [0, '#1a1130'],
    [0.6, '#3a2350', 0.8],
    [1, '#3a2350', 0],
  ],
} as const
const VIOLET = {
  from: [0, 0],
  to: [0.6, 1],
  colours: [
    [0, '#b79bf0'],
    [1, '#4a3378'],
  ],
} as const

/** Four lanes between two heroes, seen from behind one of them: the picture of Lanes, always by candlelight. */
export function LanesArt(): ReactNode {
  const id = useId()
  const brass = `url(#${id}-brass)`
  return (
    <Painting>
      <Hall id={id} light={FIRE} veil={DUSK} />
      <Shades id={`${id}-far`} {...VIOLET} />
      <Ground brass={brass} />
      <Firelight>
        <ellipse cx="200" cy="196" rx="120" ry="62" fill={`url(#${id}-glow)`} />
      </Firelight>
      <Banner at={spot(2, 5.2)} dye="#a98be8" />
      {FAR.map(([lane, row]) => (
        <Piece
          key={`far ${lane}`}
          lane={lane}
          row={row}
          paint={{ body: `url(#${id}-far)`, edge: '#d7c6ff' }}
        />
      ))}
      <path d={star(200, 190, 26)} fill="#ffe9b8" opacity="0.95" />
      {OWN.map(([lane, row]) => (
        <Piece key={`near ${lane}`} lane={lane} row={row} paint={{ body: brass, edge: '#fff0c9' }} isNear />
      ))}
      {ORBS.map((dye, at) => (
        <Orb key={dye} at={at} dye={dye} brass={brass} />
      ))}
    </Painting>
  )
}

/** Lane and row of the units, counted from 0. */
const FAR = [
  [0, 3.4],
  [1, 2.5],
  [2, 3.4],
  [3, 2.5],
] as const
const OWN = [
  [1, 1.5],
  [2, 1.5],
  [0, 0.6],
  [3, 0.6],
] as const
/** White, red, purple, blue and summoning mana. */
const ORBS = ['#f2e6c4', '#d9543f', '#9a6ad6', '#4b8fd8', '#58ad6e'] as const

interface Spot {
  readonly x: number
  readonly y: number
  /** Size of things there: 1 at the near edge. */
  readonly scale: number
}

/** Where a point of the ground is drawn: lanes from the left, rows from the near edge. */
function spot(lane: number, row: number): Spot {
  const scale = 1 / (1 + DEPTH * row)
  const x = 200 + (lane - LANES / 2) * ((2 * HALF) / LANES) * scale
  return { x: rounded(x), y: rounded(HORIZON + (NEAR - HORIZON) * scale), scale }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function Ground({ brass }: { readonly brass: string }): ReactNode {
  const fields = Array.from({ length: LANES * ROWS }, (_, at) => at)
  return (
    <g strokeLinejoin="round">
      {fields.map((at) => {
        const [lane, row] = [at % LANES, Math.floor(at / LANES)]
        const isDark = (lane + row) % 2 === 0
        const tint = row > 2 ? ['#241836', '#2d1f45'] : ['#2b1b0c', '#382411']
        return (
          <path
            key={at}
            d={outline(lane, row)}
            fill={tint[isDark ? 0 : 1]}
            stroke={brass}
            strokeWidth="1.4"
          />
        )
      })}
      <path d={`M${edge(0)}L${edge(LANES)}`} stroke={brass} strokeWidth="4" />
    </g>
  )
}

function edge(lane: number): string {
  const { x, y } = spot(lane, 0)
  return `${x} ${y}`
}

function outline(lane: number, row: number): string {
  const corners = [spot(lane, row), spot(lane + 1, row), spot(lane + 1, row + 1), spot(lane, row + 1)]
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

interface PieceProps {
  readonly lane: number
  readonly row: number
  readonly paint: { readonly body: string; readonly edge: string }
  readonly isNear?: boolean
}

/** A unit: a shield on its field, those of the near side with a sword, those of the far side with horns. */
function Piece({ lane, row, paint, isNear = false }: PieceProps): ReactNode {
  const { x, y, scale } = spot(lane + 0.5, row)
  return (
    <g transform={`translate(${x} ${y}) scale(${rounded(scale * 1.45)})`}>
      <ellipse rx="22" ry="6" fill="#000" opacity="0.45" />
      {isNear ? null : (
        <path
          d="M-14 -40C-20 -46 -20 -54 -15 -58C-15 -50 -11 -46 -5 -44M14 -40C20 -46 20 -54 15 -58C15 -50 11 -46 5 -44"
          fill={paint.body}
        />
      )}
      <path
        d="M-17 -44Q0 -50 17 -44V-24C17 -11 9 -4 0 0C-9 -4 -17 -11 -17 -24Z"
        fill={paint.body}
        stroke={paint.edge}
        strokeWidth="1.6"
      />
      <path
        d={isNear ? 'M-2 -40H2V-20H8V-16H2V-8H-2V-16H-8V-20H-2Z' : 'M0 -36L7 -25L0 -14L-7 -25Z'}
        fill="#1b120a"
        opacity="0.75"
      />
    </g>
  )
}

/** The standard of the enemy hero, behind the last row. */
function Banner({ at, dye }: { readonly at: Spot; readonly dye: string }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(0.62)`}>
      <path d="M0 0V-62" stroke="#d7b46a" strokeWidth="2.5" />
      <path d="M-17 -60H17V-28L0 -18L-17 -28Z" fill={dye} stroke="#d7b46a" strokeWidth="1.5" />
      <path d="M0 -53L8 -41L0 -29L-8 -41Z" fill="#1a1130" opacity="0.8" />
    </g>
  )
}

function Orb({
  at,
  dye,
  brass,
}: {
  readonly at: number
  readonly dye: string
  readonly brass: string
}): ReactNode {
  const x = 200 + (at - 2) * 44
  const y = 352 - Math.abs(at - 2) ** 2 * 2.5
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#1b120a" stroke={brass} strokeWidth="2" />
      <circle r="10.5" fill={dye} />
      <circle cx="-3.5" cy="-4" r="3" fill="#fff" opacity="0.6" />
    </g>
  )
}

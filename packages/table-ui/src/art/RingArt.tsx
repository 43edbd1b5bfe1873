import { type ReactNode, useId } from 'react'
import { Hall } from './Hall.tsx'
import { Firelight, Painting } from './Painting.tsx'

const CENTRE = 200
const RADIUS = 132

const CANDLE = {
  x: 0.5,
  y: 0.5,
  reach: 0.75,
  colours: [
    [0, '#6b3d14'],
    [0.35, '#3a2210'],
    [1, '#0f0a06'],
  ],
} as const

/** What a ring shows. */
export interface RingArtProps {
  /** Stones of the ring. */
  readonly stones: number
  /** Which stones are alight, counted from the top. */
  readonly alight: readonly number[]
}

/** A ring of stones around a flame, seen by candlelight: the picture of a table that has none of its own. */
export function RingArt({ stones, alight }: RingArtProps): ReactNode {
  const id = useId()
  return (
    <Painting>
      <Hall id={id} light={CANDLE} />
      <Rays />
      <Firelight>
        <circle cx={CENTRE} cy={CENTRE} r="150" fill={`url(#${id}-glow)`} />
      </Firelight>
      <g fill="none" stroke={`url(#${id}-brass)`}>
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          strokeWidth="2.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <circle cx={CENTRE} cy={CENTRE} r="170" strokeWidth="1" opacity="0.5" />
        <circle cx={CENTRE} cy={CENTRE} r="62" strokeWidth="2" />
        <circle cx={CENTRE} cy={CENTRE} r="54" strokeWidth="1" opacity="0.6" />
      </g>
      {Array.from({ length: stones }, (_, at) => (
        <Stone key={at} at={at} stones={stones} isAlight={alight.includes(at)} brass={`url(#${id}-brass)`} />
      ))}
      <path
        transform="translate(200 196) scale(3) translate(-32 -34)"
        fill="#ffe7b3"
        d="M32 18c6.5 7.5 10 12 10 18.5a10 10 0 0 1-20 0c0-3.2 1.5-6.2 4-8.8.6 2.3 1.7 3.3 3.2 4C28.6 26.7 29.3 22.5 32 18Z"
      />
    </Painting>
  )
}

function Rays(): ReactNode {
  return (
    <g stroke="#e0a04a" strokeOpacity="0.1" strokeWidth="1">
      {Array.from({ length: 48 }, (_, at) => {
        const { x, y } = onCircle(at / 48, 290)
        return <line key={at} x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
      })}
    </g>
  )
}

interface StoneProps {
  readonly at: number
  readonly stones: number
  readonly isAlight: boolean
  readonly brass: string
}

function Stone({ at, stones, isAlight, brass }: StoneProps): ReactNode {
  const { x, y } = onCircle(at / stones, RADIUS)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" fill="#1b120a" stroke={brass} strokeWidth={isAlight ? 3 : 1.5} />
      <circle r="12.5" fill={isAlight ? '#e9a23b' : '#33230f'} opacity={isAlight ? 0.95 : 1} />
      {isAlight ? <circle r="5.5" fill="#fff0c9" /> : null}
    </g>
  )
}

function onCircle(part: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = part * 2 * Math.PI - Math.PI / 2
  const place = (value: number): number => Math.round(value * 100) / 100
  return { x: place(CENTRE + radius * Math.cos(angle)), y: place(CENTRE + radius * Math.sin(angle)) }
}

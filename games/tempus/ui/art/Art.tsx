import { Firelight, Hall, Painting, Shades } from '@trialhall/table-ui'
import { useId, type ReactNode } from 'react'

const WARM = {
  x: 0.14,
  y: 0.4,
  reach: 0.95,
  colours: [
    [0, '#7d4420'],
    [0.5, '#38200f'],
    [1, '#0e0906'],
  ],
} as const
const COLD = {
  from: [1, 0.2],
  to: [0.2, 0.5],
  colours: [
    [0, '#1d4468'],
    [0.55, '#182a3c', 0.8],
    [1, '#182a3c', 0],
  ],
} as const
const SAND = {
  from: [0, 0],
  to: [0, 1],
  colours: [
    [0, '#ffe9ae'],
    [1, '#d08a2c'],
  ],
} as const

/** An hourglass of brass on the floor of a temple, warm light to its left and cold to its right: two parties, and time that runs out. */
export function TempusArt(): ReactNode {
  const id = useId()
  const brass = `url(#${id}-brass)`
  return (
    <Painting>
      <Hall id={id} light={WARM} veil={COLD} />
      <Shades id={`${id}-sand`} {...SAND} />
      <Floor />
      <Firelight>
        <circle cx="200" cy="205" r="150" fill={`url(#${id}-glow)`} />
      </Firelight>
      <Tokens />
      <Hourglass brass={brass} id={id} />
    </Painting>
  )
}

const LINES = [0, 1, 2, 3, 4, 5, 6]

/** Flagstones that run away from whoever looks. */
function Floor(): ReactNode {
  return (
    <g stroke="#000" strokeOpacity="0.45" strokeWidth="3" fill="none">
      {LINES.map((at) => (
        <path key={`row ${at}`} d={`M-20 ${262 + at * at * 4.4}H420`} />
      ))}
      {LINES.map((at) => (
        <path key={`column ${at}`} d={`M${200 + (at - 3) * 44} 262L${200 + (at - 3) * 150} 420`} />
      ))}
    </g>
  )
}

const TOKENS = [
  { x: 74, y: 312, ring: '#f0894a', cloth: '#7d4233' },
  { x: 122, y: 352, ring: '#f0894a', cloth: '#4d6e3c' },
  { x: 326, y: 312, ring: '#66aee6', cloth: '#3f4f98' },
  { x: 278, y: 352, ring: '#66aee6', cloth: '#4a4658' },
] as const

/** Two parties as tokens on the floor. */
function Tokens(): ReactNode {
  return (
    <g stroke="#150c07" strokeWidth="3">
      {TOKENS.map(({ x, y, ring, cloth }) => (
        <g key={x}>
          <ellipse cx={x} cy={y + 9} rx="33" ry="15" fill="#000" opacity="0.5" stroke="none" />
          <ellipse cx={x} cy={y + 4} rx="30" ry="14" fill={ring} />
          <ellipse cx={x} cy={y} rx="30" ry="14" fill={ring} />
          <ellipse cx={x} cy={y} rx="21" ry="9" fill={cloth} />
        </g>
      ))}
    </g>
  )
}

const GLASS =
  'M128 92C128 158 190 176 190 205C190 234 128 252 128 318H272C272 252 210 234 210 205C210 176 272 158 272 92Z'

function Hourglass({ brass, id }: { readonly brass: string; readonly id: string }): ReactNode {
  return (
    <g stroke="#170d06" strokeLinejoin="round" strokeWidth="4">
      <path d={GLASS} fill="#dff3ff" fillOpacity="0.16" stroke="#f4e6c4" strokeOpacity="0.7" />
      <path
        d="M140 132C150 164 192 176 199 203H201C208 176 250 164 260 132Z"
        fill={`url(#${id}-sand)`}
        stroke="none"
      />
      <path d="M200 205V300" stroke="#ffe0a0" strokeDasharray="5 4" />
      <path
        d="M134 314C140 286 182 280 200 264C218 280 260 286 266 314Z"
        fill={`url(#${id}-sand)`}
        stroke="none"
      />
      {[76, 318].map((y) => (
        <rect key={y} x="108" y={y} width="184" height="20" rx="8" fill={brass} />
      ))}
      {[118, 268].map((x) => (
        <rect key={x} x={x} y="96" width="14" height="222" rx="6" fill={brass} />
      ))}
    </g>
  )
}

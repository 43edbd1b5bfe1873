import { Firelight, Hall, Painting, Shades } from '@trialhall/table-ui'
import { type ReactNode, useId } from 'react'
import { cog, claw, hoop, PIPS, SUIT_SHAPES } from './shapes.ts'

const EMBERS = {
  x: 0.18,
  y: 0.42,
  reach: 0.95,
  colours: [
    [0, '#7a3316'],
    [0.45, '#3a1a0d'],
    [1, '#0f0806'],
  ],
} as const
const STEEL = {
  from: [1, 0],
  to: [0.25, 0.2],
  colours: [
    [0, '#1b2b3c'],
    [0.6, '#1b2634', 0.85],
    [1, '#1b2634', 0],
  ],
} as const
const CLAW = {
  from: [0, 0],
  to: [1, 1],
  colours: [
    [0, '#fff3d2'],
    [0.45, '#ffb054'],
    [1, '#b4340f'],
  ],
} as const

/** A claw tears at a great cog, a die falls between them, and four playing cards lie in front: beasts against machines, by firelight. */
export function BattleDecksArt(): ReactNode {
  const id = useId()
  const brass = `url(#${id}-brass)`
  return (
    <Painting>
      <Hall id={id} light={EMBERS} veil={STEEL} />
      <Shades id={`${id}-claw`} {...CLAW} />
      <Cogs brass={brass} />
      <Claws id={id} />
      <Firelight>
        <circle cx="200" cy="186" r="120" fill={`url(#${id}-glow)`} />
      </Firelight>
      <Die />
      {SUIT_SHAPES.map((shape, at) => (
        <Card key={shape} at={at} shape={shape} brass={brass} />
      ))}
    </Painting>
  )
}

/** The great cog on the right with its smaller neighbours, whose teeth meet. */
function Cogs({ brass }: { readonly brass: string }): ReactNode {
  return (
    <g stroke="#0d0a08" strokeWidth="2" strokeLinejoin="round" fillRule="evenodd">
      <path d={cog({ x: 372, y: 62, radius: 52, teeth: 12 })} fill="#51606e" />
      <path d={cog({ x: 362, y: 292, radius: 62, teeth: 14 })} fill="#465360" />
      <path d={cog({ x: 276, y: 172, radius: 98, teeth: 18 })} fill={brass} />
      <path d={hoop({ x: 276, y: 172, radius: 70 })} fill="#2a1c0d" opacity="0.55" stroke="none" />
    </g>
  )
}

/** Four tears from the upper left. */
function Claws({ id }: { readonly id: string }): ReactNode {
  return (
    <g fill={`url(#${id}-claw)`} stroke="#2a0b04" strokeWidth="2.5" strokeLinejoin="round">
      {[0, 1, 2, 3].map((at) => (
        <path key={at} d={claw(at)} />
      ))}
    </g>
  )
}

/** The die, seen from above a corner: 6 on top, 4 and 5 at the sides. */
function Die(): ReactNode {
  const faces = [
    { shape: 'M0 -58L50 -30L0 -2L-50 -30Z', fill: '#fbf3de', pips: PIPS.top },
    { shape: 'M-50 -30L0 -2V56L-50 27Z', fill: '#d9c59a', pips: PIPS.left },
    { shape: 'M50 -30L0 -2V56L50 27Z', fill: '#b79f70', pips: PIPS.right },
  ]
  return (
    <g transform="translate(200 188) rotate(-9)">
      <ellipse cx="6" cy="62" rx="54" ry="13" fill="#000" opacity="0.45" />
      {faces.map(({ shape, fill, pips }) => (
        <g key={fill}>
          <path d={shape} fill={fill} stroke="#3a2812" strokeWidth="2.5" strokeLinejoin="round" />
          {pips.map(([x, y]) => (
            <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="6" ry="5" fill="#3a1208" />
          ))}
        </g>
      ))}
    </g>
  )
}

interface CardProps {
  readonly at: number
  readonly shape: string
  readonly brass: string
}

/** A playing card of the fan in front: hearts and diamonds red, spades and clubs black. */
function Card({ at, shape, brass }: CardProps): ReactNode {
  const turn = (at - 1.5) * 13
  return (
    <g transform={`translate(${200 + (at - 1.5) * 62} ${352 + Math.abs(at - 1.5) * 8}) rotate(${turn})`}>
      <rect
        x="-37"
        y="-52"
        width="74"
        height="120"
        rx="8"
        fill="#000"
        opacity="0.4"
        transform="translate(4 5)"
      />
      <rect x="-37" y="-52" width="74" height="120" rx="8" fill="#f4e7c6" stroke={brass} strokeWidth="3" />
      <path d={shape} transform="translate(0 -6) scale(1.5)" fill={at < 2 ? '#a5281c' : '#221a16'} />
      <path d={shape} transform="translate(-24 -37) scale(0.5)" fill={at < 2 ? '#a5281c' : '#221a16'} />
    </g>
  )
}

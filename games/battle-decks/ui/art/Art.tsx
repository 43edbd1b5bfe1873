import { Brass, Firelight, Glow, Painting } from '@trialhall/table-ui'
import { type ReactNode, useId } from 'react'
import { cog, claw, hoop, PIPS, SUIT_SHAPES } from './shapes.ts'

/** A claw tears at a great cog, a die falls between them, and four playing cards lie in front: beasts against machines, by firelight. */
export function BattleDecksArt(): ReactNode {
  const id = useId()
  const brass = `url(#${id}-brass)`
  return (
    <Painting>
      <Paints id={id} />
      <rect width="400" height="400" fill={`url(#${id}-hall)`} />
      <rect width="400" height="400" fill={`url(#${id}-steel)`} />
      <Cogs brass={brass} />
      <Claws id={id} />
      <Firelight>
        <circle cx="200" cy="186" r="120" fill={`url(#${id}-clash)`} />
      </Firelight>
      <Die />
      {SUIT_SHAPES.map((shape, at) => (
        <Card key={shape} at={at} shape={shape} brass={brass} />
      ))}
    </Painting>
  )
}

function Paints({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      <radialGradient id={`${id}-hall`} cx="18%" cy="42%" r="95%">
        <stop offset="0" stopColor="#7a3316" />
        <stop offset="0.45" stopColor="#3a1a0d" />
        <stop offset="1" stopColor="#0f0806" />
      </radialGradient>
      <linearGradient id={`${id}-steel`} x1="1" y1="0" x2="0.25" y2="0.2">
        <stop offset="0" stopColor="#1b2b3c" />
        <stop offset="0.6" stopColor="#1b2634" stopOpacity="0.85" />
        <stop offset="1" stopColor="#1b2634" stopOpacity="0" />
      </linearGradient>
      <Glow id={`${id}-clash`} />
      <linearGradient id={`${id}-claw`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff3d2" />
        <stop offset="0.45" stopColor="#ffb054" />
        <stop offset="1" stopColor="#b4340f" />
      </linearGradient>
      <Brass id={`${id}-brass`} />
    </defs>
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

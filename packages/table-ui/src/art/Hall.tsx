import type { ReactNode } from 'react'
import { Brass, Glow } from './Brass.tsx'

/** Colours from one end of a light to the other: where each is, from 0 to 1, and how much of it is seen, 1 where it is left out. */
type Colours = readonly (readonly [at: number, colour: string, seen?: number])[]

interface HallProps {
  /** What the names of the paints begin with: `#id-brass` and `#id-glow` are there for whatever stands in the hall. */
  readonly id: string
  /** The light in which the hall lies, in parts of the painting: its middle, and how far it reaches. */
  readonly light: {
    readonly x: number
    readonly y: number
    readonly reach: number
    readonly colours: Colours
  }
  /** Another light that falls across it, from one point to another; it covers the painting from its top down to `foot`. */
  readonly veil?: Omit<ShadesProps, 'id'> & { readonly foot?: number }
}

/** The dark hall in which paintings are set, with the paints that they share. */
export function Hall({ id, light, veil }: HallProps): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id={`${id}-hall`} cx={light.x} cy={light.y} r={light.reach}>
          <Stops colours={light.colours} />
        </radialGradient>
        <Glow id={`${id}-glow`} />
        <Brass id={`${id}-brass`} />
      </defs>
      {veil && <Shades id={`${id}-veil`} {...veil} />}
      <rect width="400" height="400" fill={`url(#${id}-hall)`} />
      {veil && <rect width="400" height={veil.foot ?? 400} fill={`url(#${id}-veil)`} />}
    </>
  )
}

interface ShadesProps {
  readonly id: string
  /** Where it begins and ends, in parts of what it fills. */
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly colours: Colours
}

/** A paint that passes from colour to colour along a line, filled with `url(#id)`. */
export function Shades({ id, from, to, colours }: ShadesProps): ReactNode {
  return (
    <defs>
      <linearGradient id={id} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
        <Stops colours={colours} />
      </linearGradient>
    </defs>
  )
}

function Stops({ colours }: { readonly colours: Colours }): ReactNode {
  return (
    <>
      {colours.map(([at, colour, seen]) => (
        <stop key={at} offset={at} stopColor={colour} stopOpacity={seen} />
      ))}
    </>
  )
}

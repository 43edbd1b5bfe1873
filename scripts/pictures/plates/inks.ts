import type { Dye } from '@trialhall/table-ui'
import { fromOklch, hexOf, lightOf, mixed, toOklch, type Light } from './colours.ts'

/** The inks of one print, from its light to its key block, as `#rrggbb`. */
export interface Inks {
  readonly disc: string
  readonly glow: string
  readonly light: string
  readonly sky: string
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly key: string
}

/** The dyes of cards as inks; `tokens.css` has them for frames. Gold and rust stand a little higher, to keep away from brown. */
const DYES: Readonly<
  Record<Dye, { readonly hex: string; readonly lift?: number; readonly chroma?: number }>
> = {
  blue: { hex: '#285b8c' },
  red: { hex: '#94302a' },
  gold: { hex: '#7f5a08', lift: 0.09, chroma: 1.12 },
  green: { hex: '#2c6238', lift: 0.02 },
  violet: { hex: '#65408c' },
  teal: { hex: '#17656a', lift: 0.02 },
  rust: { hex: '#8f4a17', lift: 0.04 },
  slate: { hex: '#4d5661', lift: 0.03 },
}

/** The light of a candle. */
export const CANDLE = '#ffc35e'

/** Below this an ink counts as dark, and is lifted less. */
const DARK = 0.2

interface Printing {
  readonly dye: Dye
  /** How far its hue is turned, in radians, so that no two prints of a dye are quite the same. */
  readonly turn: number
  /** The colour of what shines in it. */
  readonly glow: string
}

/** The inks of a print. */
export function inksOf({ dye, turn, glow }: Printing): Inks {
  const { hex, lift = 0, chroma = 1 } = DYES[dye]
  const base = toOklch(lightOf(hex))
  const shine = lightOf(glow)
  const ink = (lightness: number, strength: number): Light =>
    fromOklch({
      l: lightness + lift * (lightness > DARK ? 1 : 0.3),
      c: base.c * chroma * strength,
      h: base.h + turn,
    })
  return {
    disc: hexOf(mixed(shine, ink(0.66, 1.2), 0.24)),
    glow: hexOf(shine),
    light: hexOf(ink(0.66, 1.15)),
    sky: hexOf(ink(0.5, 1.2)),
    far: hexOf(mixed(ink(0.49, 1.05), shine, 0.06)),
    mid: hexOf(ink(0.365, 1)),
    near: hexOf(ink(0.24, 0.85)),
    key: hexOf(ink(0.16, 0.55)),
  }
}

import type { Rgb } from './scene.ts'

/** The faintest ink of `tokens.css`, which stands on any ground. */
export const INK: Readonly<Record<'light' | 'dark', Rgb>> = {
  light: [0x69 / 255, 0x58 / 255, 0x38 / 255],
  dark: [0xab / 255, 0x9c / 255, 0x84 / 255],
}
/** The candles of `Ground.module.css` where they burn brightest: the own one, and that of whoever is opposite. */
export const CANDLES: Readonly<Record<'light' | 'dark', readonly { light: Rgb; much: number }[]>> = {
  light: [
    { light: [1, 0.96, 0.84], much: 0.6 },
    { light: [0.83, 0.89, 0.95], much: 0.4 },
  ],
  dark: [
    { light: [1, 0.59, 0.24], much: 0.085 },
    { light: [0.34, 0.6, 1], much: 0.075 },
  ],
}
/** What a text must have beside what it stands on, and a little more, since pictures are stored with loss. */
const WANTED = 4.75

/** The contrast of the faintest ink on a colour, while no candle or either of them burns over it. */
export function contrast(ground: Rgb, theme: 'light' | 'dark'): number {
  const ink = luminance(INK[theme])
  const grounds = [ground, ...CANDLES[theme].map(({ light, much }) => over(ground, light, much))]
  return Math.min(...grounds.map((one) => ratio(luminance(one), ink)))
}

/** The colour itself, or one nearer to the dark by candlelight and to white by day, on which the faintest ink can be read. */
export function within(colour: Rgb, theme: 'light' | 'dark'): Rgb {
  if (contrast(colour, theme) >= WANTED) return colour
  const end: Rgb = theme === 'dark' ? [0, 0, 0] : [1, 1, 1]
  let [low, high] = [0, 1]
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2
    if (contrast(over(colour, end, middle), theme) < WANTED) low = middle
    else high = middle
  }
  return over(colour, end, high)
}

function over(ground: Rgb, [red, green, blue]: Rgb, much: number): Rgb {
  const [r, g, b] = ground
  return [r + (red - r) * much, g + (green - g) * much, b + (blue - b) * much]
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** A colour in linear light: red, green and blue from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** A colour as people tell colours apart: lightness from 0 to 1, chroma, and hue in radians (OKLCH, Ottosson 2020). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** The light of a colour written as `#rrggbb`. */
export function lightOf(hex: string): Light {
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** A colour as `#rrggbb`; what is too bright is cut off. */
export function hexOf(light: Light): string {
  const part = (value: number): string =>
    Math.round(255 * encoded(Math.min(1, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${light.map(part).join('')}`
}

/** A colour part of the way from one to another. */
export function mixed(from: Light, to: Light, part: number): Light {
  const at = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * part
  return [at(0), at(1), at(2)]
}

/** The light of a colour in OKLCH; what no screen shows is cut off at black. */
export function fromOklch({ l, c, h }: Oklch): Light {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    Math.max(0, 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    Math.max(0, -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    Math.max(0, -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** A light in OKLCH. */
export function toOklch([red, green, blue]: Light): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

import { contrast, within } from './contrast.ts'
import { noiseOf } from './noise.ts'
import type { Rgb, Scene, Spot } from './scene.ts'

/** By day and by candlelight. */
export const THEMES = ['light', 'dark'] as const
/** One of them. */
export type Theme = (typeof THEMES)[number]

/** A picture as bytes: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** How much of a dye is seen, and how far light and shade go. */
const LOOK = {
  dark: { dye: 0.42, depth: 1 },
  light: { dye: 0.26, depth: 0.13 },
} as const
/** Toward its corners a ground lies further from the light. */
const CORNERS = { dark: 0.3, light: 0.05 } as const
/** A grain finer than any stone, so that large even places show no steps. */
const GRAIN = 0.006

/** Draws a scene in a light: no pixel of it takes the contrast from a text that stands on it. */
export function pictureOf(scene: Scene, theme: Theme, [width, height]: readonly [number, number]): Pixels {
  const noise = noiseOf(scene.seed)
  const data = new Uint8ClampedArray(4 * width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column - width / 2) / height, row / height - 0.5]
      const corner = CORNERS[theme] * Math.min(1, Math.hypot(x * 0.85, y * 1.1) ** 2 * 1.9)
      const grain = GRAIN * (noise.of(column, row) - 0.5)
      const seen = lit(scene, theme, scene.spot(x, y, noise)).map((part) => part * (1 - corner))
      const colour = within(seen as unknown as Rgb, theme)
      const at = 4 * (row * width + column)
      for (const part of [0, 1, 2] as const) data[at + part] = 255 * (colour[part] + grain)
      data[at + 3] = 255
    }
  return { width, height, data }
}

function lit(scene: Scene, theme: Theme, { shade, dye, much = 0 }: Spot): Rgb {
  const { dye: strength, depth } = LOOK[theme]
  const material = theme === 'dark' ? scene.night : scene.day
  const plain = material.map((part) => part * (1 + depth * shade))
  if (!dye) return plain as unknown as Rgb
  return plain.map((part, i) => part + (dye[i as 0 | 1 | 2] - part) * much * strength) as unknown as Rgb
}

/** The least contrast of a picture with the faintest text of its theme, while a candle burns over it. */
export function leastContrast({ data }: Pixels, theme: Theme): number {
  let least = 21
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    least = Math.min(least, contrast([red / 255, green / 255, blue / 255], theme))
  }
  return least
}

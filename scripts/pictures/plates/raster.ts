import { Resvg } from '@resvg/resvg-js'
import { SCENE } from './size.ts'

/** Pixels to a unit of the drawing: fine enough for lines that are rounded to half a unit. */
const SCALE = 1.5

/** A number for every pixel of a scene, row by row. */
export interface Field {
  readonly width: number
  readonly height: number
  /** Pixels to a unit of the drawing. */
  readonly scale: number
  readonly values: Float32Array
}

/** Signed distance from the outline of a drawing in its units, positive inside. The drawing is an SVG fragment; its alpha counts. */
export function distanceIn(drawing: string): Field {
  const width = Math.round(SCENE.width * SCALE)
  const height = Math.round(SCENE.height * SCALE)
  const cover = coverOf(drawing, { width, height })
  const inside = distanceTo(cover, { width, height }, (covered) => covered < 0.5)
  const outside = distanceTo(cover, { width, height }, (covered) => covered >= 0.5)
  const values = inside.map((within, at) => (within > 0 ? within - 0.5 : 0.5 - (outside[at] ?? 0)) / SCALE)
  return { width, height, scale: SCALE, values }
}

/** The same field with its border outside, so that every line in it closes. */
export function walled({ width, height, scale, values }: Field): Field {
  const closed = Float32Array.from(values)
  closed.fill(-1, 0, width)
  closed.fill(-1, (height - 1) * width)
  for (let y = 0; y < height; y++) {
    closed[y * width] = -1
    closed[y * width + width - 1] = -1
  }
  return { width, height, scale, values: closed }
}

interface Size {
  readonly width: number
  readonly height: number
}

function coverOf(drawing: string, { width, height }: Size): Float32Array {
  const box = `viewBox="0 0 ${SCENE.width} ${SCENE.height}" width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawing}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return Float32Array.from({ length: width * height }, (_, at) => (pixels[at * 4 + 3] ?? 0) / 255)
}

/** Distance of every pixel to the nearest that is meant, exactly, column by column and row by row (Felzenszwalb and Huttenlocher 2012). */
function distanceTo(
  cover: Float32Array,
  { width, height }: Size,
  isMeant: (covered: number) => boolean,
): Float32Array {
  const found = new Float32Array(width * height)
  const column = new Parabolas(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column.heights[y] = isMeant(cover[y * width + x] ?? 0) ? 0 : FAR
    column.lower()
    for (let y = 0; y < height; y++) found[y * width + x] = column.lowest[y] ?? 0
  }
  const row = new Parabolas(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row.heights[x] = found[y * width + x] ?? 0
    row.lower()
    for (let x = 0; x < width; x++) found[y * width + x] = Math.sqrt(row.lowest[x] ?? 0)
  }
  return found
}

/** More than any distance squared. */
const FAR = 1e8

/** The lower envelope of one parabola a pixel. */
class Parabolas {
  readonly heights: Float32Array
  readonly lowest: Float32Array
  private readonly tips: Int32Array
  private readonly borders: Float32Array

  constructor(length: number) {
    this.heights = new Float32Array(length)
    this.lowest = new Float32Array(length)
    this.tips = new Int32Array(length)
    this.borders = new Float32Array(length + 1)
  }

  /** Works out `lowest` from `heights`. */
  lower(): void {
    const last = this.gather()
    this.borders[last + 1] = Number.POSITIVE_INFINITY
    let at = 0
    for (let x = 0; x < this.lowest.length; x++) {
      while ((this.borders[at + 1] ?? 0) < x) at++
      const tip = this.tips[at] ?? 0
      this.lowest[x] = (x - tip) ** 2 + (this.heights[tip] ?? 0)
    }
  }

  /** Finds the parabolas that are lowest somewhere; answers the place of the last. */
  private gather(): number {
    const { heights, tips, borders } = this
    let last = 0
    tips[0] = 0
    borders[0] = Number.NEGATIVE_INFINITY
    for (let x = 1; x < heights.length; x++) {
      let border = this.borderOf(tips[last] ?? 0, x)
      while (border <= (borders[last] ?? 0)) border = this.borderOf(tips[--last] ?? 0, x)
      tips[++last] = x
      borders[last] = border
    }
    return last
  }

  /** Where a later parabola becomes lower than an earlier one. */
  private borderOf(earlier: number, later: number): number {
    const low = (this.heights[earlier] ?? 0) + earlier ** 2
    const high = (this.heights[later] ?? 0) + later ** 2
    return (high - low) / (2 * (later - earlier))
  }
}

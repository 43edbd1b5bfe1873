/** What a scene draws its irregularities from: the same seed gives the same ones on every machine. */
export interface Noise {
  /** A number from 0 to 1 for a whole place. */
  of(x: number, y: number): number
  /** Between whole places it goes over smoothly. */
  at(x: number, y: number): number
  /** Four such waves, each half as strong and about twice as narrow as the one before: from 0 to about 0.94. */
  cloud(x: number, y: number): number
  /** The nearest of points strewn over the plane, one in each square. */
  cell(x: number, y: number): Cell
}

/** The region of a strewn point. */
export interface Cell {
  /** How much further the next point is: 0 on the border of the region. */
  readonly edge: number
  /** How far its own point is. */
  readonly middle: number
  /** A number of its own from 0 to 1. */
  readonly own: number
}

/** How far from the middle of its square a strewn point may lie, of the whole square. */
const STREWN = 0.8
const OCTAVES = 4

/** Noise of a seed. */
export function noiseOf(seed: number): Noise {
  const of = (x: number, y: number): number => {
    let h = (Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) | 0
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return ((h ^ (h >>> 16)) >>> 0) / 0x100000000
  }
  const at = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - i), smooth(y - j)]
    const above = of(i, j) + (of(i + 1, j) - of(i, j)) * u
    const below = of(i, j + 1) + (of(i + 1, j + 1) - of(i, j + 1)) * u
    return above + (below - above) * v
  }
  const cloud = (x: number, y: number): number => {
    let [sum, strength, px, py] = [0, 0.5, x, y]
    for (let octave = 0; octave < OCTAVES; octave++) {
      sum += strength * at(px, py)
      ;[px, py] = [1.6 * px + 1.2 * py + 7.1, 1.6 * py - 1.2 * px + 3.3]
      strength /= 2
    }
    return sum
  }
  const cell = (x: number, y: number): Cell => nearest(of, x, y)
  return { of, at, cloud, cell }
}

function nearest(of: Noise['of'], x: number, y: number): Cell {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  let [first, second, own] = [9, 9, 0]
  for (let row = j - 1; row <= j + 1; row++)
    for (let column = i - 1; column <= i + 1; column++) {
      const dx = column + 0.5 + STREWN * (of(column, row) - 0.5) - x
      const dy = row + 0.5 + STREWN * (of(column, row + 7919) - 0.5) - y
      const away = Math.hypot(dx, dy)
      if (away < first) {
        second = first
        first = away
        own = of(column + 31, row - 17)
      } else if (away < second) second = away
    }
  return { edge: second - first, middle: first, own }
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}

/** How far a number has come from one to another: 0 before the first, 1 after the second. */
export function between(from: number, to: number, at: number): number {
  return smooth(Math.min(1, Math.max(0, (at - from) / (to - from))))
}

/** A point of a drawing whose middle is 0, 0 and whose edge is 1 away. */
type Point = readonly [number, number]

/** One flat side of a gem as it is seen: its corners, and how bright it is, 0 to 1. */
export interface Facet {
  readonly points: string
  readonly light: number
}

/** How a die is drawn: its silhouette, the facets around the one that faces the reader, and where that one is. */
export interface GemShape {
  readonly facets: readonly Facet[]
  readonly front: string
}

/** What faces the reader: its corners, how far out they lie, and how the die is turned, in quarters of a corner's step. */
interface Cut {
  readonly corners: number
  readonly reach: number
  readonly turn: number
  /** How far out the silhouette is between two corners; 1 where nothing is said. */
  readonly waist?: number
}

const TRIANGLE: Cut = { corners: 3, reach: 0.62, turn: 0 }

/** The dice that people know by their shapes; all others are cut like a jewel. */
const CUTS: Readonly<Record<number, Cut>> = {
  4: { corners: 3, reach: 0.6, turn: 0, waist: 0.5 },
  8: { corners: 3, reach: 0.86, turn: 0 },
  10: { corners: 4, reach: 0.66, turn: 0 },
  12: { corners: 5, reach: 0.64, turn: 0 },
  20: TRIANGLE,
}
const JEWEL: Cut = { corners: 6, reach: 0.7, turn: 2 }

/** The drawing of a die with so many sides. */
export function gemShape(sides: number): GemShape {
  const cut = CUTS[sides] ?? JEWEL
  const inner = ring(cut.corners, cut)
  const outer = ring(2 * cut.corners, { ...cut, reach: 1 }).map(([x, y], i): Point => {
    const reach = i % 2 === 0 ? 1 : (cut.waist ?? 1)
    return [reach * x, reach * y]
  })
  return { front: pointsOf(inner), facets: inner.flatMap((_, i) => facetsBeside(inner, outer, i)) }
}

/** Corners on a circle, the first at the top. */
function ring(count: number, { reach, turn, corners }: Cut): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * (i / count + turn / (4 * corners)) - Math.PI / 2
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })
}

/** The three triangles between one edge of the front and the silhouette. */
function facetsBeside(inner: readonly Point[], outer: readonly Point[], i: number): Facet[] {
  const [here, next] = [at(inner, i), at(inner, i + 1)]
  const [left, middle, right] = [at(outer, 2 * i), at(outer, 2 * i + 1), at(outer, 2 * i + 2)]
  return [
    [here, left, middle],
    [here, middle, next],
    [next, middle, right],
  ].map((corners) => ({ points: pointsOf(corners), light: lightOn(corners) }))
}

/** The light comes from above on the left. */
function lightOn(corners: readonly Point[]): number {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 3)
  return Math.min(1, Math.max(0, 0.5 - 0.3 * (x ?? 0) - 0.5 * (y ?? 0)))
}

function at(points: readonly Point[], i: number): Point {
  return points[i % points.length] ?? [0, 0]
}

function pointsOf(points: readonly Point[]): string {
  return points.map((point) => point.map((one) => one.toFixed(3)).join(',')).join(' ')
}

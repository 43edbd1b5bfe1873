/** How a glyph is cut as a print, in its own 512 units. */
interface GlyphCut {
  /** Width of its outline. */
  readonly lead: number
  /** How broad its shaded side is. */
  readonly side: number
}

/** The outline of a plain glyph, and of one whose gaps are so narrow that a broad one would fill them. */
const LEAD = { most: 28, least: 14 } as const
const SIDE = { most: 10, least: 4 } as const

/** Letters of path data from which a glyph counts as busy, and from which it could not be busier. */
const BUSY = { from: 450, to: 1800 } as const

/** How to cut a glyph: the more its outline says, the finer. */
export function cutOf(shape: string): GlyphCut {
  const busy = Math.min(1, Math.max(0, (shape.length - BUSY.from) / (BUSY.to - BUSY.from)))
  const between = ({ most, least }: { most: number; least: number }): number =>
    Math.round(most + (least - most) * busy)
  return { lead: between(LEAD), side: between(SIDE) }
}

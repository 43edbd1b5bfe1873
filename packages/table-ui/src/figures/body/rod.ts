import type { Brush } from '../brush.ts'
import type { Hand } from '../materials.ts'

/** How a straight stick is held. */
interface Rod {
  /** Where it begins and ends, from the hand up and down. */
  readonly top: number
  readonly bottom: number
  readonly dye: string
  /** Half its width. */
  readonly half?: number
}

/** A handle or a shaft. */
export function rod(b: Brush, [x, y]: Hand, { top, bottom, dye, half = 4 }: Rod): string {
  const outline = `M${x - half} ${y + bottom}L${x - half} ${y + top}L${x + half} ${y + top}L${x + half} ${y + bottom}Z`
  return b.part(outline, dye, { w: 2, lead: 1.8, depth: 0.5 })
}

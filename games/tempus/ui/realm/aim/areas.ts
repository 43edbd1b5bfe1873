import { CARDINALS, columnOf, rowOf, type Space } from '../../../space/index.ts'
import { areasFrom } from '../../../rules/fight/areas.ts'
import type { Reach } from '../../../faces.ts'
import type { TempusView } from '../../../state.ts'
import type { MapPoint } from '@trialhall/table-ui'
import type { Picks } from '../picks.ts'

/** Areas that would be laid: the one that is meant, and other ways to lay it. */
export interface AreaAim {
  readonly meant: readonly Space[]
  readonly others: readonly (readonly Space[])[]
}

/** The offered area that lies nearest to a point, of those that hold it; its option, or null where none does. */
export function nearestArea({ areas }: Picks, point: MapPoint): number | null {
  return nearest(areas, point)?.index ?? null
}

/** Which of the offered areas is meant by a point. */
export function offeredAreas({ areas }: Picks, point: MapPoint | null): AreaAim | null {
  if (areas.length === 0) return null
  const meant = point && nearest(areas, point)
  const others = areas.filter((one) => one !== meant).map(({ spaces }) => spaces)
  return { meant: meant?.spaces ?? [], others }
}

/** The ways in which an area can be laid on a target space, the one to the side of the pointer first. */
export function areasOn(
  view: TempusView,
  reach: Reach,
  { space, point }: { space: Space; point: MapPoint },
): AreaAim | null {
  const ways = areasFrom(view, reach, space)
  const [only] = ways
  if (only === undefined || only.length === 0) return null
  if (ways.length === 1) return { meant: only, others: [] }
  const at = reach.type === 'line' ? lineOf(point) : Number(!point.isSouth) * 2 + Number(!point.isEast)
  return { meant: ways[at] ?? only, others: ways.filter((_, i) => i !== at) }
}

/** Which of the four directions of a line a quarter of a space stands for. */
function lineOf({ isEast, isSouth }: MapPoint): number {
  const direction = isEast ? (isSouth ? 4 : 0) : isSouth ? 6 : 2
  return CARDINALS.indexOf(direction)
}

interface Laid {
  readonly spaces: readonly Space[]
}

function nearest<A extends Laid>(areas: readonly A[], point: MapPoint): A | null {
  const { column, row } = point.space
  const [x, y] = [column - 0.25 - (point.isEast ? 0 : 0.5), row - 0.25 - (point.isSouth ? 0 : 0.5)]
  let best: A | null = null
  let least = Infinity
  for (const area of areas) {
    if (!area.spaces.some((space) => columnOf(space) === column && rowOf(space) === row)) continue
    const [cx, cy] = middle(area.spaces)
    const far = (cx - x) ** 2 + (cy - y) ** 2
    if (far < least) [best, least] = [area, far]
  }
  return best
}

function middle(spaces: readonly Space[]): readonly [x: number, y: number] {
  const sum = (of: (space: Space) => number): number =>
    spaces.reduce((total, space) => total + of(space) - 0.5, 0)
  return [sum(columnOf) / spaces.length, sum(rowOf) / spaces.length]
}

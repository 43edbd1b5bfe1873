import type { Ref, Space as Place } from '@trialhall/kernel'
import type { MapPoint } from '@trialhall/table-ui'
import { isHero } from '../../rules/creatures.ts'
import { columnOf, rowOf, spaceAt, type Space } from '../../space/index.ts'
import type { CreatureId } from '../../state.ts'
import { UNIT, type Dot } from './ground/ink.ts'

/** The thing on the table that a creature is, as words name it: a Hero is its seat. */
export function creatureRef(id: CreatureId): Ref {
  return isHero(id) ? { kind: 'seat', id } : { kind: 'creature', id }
}

/** The thing on the table that a space is. */
export function spaceRef(space: Space): Ref {
  return { kind: 'space', id: space }
}

/** A space as maps of every game count it. */
export function placeOf(space: Space): Place {
  return { column: columnOf(space), row: rowOf(space) }
}

/** The space of a point of the map. */
export function spaceOf({ space: { column, row } }: Pick<MapPoint, 'space'>): Space {
  return spaceAt(column, row)
}

/** The left upper corner of a space, in units. */
export function cornerOf(space: Space): Dot {
  return [(columnOf(space) - 1) * UNIT, (rowOf(space) - 1) * UNIT]
}

/** The middle of a space, or of a body that is larger than one, in units. */
export function middleOf(space: Space, size = 1): Dot {
  const [x, y] = cornerOf(space)
  return [x + (size * UNIT) / 2, y + (size * UNIT) / 2]
}

/** The middle of several spaces. */
export function middleOfAll(spaces: readonly Space[]): Dot {
  const sum = spaces
    .map((space) => middleOf(space))
    .reduce(([x, y], [ax, ay]) => [x + ax, y + ay] as const, [0, 0])
  return [sum[0] / spaces.length, sum[1] / spaces.length]
}

/** A shape that covers spaces, with so much left free at their edges. */
export function squares(spaces: Iterable<Space>, inset = 0): string {
  const side = UNIT - 2 * inset
  return Array.from(spaces, (space) => {
    const [x, y] = cornerOf(space)
    return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`
  }).join('')
}

/** The line around a set of spaces. */
export function rimOf(spaces: ReadonlySet<Space>): string {
  const edges: string[] = []
  for (const space of spaces) {
    const [x, y] = cornerOf(space)
    const [column, row] = [columnOf(space), rowOf(space)]
    if (!spaces.has(spaceAt(column, row - 1))) edges.push(`M${x} ${y}h${UNIT}`)
    if (!spaces.has(spaceAt(column, row + 1))) edges.push(`M${x} ${y + UNIT}h${UNIT}`)
    if (!spaces.has(spaceAt(column - 1, row))) edges.push(`M${x} ${y}v${UNIT}`)
    if (!spaces.has(spaceAt(column + 1, row))) edges.push(`M${x + UNIT} ${y}v${UNIT}`)
  }
  return edges.join('')
}

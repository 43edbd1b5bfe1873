import {
  clamped,
  freePart,
  isShown,
  onWorld,
  shift,
  showing,
  underCorner,
  type Camera,
  type Extents,
  type Stage,
  type WorldBox,
} from './camera.ts'

/** What is to be seen, what around it is worth seeing, and what else should not lie under the tools of the map. */
export interface Surroundings {
  readonly box: WorldBox
  readonly around: WorldBox
  readonly others: readonly WorldBox[]
}

/**
 * A camera that shows a box, with as much as possible of what is around it: all of it, or as much on both sides. It comes no nearer and goes no
 * farther away for that. Of the ways past what covers the corner it takes the one that hides least.
 */
export function showingAround(camera: Camera, stage: Stage, { box, around, others }: Surroundings): Camera {
  const near = showing(camera, stage, box)
  const core = onWorld(box, stage.world)
  const wide = onWorld(around, stage.world)
  const at = widened(near, stage, { core, wide })
  const ways = [at, ...pastCorner(at, stage, [core]), ...pastCorner(at, stage, [core, ...others]), near]
  const isClear = (way: Camera, one: WorldBox): boolean => Math.min(...underCorner(way, stage.pane, one)) <= 0
  const hidden = (way: Camera): number => others.filter((one) => !isClear(way, one)).length
  return (
    ways
      .filter((way) => isClear(way, core) && isShown(way, stage, core))
      .toSorted((a, b) => hidden(a) - hidden(b) || seenOf(wide, b, stage) - seenOf(wide, a, stage))[0] ?? near
  )
}

interface Nested {
  readonly core: WorldBox
  readonly wide: WorldBox
}

function widened(camera: Camera, stage: Stage, { core, wide }: Nested): Camera {
  const { x, y, scale } = camera
  const free = freePart(stage.pane)
  const spanOf = (from: number, to: number): Extents => [from * scale, to * scale]
  const across = { core: spanOf(core.left, core.right), wide: spanOf(wide.left, wide.right) }
  const down = { core: spanOf(core.top, core.bottom), wide: spanOf(wide.top, wide.bottom) }
  return clamped(
    {
      scale,
      x: x + widening(x, across, [free.left, free.right]),
      y: y + widening(y, down, [free.top, free.bottom]),
    },
    stage,
  )
}

/** How far one side moves: until all of what is wide is in its room, or as much of it before and after its core. */
function widening(
  at: number,
  { core, wide }: { readonly core: Extents; readonly wide: Extents },
  [from, to]: Extents,
): number {
  if (wide[1] - wide[0] <= to - from) return shift(at, wide, [from, to])
  const middle = (from + to) / 2 - (at + (core[0] + core[1]) / 2)
  return Math.max(to - at - wide[1], Math.min(from - at - wide[0], middle))
}

/** The camera moved left, and moved up, until none of some boxes lies under what covers the corner. */
function pastCorner(camera: Camera, stage: Stage, boxes: readonly WorldBox[]): readonly Camera[] {
  const under = boxes.map((box) => underCorner(camera, stage.pane, box)).filter((by) => Math.min(...by) > 0)
  if (under.length === 0) return []
  const left = Math.max(...under.map(([by]) => by))
  const up = Math.max(...under.map(([, by]) => by))
  return [clamped({ ...camera, x: camera.x - left }, stage), clamped({ ...camera, y: camera.y - up }, stage)]
}

/** How many square pixels of a box are in sight. */
function seenOf(box: WorldBox, { x, y, scale }: Camera, { pane }: Stage): number {
  const free = freePart(pane)
  const on: WorldBox = {
    left: x + box.left * scale,
    top: y + box.top * scale,
    right: x + box.right * scale,
    bottom: y + box.bottom * scale,
  }
  const { width, height } = pane.corner ?? { width: 0, height: 0 }
  const corner = { ...free, left: free.right - width, top: free.bottom - height }
  return areaOf(on, free) - areaOf(on, corner)
}

/** What two boxes have in common. */
function areaOf(one: WorldBox, other: WorldBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

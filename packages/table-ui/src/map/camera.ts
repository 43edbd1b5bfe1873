/** A point in pixels, of a pane or of a world. */
export interface PanePoint {
  readonly x: number
  readonly y: number
}

/** Where a world is drawn in its pane: its upper left corner, and how many pixels one of its units takes. */
export interface Camera extends PanePoint {
  readonly scale: number
}

/** How wide and high something is. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** What lies over the edges of a pane, in pixels. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What a world is seen through: pixels, and what of them is covered. */
export interface Pane extends Extent {
  readonly insets: Insets
  /** What lies over the right lower corner of the rest, in pixels; nothing unless given. */
  readonly corner?: Extent
  /** What of that lies there even while the whole world is in sight. */
  readonly buttons?: Extent
}

/** A part of a world, in its units. */
export interface WorldBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What a camera may show: the world, its pane, and the most pixels a unit may take. */
export interface Stage {
  readonly world: Extent
  readonly pane: Pane
  readonly most: number
}

/** Nothing lies over the pane. */
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

const NO_EXTENT: Extent = { width: 0, height: 0 }

/** Pixels by which the edge of a world may be pulled into the pane. */
const SLACK = 48
/** Pixels around the whole world. */
const RIM = 14

/** The part of a pane that nothing covers, in pixels; never empty. */
export function freePart({ width, height, insets }: Pane): WorldBox {
  const left = Math.min(insets.left, width - 1)
  const top = Math.min(insets.top, height - 1)
  return {
    left,
    top,
    right: Math.max(left + 1, width - insets.right),
    bottom: Math.max(top + 1, height - insets.bottom),
  }
}

/** The camera that shows the whole world in the middle of what is free, and none of it under the buttons where that costs little. */
export function fitted(stage: Stage): Camera {
  return clamped({ x: 0, y: 0, scale: 0 }, stage)
}

/** The least part of its size for which a world goes farther away, so that no buttons lie over it. */
const WORTH = 0.8

/** The scale at which the whole world is seen. */
function leastOf({ world, pane, most }: Stage): number {
  const whole = fitOf(world, pane)
  const { width, height } = pane.buttons ?? NO_EXTENT
  const { insets } = pane
  const beside = fitOf(world, { ...pane, insets: { ...insets, right: insets.right + width } })
  const above = fitOf(world, { ...pane, insets: { ...insets, bottom: insets.bottom + height } })
  const free = Math.max(beside, above)
  const isFree = free >= whole || isBesideButtons(world, pane, whole)
  return Math.min(most, isFree || free < whole * WORTH ? whole : free)
}

/** Whether no button lies over a world that is seen in the middle of its pane. */
function isBesideButtons(world: Extent, pane: Pane, scale: number): boolean {
  const free = freePart(pane)
  const { width, height } = pane.buttons ?? NO_EXTENT
  const margin = (room: number, size: number): number => (room - size * scale) / 2
  const isBeside = margin(free.right - free.left, world.width) >= width
  return isBeside || margin(free.bottom - free.top, world.height) >= height
}

/** The scale at which a world is as wide as what is free: nearer than the whole of it where the pane is wide. */
export function filling({ world, pane }: Stage): number {
  const free = freePart(pane)
  return (free.right - free.left - 2 * RIM) / world.width
}

/** The scale at which something of a size is as large as what is free allows, but for a rim. */
function fitOf({ width, height }: Extent, pane: Pane): number {
  const free = freePart(pane)
  const wide = Math.max(1, free.right - free.left - 2 * RIM)
  const high = Math.max(1, free.bottom - free.top - 2 * RIM)
  return Math.min(wide / width, high / height)
}

/** The nearest camera that is allowed: neither too far nor too near, and not beside the world. */
export function clamped(camera: Camera, stage: Stage): Camera {
  const { corner = NO_EXTENT } = stage.pane
  return pulledBy(camera, stage, {
    first: SLACK,
    beside: Math.max(SLACK, corner.width),
    below: Math.max(SLACK, corner.height),
  })
}

/** The same with nothing beside the world but its rim: where a map comes to rest by itself. */
export function settled(camera: Camera, stage: Stage): Camera {
  return pulledBy(camera, stage, { first: RIM, beside: RIM, below: RIM })
}

/** Pixels by which the edges of a world may be pulled into the pane: at its left and top, at its right, and at its bottom. */
interface Pull {
  readonly first: number
  readonly beside: number
  readonly below: number
}

function pulledBy(camera: Camera, stage: Stage, { first, beside, below }: Pull): Camera {
  const { world, pane, most } = stage
  const free = freePart(pane)
  const scale = Math.max(leastOf(stage), Math.min(most, camera.scale))
  const [width, height] = [world.width * scale, world.height * scale]
  const isWhole = width <= free.right - free.left && height <= free.bottom - free.top
  const off = isWhole && !isBesideButtons(world, pane, scale) ? (pane.buttons ?? NO_EXTENT) : NO_EXTENT
  // Above the buttons where that is enough, else beside them.
  const isAbove = height + off.height + RIM <= free.bottom - free.top
  const left = { from: free.left, to: free.right, first, last: beside, off: isAbove ? 0 : off.width }
  const top = { from: free.top, to: free.bottom, first, last: below, off: isAbove ? off.height : 0 }
  return { scale, x: within(camera.x, width, left), y: within(camera.y, height, top) }
}

interface Room {
  readonly from: number
  readonly to: number
  /** Pixels by which the world may be pulled in at its beginning, and at its end. */
  readonly first: number
  readonly last: number
  /** Pixels at its end that are better left free. */
  readonly off: number
}

/** Where a world of so many pixels begins: in the middle where it has room, else so that it fills what is free. */
function within(at: number, size: number, { from, to, first, last, off }: Room): number {
  const room = to - from
  if (size > room) return Math.max(to - size - last, Math.min(from + first, at))
  const middle = from + (room - size) / 2
  return to - off - size < from ? middle : Math.min(middle, to - off - size)
}

/** The same camera, nearer or farther by a factor, around a point of the pane. */
export function zoomed(
  camera: Camera,
  stage: Stage,
  by: { readonly factor: number; readonly at: PanePoint },
): Camera {
  const { scale } = clamped({ ...camera, scale: camera.scale * by.factor }, stage)
  const ratio = scale / camera.scale
  const x = by.at.x - (by.at.x - camera.x) * ratio
  const y = by.at.y - (by.at.y - camera.y) * ratio
  return clamped({ x, y, scale }, stage)
}

/** The same camera, moved no farther than it must be for a box to be in sight, and away from it where it is larger than the pane. */
export function showing(camera: Camera, stage: Stage, wanted: WorldBox): Camera {
  const free = freePart(stage.pane)
  const box = onWorld(wanted, stage.world)
  const fit = fitOf({ width: box.right - box.left, height: box.bottom - box.top }, stage.pane)
  const { scale } = clamped({ ...camera, scale: Math.min(camera.scale, fit) }, stage)
  const around = camera.scale === scale ? camera : settled(aroundMiddle(camera, stage, scale), stage)
  const seen = clamped(
    {
      scale,
      x: around.x + shift(around.x, [box.left * scale, box.right * scale], [free.left, free.right]),
      y: around.y + shift(around.y, [box.top * scale, box.bottom * scale], [free.top, free.bottom]),
    },
    stage,
  )
  const beside = besideCorner(seen, stage, box)
  return isCovered(beside, stage, box) ? (fartherAway(seen, stage, box) ?? beside) : beside
}

/** Whether any of a box lies under what covers the corner. */
function isCovered(camera: Camera, { pane }: Stage, box: WorldBox): boolean {
  return Math.min(...underCorner(camera, pane, box)) > 0
}

/** The nearest camera that shows all of a box beside or above what covers the corner; null where there is none. */
function fartherAway(camera: Camera, stage: Stage, box: WorldBox): Camera | null {
  const { corner, ...pane } = stage.pane
  if (corner === undefined) return null
  const { insets } = pane
  const free = [
    { ...insets, right: insets.right + corner.width },
    { ...insets, bottom: insets.bottom + corner.height },
  ]
  const ways = free
    .map((one) => showing(camera, { ...stage, pane: { ...pane, insets: one } }, box))
    .map((way) => clamped(way, stage))
    .filter((way) => !isCovered(way, stage, box) && isShown(way, stage, box))
  return ways.toSorted((a, b) => b.scale - a.scale)[0] ?? null
}

/** The part of a box that is on the world: beyond its edges there is nothing to see. */
export function onWorld({ left, top, right, bottom }: WorldBox, { width, height }: Extent): WorldBox {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  }
}

/** A camera moved left or up, whichever is less, until a box does not lie under what covers the corner; as it was where neither helps. */
function besideCorner(camera: Camera, stage: Stage, box: WorldBox): Camera {
  const [left, up] = underCorner(camera, stage.pane, box)
  if (left <= 0 || up <= 0) return camera
  const ways = [
    { by: left, to: clamped({ ...camera, x: camera.x - left }, stage) },
    { by: up, to: clamped({ ...camera, y: camera.y - up }, stage) },
  ]
  const helps = ways.filter(
    ({ to }) => Math.min(...underCorner(to, stage.pane, box)) <= 0 && isShown(to, stage, box),
  )
  return helps.toSorted((a, b) => a.by - b.by)[0]?.to ?? camera
}

/**
 * A camera that shows a box, moved so that none of some other boxes lies under what covers the corner: left or up, whichever is less. As it was
 * where that would hide the box, or would not help.
 */
export function clearing(
  camera: Camera,
  stage: Stage,
  { box, others }: { readonly box: WorldBox; readonly others: readonly WorldBox[] },
): Camera {
  const under = (at: Camera): readonly (readonly [left: number, up: number])[] =>
    others
      .filter((one) => isInPane(at, stage, one))
      .map((one) => underCorner(at, stage.pane, one))
      .filter((by) => Math.min(...by) > 0)
  const hidden = under(camera)
  if (hidden.length === 0) return camera
  const left = Math.max(...hidden.map(([by]) => by))
  const up = Math.max(...hidden.map(([, by]) => by))
  const shown = onWorld(box, stage.world)
  return (
    [
      { by: left, to: clamped({ ...camera, x: camera.x - left }, stage) },
      { by: up, to: clamped({ ...camera, y: camera.y - up }, stage) },
    ]
      .filter(({ to }) => under(to).length === 0 && isShown(to, stage, shown))
      .toSorted((a, b) => a.by - b.by)[0]?.to ?? camera
  )
}

/** Whether any of a box is in sight, if nothing lay over the pane. */
function isInPane({ x, y, scale }: Camera, { pane }: Stage, { left, top }: WorldBox): boolean {
  const free = freePart(pane)
  return x + left * scale < free.right && y + top * scale < free.bottom
}

/** How far a box reaches under what covers the corner, from its left and from above; only where both are more than 0 it is covered. */
export function underCorner(
  { x, y, scale }: Camera,
  pane: Pane,
  { right, bottom }: WorldBox,
): readonly [left: number, up: number] {
  const free = freePart(pane)
  const { width, height } = pane.corner ?? NO_EXTENT
  return [x + right * scale - (free.right - width), y + bottom * scale - (free.bottom - height)]
}

/** Whether the left upper corner of a box is in sight. */
export function isShown({ x, y, scale }: Camera, { pane }: Stage, { left, top }: WorldBox): boolean {
  const free = freePart(pane)
  return x + left * scale >= free.left - 1 && y + top * scale >= free.top - 1
}

function aroundMiddle(camera: Camera, stage: Stage, scale: number): Camera {
  return zoomed(camera, stage, { factor: scale / camera.scale, at: middleOf(stage.pane) })
}

/** The middle of what is free. */
export function middleOf(pane: Pane): PanePoint {
  const free = freePart(pane)
  return { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
}

/** From where to where something reaches. */
export type Extents = readonly [from: number, to: number]

/** How far something moves that begins at a point until a span of it is in its room. */
export function shift(at: number, [first, last]: Extents, [from, to]: Extents): number {
  if (at + first < from) return from - (at + first)
  return at + last > to ? to - (at + last) : 0
}

/** The part of the world that is in sight in what is free, in units. */
export function seenPart({ x, y, scale }: Camera, pane: Pane): WorldBox {
  const free = freePart(pane)
  return {
    left: (free.left - x) / scale,
    top: (free.top - y) / scale,
    right: (free.right - x) / scale,
    bottom: (free.bottom - y) / scale,
  }
}

/** The point of the world under a point of the pane. */
export function worldAt({ x, y, scale }: Camera, at: PanePoint): PanePoint {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale }
}

/** A camera on its way from one to another: 0 at the first, 1 at the second. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part
  // Moved in step with the scale, so that the point around which it is zoomed stays where it is.
  const share = from.scale === to.scale ? part : (scale - from.scale) / (to.scale - from.scale)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale }
}

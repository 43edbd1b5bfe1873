/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A side of what is meant. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** Where the bubble goes; `side` is where it stands as seen from what is meant, null where it only stands clear of it. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  readonly side: Side | null
  /** Where along the bubble's edge its tail is, from its left or its top. */
  readonly tail: number
}

/** What the bubble is placed by. */
export interface Layout {
  readonly size: { readonly width: number; readonly height: number }
  /** What is meant, the most important first: never covered where there is any way. */
  readonly meant: readonly Box[]
  /** What can be picked. */
  readonly live: readonly Box[]
  /** What had better stay in sight. */
  readonly wanted: readonly Box[]
  readonly room: Box
}

const GAP = 16
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']
/** Least distance of the tail from a corner. */
const CORNER = 22
/** How much worse it is to cover a pixel of each than to stand a pixel away. */
const COVERED = { meant: 50, live: 10, wanted: 0.012 } as const
/** How much worse it is to have no tail. */
const ALOOF = 160
/** Places that are tried along each side of the room. */
const STEPS = 12

/** The place beside what is meant that covers least. */
export function placeBubble(layout: Layout): BubblePlace {
  const spots = [...besides(layout), ...anywhere(layout)]
  let best = spots[0] as BubblePlace
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const cost = costOf(spot, layout)
    if (cost >= least) continue
    best = spot
    least = cost
  }
  return best
}

function besides({ size, meant, room }: Layout): BubblePlace[] {
  return meant.flatMap((box) => SIDES.map((side) => beside(box, side, { size, room })))
}

function beside(box: Box, side: Side, { size, room }: Pick<Layout, 'size' | 'room'>): BubblePlace {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const isAside = side === 'left' || side === 'right'
  const left = isAside
    ? side === 'right'
      ? box.left + box.width + GAP
      : box.left - GAP - size.width
    : within(middle.x - size.width / 2, room.left, room.left + room.width - size.width)
  const top = isAside
    ? within(middle.y - size.height / 2, room.top, room.top + room.height - size.height)
    : side === 'above'
      ? box.top - GAP - size.height
      : box.top + box.height + GAP
  const tail = isAside
    ? within(middle.y - top, CORNER, size.height - CORNER)
    : within(middle.x - left, CORNER, size.width - CORNER)
  return { left, top, side, tail }
}

/** Places that are beside nothing, all over the room. */
function anywhere({ size, room }: Layout): BubblePlace[] {
  const parts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const across = parts.map((part) => room.left + part * (room.width - size.width))
  const down = parts.map((part) => room.top + part * (room.height - size.height))
  return down.flatMap((top) => across.map((left): BubblePlace => ({ left, top, side: null, tail: 0 })))
}

function costOf(spot: BubblePlace, { size, meant, live, wanted, room }: Layout): number {
  const box = { ...spot, ...size }
  const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + shared(box, one), 0)
  const outside = size.width * size.height - shared(box, room)
  const [first] = meant
  const away = distance(box, first ?? room)
  const aloof = first && spot.side === null ? ALOOF : 0
  const worst = COVERED.meant * (covered(meant) + outside)
  return worst + COVERED.live * covered(live) + COVERED.wanted * covered(wanted) + away + aloof
}

/** Area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

function distance(a: Box, b: Box): number {
  const dx = a.left + a.width / 2 - b.left - b.width / 2
  const dy = a.top + a.height / 2 - b.top - b.height / 2
  return Math.hypot(dx, dy)
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}

import {
  arrow,
  computePosition,
  offset,
  shift,
  platform as page,
  type Platform,
  type Side,
  type VirtualElement,
} from '@floating-ui/dom'

/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the bubble goes; `side` is where it stands as seen from what is meant, null where it only stands clear of it. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  readonly side: Side | null
  /** Where along the bubble's edge its tail begins, from its left or its top. */
  readonly tail: number
}

/** The bubble, and what lies under it. */
interface Layout {
  readonly bubble: HTMLElement
  /** The element that is drawn as the bubble's tail. */
  readonly tail: HTMLElement
  /** What is meant, the most important first: never covered where there is any way. */
  readonly meant: readonly Box[]
  /** What can be picked. */
  readonly live: readonly Box[]
  /** What had better stay in sight. */
  readonly wanted: readonly Box[]
  readonly room: Box
  /** How things are measured; by the page unless given. */
  readonly platform?: Platform
}

const GAP = 16
const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
/** Least distance of the tail from a corner. */
const CORNER = 12
/** How much worse it is to cover a pixel of each than to stand a pixel away. */
const COVERED = { meant: 50, live: 10, wanted: 0.012 } as const
/** How much worse it is to have no tail. */
const ALOOF = 160
/** Places that are tried along each side of the room. */
const STEPS = 12

interface Size {
  readonly width: number
  readonly height: number
}

/** The place beside what is meant that covers least. */
export async function placeBubble(layout: Layout): Promise<BubblePlace> {
  const size = await (layout.platform ?? page).getDimensions(layout.bubble)
  const spots = [...(await besides(layout)), ...anywhere(layout, size)]
  const costs = spots.map((spot) => costOf(spot, layout, size))
  return spots[costs.indexOf(Math.min(...costs))] as BubblePlace
}

function besides(layout: Layout): Promise<BubblePlace[]> {
  return Promise.all(layout.meant.flatMap((box) => SIDES.map((side) => beside(box, side, layout))))
}

async function beside(box: Box, side: Side, { bubble, tail, room, ...layout }: Layout): Promise<BubblePlace> {
  const { x, y, middlewareData } = await computePosition(virtual(box), bubble, {
    strategy: 'fixed',
    placement: side,
    middleware: [
      offset(GAP),
      shift({ boundary: { x: room.left, y: room.top, ...room } }),
      arrow({ element: tail, padding: CORNER }),
    ],
    ...(layout.platform ? { platform: layout.platform } : {}),
  })
  return { left: x, top: y, side, tail: middlewareData.arrow?.x ?? middlewareData.arrow?.y ?? 0 }
}

function virtual({ left, top, width, height }: Box): VirtualElement {
  const rect = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }
  return { getBoundingClientRect: () => rect }
}

/** Places that are beside nothing, all over the room. */
function anywhere({ room }: Layout, { width, height }: Size): BubblePlace[] {
  const parts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const across = parts.map((part) => room.left + part * (room.width - width))
  const down = parts.map((part) => room.top + part * (room.height - height))
  return down.flatMap((top) => across.map((left): BubblePlace => ({ left, top, side: null, tail: 0 })))
}

function costOf(spot: BubblePlace, { meant, live, wanted, room }: Layout, size: Size): number {
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

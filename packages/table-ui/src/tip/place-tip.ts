import {
  computePosition,
  detectOverflow,
  flip,
  offset,
  shift,
  type ComputePositionConfig,
  type Middleware,
  type Padding,
  type Platform,
  type ReferenceElement,
  type VirtualElement,
} from '@floating-ui/dom'

const GAP = 10
const EDGE = 8
/** Between a tip and what it leaves in sight above it. */
const UNDER = 4

/** A tip and what it is placed by. */
export interface PlacedTip {
  readonly anchor: ReferenceElement
  readonly tip: HTMLElement
  /** What the tip should not cover: it goes to the left of that where there is room. */
  readonly around: ReferenceElement | null
  /** What lies above the anchor and stays in sight, wherever a tip fits below it. */
  readonly under?: ReferenceElement | null
  /** How things are measured; by the page unless given. */
  readonly platform?: Platform
}

/** A place on the page, in pixels from its left and its top. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a tip goes: above its anchor where there is room, else below, else beside it; always within the page. */
export async function placeTip({ anchor, tip, around, under, ...how }: PlacedTip): Promise<Spot> {
  const beside = around && (await computePosition(rowOf(anchor, around), tip, { ...BESIDE, ...how }))
  if (beside && beside.x >= EDGE) return beside
  const kept = under ? await computePosition(anchor, tip, { ...above(topUnder(under)), ...how }) : null
  const isClear = kept?.middlewareData['room']?.['isEnough'] === true
  return kept && isClear ? kept : computePosition(anchor, tip, { ...above(EDGE), ...how })
}

/** How far down the page a tip begins that leaves this in sight. */
function topUnder(under: ReferenceElement): number {
  return Math.max(EDGE, under.getBoundingClientRect().bottom + UNDER)
}

const BESIDE: Partial<ComputePositionConfig> = {
  strategy: 'fixed',
  placement: 'left',
  middleware: [offset(GAP), shift({ padding: EDGE })],
}

/** Above the anchor or wherever else there is room, and nowhere higher than `top`, in pixels from the top of the page. */
function above(top: number): Partial<ComputePositionConfig> {
  const padding = { top, right: EDGE, bottom: EDGE, left: EDGE }
  return {
    strategy: 'fixed',
    placement: 'top',
    middleware: [
      offset(GAP),
      flip({ padding, crossAxis: false, fallbackPlacements: ['bottom', 'right', 'left'] }),
      shift({ padding, crossAxis: true }),
      room(padding),
    ],
  }
}

/** Whether a tip lies within the page at last. */
function room(padding: Padding): Middleware {
  return {
    name: 'room',
    fn: async (state) => {
      const { top, bottom } = await detectOverflow(state, { padding })
      return { data: { isEnough: top <= 0 && bottom <= 0 } }
    },
  }
}

/** As high as the anchor, and as wide as what is around it. */
function rowOf(anchor: ReferenceElement, around: ReferenceElement): VirtualElement {
  return {
    getBoundingClientRect: () => {
      const { top, bottom, height } = anchor.getBoundingClientRect()
      const { left, right, width } = around.getBoundingClientRect()
      return { x: left, y: top, left, right, width, top, bottom, height }
    },
  }
}

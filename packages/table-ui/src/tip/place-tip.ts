import {
  computePosition,
  flip,
  offset,
  shift,
  type ComputePositionConfig,
  type Platform,
  type ReferenceElement,
  type VirtualElement,
} from '@floating-ui/dom'

const GAP = 10
const EDGE = 8

/** A tip and what it is placed by. */
export interface PlacedTip {
  readonly anchor: ReferenceElement
  readonly tip: HTMLElement
  /** What the tip should not cover: it goes to the left of that where there is room. */
  readonly around: ReferenceElement | null
  /** How things are measured; by the page unless given. */
  readonly platform?: Platform
}

/** A place on the page, in pixels from its left and its top. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a tip goes: above its anchor where there is room, else below, else beside it; always within the page. */
export async function placeTip({ anchor, tip, around, ...how }: PlacedTip): Promise<Spot> {
  const beside = around && (await computePosition(rowOf(anchor, around), tip, { ...BESIDE, ...how }))
  return beside && beside.x >= EDGE ? beside : computePosition(anchor, tip, { ...ABOVE, ...how })
}

const BESIDE: Partial<ComputePositionConfig> = {
  strategy: 'fixed',
  placement: 'left',
  middleware: [offset(GAP), shift({ padding: EDGE })],
}

const ABOVE: Partial<ComputePositionConfig> = {
  strategy: 'fixed',
  placement: 'top',
  middleware: [
    offset(GAP),
    flip({ padding: EDGE, crossAxis: false, fallbackPlacements: ['bottom', 'right', 'left'] }),
    shift({ padding: EDGE, crossAxis: true }),
  ],
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

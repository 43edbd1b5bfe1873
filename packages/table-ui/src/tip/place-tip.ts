/** A size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 10
const EDGE = 8

/**
 * Where a tip goes: above its anchor where there is room, else below, else beside it; always within the page. `around` is what
 * the tip should not cover: it goes to the left of that where there is room.
 */
export function placeTip(
  anchor: DOMRect,
  tip: Size,
  { page, around }: { page: Size; around: DOMRect | null },
): { left: number; top: number } {
  if (around && around.left - tip.width - GAP >= EDGE) {
    const middle = anchor.top + anchor.height / 2 - tip.height / 2
    return { left: around.left - tip.width - GAP, top: within(middle, page.height - tip.height) }
  }
  const centred = within(anchor.left + anchor.width / 2 - tip.width / 2, page.width - tip.width)
  if (anchor.top - tip.height - GAP >= EDGE) return { left: centred, top: anchor.top - tip.height - GAP }
  if (anchor.bottom + GAP + tip.height <= page.height - EDGE)
    return { left: centred, top: anchor.bottom + GAP }
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, page.height - tip.height)
  const right = anchor.right + GAP
  const left = right + tip.width <= page.width - EDGE ? right : anchor.left - tip.width - GAP
  return { left: within(left, page.width - tip.width), top }
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE))
}

/** A direction of an arrow key. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** The element to go to from one, in a direction: near and straight ahead counts most. Null if there is none that way. */
export function nearest(from: DOMRect, others: readonly Element[], direction: Direction): Element | null {
  let best: Element | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const cost = costOf(from, other.getBoundingClientRect(), direction)
    if (cost < least) {
      best = other
      least = cost
    }
  }
  return best
}

/** How far away a place is in a direction; sideways distance counts double. Infinite if it is not that way. */
export function costOf(from: DOMRect, to: DOMRect, direction: Direction): number {
  const dx = to.left + to.width / 2 - from.left - from.width / 2
  const dy = to.top + to.height / 2 - from.top - from.height / 2
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const ahead = (isAcross ? dx : dy) * (direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1)
  const aside = Math.abs(isAcross ? dy : dx)
  return ahead > 4 ? ahead + 2 * aside : Number.POSITIVE_INFINITY
}

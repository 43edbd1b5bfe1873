import { rectOnPage } from './rect-on-page.ts'

/** Where something is at a moment: on an element of its own, or somewhere in a place that holds many, such as a deck. */
export interface Spot {
  readonly element: HTMLElement
  readonly rect: DOMRect
  /** The element is that of the place, and shows nothing of what is in it. */
  readonly isHidden: boolean
}

/** Where everything that can fly is, by its key. */
export type Spots = ReadonlyMap<string, Spot>

/**
 * Looks where things are: an element says by `data-flies` what it shows, a place by `data-holds` what lies in it unseen.
 * What is shown twice is where it is shown last in the document; what is shown is not in a place.
 */
export function spotsIn(root: HTMLElement): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-holds]')) {
    const spot = { element, rect: rectOnPage(element), isHidden: true }
    for (const key of (element.dataset['holds'] ?? '').split(' ')) if (key !== '') spots.set(key, spot)
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-flies]')) {
    const rect = rectOnPage(element)
    if (rect.width > 0) spots.set(element.dataset['flies'] ?? '', { element, rect, isHidden: false })
  }
  return spots
}

/** Where something that is new comes from: `data-flies-from` names an element, or what lies in a place, as it was or as it is. */
export function originOf(root: HTMLElement, { element }: Spot): Spot | undefined {
  const key = element.dataset['fliesFrom']
  const named = `[data-entity="${key}"], [data-holds~="${key}"]`
  const origin = key === undefined ? null : root.querySelector<HTMLElement>(named)
  return origin ? { element: origin, rect: rectOnPage(origin), isHidden: true } : undefined
}

/** One thing that has changed its place. */
export interface Flight {
  readonly from: Spot
  readonly to: Spot
}

/** What went from one element or place to another. */
export function flightsBetween(before: Spots, after: Spots): Flight[] {
  return [...after].flatMap(([key, to]) => {
    const from = before.get(key)
    const isMoved = from && from.element !== to.element && isInSight(from.rect) && isInSight(to.rect)
    return isMoved ? [{ from, to }] : []
  })
}

/** Whether any of it can be seen without scrolling the page. */
export function isInSight(rect: DOMRect): boolean {
  return rect.width > 0 && rect.bottom > 0 && rect.top < window.innerHeight
}

/** The middle of a rectangle, in pixels. */
export function middleOf({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Things that stayed on their element while it was moved, and how far. */
export function slidesBetween(before: Spots, after: Spots): { element: HTMLElement; by: string }[] {
  return [...after].flatMap(([key, { element, rect, isHidden }]) => {
    const was = before.get(key)
    if (isHidden || was?.element !== element) return []
    const [dx, dy] = [was.rect.x - rect.x, was.rect.y - rect.y]
    return Math.abs(dx) + Math.abs(dy) > 2 ? [{ element, by: `${dx}px ${dy}px` }] : []
  })
}

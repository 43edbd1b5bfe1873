import { rectOnPage } from './rect-on-page.ts'
import { isInSight, middleOf } from './places.ts'

/** What something does to something else on the table, as it is shown: a bolt goes from one to the other. */
export interface Strike {
  /** Keys of what it comes from: the first of them that is in sight. */
  readonly from: readonly string[]
  /** Key of what it reaches. */
  readonly to: string
  /** What it is for whoever it reaches. */
  readonly kind: StrikeKind
}

/** Harm, help, or neither. */
export type StrikeKind = 'harm' | 'help' | 'aim'

/** A strike with its ends on the page, in pixels. */
export interface Bolt {
  readonly kind: StrikeKind
  readonly from: Point
  readonly to: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Shorter ones would not be seen to go anywhere, in pixels. */
const SHORTEST = 28

/** The strikes of a moment whose two ends are on the page, at least one of them in sight. */
export function boltsIn(root: HTMLElement, strikes: readonly Strike[]): Bolt[] {
  return strikes.flatMap(({ from, to, kind }) => {
    const target = rectOf(root, to)
    const sources = from.flatMap((key) => rectOf(root, key) ?? [])
    const source = sources.find(isInSight) ?? sources[0]
    if (!target || !source || !(isInSight(target) || isInSight(source))) return []
    const bolt = { kind, from: middleOf(source), to: middleOf(target) }
    return lengthOf(bolt) < SHORTEST ? [] : [bolt]
  })
}

/** How far a bolt goes, in pixels. */
export function lengthOf({ from, to }: Pick<Bolt, 'from' | 'to'>): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** Where a thing is; on a narrow page one that is shown nowhere has no size. */
function rectOf(root: HTMLElement, key: string): DOMRect | undefined {
  const rects = elementsOf(root, key).map(rectOnPage)
  return rects.find(({ width }) => width > 0)
}

/** The elements that show a thing. */
export function elementsOf(root: HTMLElement, key: string): readonly HTMLElement[] {
  const named = `[data-resolves="${key}"], [data-flies="${key}"], [data-entity="${key}"]`
  return [...root.querySelectorAll<HTMLElement>(named)]
}

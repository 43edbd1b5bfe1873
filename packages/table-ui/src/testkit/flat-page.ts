import { platform, type Platform, type ReferenceElement } from '@floating-ui/dom'

/** A size in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle on a page, in pixels. */
export interface Rectangle extends Size {
  readonly left: number
  readonly top: number
}

/** A page of so many pixels without a browser, to test where things are placed: things are rectangles. */
export function flatPage(page: Size): Platform {
  return {
    ...platform,
    isElement: () => true,
    getElementRects: ({ reference, floating }) => ({
      reference: rectOf(reference),
      floating: { x: 0, y: 0, ...sizeOf(floating) },
    }),
    getClippingRect: ({ boundary }) =>
      typeof boundary === 'object' && 'x' in boundary ? boundary : { x: 0, y: 0, ...page },
    getDimensions: sizeOf,
    getOffsetParent: (element) => element,
    getScale: () => ({ x: 1, y: 1 }),
    isRTL: () => false,
    convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
  }
}

/** A thing on such a page. */
export function flatThing({ left, top, width, height }: Rectangle): HTMLElement {
  const rect = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }
  return { getBoundingClientRect: () => rect } as HTMLElement
}

function rectOf(reference: ReferenceElement): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = reference.getBoundingClientRect()
  return { x, y, width, height }
}

function sizeOf(thing: Element): Size {
  const { width, height } = thing.getBoundingClientRect()
  return { width, height }
}

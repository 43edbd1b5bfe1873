import type { Extent } from './camera.ts'

/** Pixels around the tools of a map. */
const MARGIN = 12

/** How much of its corner is covered by the tools of a map, and by what a board has laid above them. */
export function cornerOf(pane: Element): Extent | null {
  const tools = extentOf(pane.querySelector('[data-map-tools]'))
  const more = pane.closest('[data-map-ground]')?.querySelector('[data-over-map]')?.getBoundingClientRect()
  if (!tools || !more) return tools
  const { right, bottom } = pane.getBoundingClientRect()
  return {
    width: Math.max(tools.width, right - more.left + MARGIN),
    height: Math.max(tools.height, bottom - more.top + MARGIN),
  }
}

/** How much of a corner something over the map takes, with the margin around it; null where it is not there. */
export function extentOf(tools: Element | null): Extent | null {
  const box = tools?.getBoundingClientRect()
  return box ? { width: box.width + MARGIN, height: box.height + MARGIN } : null
}

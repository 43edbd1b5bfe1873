/** Whether rectangles within what a style sheet zooms are in pixels of the page; worked out once. */
const known: { isByPage?: boolean } = {}

/**
 * Where an element is, in pixels of the page. Safari before 26.2 and Chrome before 128 answer in those of the element itself where a style
 * sheet gives it a `zoom`.
 */
export function rectOnPage(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  known.isByPage ??= isByPage()
  const zoom = known.isByPage ? 1 : zoomOf(element)
  return zoom === 1 ? rect : new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom)
}

function isByPage(): boolean {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: fixed; inline-size: 10px; zoom: 2'
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width !== 10
}

/** How much larger an element and what it is in are than their style sheets say. */
function zoomOf(element: Element): number {
  const own = Number(getComputedStyle(element).getPropertyValue('zoom')) || 1
  return own * (element.parentElement ? zoomOf(element.parentElement) : 1)
}

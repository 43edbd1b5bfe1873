import { vi } from 'vitest'

/** What pages ask of a window and jsdom has none of: that of a phone, in which nothing moves or has a size, but everything is there. */
export function layOutWindow(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') || query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('ResizeObserver', Blind)
  vi.stubGlobal('MutationObserver', Blind)
  vi.stubGlobal('scrollBy', () => undefined)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('getComputedStyle', () => ({ position: 'static', borderTopLeftRadius: '0px' }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  const nothing = (): void => undefined
  Object.assign(HTMLElement.prototype, { hidePopover: nothing, showPopover: nothing })
  Object.assign(HTMLDialogElement.prototype, { showModal: nothing, close: nothing })
  Element.prototype.getClientRects = function getClientRects() {
    return [this.getBoundingClientRect()] as unknown as DOMRectList
  }
}

/** Nothing moves, so what was looked at once need not be looked at again. */
class Blind {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

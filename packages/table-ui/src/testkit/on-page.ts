import { act, type JSX } from 'react'
import { createRoot } from 'react-dom/client'

/** A piece of a board on a page of its own, in a test that has a window. */
export interface OnPage {
  /** Draws the piece, in place of what was drawn before, and waits until all it does at once is done. */
  show(piece: JSX.Element): void
  /** Takes it off the page. */
  close(): void
}

/** An empty page for a piece of a board. */
export function onPage(): OnPage {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  return {
    show: (piece) => act(() => root.render(piece)),
    close: () => {
      act(() => root.unmount())
      place.remove()
    },
  }
}

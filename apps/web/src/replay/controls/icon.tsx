import type { ReactNode } from 'react'

const SHAPES = {
  first: 'M4 4h2.4v16H4zM20 4v16L8.4 12z',
  back: 'M17 4v16L5.4 12z',
  play: 'M7 3.5v17L20.5 12z',
  pause: 'M6 4h4.4v16H6zM13.6 4H18v16h-4.4z',
  forward: 'M7 4v16l11.6-8z',
  last: 'M17.6 4H20v16h-2.4zM4 4v16l11.6-8z',
} as const

/** A sign of the controls. */
export type IconName = keyof typeof SHAPES

/** A sign of the controls; the button says what it does. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" />
    </svg>
  )
}

import type { JSX } from 'react'

/** Says to a screen reader what happened and what is asked, politely and in order. */
export function Announcer({ happened, asked }: { happened: string; asked: string }): JSX.Element {
  return (
    <div style={HIDDEN}>
      <p aria-live="polite" aria-atomic="true" data-announcer="story">
        {happened}
      </p>
      <p aria-live="polite" aria-atomic="true" data-announcer="ask">
        {asked}
      </p>
    </div>
  )
}

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

import type { JSX } from 'react'

/** Says to a screen reader what happened, what is asked and what the person changed, politely and in order. */
export function Announcer(props: { happened: string; asked: string; changed?: string }): JSX.Element {
  const { happened, asked, changed = '' } = props
  return (
    <div style={HIDDEN}>
      <p aria-live="polite" aria-atomic="true" data-announcer="story">
        {happened}
      </p>
      <p aria-live="polite" aria-atomic="true" data-announcer="ask">
        {asked}
      </p>
      <p aria-live="polite" aria-atomic="true" data-announcer="change">
        {changed}
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

import type { JSX } from 'react'

/** What is said, each in its own region of the page. */
export interface AnnouncerProps {
  readonly happened: string
  /** How many events have happened: what reads like the one before is read out again, which the same text would not be. */
  readonly told: number
  readonly asked: string
  readonly changed?: string
}

/** Says to a screen reader what happened, what is asked and what the person changed, politely and in order. */
export function Announcer(props: AnnouncerProps): JSX.Element {
  const { happened, told, asked, changed = '' } = props
  return (
    <div style={HIDDEN}>
      <p aria-live="polite" aria-atomic="true" data-announcer="story">
        <span key={told}>{happened}</span>
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

import type { ReactNode } from 'react'
import shared from '../online.module.css'

interface SetAsideProps {
  /** Ids of my matches that the server cannot read any more. */
  readonly damaged: readonly string[]
}

/** A word to the people of matches that are damaged on the server's disk: they are in no list. */
export function SetAside({ damaged }: SetAsideProps): ReactNode {
  if (damaged.length === 0) return null
  const which =
    damaged.length === 1
      ? `Your match ${damaged[0]} is damaged on the server’s disk and was set aside`
      : `Your matches ${damaged.join(', ')} are damaged on the server’s disk and were set aside`
  return (
    <p className={shared.notice} aria-live="polite">
      {which}. Give {damaged.length === 1 ? 'its name' : 'their names'} to whoever runs the server: they can
      save what is left.
    </p>
  )
}

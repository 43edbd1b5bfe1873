import type { JSX, ReactNode } from 'react'

/** Words for a screen reader that a picture beside them says to everyone else. */
export function Unseen({ children }: { children: ReactNode }): JSX.Element {
  return <span className="unseen">{children}</span>
}

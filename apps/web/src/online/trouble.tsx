import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import shared from './online.module.css'

interface TroubleProps {
  /** Why what stands below may be old; null while it is not. */
  readonly sentence: string | null
  readonly onRetry: () => void
}

/** Says over what was seen last that the server does not answer now. */
export function Trouble({ sentence, onRetry }: TroubleProps): ReactNode {
  return (
    <div aria-live="polite">
      {sentence === null ? null : (
        <div className={`${shared.notice} ${shared.row}`}>
          <p>{sentence} This page keeps trying, and shows what it knew last.</p>
          <Button onClick={onRetry}>Try now</Button>
        </div>
      )}
    </div>
  )
}

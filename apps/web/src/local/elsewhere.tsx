import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { NoticePage } from '../shell/notice.tsx'

/** A match that another tab plays: two would overwrite each other. */
export function ElsewhereTable({ onTakeOver }: { readonly onTakeOver: () => void }): ReactNode {
  return (
    <NoticePage
      title="Played elsewhere"
      heading="This match is open in another tab."
      detail="Go on there, or play it here: the other tab then leaves it, and no choice is lost."
    >
      <Button kind="main" onClick={onTakeOver}>
        Play it here
      </Button>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}

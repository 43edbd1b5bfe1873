import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Page } from '../parts/shell.tsx'
import styles from '../pages/notice.module.css'

/** A match that another tab plays: two would overwrite each other. */
export function ElsewhereTable({ onTakeOver }: { readonly onTakeOver: () => void }): ReactNode {
  return (
    <Page title="Played elsewhere" heading="This match is open in another tab.">
      <p className={styles.detail}>
        Go on there, or play it here: the other tab then leaves it, and no choice is lost.
      </p>
      <div className={styles.actions}>
        <Button kind="main" onClick={onTakeOver}>
          Play it here
        </Button>
        <ButtonLink href="/">Go to the start page</ButtonLink>
      </div>
    </Page>
  )
}

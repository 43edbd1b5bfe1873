import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { downloadText } from '../parts/download.ts'
import { Page } from '../parts/shell.tsx'
import { readRaw } from '../store/shelf.ts'
import styles from '../pages/notice.module.css'

/** The page of a match that cannot be opened or played on: why, and what can still be done. */
export function BrokenTable({ id, sentence }: { readonly id: string; readonly sentence: string }): ReactNode {
  const text = readRaw(id)
  return (
    <Page title="No table here" heading="This match cannot be played on.">
      <p className={styles.detail}>{sentence}</p>
      <div className={styles.actions}>
        <ButtonLink kind="main" href="/">
          Go to the start page
        </ButtonLink>
        {text === null ? null : (
          <Button onClick={() => downloadText(`trialhall-${id}.json`, text)}>
            Save what is kept as a file
          </Button>
        )}
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    </Page>
  )
}

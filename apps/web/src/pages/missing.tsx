import type { ReactNode } from 'react'
import { ButtonLink } from '../parts/button.tsx'
import { Page } from '../parts/shell.tsx'
import styles from './notice.module.css'

/** The page for addresses that lead nowhere. */
export default function MissingPage(): ReactNode {
  return (
    <Page
      title="No such room"
      heading="There is no such room in the hall."
      lead="The address may have been cut short, or the page may have moved. Your matches are on the start page."
    >
      <div className={styles.actions}>
        <ButtonLink kind="main" href="/">
          Go to the start page
        </ButtonLink>
        <ButtonLink href="/rules">Read the rules</ButtonLink>
        <ButtonLink href="/import">Import a match</ButtonLink>
      </div>
    </Page>
  )
}

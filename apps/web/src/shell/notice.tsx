import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Page } from './shell.tsx'

interface NoticePageProps {
  /** For the tab. */
  readonly title: string
  readonly heading: string
  readonly lead?: string
  /** What happened, in one sentence. */
  readonly detail?: string
  readonly mood?: 'plain' | 'bad'
  /** Buttons: what can be done now. */
  readonly children: ReactNode
  /** What stands below the buttons. */
  readonly more?: ReactNode
}

/** A page that says why there is nothing else here, and what can be done. */
export function NoticePage(props: NoticePageProps): ReactNode {
  const { title, heading, lead, detail, mood, children, more } = props
  return (
    <Page title={title} heading={heading} {...(lead === undefined ? {} : { lead })}>
      {detail === undefined ? null : (
        <p className={styles.detail} data-bad={mood === 'bad' ? '' : undefined}>
          {detail}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
      {more === undefined ? null : <div className={styles.more}>{more}</div>}
    </Page>
  )
}

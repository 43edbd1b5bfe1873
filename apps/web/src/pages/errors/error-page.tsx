import { type ReactNode, useState } from 'react'
import { updates } from '../../offline/browser-updates.ts'
import { Button } from '../../kit/button.tsx'
import { downloadText } from '../../kit/download.ts'
import styles from '../../shell/notice.module.css'
import { NoticePage } from '../../shell/notice.tsx'
import { useCopy } from '../../kit/use-copy.ts'
import { readRaw } from '../../device/saved-matches.ts'
import { errorReport, wordsFor } from './error-report.ts'

/** What stands instead of a page that broke: what happened, what to do, and what to send to whoever mends it. */
export function ErrorPage({ error }: { readonly error: Error }): ReactNode {
  const { heading, lead, steps } = wordsFor(error)
  const report = useReport(error)
  const copy = useCopy()
  const id = /^\/table\/([^/]+)/.exec(location.pathname)?.[1]
  const kept = id === undefined ? null : readRaw(id)
  return (
    <NoticePage
      title="Something broke"
      heading={heading}
      lead={lead}
      detail={`It says: ${error.message}`}
      mood="bad"
      more={<Help steps={steps} report={report} />}
    >
      <Button kind="main" onClick={() => void updates.loadAnew()}>
        Reload the page
      </Button>
      <Button onClick={() => copy(report, 'The details are copied.')}>Copy the details</Button>
      {kept === null ? null : (
        <Button onClick={() => downloadText(`trialhall-${id}.json`, kept)}>Save the match as a file</Button>
      )}
      <Button onClick={() => location.assign('/')}>Go to the start page</Button>
    </NoticePage>
  )
}

function useReport(error: Error): string {
  const [now] = useState(Date.now)
  const { pathname } = location
  return errorReport(error, { path: pathname, version: __VERSION__, browser: navigator.userAgent, now })
}

interface HelpProps {
  readonly steps: readonly string[]
  readonly report: string
}

function Help({ steps, report }: HelpProps): ReactNode {
  return (
    <>
      <h2>What helps</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details>
        <summary>The details, as they are copied</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre className={styles.report} tabIndex={0}>
          {report}
        </pre>
      </details>
    </>
  )
}

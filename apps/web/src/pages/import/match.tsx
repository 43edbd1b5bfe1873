import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '../../kit/button.tsx'
import { NoticePage } from '../../shell/notice.tsx'
import { Page } from '../../shell/shell.tsx'
import { useHash } from '../../kit/use-hash.ts'
import { ImportPreview } from './import-preview.tsx'
import { readImported } from './imported.ts'

/** A match that came as a link: its text stands behind the # of the address. */
export default function MatchPage(): ReactNode {
  const [, travel] = useLocation()
  const text = useHash()
  const imported = useMemo(() => readImported(`${location.search}#${text}`), [text])
  if (!imported.ok) {
    return (
      <NoticePage
        title="A match"
        heading="This link holds no match that can be read."
        detail={imported.fault.message}
        mood="bad"
      >
        <ButtonLink kind="main" href="/import">
          Import it another way
        </ButtonLink>
        <ButtonLink href="/">Go to the start page</ButtonLink>
      </NoticePage>
    )
  }
  return (
    <Page
      title="A match for you"
      heading="A match was sent to you."
      lead="Say who sits where, then open its table."
    >
      <ImportPreview key={text} imported={imported.value} onCancel={() => travel('/import')} />
    </Page>
  )
}

import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { downloadText } from '../kit/download.ts'
import { NoticePage } from '../shell/notice.tsx'
import { readRaw } from '../device/saved-matches.ts'

/** The page of a match that cannot be opened or played on: why, and what can still be done. */
export function BrokenTable({ id, sentence }: { readonly id: string; readonly sentence: string }): ReactNode {
  const text = readRaw(id)
  return (
    <NoticePage title="No table here" heading="This match cannot continue." detail={sentence} mood="bad">
      <ButtonLink kind="main" href="/">
        Go to the start page
      </ButtonLink>
      {text === null ? null : (
        <Button onClick={() => downloadText(`trialhall-${id}.json`, text)}>
          Save what is kept as a file
        </Button>
      )}
      <Button onClick={() => location.reload()}>Try again</Button>
    </NoticePage>
  )
}

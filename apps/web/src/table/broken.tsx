import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { downloadText } from '../parts/download.ts'
import { NoticePage } from '../parts/notice.tsx'
import { readRaw } from '../store/shelf.ts'

/** The page of a match that cannot be opened or played on: why, and what can still be done. */
export function BrokenTable({ id, sentence }: { readonly id: string; readonly sentence: string }): ReactNode {
  const text = readRaw(id)
  return (
    <NoticePage title="No table here" heading="This match cannot be played on." detail={sentence} mood="bad">
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

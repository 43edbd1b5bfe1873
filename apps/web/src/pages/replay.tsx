import type { Fault } from '@trialhall/kernel'
import { type ReactNode, useMemo } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { NoticePage } from '../shell/notice.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { momentIn } from '../replay/address.ts'
import { type Source, type Wound, useRecording } from '../replay/player/use-recording.ts'
import { Viewer } from '../replay/viewer/viewer.tsx'

/** A match that is watched again. */
export default function ReplayPage({ source }: { readonly source: Source }): ReactNode {
  const wound = useRecording(source)
  if (!wound) return <Waiting what="Winding the replay" />
  if (!wound.ok) return <NoReplay source={source} fault={wound.fault} />
  return <Opened wound={wound.value} />
}

function Opened({ wound }: { readonly wound: Wound }): ReactNode {
  const { recording, reel } = wound
  const opened = useMemo(() => momentIn(location.search, recording, reel), [recording, reel])
  return <Viewer recording={recording} reel={reel} opened={opened} />
}

interface NoReplayProps {
  readonly source: Source
  readonly fault: Fault
}

/** Nothing to watch: why, and where to go instead. */
function NoReplay({ source, fault }: NoReplayProps): ReactNode {
  return (
    <NoticePage
      title="No replay here"
      heading="There is nothing to watch here."
      detail={sentenceOf(fault)}
      mood="bad"
    >
      <Instead source={source} fault={fault} />
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}

function sentenceOf({ code, message }: Fault): string {
  if (code !== 'foreign-log') return message
  return `${message} You can keep matches with other rules, but not replay them here.`
}

function Instead({ source, fault }: NoReplayProps): ReactNode {
  const isGone = fault.code === 'no-match'
  switch (source.kind) {
    case 'device':
      return isGone ? null : (
        <ButtonLink kind="main" href={`/table/${source.id}`}>
          Go to its table
        </ButtonLink>
      )
    case 'online':
      return (
        <ButtonLink kind="main" href={isGone ? '/play' : `/m/${source.id}`}>
          {isGone ? 'Go to the lobby' : 'Go to its table'}
        </ButtonLink>
      )
    case 'link':
      return (
        <ButtonLink kind="main" href="/import">
          Import it another way
        </ButtonLink>
      )
  }
}

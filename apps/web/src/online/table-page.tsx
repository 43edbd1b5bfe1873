import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { NoticePage } from '../parts/notice.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { OnlineTable } from './online-table.tsx'
import { type Remote, useRemote } from './use-remote.ts'
import { keepPromise } from './verify.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { gameOf } from './words.ts'

/** A match on the server: its waiting room, then its table. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactNode {
  const remote = useRemote(id)
  const card = remote?.state.card ?? null
  useEffect(() => {
    if (card) keepPromise(card)
  }, [card])
  if (!remote) return <Waiting what="Connecting" />
  if (!card) return <NoCard remote={remote} />
  return <Known remote={remote} card={card} />
}

function Known({ remote, card }: { readonly remote: Remote; readonly card: MatchCard }): ReactNode {
  const game = gameOf(card)
  if (!game)
    return <Notice heading="This page does not know the game." sentence={`It has no "${card.game}".`} />
  const { link, state, update } = remote
  if (!update) return <WaitingRoom game={game} card={card} state={state} link={link} />
  return <OnlineTable game={game} card={card} state={state} link={link} update={update} />
}

function NoCard({ remote: { state, link } }: { readonly remote: Remote }): ReactNode {
  const { connection, refused } = state
  if (refused !== null) return <Notice heading="There is no such table." sentence={refused} />
  if (connection.state === 'ended')
    return <Notice heading="The table is out of reach." sentence={connection.why} />
  if (connection.state !== 'lost') return <Waiting what="Connecting" />
  return (
    <Notice
      heading="The table is out of reach."
      sentence="The server for online play does not answer. This page keeps trying; matches against bots and around one screen work without it."
    >
      <Button onClick={() => link.tryNow()}>Try now</Button>
    </Notice>
  )
}

interface NoticeProps {
  readonly heading: string
  readonly sentence: string
  readonly children?: ReactNode
}

function Notice({ heading, sentence, children }: NoticeProps): ReactNode {
  return (
    <NoticePage title="No table here" heading={heading} detail={sentence}>
      <ButtonLink kind="main" href="/play">
        Go to the lobby
      </ButtonLink>
      {children}
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}

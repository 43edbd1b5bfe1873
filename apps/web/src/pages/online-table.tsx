import type { AnyGame } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useEffect, useRef } from 'react'
import { summon } from '../notify/summon.ts'
import { summonsBetween } from '../notify/summons.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { NoticePage } from '../shell/notice.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { noteOnlineSeats } from '../device/online-seats.ts'
import { useSettings } from '../device/use-settings.tsx'
import { KeptMatch } from '../online/table/kept-match.tsx'
import { OnlineTable } from '../online/table/online-table.tsx'
import type { MatchRefusal } from '../online/link/online-state.ts'
import { type Remote, useRemote } from '../online/link/use-remote.ts'
import { keepPromise, noteReplaced } from '../fair/promise.ts'
import { WaitingRoom } from '../online/lobby/waiting-room/waiting-room.tsx'
import { gameOf } from '../api/game-of.ts'
import { isOfOtherRules } from '../online/words.ts'
import { updates } from '../offline/browser-updates.ts'

/** A match on the server: its waiting room, then its table. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactNode {
  const remote = useRemote(id)
  const card = remote?.state.card ?? null
  useEffect(() => {
    if (!card) return
    keepPromise(card)
    noteReplaced(card)
    if (card.status !== 'over' && card.mine.length > 0) noteOnlineSeats(card.mine.length)
  }, [card])
  useBeginningCall(card)
  if (!remote) return <Waiting what="Connecting" />
  if (!card) return <NoCard id={id} remote={remote} />
  return <Known remote={remote} card={card} />
}

/** Calls whoever waits here for the others, when the match begins. */
function useBeginningCall(card: MatchCard | null): void {
  const { sound, volume, notify } = useSettings().settings
  const before = useRef<MatchCard | null>(null)
  useEffect(() => {
    const old = before.current
    before.current = card
    const [called] = old && card ? summonsBetween([old], [card]) : []
    if (called && card?.status === 'playing' && old?.status === 'open')
      summon(called, { sound, volume, notify })
  }, [card, sound, volume, notify])
}

function Known({ remote, card }: { readonly remote: Remote; readonly card: MatchCard }): ReactNode {
  const game = gameOf(card)
  if (card.closed || (!remote.update && card.status === 'over')) return <KeptMatch card={card} />
  if (!game)
    return <Notice heading="This page does not know the game." sentence={`It has no "${card.game}".`} />
  const { link, state, update } = remote
  if (!update) return <WaitingRoom game={game} card={card} state={state} link={link} />
  if (isOfOtherRules(card, game)) return <OtherRules game={game} />
  return <OnlineTable game={game} card={card} state={state} link={link} update={update} />
}

/** The server has been renewed while this page was open: what it knows of the game may draw the table wrong. */
function OtherRules({ game }: { readonly game: AnyGame }): ReactNode {
  return (
    <ReloadNotice
      heading="The rules of this game have changed."
      sentence={`The server plays a different version of ${game.title} than this page. Reload the page to continue; nothing of the match is lost.`}
    />
  )
}

interface NoCardProps {
  readonly id: string
  readonly remote: Remote
}

function NoCard({ id, remote: { state, link } }: NoCardProps): ReactNode {
  const { connection, refused } = state
  if (refused !== null) return <Refused id={id} refusal={refused} />
  if (connection.state === 'ended')
    return <ReloadNotice heading="The table cannot be reached." sentence={connection.why} />
  if (connection.state !== 'lost') return <Waiting what="Connecting" />
  return (
    <Notice
      heading="The table cannot be reached."
      sentence="The server for online play does not respond. This page keeps trying. Matches against bots and on one screen work without it."
    >
      <Button kind="main" onClick={() => link.tryNow()}>
        Try now
      </Button>
    </Notice>
  )
}

const ID = /^[a-z0-9]{8,32}$/

/** What is no match here, or not even the name of one, is a link that went wrong; anything else the server explains. */
function Refused({
  id,
  refusal: { code, sentence },
}: {
  readonly id: string
  readonly refusal: MatchRefusal
}): ReactNode {
  if (code !== 'no-match' && ID.test(id))
    return <Notice heading="The table cannot be shown." sentence={sentence} />
  return (
    <Notice
      heading="There is no such table."
      sentence="The link may have been cut short on its way to you: ask for it once more, or open a table yourself."
    />
  )
}

/** An app on a home screen has no other button to reload. */
function ReloadNotice(words: Pick<NoticeProps, 'heading' | 'sentence'>): ReactNode {
  return (
    <Notice {...words}>
      <Button kind="main" onClick={() => void updates.loadAnew()}>
        Reload the page
      </Button>
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
      {children}
      <ButtonLink kind={children ? 'quiet' : 'main'} href="/play">
        Go to the lobby
      </ButtonLink>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}

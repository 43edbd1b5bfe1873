import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { downloadText } from '../../kit/download.ts'
import { NoticePage } from '../../shell/notice.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { fetchLog } from '../../api/requests.ts'
import { gameOf } from '../../api/game-of.ts'
import { holderName, isNoShow, keptWords, standing } from '../words.ts'

/** Why a table is closed before its match begins. */
const ENDS_OF_TABLES: readonly MatchCard['closed'][] = ['host', 'declined', 'expired', 'cancelled']

/** A match that is over and that the rules of today cannot show: why, who played it, how it ended, and its log as a file. */
export function KeptMatch({ card }: { readonly card: MatchCard }): ReactNode {
  const title = gameOf(card)?.title ?? card.game
  const isTable = card.closed !== undefined && (ENDS_OF_TABLES.includes(card.closed) || isNoShow(card))
  const closed = isTable ? 'This table was closed.' : 'This match was closed.'
  const heading = card.closed ? closed : 'This match cannot be shown any more.'
  return (
    <NoticePage
      title={`A match of ${title}`}
      heading={heading}
      detail={keptWords(card)}
      more={
        <p>
          {title} · {card.seats.map(holderName).join(', ')} · {standing(card)}
        </p>
      }
    >
      {card.tournament ? (
        <ButtonLink kind="main" href={`/t/${card.tournament.id}`}>
          Go to the tournament
        </ButtonLink>
      ) : null}
      <ButtonLink kind={card.tournament ? 'quiet' : 'main'} href="/play">
        Go to the lobby
      </ButtonLink>
      {card.seed ? <SaveLog card={card} /> : null}
    </NoticePage>
  )
}

function SaveLog({ card }: { readonly card: MatchCard }): ReactNode {
  const [isFetching, setFetching] = useState(false)
  const say = useSay()
  const save = async (): Promise<void> => {
    setFetching(true)
    const log = await fetchLog(card.id)
    setFetching(false)
    if (log.ok) downloadText(`trialhall-${card.game}-${card.id}.json`, JSON.stringify(log.value, null, 2))
    else say({ sentence: log.fault.message, mood: 'bad' })
  }
  return (
    <Button disabled={isFetching} onClick={() => void save()}>
      Save its log as a file
    </Button>
  )
}

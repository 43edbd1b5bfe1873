import { isSeriesOver, type Log, type Result } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { GameUi, SeatInfo, TableUpdate } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { useTableArrival } from '../use-arrival.ts'
import { useOnceOver } from './use-once-over.ts'
import { noteFinished } from '../../device/finished.ts'
import { EndDialog } from '../../table/end-dialog.tsx'
import type { TaleSource } from '../../table/tale/tale.tsx'
import { seriesSentence } from '../../match/series-words.ts'
import { gameOf } from '../../api/game-of.ts'
import { fetchLog } from '../../api/requests.ts'
import { Opponents } from './opponents.tsx'
import { RatingChanges } from './rating-changes.tsx'
import { myPartingAtEnd, partingsAtEnd } from './notes/partings.ts'
import { playAgain } from '../../fair/promise.ts'
import type { ShownClock } from '../link/online-state.ts'

interface OnlineEndProps {
  readonly card: MatchCard
  readonly update: TableUpdate
  readonly board: GameUi | null | undefined
  /** The game, and how far the match came. */
  readonly above: string
  readonly clock: ShownClock | null
  /** The match that a rematch leads to. */
  readonly next: string | null
  readonly onShare: () => void
  readonly onVerify: () => void
  readonly onClose: () => void
}

/** The end of an online match, for those who played and those who watched. */
export function OnlineEnd(props: OnlineEndProps): ReactNode {
  const { card, update, board, above, onClose } = props
  const { outcome, seats } = update.snapshot
  const hasPlayed = outcome !== null && card.mine.length > 0
  useEffect(() => {
    if (hasPlayed) noteFinished(card.game)
  }, [hasPlayed, card.game])
  const onceOver = useOnceOver(card.status === 'over')
  if (!outcome) return null
  const isRematchable = card.mine.length > 0 || props.next !== null || card.tournament !== undefined
  const series = card.status === 'over' ? card.series : undefined
  const hasWon = card.mine.some((seat) => outcome.ranks[seat] === 1)
  const parting = hasWon ? null : myPartingAtEnd(card, props.clock)
  return (
    <EndDialog
      above={above}
      update={update}
      outcome={outcome}
      mine={card.mine}
      board={board}
      score={series && seriesSentence(series, namesOf(seats), gameOf(card) ?? {})}
      source={sourceOf(card, onceOver)}
      rating={<RatingChanges card={card} />}
      parting={parting}
      note={partingsAtEnd(card, props.clock, parting)}
      next={
        <>
          <Rematch card={card} next={props.next} />
          {isWithheld(card) ? null : (
            <>
              <ButtonLink kind={isRematchable ? 'quiet' : 'main'} href={`/m/${card.id}/replay`}>
                Replay
              </ButtonLink>
              <Button onClick={props.onShare}>Share</Button>
            </>
          )}
        </>
      }
      more={
        <>
          {hasRatings(card) ? null : <Opponents card={card} />}
          {isWithheld(card) ? (
            <p>The same decks are played again, so replay and dice can be seen when the series is over.</p>
          ) : (
            <Button kind="plain" onClick={props.onVerify}>
              Verify the dice
            </Button>
          )}
          <ButtonLink kind="plain" href="/play">
            Go to the lobby
          </ButtonLink>
          <Button kind="plain" onClick={onClose}>
            Look at the table
          </Button>
        </>
      }
      onClose={onClose}
    />
  )
}

/** What the match changed is listed by names, which lead to profiles already. */
function hasRatings({ ratings }: MatchCard): boolean {
  return ratings !== undefined && !('why' in ratings)
}

function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ name }) => name)
}

/** Whoever may watch the replay is told the match from the same log. */
function sourceOf(card: MatchCard, onceOver: () => Promise<void>): TaleSource | null {
  if (isWithheld(card)) return null
  const logOf = async (): Promise<Result<Log>> => {
    await onceOver()
    return fetchLog(card.id)
  }
  return { logOf, replay: `/m/${card.id}/replay` }
}

/** Over, but what was brought in secret goes on to the next match of the series. */
export function isWithheld({ status, seed }: Pick<MatchCard, 'status' | 'seed'>): boolean {
  return status === 'over' && seed === undefined
}

/** A match that is to be followed by others of its series. */
function goesOn({ series }: MatchCard): boolean {
  return series !== undefined && !isSeriesOver(series)
}

/** The same people once more: asked for by the first, accepted by the others. A tournament pairs them anew. */
function Rematch({ card, next }: Pick<OnlineEndProps, 'card' | 'next'>): ReactNode {
  const [, travel] = useLocation()
  const [isSent, setSent] = useState(false)
  const say = useSay()
  const what = goesOn(card) ? 'next game' : 'rematch'
  const arrive = useTableArrival((match) => travel(`/m/${match}`), `The table of your ${what} is open.`)
  if (card.tournament && !goesOn(card))
    return (
      <ButtonLink kind="main" href={`/t/${card.tournament.id}`}>
        To the tournament
      </ButtonLink>
    )
  if (card.mine.length === 0)
    return next === null ? null : (
      <ButtonLink kind="main" href={`/m/${next}`}>
        Watch the {what}
      </ButtonLink>
    )
  const ask = async (): Promise<void> => {
    setSent(true)
    const again = await playAgain(card)
    if (again.ok) return arrive(again.value.id)
    say({ sentence: again.fault.message, mood: 'bad' })
    return setSent(false)
  }
  return (
    <>
      <Button kind="main" disabled={isSent} onClick={() => void ask()}>
        {next === null ? (what === 'rematch' ? 'Rematch' : 'Next game') : `Join the ${what}`}
      </Button>
      {next === null ? null : <ButtonLink href={`/m/${next}`}>Who is asked?</ButtonLink>}
    </>
  )
}

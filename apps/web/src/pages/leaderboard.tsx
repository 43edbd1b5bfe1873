import type { AnyGame } from '@trialhall/kernel'
import type { Leaderboard, LeaderboardRow } from '@trialhall/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { fetchLeaderboard } from '../api/requests.ts'
import { games } from '../games/hall.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Segments } from '../kit/field.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { STRENGTHS } from '../match/seating.ts'
import shared from '../online/online.module.css'
import { Page } from '../shell/shell.tsx'
import { NoGame } from './errors/no-game.tsx'
import styles from './leaderboard.module.css'

/** The best of a game, bots among them, and how the one who reads stands there. */
export default function LeaderboardPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const game = games.find(gameId ?? games.games[0]?.id)
  const [, travel] = useLocation()
  if (!game.ok) return <NoGame to="/leaderboards" />
  const { id, title } = game.value
  return (
    <Page
      title={`Leaderboard of ${title}`}
      heading="Leaderboard"
      lead="Everyone whose rating is certain enough, and the bots they play."
    >
      <div className={styles.page}>
        <Segments
          label="Game"
          isBare
          choices={games.games.map((one) => ({ id: one.id, label: one.title }))}
          value={id}
          onChoose={(chosen) => travel(`/leaderboards/${chosen}`)}
        />
        <Board key={id} game={game.value} />
      </div>
    </Page>
  )
}

function Board({ game }: { readonly game: AnyGame }): ReactNode {
  const [board, setBoard] = useState<Leaderboard | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const look = useCallback(() => {
    void fetchLeaderboard(game.id).then((found) => {
      if (found.ok) setBoard(found.value)
      setSentence(found.ok ? null : found.fault.message)
    })
  }, [game.id])
  useEffect(look, [look])
  if (board) return <Rows game={game} board={board} />
  if (sentence === null) return <Waiting what="Looking it up" />
  return (
    <>
      <p className={shared.notice}>{sentence}</p>
      <div className={shared.row}>
        <Button kind="main" onClick={look}>
          Try again
        </Button>
      </div>
    </>
  )
}

function Rows({ game, board }: { readonly game: AnyGame; readonly board: Leaderboard }): ReactNode {
  const { rows, own } = board
  const isListed = own !== null && rows.some(({ id }) => id === own.id)
  return (
    <>
      {rows.length === 0 ? (
        <p className={shared.notice}>Nobody is ranked in {game.title} yet: the first place is free.</p>
      ) : (
        <Table title={game.title} rows={rows} own={own} rankedBelow={board.rankedBelow} />
      )}
      {own && !isListed ? (
        <Table title="You" rows={[own]} own={own} rankedBelow={board.rankedBelow} isApart />
      ) : null}
      <HowTo board={board} />
      <div className={shared.row}>
        <ButtonLink kind="main" href="/play">
          Play online
        </ButtonLink>
        <ButtonLink href="/me">Your profile</ButtonLink>
      </div>
    </>
  )
}

interface TableProps extends Pick<Leaderboard, 'rankedBelow'> {
  readonly title: string
  readonly rows: readonly LeaderboardRow[]
  readonly own: LeaderboardRow | null
  /** The row of the one who reads, where it is not among the others. */
  readonly isApart?: boolean
}

function Table({ title, rows, own, rankedBelow, isApart = false }: TableProps): ReactNode {
  return (
    <table className={styles.board}>
      <caption className={isApart ? undefined : 'unseen'}>{isApart ? 'How you stand' : title}</caption>
      <thead className={isApart ? 'unseen' : undefined}>
        <tr>
          <th scope="col">
            <span className="unseen">Place</span>
          </th>
          <th scope="col">Player</th>
          <th scope="col">Rating</th>
          <th scope="col" className={styles.wide}>
            <abbr title="How far the rating may be off">±</abbr>
          </th>
          <th scope="col">Won</th>
          <th scope="col" className={styles.wide}>
            Played
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id ?? row.strength}
            row={row}
            isMine={own !== null && row.id === own.id}
            isCertain={row.deviation <= rankedBelow}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: LeaderboardRow
  readonly isMine: boolean
  readonly isCertain: boolean
}

function Row({ row, isMine, isCertain }: RowProps): ReactNode {
  const { place, id, name, rating, deviation, matches, won, strength } = row
  return (
    <tr data-mine={isMine ? '' : undefined} data-first={place === 1 ? '' : undefined}>
      <td className={styles.place}>{place ?? '–'}</td>
      <th scope="row">
        {id === undefined ? (
          <>
            {botTitle(strength)} <small>bot</small>
          </>
        ) : (
          <Link href={`/people/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {isMine ? <small> you</small> : null}
      </th>
      <td className={styles.rating}>
        {rating}
        {isCertain ? '' : '?'}
      </td>
      <td className={styles.wide}>{deviation}</td>
      <td>{matches === 0 ? '–' : `${Math.round((100 * won) / matches)}\u{a0}%`}</td>
      <td className={styles.wide}>{matches}</td>
    </tr>
  )
}

function botTitle(strength: string | undefined): string {
  return STRENGTHS.find(({ id }) => id === strength)?.label ?? strength ?? ''
}

/** How to get onto the list, for the one who reads. */
function HowTo({ board: { own, isHidden, rankedBelow } }: { readonly board: Leaderboard }): ReactNode {
  return (
    <section className={shared.section} aria-labelledby="how">
      <h2 id="how">How to get here</h2>
      <p className={styles.how}>{howWords({ own, isHidden, rankedBelow })}</p>
      <p className={styles.how}>
        Ratings are Glicko-2 and begin at 1500. You need an account and play rated tables, against people or
        bots. Two who play each other count ten times a day. Whoever does not play for a year or so becomes
        uncertain again.
      </p>
    </section>
  )
}

/** What is left to do for the one who reads. */
export function howWords({
  own,
  isHidden,
  rankedBelow,
}: Pick<Leaderboard, 'own' | 'isHidden' | 'rankedBelow'>): string {
  if (isHidden) return 'Your profile is hidden, so you are on no list. You can show it again on your profile.'
  if (!own)
    return `You have no rating in this game yet. You are listed once it is certain to ±\u{a0}${rankedBelow}: after a dozen rated matches or so.`
  if (own.place !== null)
    return `You are listed while your rating is certain to ±\u{a0}${rankedBelow}; yours is ±\u{a0}${own.deviation}.`
  if (own.deviation <= rankedBelow)
    return 'Your rating is certain enough: it takes its place within seconds, unless it is below the first two hundred.'
  return `Your rating is certain to ±\u{a0}${own.deviation}. You are listed at ±\u{a0}${rankedBelow}: every rated match brings you nearer.`
}

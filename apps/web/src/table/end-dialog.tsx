import { games } from '../games/hall.ts'
import {
  type GameCover,
  isDrawn,
  type Outcome,
  partyCount,
  partyName,
  type Seat,
  type Sided,
  winnerNames,
  winningParties,
  partyOf,
} from '@trialhall/kernel'
import type { GameUi, SeatInfo, TableUpdate } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { listed } from '../kit/listed.ts'
import { nameOfOther, ONLY_PERSON } from '../match/seating.ts'
import { Tale, type TaleSource } from './tale/tale.tsx'
import styles from './end-dialog.module.css'

interface EndDialogProps {
  /** The game, and how far the match came. */
  readonly above: string
  readonly update: TableUpdate
  readonly outcome: Outcome
  /** Seats of the one who reads: the headline speaks to them. */
  readonly mine: readonly Seat[]
  readonly board: GameUi | null | undefined
  /** How the series stands that the match belongs to. */
  readonly score?: string | undefined
  /** What it changed for those who played, where it was rated. */
  readonly rating?: ReactNode
  /** How the one who reads left the match before its end: they are told so, and not that they lost. */
  readonly parting?: string | null
  /** What else is worth knowing of how it ended. */
  readonly note?: string | null
  /** Where the match is told from; null where it is not to be seen. */
  readonly source: TaleSource | null
  /** What most people do next. */
  readonly next: ReactNode
  /** What could be done next that is new, and why. */
  readonly suggestion?: ReactNode
  /** What else can be done. */
  readonly more: ReactNode
  readonly onClose: () => void
}

/** The end of a match: who won and why, how far everybody came, and what to do next. */
export function EndDialog(props: EndDialogProps): ReactNode {
  const { update, outcome, mine, board } = props
  const { snapshot, story } = update
  const { seats, view } = snapshot
  const Finale = board?.Finale
  const found = games.find(snapshot.gameId)
  const game = found.ok ? found.value : {}
  const place = placeOf(outcome, game, { mine, parting: props.parting })
  const { source } = props
  const tale =
    found.ok && board?.tale && source ? (
      <Tale
        {...{ snapshot, mine, source }}
        game={found.value}
        tale={board.tale}
        names={namesTo(mine, seats)}
      />
    ) : null
  const title = headline(outcome, game, { seats, mine })
  return (
    <Dialog
      mood="feast"
      width={tale ? 'broad' : 'usual'}
      above={props.above}
      title={title}
      onClose={props.onClose}
    >
      {place === null ? null : <p className={styles.place}>{place}</p>}
      {props.score === undefined ? null : <p className={styles.series}>{props.score}</p>}
      {props.rating}
      {Finale ? (
        <Finale view={view} outcome={outcome} story={story} names={namesTo(mine, seats)} tale={tale} />
      ) : (
        <Ranks outcome={outcome} seats={seats} game={game} />
      )}
      {props.note ? <p className={styles.place}>{props.note}</p> : null}
      <div className={styles.steps}>
        <div className={styles.next}>{props.next}</div>
        {props.suggestion ? <div className={styles.suggestion}>{props.suggestion}</div> : null}
        <div className={styles.more}>{props.more}</div>
      </div>
    </Dialog>
  )
}

/** What everybody is called to the one who reads: whoever has one seat is "You", as at the table. */
export function namesTo(mine: readonly Seat[], seats: readonly SeatInfo[]): string[] {
  const own = mine.length === 1 ? mine[0] : null
  return seats.map((info) => {
    if (info.seat === own) return ONLY_PERSON
    return mine.includes(info.seat) ? info.name : nameOfOther(info)
  })
}

interface RanksProps {
  readonly outcome: Outcome
  readonly seats: readonly SeatInfo[]
  readonly game: Sided
}

function Ranks({ outcome, seats, game }: RanksProps): ReactNode {
  const rankOf = ({ seat }: SeatInfo): number => outcome.ranks[seat] ?? seats.length
  const partyAt = ({ seat }: SeatInfo): number => partyOf(game, seat)
  return (
    <ol className={styles.ranks}>
      {seats
        .toSorted((a, b) => rankOf(a) - rankOf(b) || partyAt(a) - partyAt(b))
        .map((info) => (
          <li
            key={info.seat}
            data-first={rankOf(info) === 1 ? '' : undefined}
            style={{ '--seat': `var(--seat-${info.seat})` } as CSSProperties}
          >
            <span className={styles.rank}>{rankOf(info)}.</span>
            <span className={styles.name}>
              {info.name}
              {game.parties ? <small> · {partyName(game, info.seat)}</small> : null}
            </span>
            <span className={styles.score}>{outcome.scores[info.seat]}</span>
          </li>
        ))}
    </ol>
  )
}

/** Who reads of the end, and who sat where. */
interface Readers {
  readonly seats: readonly SeatInfo[]
  /** Seats of the one who reads. */
  readonly mine: readonly Seat[]
}

type Rules = Pick<GameCover, 'parties' | 'sharesVictory'>

/** Who won: a party by its name; else whoever reads is spoken to if it is them, and the winners are named to all others. */
export function headline(outcome: Outcome, game: Rules, { seats, mine }: Readers): string {
  if (isDrawn(outcome, game)) return 'A draw'
  const winners = winningParties(outcome, game)
  const isMine = mine.some((seat) => winners.includes(partyOf(game, seat)))
  if (isMine && winners.length > 1) return 'You share the victory'
  if (isMine && !game.parties) return 'Victory is yours'
  const names = listed(winnerNames(outcome, game, seats.map(nameOfOther)))
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** Who reads of the end, and how they left the match before it. */
interface Reader {
  readonly mine: readonly Seat[]
  readonly parting?: string | null | undefined
}

/**
 * The best place of the one who reads, where it is not the first: a match of two sides is won or lost. Whose party won is told
 * that it is theirs, because the headline names the party; who did not play to the end, that they did not.
 */
export function placeOf(outcome: Outcome, game: Rules, { mine, parting }: Reader): string | null {
  const { ranks } = outcome
  const sides = partyCount(game, ranks.length)
  const best = Math.min(...mine.map((seat) => ranks[seat] ?? Number.POSITIVE_INFINITY))
  const isAlone = winningParties(outcome, game).length === 1
  if (best === 1) return game.parties && isAlone ? 'Your party won this match.' : null
  const place = PLACES[best - 1]
  if (place === undefined) return null
  if (parting) return parting
  return sides === 2 ? 'You lost this match.' : `You came ${place} of ${sides}.`
}

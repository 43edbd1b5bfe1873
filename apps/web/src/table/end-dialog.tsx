import { games } from '@trialhall/games'
import { isDrawn, type Outcome, type Seat } from '@trialhall/kernel'
import type { GameUi, SeatInfo, TableSnapshot } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { listed } from '../kit/listed.ts'
import styles from './end-dialog.module.css'

interface EndDialogProps {
  /** The game, and how far the match came. */
  readonly above: string
  readonly snapshot: TableSnapshot
  readonly outcome: Outcome
  /** Seats of the one who reads: the headline speaks to them. */
  readonly mine: readonly Seat[]
  readonly board: GameUi | null | undefined
  /** How the series stands that the match belongs to. */
  readonly score?: string | undefined
  /** What else is worth knowing of how it ended. */
  readonly note?: string | null
  /** What most people do next. */
  readonly next: ReactNode
  /** What else can be done. */
  readonly more: ReactNode
  readonly onClose: () => void
}

/** The end of a match: who won and why, how far everybody came, and what to do next. */
export function EndDialog(props: EndDialogProps): ReactNode {
  const { snapshot, outcome, mine, board } = props
  const { seats, view } = snapshot
  const Finale = board?.Finale
  const place = placeOf(outcome, mine)
  const game = games.find(snapshot.gameId)
  const title = game.ok && isDrawn(outcome, game.value) ? 'A draw' : headline(outcome, seats, mine)
  return (
    <Dialog mood="feast" above={props.above} title={title} onClose={props.onClose}>
      {place === null ? null : <p className={styles.place}>{place}</p>}
      {props.score === undefined ? null : <p className={styles.series}>{props.score}</p>}
      {Finale ? (
        <Finale view={view} outcome={outcome} names={seats.map(({ name }) => name)} />
      ) : (
        <Ranks outcome={outcome} seats={seats} />
      )}
      {props.note ? <p className={styles.place}>{props.note}</p> : null}
      <div className={styles.next}>{props.next}</div>
      <div className={styles.more}>{props.more}</div>
    </Dialog>
  )
}

interface RanksProps {
  readonly outcome: Outcome
  readonly seats: readonly SeatInfo[]
}

function Ranks({ outcome, seats }: RanksProps): ReactNode {
  const rankOf = ({ seat }: SeatInfo): number => outcome.ranks[seat] ?? seats.length
  return (
    <ol className={styles.ranks}>
      {seats
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((info) => (
          <li
            key={info.seat}
            data-first={rankOf(info) === 1 ? '' : undefined}
            style={{ '--seat': `var(--seat-${info.seat})` } as CSSProperties}
          >
            <span className={styles.rank}>{rankOf(info)}.</span>
            <span className={styles.name}>{info.name}</span>
            <span className={styles.score}>{outcome.scores[info.seat]}</span>
          </li>
        ))}
    </ol>
  )
}

/** Who won: whoever reads is spoken to if it is them, otherwise the winners are named. */
export function headline({ ranks }: Outcome, seats: readonly SeatInfo[], mine: readonly Seat[]): string {
  const winners = seats.filter(({ seat }) => ranks[seat] === 1)
  if (winners.some(({ seat }) => mine.includes(seat)))
    return winners.length === 1 ? 'Victory is yours' : 'You share the victory'
  const names = listed(winners.map(({ name }) => name))
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** The best place of the one who reads, where it is not the first: a match of two is won or lost. */
export function placeOf({ ranks }: Outcome, mine: readonly Seat[]): string | null {
  const best = Math.min(...mine.map((seat) => ranks[seat] ?? Number.POSITIVE_INFINITY))
  const place = PLACES[best - 1]
  if (place === undefined || best === 1) return null
  return ranks.length === 2 ? 'You lost this match.' : `You came ${place} of ${ranks.length}.`
}

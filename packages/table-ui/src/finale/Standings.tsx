import type { Outcome, Seat } from '@trialhall/kernel'
import { capital } from '@trialhall/kernel/wording'
import type { JSX, ReactNode } from 'react'
import { seatDyed, seatsDyed, type Dye } from '../theme/dye.ts'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import { Track } from '../track/Track.tsx'
import styles from './Standings.module.css'

/** How one seat came off, in the game's own measure. */
export interface Standing {
  /** Its crest under the laurels, if it won, and the small one of its row. */
  readonly crest: ReactNode
  readonly mark: ReactNode
  /** What it played and how far it came, e.g. 'Paladin, level 3'. */
  readonly about: string
  readonly score: number
  /** The dye of what it played; null leaves the seat its own. */
  readonly dye: Dye | null
}

/** The end of a match as the seats' standings. */
interface StandingsProps {
  /** Why it is over and what decided it. */
  readonly why: string
  readonly outcome: Outcome
  /** Nobody has won, so that nobody has laurels. */
  readonly isDraw?: boolean
  readonly names: readonly string[]
  /** In the order of the seats. */
  readonly standings: readonly Standing[]
  /** What scores count, e.g. 'Valor'. */
  readonly unit: string
  /** The same of a single one, where it is another word: 'hero' of 'heroes'. */
  readonly one?: string
  /** The score that fills the whole bar. */
  readonly goal: number
  /** What is told below them, in the same colours. */
  readonly children?: ReactNode
}

/** How a match ended: the winners' crests, why it is over, and how far everybody came, the best first. */
export function Standings(props: StandingsProps): JSX.Element {
  const { why, outcome, standings, isDraw = false } = props
  const seats = standings.map((_, seat) => seat).sort((a, b) => rankOf(outcome, a) - rankOf(outcome, b))
  const winners = seats.filter((seat) => rankOf(outcome, seat) === 1)
  return (
    <div className={styles.finale} style={seatsDyed(standings.map(({ dye }) => dye))}>
      <div className={styles.columns} data-told={props.children ? '' : undefined}>
        <div className={styles.standings}>
          <div className={styles.crests} aria-hidden="true">
            {winners.map((seat) => (
              <span key={seat} className={styles.laurels} style={seatDyed(seat)}>
                {!isDraw && <Glyph shape={sharedShape('leader')} />}
                {standings[seat]?.crest}
              </span>
            ))}
          </div>
          <p className={styles.why}>{why}</p>
          <ol className={styles.ranks}>
            {seats.map((seat) => (
              <Row key={seat} {...props} seat={seat} />
            ))}
          </ol>
        </div>
        {props.children}
      </div>
    </div>
  )
}

function Row(props: StandingsProps & { readonly seat: Seat }): JSX.Element | null {
  const { seat, outcome, names, standings, unit, one = unit, goal } = props
  const standing = standings[seat]
  if (!standing) return null
  const { mark, about, score } = standing
  const rank = rankOf(outcome, seat)
  return (
    <li data-first={rank === 1 ? '' : undefined} style={seatDyed(seat)}>
      <span className={styles.rank}>{rank}.</span>
      {mark}
      <span className={styles.who}>
        <b>{names[seat] ?? ''}</b>
        <small>{about}</small>
      </span>
      <span className={styles.score}>
        {score} <small>{score === 1 ? one : unit}</small>
      </span>
      <span className={styles.bar}>
        <Track label={capital(unit)} value={score} goal={goal} step={5} />
      </span>
    </li>
  )
}

function rankOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] ?? ranks.length
}

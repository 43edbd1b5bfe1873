import { className, FULL_LIFE, type LanesView } from '@trialhall/game-lanes'
import type { Outcome, Seat } from '@trialhall/kernel'
import { Glyph, seatDyed, seatsDyed, sharedShape, Track, type FinaleProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { classShape, seatDyes } from '../looks.ts'
import styles from './Finale.module.css'
import { experienceOf, whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how both heroes stand. */
export function Finale({ view: given, outcome, names }: FinaleProps): JSX.Element {
  const view = given as unknown as LanesView
  const seats = view.players.map((_, seat) => seat).sort((a, b) => rankOf(outcome, a) - rankOf(outcome, b))
  return (
    <div className={styles.finale} style={seatsDyed(seatDyes(view))}>
      <div className={styles.crests} aria-hidden="true">
        {seats
          .filter((seat) => rankOf(outcome, seat) === 1)
          .map((seat) => (
            <span key={seat} className={styles.laurels} style={seatDyed(seat)}>
              <Glyph shape={sharedShape('leader')} />
              <span className={styles.crest}>
                <Glyph shape={classShape(view.players[seat]?.class ?? -1)} />
              </span>
            </span>
          ))}
      </div>
      <p className={styles.why}>{whyOver(view)}</p>
      <ol className={styles.ranks}>
        {seats.map((seat) => (
          <Standing key={seat} seat={seat} view={view} outcome={outcome} name={names[seat] ?? ''} />
        ))}
      </ol>
    </div>
  )
}

interface StandingProps {
  readonly seat: Seat
  readonly view: LanesView
  readonly outcome: Outcome
  readonly name: string
}

function Standing({ seat, view, outcome, name }: StandingProps): JSX.Element | null {
  const player = view.players[seat]
  if (!player) return null
  const rank = rankOf(outcome, seat)
  const experience = experienceOf(player)
  return (
    <li data-first={rank === 1 ? '' : undefined} style={seatDyed(seat)}>
      <span className={styles.rank}>{rank}.</span>
      <span className={styles.small}>
        <Glyph shape={classShape(player.class)} />
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <small>
          {player.class < 0 ? '' : `${className(player.class)}, `}level {player.level}, {experience}{' '}
          experience
        </small>
      </span>
      <span className={styles.score}>
        {Math.max(0, player.life)} <small>life</small>
      </span>
      <span className={styles.bar}>
        <Track label="Life" value={Math.max(0, player.life)} goal={FULL_LIFE} step={5} />
      </span>
    </li>
  )
}

function rankOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] ?? ranks.length
}

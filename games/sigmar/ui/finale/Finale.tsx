import { championOf, type SigmarView } from '@trialhall/game-sigmar'
import type { Outcome, Seat } from '@trialhall/kernel'
import { dyed, Glyph, sharedShape, Track, type FinaleProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CHAMPION_DYES } from '../looks.ts'
import { Crest } from '../seats/Crest.tsx'
import styles from './Finale.module.css'
import { whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how far everybody came. */
export function Finale({ view: given, outcome, names }: FinaleProps): JSX.Element {
  const view = given as unknown as SigmarView
  const seats = view.players.map((_, seat) => seat).sort((a, b) => rankOf(outcome, a) - rankOf(outcome, b))
  const goal = Math.max(view.valorToWin, ...outcome.scores)
  return (
    <div className={styles.finale}>
      <div className={styles.crests} aria-hidden="true">
        {seats
          .filter((seat) => rankOf(outcome, seat) === 1)
          .map((seat) => (
            <span key={seat} className={styles.laurels}>
              <Glyph shape={sharedShape('leader')} />
              <Crest champion={view.players[seat]?.champion ?? -1} seat={seat} />
            </span>
          ))}
      </div>
      <p className={styles.why}>{whyOver(view, outcome)}</p>
      <ol className={styles.ranks}>
        {seats.map((seat) => (
          <Standing
            key={seat}
            seat={seat}
            view={view}
            outcome={outcome}
            name={names[seat] ?? ''}
            goal={goal}
          />
        ))}
      </ol>
    </div>
  )
}

interface StandingProps {
  readonly seat: Seat
  readonly view: SigmarView
  readonly outcome: Outcome
  readonly name: string
  readonly goal: number
}

function Standing({ seat, view, outcome, name, goal }: StandingProps): JSX.Element {
  const { champion = -1, completed = 0, left = false } = view.players[seat] ?? {}
  const rank = rankOf(outcome, seat)
  const score = outcome.scores[seat] ?? 0
  const done = `${completed} ${completed === 1 ? 'Trial' : 'Trials'}${left ? ', left the table' : ''}`
  return (
    <li data-first={rank === 1 ? '' : undefined} style={dyed(CHAMPION_DYES[champion] ?? 'slate')}>
      <span className={styles.rank}>{rank}.</span>
      <Crest champion={champion} seat={seat} isSmall />
      <span className={styles.who}>
        <b>{name}</b>
        <small>
          {champion < 0 ? '' : `${championOf(champion).short}, `}
          {done}
        </small>
      </span>
      <span className={styles.score}>
        {score} <small>Valor</small>
      </span>
      <span className={styles.bar}>
        <Track label="Valor" value={score} goal={goal} step={5} />
      </span>
    </li>
  )
}

function rankOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] ?? ranks.length
}

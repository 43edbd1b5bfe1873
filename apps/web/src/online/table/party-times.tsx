import { partyName, partyOf, type AnyGame } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import type { ShownClock } from '../link/online-state.ts'
import styles from './seat-strip.module.css'
import { TimeLeft } from './time-left.tsx'

interface PartyTimesProps {
  readonly game: Pick<AnyGame, 'parties'>
  readonly card: Pick<MatchCard, 'seats'>
  readonly clock: ShownClock
}

/** The time that each party has left, where its seats share it. */
export function PartyTimes({ game, card, clock }: PartyTimesProps): ReactNode {
  return card.seats.slice(0, game.parties?.length ?? 0).map(({ seat }) => (
    <li
      key={partyOf(game, seat)}
      className={styles.chip}
      data-party-time={partyName(game, seat)}
      data-asked={clock.running.includes(seat) ? '' : undefined}
    >
      <span className={styles.chipName}>{partyName(game, seat)}</span>
      <TimeLeft clock={clock} seat={seat} />
    </li>
  ))
}

/** True where the seats of a party share their time. */
export function isSharedByParty({ clock }: Pick<MatchCard, 'clock'>): boolean {
  return clock.kind !== 'none' && clock.per === 'party'
}

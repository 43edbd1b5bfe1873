import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './online.module.css'
import type { ShownClock } from './remote-link.ts'
import { timeLeft } from './words.ts'

interface SeatStripProps {
  readonly card: MatchCard
  readonly asked: readonly number[]
  readonly clock: ShownClock | null
}

/** Who sits where, who is here, whose turn it is and how much time is left. */
export function SeatStrip({ card, asked, clock }: SeatStripProps): ReactNode {
  const now = useNow(clock)
  return (
    <ul className={styles.strip} aria-label="Seats">
      {card.seats.map((holder) => (
        <SeatChip
          key={holder.seat}
          holder={holder}
          isMine={card.mine.includes(holder.seat)}
          isAsked={asked.includes(holder.seat)}
          left={leftOf(clock, holder.seat, now)}
        />
      ))}
    </ul>
  )
}

interface SeatChipProps {
  readonly holder: SeatHolder
  readonly isMine: boolean
  readonly isAsked: boolean
  readonly left: number | null
}

function SeatChip({ holder, isMine, isAsked, left }: SeatChipProps): ReactNode {
  const presence = presenceOf(holder)
  return (
    <li className={styles.chip} data-presence={presence} data-asked={isAsked ? '' : undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.chipName}>{isMine ? 'You' : holder.name}</span>
      <span className="unseen">
        {' '}
        {PRESENCE[presence]}
        {isAsked ? ', to move' : ''}
      </span>
      {holder.gone === undefined ? null : (
        <span className={styles.gone}>{holder.gone === 'left' ? 'left' : 'bot plays on'}</span>
      )}
      {left === null ? null : (
        <span className={styles.time} role="timer">
          {timeLeft(left)}
        </span>
      )}
    </li>
  )
}

const PRESENCE = { here: 'is here', away: 'is away', bot: 'is a bot' } as const

function presenceOf({ kind, online }: SeatHolder): keyof typeof PRESENCE {
  if (kind === 'bot') return 'bot'
  return online === true ? 'here' : 'away'
}

function leftOf(clock: ShownClock | null, seat: number, now: number): number | null {
  const left = clock?.left[seat] ?? null
  if (clock === null || left === null) return null
  return clock.running.includes(seat) ? left - Math.max(0, now - clock.cameAt) : left
}

const TICK_MS = 250

/** The time, kept up to date while a clock runs. */
function useNow(clock: ShownClock | null): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = clock !== null && clock.running.length > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

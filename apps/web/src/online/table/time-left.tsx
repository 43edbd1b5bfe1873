import type { ReactNode } from 'react'
import type { ShownClock } from '../link/online-state.ts'
import { useNow } from './use-now.ts'
import { timeLeft } from '../words.ts'

interface TimeLeftProps {
  readonly clock: ShownClock
  readonly seat: number
}

/** How much time a seat has left: it runs down while the seat is asked. Nothing for a seat without a clock. */
export function TimeLeft({ clock, seat }: TimeLeftProps): ReactNode {
  const isRunning = clock.running.includes(seat)
  const now = useNow(isRunning ? 'running' : 'still')
  const left = clock.left[seat] ?? null
  if (left === null) return null
  return <span role="timer">{timeLeft(isRunning ? left - Math.max(0, now - clock.cameAt) : left)}</span>
}

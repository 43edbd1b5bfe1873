import { isReaderName } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import type { ReplayEyes } from './eyes.ts'

/** Whose eyes these are, in the middle of a sentence. */
export function eyesName(eyes: ReplayEyes, seats: readonly SeatInfo[]): string {
  if (eyes === 'all') return 'everybody’s eyes'
  if (eyes === 'spectator') return 'a spectator'
  return seats[eyes]?.name ?? `seat ${eyes + 1}`
}

/** What the seats are called for these eyes: "You" only for oneself. */
export function namesFor(eyes: ReplayEyes, seats: readonly SeatInfo[]): string[] {
  return seats.map(({ seat, name }) => (isReaderName(name) && seat !== eyes ? `Player ${seat + 1}` : name))
}

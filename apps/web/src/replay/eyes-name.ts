import type { SeatInfo } from '@trialhall/table-ui'
import type { Eyes } from './eyes.ts'

/** Whose eyes these are, in the middle of a sentence. */
export function eyesName(eyes: Eyes, seats: readonly SeatInfo[]): string {
  if (eyes === 'all') return 'everybody’s eyes'
  if (eyes === 'spectator') return 'a spectator'
  return seats[eyes]?.name ?? `seat ${eyes + 1}`
}

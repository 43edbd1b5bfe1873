import type { Outcome } from '@trialhall/kernel'

const WHY: Readonly<Record<string, string>> = {
  heroes: 'One side has lost its last hero.',
  together: 'Both sides have lost their last heroes together.',
  standstill: 'Nothing had happened for three rounds, so heroes and their HP were counted.',
  conceded: 'One side gave up.',
  agreed: 'Both agreed on a draw.',
}

/** Why a match is over. */
export function whyOver({ reason }: Outcome): string {
  return WHY[reason] ?? ''
}

import { indexOfBest, type Chance } from '@trialhall/kernel'
import type { SigmarPosition, SigmarTable } from '../state.ts'
import { meritIn, type SigmarAsk } from './merit.ts'
import { noviceMerit } from './novice.ts'
import { pageMerit } from './page-merit.ts'
import type { Merit } from './window-merit.ts'

/** A quick pick for rollouts: what leads to the best odds at once, by chances, rewards, what cards are worth and how many turns are left. */
export function quickPick({ state }: SigmarTable, ask: SigmarAsk, chance: Chance): number {
  return pickBy(meritIn, { state, ask, chance })
}

/** The quick pick of somebody who plays by what is printed and thinks no further. */
export function amateurPick({ state }: SigmarTable, ask: SigmarAsk, chance: Chance): number {
  return pickBy(pageMerit, { state, ask, chance })
}

/** The quick pick of a beginner. */
export function novicePick({ state }: SigmarTable, ask: SigmarAsk, chance: Chance): number {
  return pickBy(noviceMerit, { state, ask, chance })
}

interface Picking {
  readonly state: SigmarPosition
  readonly ask: SigmarAsk
  readonly chance: Chance
}

function pickBy(
  meritFor: (state: SigmarPosition, ask: SigmarAsk) => Merit,
  { state, ask, chance }: Picking,
): number {
  const { options } = ask
  if (options.length === 1) return 0
  const merit = meritFor(state, ask)
  return indexOfBest(options, (option) => (isDone(option) ? 0 : merit(option)), chance)
}

/** Of several picks, that there are enough: the kernel's own option. */
function isDone(option: SigmarAsk['options'][number] | string): option is string {
  return typeof option === 'string'
}

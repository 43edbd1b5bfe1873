import { below, indexOfBest, type Chance } from '@trialhall/kernel'
import type { TempusOption } from '../asks.ts'
import type { TempusPosition, TempusTable } from '../state.ts'
import type { TempusAsk } from './ask.ts'
import { meritIn } from './merit.ts'

/** A quick pick for rollouts: what promises most VP at once, by goals, blows and dangers. */
export function quickPick({ state }: TempusTable, ask: TempusAsk, chance: Chance): number {
  return pickIn(state, ask, chance)
}

/** The same for a state or a view. */
export function pickIn(state: TempusPosition, ask: TempusAsk, chance: Chance): number {
  const { options } = ask
  if (options.length === 1) return 0
  const merit = meritIn(state, ask)
  if (merit === null) return below(chance, options.length)
  return indexOfBest(options, (option) => (isDone(option) ? 0 : merit(option)), chance)
}

/** Of several picks, that there are enough: the kernel's own option. */
export function isDone(option: TempusOption | string): option is string {
  return typeof option === 'string'
}

import type { Chance } from '@trialhall/kernel'
import type { TempusTable } from '../state.ts'
import type { TempusAsk } from './ask.ts'
import { quickPick } from './rollout.ts'

/** Prompts at which an amateur does nothing, if nothing may be done. */
const OVERLOOKED: ReadonlySet<TempusAsk['prompt']['type']> = new Set(['window', 'rolled', 'chain'])

/**
 * The quick pick of somebody who overlooks what may be played beside an Action: it adds no Chain to one, and in windows it adds to no hit, helps nobody,
 * turns no harm away and changes no die. All else it does as an expert does.
 */
export function adeptPick(table: TempusTable, ask: TempusAsk, chance: Chance): number {
  const pass = OVERLOOKED.has(ask.prompt.type) ? ask.options.findIndex(isPass) : -1
  return pass < 0 ? quickPick(table, ask, chance) : pass
}

function isPass(option: TempusAsk['options'][number]): boolean {
  return typeof option !== 'string' && option.do === 'pass'
}

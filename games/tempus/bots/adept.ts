import type { Chance } from '@trialhall/kernel'
import type { TempusTable } from '../state.ts'
import type { TempusAsk } from './ask.ts'
import { quickPick } from './rollout.ts'

/**
 * The quick pick of somebody who plays the own turn as well as an expert, and overlooks what may be played between: in windows it adds to no hit, helps
 * nobody, turns no harm away and changes no die.
 */
export function adeptPick(table: TempusTable, ask: TempusAsk, chance: Chance): number {
  const { type } = ask.prompt
  const pass = type === 'window' || type === 'rolled' ? ask.options.findIndex(isPass) : -1
  return pass < 0 ? quickPick(table, ask, chance) : pass
}

function isPass(option: TempusAsk['options'][number]): boolean {
  return typeof option !== 'string' && option.do === 'pass'
}

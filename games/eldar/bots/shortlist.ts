import type { RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { topOf, type EldarPosition } from '../state.ts'
import { usefulCounts } from './counts.ts'
import { isGearAgain, isIdleOn, isSupportAgain } from './idle.ts'
import { isVainPayment } from './vain.ts'

/**
 * What is worth a thought: of the numbers for X those that do more than a smaller one, no payment for what somebody has already, and nothing that is put where
 * the same lies or where it does nothing.
 */
export function shortlist(
  of: EldarPosition,
  { prompt, options }: RolloutAsk<EldarPrompt, EldarOption>,
): readonly number[] | null {
  switch (prompt.type) {
    case 'x':
      return usefulCounts(of, options)
    case 'pay':
      return isVainPayment(of, prompt) ? [options.findIndex((option) => option.do === 'decline')] : null
    case 'main':
    case 'react':
    case 'equip':
    case 'target':
      return withoutIdle(of, options)
    default:
      return null
  }
}

/** All that is not idle, in an order that depends on what options are; null where nothing is, or all. */
function withoutIdle(of: EldarPosition, options: readonly EldarOption[]): number[] | null {
  const busy = [...options.keys()].filter((at) => !isIdle(of, options[at] as EldarOption))
  if (busy.length === options.length || busy.length === 0) return null
  const lots = options.map((option) => lotOf(of, option))
  return busy.toSorted((a, b) => (lots[a] as number) - (lots[b] as number))
}

function isIdle(of: EldarPosition, option: EldarOption): boolean {
  switch (option.do) {
    case 'use':
      return isSupportAgain(of, option)
    case 'equip':
      return isGearAgain(of, option)
    case 'target': {
      const top = topOf(of)
      return 'hero' in option && top !== undefined && isIdleOn(of, top, option.hero)
    }
    default:
      return false
  }
}

/** A whole number that is spread as if at random, the same for the same option in the same round. */
function lotOf({ round }: EldarPosition, option: EldarOption): number {
  const numbers = Object.values(option).map((part) => (typeof part === 'number' ? part : 0))
  return numbers.reduce(mixed, round)
}

function mixed(hash: number, part: number): number {
  const product = Math.imul(hash ^ (part + 1), 0x85ebca6b)
  return product ^ (product >>> 13)
}

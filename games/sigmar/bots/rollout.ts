import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import { abilityOf } from '../rules/play.ts'
import { trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { trialBonus } from '../rules/trials.ts'
import type { SigmarTable } from '../state.ts'
import { CARD_WORTH } from './worth.ts'

type SigmarAsk = RolloutAsk<SigmarPrompt, SigmarOption>

/** A quick pick for rollouts: the best Trial by expected Valor, Boosts and Sabotage where they change the odds most. */
export function quickPick(table: SigmarTable, ask: SigmarAsk, chance: Chance): number {
  const { seat, prompt, options } = ask
  switch (prompt.type) {
    case 'action':
      return quickAction(table, seat, options)
    case 'boost':
    case 'lower':
      return quickModifier(table, prompt, options)
    case 'discard':
      return leastWorth(table, options)
    case 'reroll':
      return 0
    default:
      return below(chance, options.length)
  }
}

function quickAction(table: SigmarTable, seat: Seat, options: readonly SigmarOption[]): number {
  let best = 0
  let bestValue = 0
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as SigmarOption
    if (option.do !== 'attempt') continue
    const trial = trialOf(table.def(option.card))
    const value = chanceOf(trial.difficulty, trialBonus(table.state, seat, trial) + 1) * (trial.reward + 0.5)
    if (value > bestValue) {
      best = i
      bestValue = value
    }
  }
  return bestValue > 0 ? best : options.length - 1
}

/** Index of the card that is worth least. */
function leastWorth(table: SigmarTable, options: readonly SigmarOption[]): number {
  let least = 0
  let worth = Number.POSITIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Extract<SigmarOption, { do: 'discard' }>
    const own = CARD_WORTH[table.def(option.card)] ?? 0
    if (own >= worth) continue
    least = i
    worth = own
  }
  return least
}

function quickModifier(
  table: SigmarTable,
  prompt: Extract<SigmarPrompt, { type: 'boost' | 'lower' }>,
  options: readonly SigmarOption[],
): number {
  const { difficulty, reward } = trialOf(table.def(prompt.card))
  const pass = options.length - 1
  const now = chanceOf(difficulty, prompt.modifier)
  let best = pass
  let bestGain = 0
  for (let i = 0; i < pass; i++) {
    const option = options[i] as Extract<SigmarOption, { do: 'boost' | 'lower' }>
    const { bonus, lowers } = abilityOf(table.state, option.card)
    const change = Math.abs(chanceOf(difficulty, prompt.modifier + bonus - lowers) - now)
    const gain = change * reward - (CARD_WORTH[table.def(option.card)] ?? 0)
    if (gain <= bestGain) continue
    best = i
    bestGain = gain
  }
  return best
}

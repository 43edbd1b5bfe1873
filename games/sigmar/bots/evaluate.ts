import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import { trialOf } from '../content/catalog.ts'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import { abilityOf } from '../rules/play.ts'
import { playerAt, type SigmarState, type SigmarTable } from '../state.ts'
import { trialBonus } from '../rules/trials.ts'
import { CARD_WORTH, worthOf } from './worth.ts'

/** Spread of the Valor still to come in one round. */
const SPREAD = 1.5

/** How likely a seat is to win, judged by Valor, cards and what is left of the game: 0 to 1, and 1 over all seats. */
export function evaluate(state: SigmarState, seat: Seat): number {
  const roundsLeft = Math.max(0, state.roundLimit - state.round + 1)
  const spread = SPREAD * Math.sqrt(roundsLeft + 0.25)
  const own = worthOf(state, seat)
  let odds = 1
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || playerAt(state, other).left) continue
    odds += Math.exp((worthOf(state, other) - own) / spread)
  }
  return 1 / odds
}

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

/** Chance that a die plus a modifier reaches a difficulty. */
export function chanceOf(difficulty: number, modifier: number): number {
  return Math.min(6, Math.max(0, 7 - difficulty + modifier)) / 6
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

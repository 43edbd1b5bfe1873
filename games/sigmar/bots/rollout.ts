import { below, indexOfBest, type Chance, type RolloutAsk } from '@trialhall/kernel'
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
  const { prompt, options } = ask
  switch (prompt.type) {
    case 'action':
      return quickAction(table, ask, chance)
    case 'boost':
    case 'lower':
      return quickModifier(table, { prompt, options, chance })
    case 'discard':
      return leastWorth(table, options, chance)
    case 'reroll':
      return indexOfBest(options, rerollWorth, chance)
    default:
      return below(chance, options.length)
  }
}

/** The best Trial; a rest where none can succeed. */
function quickAction({ state }: SigmarTable, { seat, options }: SigmarAsk, chance: Chance): number {
  const worthOfOption = (option: SigmarOption): number => {
    if (option.do !== 'attempt') return option.do === 'rest' ? 0 : -1
    const trial = trialOf(state.cards.def[option.card] as number)
    const odds = chanceOf(trial.difficulty, trialBonus(state, seat, trial) + 1)
    return odds > 0 ? odds * (trial.reward + 0.5) : -1
  }
  return indexOfBest(options, worthOfOption, chance)
}

/** Index of the card that is worth least. */
function leastWorth({ state }: SigmarTable, options: readonly SigmarOption[], chance: Chance): number {
  const worthOfCard = (option: SigmarOption): number =>
    CARD_WORTH[state.cards.def[(option as { card: number }).card] as number] ?? 0
  return indexOfBest(options, (option) => -worthOfCard(option), chance)
}

/** A kept card fades with this roll, used or not; the own trait is for once in a match. */
function rerollWorth(option: SigmarOption): number {
  if (option.do !== 'reroll') return 0
  return option.card === null ? 1 : 2
}

/** A card on a roll, and what may be played. */
interface Modifying {
  readonly prompt: Extract<SigmarPrompt, { type: 'boost' | 'lower' }>
  readonly options: readonly SigmarOption[]
  readonly chance: Chance
}

function quickModifier({ state }: SigmarTable, { prompt, options, chance }: Modifying): number {
  const { def } = state.cards
  const { difficulty, reward } = trialOf(def[prompt.card] as number)
  const now = chanceOf(difficulty, prompt.modifier)
  const gainOf = (option: SigmarOption): number => {
    if (option.do !== 'boost' && option.do !== 'lower') return 0
    const { bonus, lowers } = abilityOf(state, option.card)
    const change = Math.abs(chanceOf(difficulty, prompt.modifier + bonus - lowers) - now)
    const gain = change * reward - (CARD_WORTH[def[option.card] as number] ?? 0)
    return gain > 0 ? gain : -1
  }
  return indexOfBest(options, gainOf, chance)
}

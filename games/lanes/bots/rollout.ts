import { below, indexOfBest, type CardId, type Chance, type RolloutAsk } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../asks.ts'
import type { LanesPosition, LanesTable } from '../state.ts'
import { actMerit } from './act-merit.ts'
import { meritOf } from './merit.ts'

/** An ask of this game, as quick picks see it. */
export type LanesAsk = RolloutAsk<LanesPrompt, LanesOption>

/** A quick, sensible pick for rollouts: mana never lies idle, spells go where they do much, units strike what they can kill. */
export function quickPick({ state }: LanesTable, ask: LanesAsk, chance: Chance): number {
  const { options } = ask
  const merit = options.length > 1 ? meritIn(state, ask) : null
  return merit === null ? below(chance, options.length) : indexOfBest(options, merit, chance)
}

/** How good each option of an ask is; null where one is as good as another. By what the asked seat sees and by nothing else. */
export function meritIn(
  state: LanesPosition,
  { seat, prompt }: LanesAsk,
): ((option: LanesOption) => number) | null {
  switch (prompt.type) {
    case 'act':
      return actMeritOf(state, prompt.card)
    case 'main':
      return (option) => meritOf(state, seat, { option, isLast: prompt.phase === 'main2' })
    case 'respond':
      return prompt.isVain
        ? ({ do: deed }) => (deed === 'pass' ? 1 : 0)
        : (option) => meritOf(state, seat, { option, isLast: false })
    case 'pay':
      return (option) => (option.do === 'pay' ? -option.tokens : 0)
    default:
      return null
  }
}

function actMeritOf(state: LanesPosition, card: CardId): ((option: LanesOption) => number) | null {
  const unit = state.board.find((one) => one?.card === card)
  return unit ? actMerit(state, unit) : null
}

import type { CardId, Position } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../../../games/sigmar/asks.ts'
import { championOf, chanceOf, trialBonus, trialOf } from '../../../games/sigmar/game.ts' // the whole game: its content, too
import { abilityOf } from '../../../games/sigmar/rules/play.ts'
import { playerAt, type SigmarView } from '../../../games/sigmar/state.ts'

/** What the scripts of Sigmar's Trial look at. */
export interface SigmarLook {
  readonly view: SigmarView
  readonly seat: number
  readonly prompt: SigmarPrompt
}

/** What a script thinks of an option. */
export type SigmarRate = (option: SigmarOption) => number

/** Where a bot stands, in the types of the game. */
export function lookOf({ view, seat, ask }: Position): SigmarLook {
  return { view: view as SigmarView, seat, prompt: ask.prompt as SigmarPrompt }
}

/** The chance to complete a Trial as it is printed, with the Champion's own bonus. */
export function printedChance({ view, seat }: SigmarLook, card: CardId): number {
  const trial = trialOf(view.cards.def[card] as number)
  return chanceOf(trial.difficulty, trialBonus(view, seat, trial))
}

/** The Valor of a Trial. */
export function rewardOf({ view }: SigmarLook, card: CardId): number {
  return trialOf(view.cards.def[card] as number).reward
}

/** By how much a card changes the chance of the roll that is asked about; 0 where it is none for that. */
export function change({ view, prompt }: SigmarLook, card: CardId): number {
  if (prompt.type !== 'boost' && prompt.type !== 'lower') return 0
  const { difficulty } = trialOf(view.cards.def[prompt.card] as number)
  const { bonus, lowers } = abilityOf(view, card)
  return Math.abs(
    chanceOf(difficulty, prompt.modifier + bonus - lowers) - chanceOf(difficulty, prompt.modifier),
  )
}

/** Valor of the seat ahead of the best of the others. */
export function lead({ view, seat }: SigmarLook): number {
  const others = view.players.filter((_, other) => other !== seat).map(({ valor }) => valor)
  return playerAt(view, seat).valor - Math.max(0, ...others)
}

/** What a card is kept for: Lowers and Boosts by their number, the others less. */
function keeping({ view }: SigmarLook, card: CardId): number {
  const { kind, bonus, lowers, draws } = abilityOf(view, card)
  if (kind === 'block') return 1.5
  return kind === 'boost' || kind === 'lower' ? bonus + lowers + draws : 0.5
}

/**
 * What all scripts do where they have no idea of their own: reroll, take Valor, discard the least, regain the most, let others play, go
 * nowhere, use a card in a Duel, and begin with the Champion that adds most to its rolls.
 */
export function usual(look: SigmarLook): SigmarRate {
  return (option) => {
    switch (option.do) {
      case 'champion':
        return bonusOf(option.champion)
      case 'reroll':
        return option.card === null ? 1 : 2
      case 'take-valor':
      case 'regain-cards':
      case 'pass':
      case 'stay':
        return 1
      case 'boost':
      case 'lower':
        return look.prompt.type === 'duel-card' ? 1 + keeping(look, option.card) : 0
      case 'discard':
        return -keeping(look, option.card)
      case 'regain':
        return keeping(look, option.card)
      case 'attempt':
        return printedChance(look, option.card) * rewardOf(look, option.card)
      default:
        return 0
    }
  }
}

function bonusOf(champion: number): number {
  const { rerolls, typeBonus, difficultyBonus, duelBonus } = championOf(champion).trait
  return 2 * rerolls + (typeBonus?.bonus ?? 0) + (difficultyBonus?.bonus ?? 0) + duelBonus / 2
}

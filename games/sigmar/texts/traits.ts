import type { Trait } from '../faces.ts'
import { actionCards } from '../terms.ts'

/** The text of a trait. */
export function sayTrait(trait: Trait): string {
  return [
    trait.rerolls > 0 ? `${times(trait.rerolls)} per game, reroll a failed Trial.` : '',
    trait.typeBonus ? `+${trait.typeBonus.bonus} on ${trait.typeBonus.type} Trials.` : '',
    trait.difficultyBonus ? sayDifficulty(trait.difficultyBonus) : '',
    trait.duelBonus > 0 ? `+${trait.duelBonus} on Duel rolls.` : '',
    trait.failureDraws > 0
      ? `After a failed Trial, draw ${actionCards(trait.failureDraws)} instead of discarding one.`
      : '',
    trait.strides.length > 1 ? `After a completed Trial, move ${list(trait.strides)} spaces clockwise.` : '',
    trait.shrug ? sayShrug(trait.shrug) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function sayDifficulty({
  difficulty,
  bonus,
}: {
  readonly difficulty: number
  readonly bonus: number
}): string {
  return `+${bonus} on Trials of difficulty ${difficulty}.`
}

function sayShrug({ by, upTo }: { readonly by: number; readonly upTo: number }): string {
  return `A Lower against your roll for a Trial of difficulty ${upTo} or less is ${by} smaller, not below 0.`
}

function times(count: number): string {
  return count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`
}

function list(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`
}

import type { Provenance } from '@trialhall/kernel'
import { actionCards, type TrialType } from '../terms.ts'

/** A Champion's passive trait (S-11.1), as numbers that the rules read and the text is made from. */
interface Trait {
  /** Rerolls of a failed Trial in a game (S-11.2). */
  readonly rerolls: number
  /** Added to rolls for Trials of this type. */
  readonly typeBonus: { readonly type: TrialType; readonly bonus: number } | null
  /** Added to rolls for Trials of just this printed difficulty. */
  readonly difficultyBonus: { readonly difficulty: number; readonly bonus: number } | null
  /** Added to Duel rolls. */
  readonly duelBonus: number
  /** Draws so many Action Cards after a failed Trial instead of discarding one; 0: discards. */
  readonly failureDraws: number
  /** Steps that may be walked after a completed Trial. */
  readonly strides: readonly number[]
  /** Taken off every Lower against rolls for Trials of at most this printed difficulty. */
  readonly shrug: { readonly by: number; readonly upTo: number } | null
}

/** A Champion (S-1.1). The booklet prints one trait; names and the other traits are ours. */
export interface Champion {
  readonly slug: string
  readonly name: string
  /** How the log calls them. */
  readonly short: string
  readonly from: Provenance
  readonly trait: Trait
}

const PLAIN: Trait = {
  rerolls: 0,
  typeBonus: null,
  difficultyBonus: null,
  duelBonus: 0,
  failureDraws: 0,
  strides: [1],
  shrug: null,
}

function champion(slug: string, name: string, trait: Partial<Trait>): Champion {
  const short = name.split(' ')[0] ?? name
  return { slug, name, short, from: 'house', trait: { ...PLAIN, ...trait } }
}

/** The eight Champions. */
export const CHAMPIONS: readonly Champion[] = [
  { ...champion('aldric', 'Aldric the Undeterred', { rerolls: 1 }), from: 'printed' },
  champion('maelis', 'Maelis Riddlewarden', { typeBonus: { type: 'Mental', bonus: 1 } }),
  champion('torvald', 'Torvald Ironback', { typeBonus: { type: 'Physical', bonus: 1 } }),
  champion('ysolde', 'Ysolde of the Vigil', { typeBonus: { type: 'Divine', bonus: 1 } }),
  champion('kessa', 'Kessa Quickblade', { difficultyBonus: { difficulty: 5, bonus: 1 } }),
  champion('orin', 'Orin the Patient', { failureDraws: 1 }),
  champion('brannoc', 'Brannoc Waywalker', { strides: [1, 2, 3], duelBonus: 1 }),
  champion('veyra', 'Veyra Hexward', { shrug: { by: 1, upTo: 5 } }),
]

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

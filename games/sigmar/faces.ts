import type { CardId, Provenance, Seat } from '@trialhall/kernel'
import type { SigmarTable } from './state.ts'
import type { ActionKind, TrialType } from './terms.ts'

/** What an Action Card does, as numbers that the rules read and the text is made from. */
export interface Ability {
  readonly kind: ActionKind
  /** Added to one's own roll (S-9.2). */
  readonly bonus: number
  /** May join another Boost on the same roll (S-R27). */
  readonly joins: boolean
  /** Action Cards drawn once the roll is resolved (S-R65). */
  readonly draws: number
  /** Taken off an opponent's roll (S-9.3). */
  readonly lowers: number
  /** Lost cards regained at most (S-R23). */
  readonly regains: number
  /** Lost cards regained at most after undoing a Duel instead (S-R24). */
  readonly regainsAfterUndo: number
  /** Spaces a Champion moves at most (S-R25). */
  readonly reach: number
}

/** An Action Card (S-9.1). The booklet prints the four kinds and the +1 and +2 of Boosts; names and the rest are ours. */
export interface ActionCard {
  readonly slug: string
  readonly name: string
  readonly copies: number
  readonly from: Provenance
  readonly ability: Ability
}

/** A Trial Card (S-8.1). */
export interface TrialCard {
  readonly slug: string
  readonly name: string
  readonly type: TrialType
  /** What the total must reach (S-8.2). */
  readonly difficulty: number
  /** Valor gained (S-8.3). */
  readonly reward: number
  readonly from: Provenance
}

/** One thing that a Fate Card does at once: its sentence, and the deed itself. `card` is the Fate Card. */
export interface Step {
  readonly says: string
  run(table: SigmarTable, seat: Seat, card: CardId): void
}

/** What a kept Fate Card does when its moment comes (S-R56), as numbers that the rules read and the text is made from. */
export interface Kept {
  /** The next Trial succeeds without a die (S-R53). */
  readonly succeeds: boolean
  /** Added to the next roll, Trial or Duel. */
  readonly roll: number
  /** Added to the next Duel roll. */
  readonly duelRoll: number
  /** Rerolls of the next Trial in which a total fails (S-R65). */
  readonly rerolls: number
  /** Action Cards drawn besides in the next Draw Phase taken. */
  readonly extraDraws: number
  /** Action Cards that may be played besides in the next turn (S-R26). */
  readonly extraCards: number
  /** Multiplies the reward of the next attempted Trial. */
  readonly rewardFactor: number
}

/** A Fate Card: what it does at once, and what it does later if it is kept (S-R56). */
export interface FateCard {
  readonly slug: string
  readonly name: string
  readonly copies: number
  readonly from: Provenance
  readonly does: readonly Step[]
  readonly keeps: Kept | null
}

/** A Champion's passive trait (S-11.1), as numbers that the rules read and the text is made from. */
export interface Trait {
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

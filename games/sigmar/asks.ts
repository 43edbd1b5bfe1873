import type { CardId, Seat } from '@trialhall/kernel'

/** How a Heal or a Teleport is used: it is named with the card, for all to see (S-R64). */
export interface Use {
  /** The space that a Teleport leads to. */
  readonly to: number | null
  /** Who won the Duel that a Heal undoes. */
  readonly undoes: Seat | null
  /** The lost cards that a Heal regains. */
  readonly cards: readonly CardId[]
}

/** What a card without a choice of its own names: nothing. */
export const NO_USE: Use = { to: null, undoes: null, cards: [] }

/** The roll for a Trial, before the die is rolled: what is added to it by now, and what success pays. */
export interface TrialRoll {
  readonly trial: CardId
  readonly modifier: number
  readonly reward: number
}

/** Why a seat is asked. Public: everyone may know what a seat is being asked, and nothing in it is secret. */
export type SigmarPrompt =
  | { readonly type: 'champion' }
  | { readonly type: 'action' }
  /** A Boost for the own attempt (`card` is the Trial) before the die (S-R14). */
  | { readonly type: 'boost'; readonly card: CardId; readonly modifier: number; readonly reward: number }
  /** Cancel the card that `by` is playing (S-R21), in view of its use (S-R64); `on` is the roll that a Boost is for, as it is without it. */
  | ({
      readonly type: 'block'
      readonly by: Seat
      readonly card: CardId
      readonly on: TrialRoll | null
    } & Use)
  /** Lower the roll of `by` for the Trial `card` (S-R20). It is vain where all can see that no die succeeds as it is. */
  | {
      readonly type: 'lower'
      readonly by: Seat
      readonly card: CardId
      readonly modifier: number
      readonly reward: number
      readonly isVain: boolean
    }
  /** One card on the rolls of a Duel (S-R38). */
  | { readonly type: 'duel-card'; readonly against: Seat }
  /** The total fails: roll again? (S-R34) */
  | {
      readonly type: 'reroll'
      readonly card: CardId
      readonly total: number
      readonly modifier: number
      readonly reward: number
    }
  | { readonly type: 'discard'; readonly reason: DiscardReason }
  | { readonly type: 'spoils'; readonly loser: Seat }
  /** How the Heal `card` is used (S-R64). */
  | { readonly type: 'heal'; readonly card: CardId }
  | { readonly type: 'regain'; readonly card: CardId }
  /** Where the Teleport `card` goes (S-R25). */
  | { readonly type: 'teleport'; readonly card: CardId }
  /** How far to walk after a completed Trial. */
  | { readonly type: 'stride' }
  /** Where to go by the Fate Card `card`, if at all. */
  | { readonly type: 'wander'; readonly card: CardId }
  /** Which active Trial must be attempted at once (S-R50). */
  | { readonly type: 'instant' }

/** Why an Action Card is discarded. Those of the hand limit are not lost cards (S-R23). */
const DISCARD_REASONS = ['failure', 'fate', 'limit'] as const
/** One of them. */
export type DiscardReason = (typeof DISCARD_REASONS)[number]

/** Everything that can be picked. */
export type SigmarOption =
  | { readonly do: 'champion'; readonly champion: number }
  | { readonly do: 'attempt'; readonly card: CardId }
  | { readonly do: 'play'; readonly card: CardId }
  /** Play a card besides the action, by permission (S-R26). */
  | { readonly do: 'extra'; readonly card: CardId }
  | { readonly do: 'duel'; readonly seat: Seat }
  | { readonly do: 'rest' }
  | { readonly do: 'boost'; readonly card: CardId }
  | { readonly do: 'block'; readonly card: CardId }
  | { readonly do: 'lower'; readonly card: CardId }
  | { readonly do: 'pass' }
  /** `card` is the kept Fate Card that grants it, null the Champion's own trait. */
  | { readonly do: 'reroll'; readonly card: CardId | null }
  | { readonly do: 'accept' }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'take-valor' }
  | { readonly do: 'take-card' }
  | { readonly do: 'undo-duel' }
  | { readonly do: 'regain-cards' }
  | { readonly do: 'regain'; readonly card: CardId }
  | { readonly do: 'move'; readonly space: number }
  | { readonly do: 'stay' }

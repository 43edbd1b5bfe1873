import type { CardId, Party, Seat } from '@trialhall/kernel'
import type { RollChanges } from './acts.ts'
import type { CreatureId, Space } from './state.ts'
import type { Moment, Skill } from './terms.ts'

/** Why a seat is asked. Public: everyone may know what a seat is being asked, and nothing in it is secret. */
export type TempusPrompt =
  // The draft (T-6, T-8)
  | { readonly type: 'pick-order'; readonly pool: Pool }
  | { readonly type: 'pick'; readonly pool: Pool }
  /** Whether everybody takes the recommended build (T-6.12). */
  | { readonly type: 'short-draft' }
  | { readonly type: 'corner' }
  // Decks (T-10, T-36.03)
  /** Which cards of the discard pile go into the new Draw Deck; `left` are still to be chosen. */
  | { readonly type: 'cycle'; readonly left: number }
  | { readonly type: 'flip' }
  /** `card` says so, an Event or another card; null: the hand holds too many at the end of a round. */
  | { readonly type: 'discard'; readonly left: number; readonly card: CardId | null }
  /** Which card of its pile a defeated Hero takes (T-35.03). */
  | { readonly type: 'respawn-card' }
  // A turn (T-14)
  | { readonly type: 'turn'; readonly actions: number; readonly spaces: number }
  /** Where to go with the spaces that are left. */
  | { readonly type: 'walk'; readonly spaces: number }
  /** Which of the spaces that are left are spent on a walk, where they have different permissions (T-R31). */
  | { readonly type: 'pay' }
  /** Which Chains are played on an Action, before it is resolved (T-16). */
  | { readonly type: 'chain'; readonly card: CardId; readonly moment: 'declare' | 'after' }
  | { readonly type: 'smite'; readonly card: CardId; readonly creature: CreatureId }
  | {
      readonly type: 'skill'
      readonly card: CardId
      /** What the card adds to the roll; left out: nothing. */
      readonly changes?: RollChanges
    }
  /** Whom or which space a card is aimed at. */
  | {
      readonly type: 'aim'
      readonly card: CardId
      /** Which of how many rolls of an attack it is for (T-24.07); left out: of a single one. */
      readonly roll?: readonly [number, number]
      /** It is an attack without an Action, beside the one that was played (T-16.06). */
      readonly isExtra?: true
      /** What its Chains and the card that allows it change about the roll; left out: nothing. */
      readonly changes?: RollChanges
      /** Nobody is rolled for: whoever is chosen suffers this much. */
      readonly suffers?: number
    }
  /** Who in an area is spared (Sculpt Spells). */
  | { readonly type: 'spare'; readonly card: CardId }
  /** Who of the targets of an area is rolled for next (T-R26). */
  | { readonly type: 'roll-order'; readonly card: CardId; readonly changes?: RollChanges }
  /** Where a creature is moved, by a card or because it must give way. */
  | { readonly type: 'place'; readonly creature: CreatureId; readonly card: CardId | null }
  /** Which of several cards: from a pile, of those looked at, of those that could be dispelled. */
  | { readonly type: 'card'; readonly card: CardId; readonly left: number }
  /** Whether something that may happen does. */
  | {
      readonly type: 'may'
      readonly card: CardId
      readonly creature: CreatureId
      /** Which of how many attacks it is about; left out: of none, or of a single one. */
      readonly attack?: readonly [number, number]
    }
  /** Whether something lasting is used: a ring, a token. */
  | { readonly type: 'spend'; readonly face: number; readonly creature: CreatureId }
  | { readonly type: 'maintain' }
  // Windows (T-17, T-R99)
  | {
      readonly type: 'window'
      readonly moment: Moment
      readonly creature: CreatureId
      /** The card that is played or whose attack it is, where there is one. */
      readonly card: CardId | null
      /** The attack of a Monster, by its name; left out where no Monster attacks. */
      readonly attack?: string
      /** Whom it concerns: the target of the attack or of the damage. */
      readonly target: CreatureId
      readonly damage: number
      /** What was played in this window and waits to be resolved, the last one first to come (T-17.01); left out: nothing. */
      readonly played?: readonly CardId[]
      /** Which of these were discarded for Interactions; left out: none. */
      readonly helped?: readonly PaidHelp[]
      /** What comes of the damage if nobody plays more; left out where that cannot be told yet. */
      readonly comes?: Foreseen
    }
  /** A D20 lies there: change it? */
  | {
      readonly type: 'rolled'
      readonly moment: 'rolled'
      readonly creature: CreatureId
      readonly die: number
      readonly total: number
      readonly needed: number | null
      /** As in any window. */
      readonly played?: readonly CardId[]
      readonly helped?: readonly PaidHelp[]
    }
  /** How much of what is shared out somebody gets; `left` is not given out yet. */
  | { readonly type: 'share'; readonly card: CardId; readonly creature: CreatureId; readonly left: number }
  /** Which card is discarded for an Interaction (T-16.14) or as a price. */
  | { readonly type: 'price'; readonly card: CardId }
  // Loot and Quests (T-28, T-29)
  | { readonly type: 'gift'; readonly creature: CreatureId }
  | { readonly type: 'champion' }
  // Monsters (T-32)
  | { readonly type: 'monster-move'; readonly creature: CreatureId; readonly target: CreatureId }
  /** Which way it takes there, where hazards lie on some. */
  | { readonly type: 'monster-path'; readonly creature: CreatureId }
  | {
      readonly type: 'monster-target'
      readonly creature: CreatureId
      /** As for a card. */
      readonly roll?: readonly [number, number]
    }
  /** Where a Monster lays the area of its attack. */
  | { readonly type: 'monster-area'; readonly creature: CreatureId }

/** Damage as it will be, with the Damage Chains that wait to be resolved, and the HP that its target will lose. */
export interface Foreseen {
  readonly damage: number
  readonly loss: number
  /** What else the hit does to its target, as its card says it; left out: nothing. */
  readonly riders?: readonly string[]
}

/** A card of a hand that was discarded for the Interaction of a Hero's Class (T-16.14). */
export interface PaidHelp {
  readonly seat: Seat
  readonly card: CardId
}

/** What is drafted (T-6.01). */
export type Pool = 'class' | 'subclass' | 'character'

/** Everything that can be picked. */
export type TempusOption =
  | { readonly do: 'pick'; readonly pool: Pool; readonly index: number }
  | { readonly do: 'seat'; readonly seat: Seat }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  /** A card by itself: to discard, to flip, to take. */
  | { readonly do: 'card'; readonly card: CardId }
  /** An Action of a card, or of a Primary (T-14.02). */
  | { readonly do: 'act'; readonly card: CardId }
  /** Spend an Action on a skill for a Quest or an Event (T-14.08). */
  | { readonly do: 'skill'; readonly card: CardId; readonly skill: Skill; readonly space: Space }
  /** Spend an Action on the token of an Event without a skill. */
  | { readonly do: 'use'; readonly card: CardId; readonly space: Space }
  | { readonly do: 'walk' }
  | { readonly do: 'maintain'; readonly card: CardId }
  /** Use the token of an Ongoing card, without an Action. */
  | { readonly do: 'token'; readonly card: CardId }
  | { readonly do: 'end-turn' }
  | { readonly do: 'chain'; readonly card: CardId }
  | { readonly do: 'smite'; readonly card: CardId }
  /** In a window it is vain where it would change nothing now, or can be played a moment later with the same effect. */
  | { readonly do: 'free'; readonly card: CardId; readonly isVain?: true }
  | { readonly do: 'interaction' }
  | { readonly do: 'creature'; readonly creature: CreatureId }
  | { readonly do: 'space'; readonly space: Space }
  /** One of several ways to lay an area. */
  | { readonly do: 'area'; readonly spaces: readonly Space[] }
  /** One of several ways: the spaces that are entered. */
  | { readonly do: 'path'; readonly spaces: readonly Space[] }
  /** How many spaces of each pool of the turn are spent on a walk. */
  | { readonly do: 'pay'; readonly spaces: readonly number[] }
  | { readonly do: 'give'; readonly card: CardId; readonly creature: CreatureId }
  | { readonly do: 'amount'; readonly amount: number }
  | { readonly do: 'line'; readonly line: number }
  | { readonly do: 'party'; readonly party: Party }
  | { readonly do: 'pass' }
  | { readonly do: 'stop' }

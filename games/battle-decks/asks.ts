import type { CardId } from '@trialhall/kernel'
import type { Faction, Moment } from './terms.ts'

/** Why a seat is asked. Public: everyone may know what a seat is being asked, and nothing in it is secret. */
export type BattlePrompt =
  | { readonly type: 'faction' }
  /** Step 1 of a turn (B-3.2). */
  | { readonly type: 'deploy' }
  /** Who carries the equipment `card`. */
  | { readonly type: 'equip'; readonly card: CardId }
  /** Step 2: who is activated; in a last turn, who is next (B-7.2). */
  | { readonly type: 'activate' }
  /** What the activated character `card` does; `left` are the actions that it still has. */
  | { readonly type: 'act'; readonly card: CardId; readonly left: number }
  /** Whom `card` attacks next, with what it is doing. */
  | { readonly type: 'next-target'; readonly card: CardId; readonly ability: string }
  /** Whom the ability of `card` is aimed at. */
  | { readonly type: 'aim'; readonly card: CardId; readonly ability: string }
  /** Which member of a pair `card` hits (B-14.9), with an ability or, null, an attack of its own. */
  | {
      readonly type: 'shield'
      readonly card: CardId
      readonly cards: readonly CardId[]
      readonly ability: string | null
    }
  /** Which instant ability is next (B-R56). */
  | { readonly type: 'instants' }
  /** Whom the instant ability of `card` chooses. */
  | { readonly type: 'instant'; readonly card: CardId; readonly ability: string }
  /** An event may be played (B-R51). `card` acts, `cards` are its targets, `ability` is what it uses, where somebody does. */
  | {
      readonly type: 'window'
      readonly moment: Moment
      readonly card: CardId | null
      readonly cards: readonly CardId[]
      /** Null in a basic attack and that of an equalizer. */
      readonly ability: string | null
      /** What can be played here can be played a moment later with the same effect, so that nobody has to be asked twice. */
      readonly isVain: boolean
    }
  /** A die of `card` lies there: roll it again (B-R51, W4)? */
  | {
      readonly type: 'reroll'
      readonly moment: 'rolled'
      readonly card: CardId
      /** Whom the attack is aimed at; null in a save. */
      readonly target: CardId | null
      readonly die: number
      /** What is added to the die. */
      readonly modifier: number
      /** What the total must reach. */
      readonly needed: number
      readonly isSave: boolean
      /** No other roll would be better, so that nobody has to be asked. */
      readonly isVain: boolean
    }
  /** Whom the event `card` is played on, while `actor` acts, and on whom, where somebody does. */
  | {
      readonly type: 'event-target'
      readonly card: CardId
      readonly actor: CardId | null
      readonly cards: readonly CardId[]
    }
  /** Whose save is rolled next, of those that `card` makes necessary (B-R59). */
  | { readonly type: 'save-order'; readonly card: CardId }
  /** The pairing member `card` has made its save: who rolls the second one (B-14.13)? */
  | { readonly type: 'second-save'; readonly card: CardId; readonly cards: readonly CardId[] }

/** Everything that can be picked. */
export type BattleOption =
  | { readonly do: 'faction'; readonly faction: Faction }
  /** Put a reinforcement or a piece of equipment into play (B-4.1, B-4.3). */
  | { readonly do: 'deploy'; readonly card: CardId }
  /** Play an event (B-17.1); vain where it changes nothing of what was declared and can be played as well in W5 (B-R51). */
  | { readonly do: 'event'; readonly card: CardId; readonly isVain?: true }
  | { readonly do: 'end-deploy' }
  | { readonly do: 'activate'; readonly card: CardId }
  | { readonly do: 'attack'; readonly card: CardId }
  | { readonly do: 'use'; readonly ability: string }
  | { readonly do: 'unpair' }
  | { readonly do: 'nothing' }
  /** A character, equipment or card of the hand that something is aimed at. */
  | { readonly do: 'target'; readonly card: CardId }
  | { readonly do: 'instant'; readonly card: CardId; readonly ability: string }
  | { readonly do: 'decline' }
  | { readonly do: 'pass' }
  | { readonly do: 'in-order' }

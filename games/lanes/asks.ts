import type { CardId } from '@trialhall/kernel'
import type { Field } from './terms.ts'

/** When a response window opens (L-R51). */
export const MOMENTS = ['orbs', 'enchantments', 'action', 'end'] as const
/** One of them. */
export type Moment = (typeof MOMENTS)[number]

/** Waves of a Battle phase: two for all, then extra actions by Haste (L-BAT.2, L-R43). */
export type Wave = 1 | 2 | 'haste'

/** Why a seat is asked. Public: nothing in it is secret. */
export type LanesPrompt =
  | { readonly type: 'class' }
  | { readonly type: 'main'; readonly phase: 'main1' | 'main2' }
  /** Cast a fully charged spell now, or pass (L-FCC.2). */
  | {
      readonly type: 'respond'
      readonly moment: Moment
      /** What can be cast here can be cast a moment later with the same effect, so that nobody has to be asked twice. */
      readonly isVain: boolean
    }
  /** Which Enchantment resolves next (L-ENP.2). */
  | { readonly type: 'enchantment' }
  /** What the unit `card` does (L-R7). */
  | { readonly type: 'act'; readonly card: CardId; readonly wave: Wave }
  /** Which prepared spell gets a charge from `card`'s text. */
  | { readonly type: 'load'; readonly colour: number }
  /** Which shape the Enchantment of `card` has (L-ENC.3); with the option of small choices only. */
  | { readonly type: 'shape'; readonly card: CardId }
  /** How many mana tokens pay for this colour, the rest being orbs (L-R22); with the option of small choices only. */
  | { readonly type: 'pay'; readonly colour: number; readonly mana: number }

/** Everything that can be picked. */
export type LanesOption =
  | { readonly do: 'class'; readonly class: number }
  | { readonly do: 'muster'; readonly card: CardId; readonly field: Field }
  /** `at` holds what the card's text chooses: fields of target units, or one lane, row, intersection or field. */
  | { readonly do: 'cast'; readonly card: CardId; readonly at: readonly number[] }
  | { readonly do: 'prepare'; readonly card: CardId; readonly slot: number }
  | { readonly do: 'charge'; readonly card: CardId; readonly slot: number; readonly colour: number }
  | { readonly do: 'spark'; readonly field: Field }
  | { readonly do: 'overwhelm' }
  | { readonly do: 'node'; readonly node: number }
  | { readonly do: 'end' }
  | { readonly do: 'pass' }
  | { readonly do: 'resolve'; readonly card: CardId }
  | { readonly do: 'advance' }
  | { readonly do: 'attack' }
  | { readonly do: 'defend' }
  | { readonly do: 'load'; readonly card: CardId; readonly slot: number }
  | { readonly do: 'shape'; readonly shape: number }
  | { readonly do: 'pay'; readonly tokens: number }

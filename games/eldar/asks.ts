import type { CardId, DefIndex } from '@trialhall/kernel'
import type { HeroId } from './state.ts'

/** Why a seat is asked. Public: nothing in it is secret. */
export type EldarPrompt =
  | { readonly type: 'deck' }
  /** Which of the Heroes of a sample deck plays alone, or who joins them. */
  | { readonly type: 'hero' }
  | { readonly type: 'draftHero' }
  | { readonly type: 'draftCard'; readonly group: number }
  | { readonly type: 'mulligan' }
  | { readonly type: 'equip' }
  /** An equipment card from hand by the text that resolves. */
  | { readonly type: 'equipNow'; readonly hero: HeroId }
  | { readonly type: 'main' }
  /** An answer to the effect with this serial on top of the stack (E-11.06). */
  | { readonly type: 'react'; readonly serial: number }
  | {
      readonly type: 'target' | 'mode' | 'x'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      /** Which of the targets, in the order of the text. */
      readonly place: number
      readonly mode: number
    }
  /** What is paid as a triggered ability is put on the stack (E-17.04). */
  | {
      readonly type: 'pay'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      readonly subject: HeroId
    }
  /** Which of several abilities goes on the stack next (E-17.06). */
  | { readonly type: 'order' }
  /** What is discarded to pay. */
  | { readonly type: 'discard'; readonly face: DefIndex }
  | { readonly type: 'steal' }
  | { readonly type: 'foresee'; readonly count: number }

/** Everything that can be picked. */
export type EldarOption =
  | { readonly do: 'deck'; readonly deck: number }
  | { readonly do: 'hero'; readonly face: DefIndex }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'return'; readonly card: CardId }
  /** `face` is the card or Hero whose action is used; `card` is null for a Hero's own. */
  | {
      readonly do: 'use'
      readonly hero: HeroId
      readonly card: CardId | null
      readonly ability: number
    }
  | { readonly do: 'equip'; readonly card: CardId; readonly hero: HeroId }
  | { readonly do: 'pass' }
  | { readonly do: 'target'; readonly hero: HeroId }
  | { readonly do: 'target'; readonly card: CardId }
  | { readonly do: 'target'; readonly serial: number }
  | { readonly do: 'noTarget' }
  | { readonly do: 'mode'; readonly mode: number; readonly face: DefIndex; readonly ability: number }
  | { readonly do: 'x'; readonly x: number }
  | { readonly do: 'pay' }
  | { readonly do: 'decline' }
  | {
      readonly do: 'next'
      readonly hero: HeroId
      readonly card: CardId | null
      readonly ability: number
      readonly subject: HeroId
    }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'keep'; readonly card: CardId }
  | { readonly do: 'keepNone' }

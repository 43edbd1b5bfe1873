import { UNKNOWN, type CardId, type DefIndex } from '@trialhall/kernel'
import type { Action, DeckList, Face, Trigger } from '../faces.ts'
import type { EldarPosition, HeroId } from '../state.ts'

/**
 * Every card and, behind them, every Hero, by its index in the catalog. `content/catalog.ts` fills it once when it is
 * loaded: cards are made of steps, steps are rules, and rules look cards up, so neither can import the other's list.
 */
export const PRINTED: Face[] = []

// What is looked up all the time stands besides in flat lists of numbers with the same indices, filled in the same place.

/** Standing rules as bits of `QUIRK`. */
export const QUIRKS_OF: number[] = []
/** Occasions that abilities wait for, as bits. */
export const OCCASIONS_OF: number[] = []
/** What a card from hand needs, or NOT_USED (see `needs.ts`). */
export const PLAY_NEEDS: number[] = []
/** What each of the abilities needs, or NOT_USED; an empty list where there is no action. */
export const ABILITY_NEEDS: (readonly number[])[] = []
/** What all of the abilities need that are actions; NOT_USED where there is none. */
export const COMMON_NEEDS: number[] = []
/** Statuses that its bearer always has by it. */
export const GIVEN: number[] = []
/** Statuses that its bearer has by it only where a condition holds. */
export const GIVEN_AT_TIMES: number[] = []
/** Statuses that its bearer's other allies have by it, where a condition holds or always. */
export const GIVEN_TO_OTHERS: number[] = []
/** Statuses that its bearer has by it while it is debuffed (E-R76). */
export const GIVEN_LATE: number[] = []

/** The sample decks of the booklet, in its order; `content/decks.ts` fills this. */
export const SAMPLE_DECKS: DeckList[] = []

/** What is printed on a card or a Hero. */
export function faceOf(def: DefIndex): Face {
  return PRINTED[def] as Face
}

/** Number of an action or trigger in `Pending.ability` that stands for using a card from hand. */
export const CARD = -1

/** The action that a card from hand (`CARD`) or one of its abilities is. */
export function actionOf(def: DefIndex, ability: number): Action {
  const face = faceOf(def)
  return (ability === CARD ? face.play : face.abilities[ability]) as Action
}

/** The triggered ability with this number. */
export function triggerOf(def: DefIndex, ability: number): Trigger {
  return faceOf(def).abilities[ability] as Trigger
}

/** The face whose action an option uses: of a card, or of the Hero itself. */
export function usedFace(
  state: Pick<EldarPosition, 'heroes' | 'cards'>,
  { hero, card }: { readonly hero: HeroId; readonly card: CardId | null },
): DefIndex {
  if (card !== null) return state.cards.def[card] ?? UNKNOWN
  return state.heroes[hero]?.face ?? UNKNOWN
}

/** The first name of a Hero as it is printed. */
export function firstName(face: DefIndex): string {
  return /^[^ ,]+/.exec(faceOf(face).name)?.[0] ?? 'a Hero'
}

/** Whether equipment comes in pairs or in pieces, so that one speaks of it in the plural: "Caltrops", not "Shield of Primordials". */
export function isSeveral({ kind, name }: Face): boolean {
  return kind === 'equipment' && name.endsWith('s') && !name.includes(' of ')
}

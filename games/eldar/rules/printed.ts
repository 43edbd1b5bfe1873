import type { DefIndex } from '@trialhall/kernel'
import type { Action, Face, Trigger } from './faces.ts'

/**
 * Every card and, behind them, every Hero, by its index in the catalog. `content/catalog.ts` fills it once when it is
 * loaded: cards are made of steps, steps are rules, and rules look cards up, so neither can import the other's list.
 */
export const PRINTED: Face[] = []

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

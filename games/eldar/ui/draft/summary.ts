import { CATALOG, CLASSES, faceOf, type ClassId } from '@trialhall/game-eldar'
import type { DefIndex } from '@trialhall/kernel'

/** One column of a curve: a Focus cost, and how many cards have it. */
export interface CurveBar {
  readonly label: string
  readonly count: number
}

/** Costs from which on cards are counted together. */
const DEAREST = 4

/** How many of these cards cost how much Focus; equipment, which costs none, stands for itself. */
export function curveOf(defs: readonly DefIndex[]): CurveBar[] {
  const labels = ['Equip', ...Array.from({ length: DEAREST }, (_, cost) => String(cost)), `${DEAREST}+`, 'X']
  const costs = defs.map(costOf)
  return labels.map((label) => ({ label, count: costs.filter((cost) => cost === label).length }))
}

function costOf(def: DefIndex): string {
  const { play } = faceOf(def)
  if (play === null) return 'Equip'
  if (play.isX) return 'X'
  return play.focus >= DEAREST ? `${DEAREST}+` : String(play.focus)
}

/** How many of these cards are of each class, in the order of the classes. */
export function classesOf(defs: readonly DefIndex[]): { readonly id: ClassId; readonly count: number }[] {
  return CLASSES.map((id) => ({ id, count: defs.filter((def) => faceOf(def).class === id).length }))
}

/** By class, then what costs least, then by name. */
export function sortedCards<T extends { readonly def: DefIndex }>(cards: readonly T[]): T[] {
  const nameOf = ({ def }: T): string => CATALOG[def]?.name ?? ''
  return cards.toSorted(
    (a, b) =>
      CLASSES.indexOf(faceOf(a.def).class) - CLASSES.indexOf(faceOf(b.def).class) ||
      costOf(a.def).localeCompare(costOf(b.def)) ||
      nameOf(a).localeCompare(nameOf(b)),
  )
}

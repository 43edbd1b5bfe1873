import type { Cause } from '../../faces.ts'
import { markOf, type LanesTable, type Unit } from '../../state.ts'
import { SHAPES } from '../../terms.ts'

/** Enchants a unit: one token of the Enchantment's shape (L-KEY.6); not a unit with Antimagic (L-CON.18). */
export function enchant(table: LanesTable, unit: Unit, by: Cause): void {
  if (unit.antimagic > 0) return table.emit({ type: 'warded', card: unit.card })
  unit.marks |= markOf(by.seat, by.shape)
  table.emit({ type: 'enchanted', seat: by.seat, card: unit.card, shape: by.shape })
}

/** True when a unit carries a token of this Enchantment (L-KEY.8). */
export function isEnchanted(unit: Unit, by: Pick<Cause, 'seat' | 'shape'>): boolean {
  return (unit.marks & markOf(by.seat, by.shape)) !== 0
}

/** Removes every token of these Enchantments from a unit (L-KEY.7). */
export function unenchant(table: LanesTable, unit: Unit, marks: number): void {
  if ((unit.marks & marks) === 0) return
  unit.marks &= ~marks
  table.emit({ type: 'unenchanted', card: unit.card, marks: unit.marks })
}

/** The tokens of every shape of a player's colour. */
export function allMarksOf(seat: number): number {
  return SHAPES.reduce((marks, _, shape) => marks | markOf(seat, shape), 0)
}

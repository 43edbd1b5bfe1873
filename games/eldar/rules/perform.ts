import type { Deed } from '../faces.ts'
import { isOver, type EldarTable, type Pending } from '../state.ts'

/** Does one step after the other; nothing more once the match is decided (E-R41, E-R93). */
export function perform(table: EldarTable, by: Pending, deeds: readonly Deed[]): void {
  for (let i = 0; i < deeds.length && !isOver(table.state); i++) (deeds[i] as Deed).run(table, by)
}

import type { Seat } from '@trialhall/kernel'
import { playerAt, type LanesPosition } from '../../state.ts'
import { SHAPES } from '../../terms.ts'

/** Shapes of a player's tokens that no Enchantment in play has, in their order (L-ENC.3, L-R28). */
export function freeShapes(state: LanesPosition, seat: Seat): number[] {
  const used = usedShapes(state, seat)
  return [...SHAPES.keys()].filter((shape) => (used & (1 << shape)) === 0)
}

/** False when all shapes are in use: then no Enchantment can be cast (L-R28). */
export function hasFreeShape(state: LanesPosition, seat: Seat): boolean {
  return usedShapes(state, seat) !== (1 << SHAPES.length) - 1
}

function usedShapes(state: LanesPosition, seat: Seat): number {
  let used = 0
  for (const { shape } of playerAt(state, seat).area) if (shape >= 0) used |= 1 << shape
  for (const unit of state.board) {
    if (unit !== null && unit.owner === seat && unit.shape >= 0) used |= 1 << unit.shape
  }
  return used
}

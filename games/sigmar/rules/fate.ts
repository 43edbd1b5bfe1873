import type { Seat } from '@trialhall/kernel'
import { playerAt, type SigmarTable } from '../state.ts'
import { takeFate } from './decks.ts'
import { fateOf } from './printed.ts'

/** Draws a Fate Card and resolves it, or keeps it (S-10.1, S-10.2, S-R56). Without the Fate Deck nothing happens (S-10.7). */
export function drawFate(table: SigmarTable, seat: Seat): void {
  const { state } = table
  if (!state.usesFate) return
  const card = takeFate(table)
  if (card === null) return
  const fate = fateOf(table.def(card))
  table.emit({ type: 'fateDrawn', seat, card, isKept: fate.keeps !== null })
  if (fate.keeps !== null) {
    playerAt(state, seat).kept.push(card)
    return
  }
  state.fateDiscard.push(card)
  for (const step of fate.does) step.run(table, seat, card)
}

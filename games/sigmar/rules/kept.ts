import type { CardId, Seat } from '@trialhall/kernel'
import { fateOf } from '../content/catalog.ts'
import { NO_KEPT, type Kept } from '../texts/kept.ts'
import { playerAt, type SigmarPosition, type SigmarTable } from '../state.ts'

/** What a kept card does. */
export function keptBy(state: SigmarPosition, card: CardId): Kept {
  return fateOf(state.cards.def[card] as number).keeps ?? NO_KEPT
}

/** Uses up a kept card (S-R56). */
export function spendKept(table: SigmarTable, seat: Seat, card: CardId): void {
  table.move(card, playerAt(table.state, seat).kept, table.state.fateDiscard)
  table.emit({ type: 'keptUsed', seat, card })
}

/** Uses up all kept cards with a number of this kind and returns their sum. */
export function spendAll(table: SigmarTable, seat: Seat, what: 'roll' | 'duelRoll' | 'extraDraws'): number {
  const { kept } = playerAt(table.state, seat)
  if (kept.length === 0) return 0
  let sum = 0
  for (const card of kept.slice()) {
    const value = keptBy(table.state, card)[what]
    if (value === 0) continue
    sum += value
    spendKept(table, seat, card)
  }
  return sum
}

/** The kept cards for which a test holds, oldest first. */
export function keptThat(
  state: SigmarPosition,
  seat: Seat,
  does: (kept: Kept) => boolean,
): readonly CardId[] {
  const { kept } = playerAt(state, seat)
  return kept.length === 0 ? NONE : kept.filter((card) => does(keptBy(state, card)))
}

const NONE: readonly CardId[] = []

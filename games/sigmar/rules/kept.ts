import type { CardId, Seat } from '@trialhall/kernel'
import type { Kept } from '../faces.ts'
import { playerAt, type SigmarPosition, type SigmarTable } from '../state.ts'
import { fateOf } from './printed.ts'

/** Keeps nothing. */
export const NO_KEPT: Kept = {
  succeeds: false,
  roll: 0,
  duelRoll: 0,
  rerolls: 0,
  extraDraws: 0,
  extraCards: 0,
  rewardFactor: 1,
}

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

import type { Seat } from '@trialhall/kernel'
import { playerAt, type LanesTable } from '../state.ts'
import { EXPERIENCE_PER_LEVEL } from '../terms.ts'

/** Gains experience; every third is a level and a power token, what is over carries on (L-EXP.1, L-EXP.2, L-R42). */
export function gainExperience(table: LanesTable, seat: Seat, by: number): void {
  if (by === 0) return
  const player = playerAt(table.state, seat)
  player.experience += by
  table.emit({ type: 'gainedExperience', seat, by, experience: player.experience })
  while (player.experience >= EXPERIENCE_PER_LEVEL) {
    player.experience -= EXPERIENCE_PER_LEVEL
    player.level++
    player.powerTokens++
    table.emit({ type: 'levelled', seat, level: player.level })
  }
}

/** Experience of the whole match, for ties (L-R63). */
export function totalExperience(player: { readonly level: number; readonly experience: number }): number {
  return player.level * EXPERIENCE_PER_LEVEL + player.experience
}

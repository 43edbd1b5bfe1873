import type { Seat } from '@trialhall/kernel'
import { playerAt, type SigmarTable } from '../state.ts'

/** Changes Valor, never below 0 (S-R45), and tells it. The check for victory comes after the whole effect (S-R60). */
export function changeValor(table: SigmarTable, seat: Seat, by: number): void {
  const player = playerAt(table.state, seat)
  const valor = Math.max(0, player.valor + by)
  const change = valor - player.valor
  if (change === 0) return
  player.valor = valor
  table.emit({ type: 'valorChanged', seat, by: change, valor })
}

/** Ends the game at once when somebody has enough Valor who has not given up (S-15.1, S-R60, S-R61, S-R63). */
export function checkVictory(table: SigmarTable): void {
  const { state } = table
  for (const [seat, player] of state.players.entries()) {
    if (player.valor >= state.valorToWin && !player.left && !table.isVacant(seat)) state.isWon = true
  }
}

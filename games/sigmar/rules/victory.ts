import { rankBy, type Outcome } from '@trialhall/kernel'
import type { EndReason } from '../events.ts'
import type { SigmarPosition, SigmarTable } from '../state.ts'

/** Enough Valor, no round left, or one player left (S-15.1, S-15.2, S-R61). */
export function isOver(state: SigmarPosition): boolean {
  return state.isWon || state.round > state.roundLimit || remaining(state) < 2
}

function remaining(state: SigmarPosition): number {
  let count = 0
  for (const player of state.players) if (!player.left) count++
  return count
}

/** Valor first, then completed Trials, then they share (S-15.2, S-15.3, S-R60, S-R62); who left comes last. */
export function outcomeOf(state: SigmarPosition): Outcome | null {
  if (!isOver(state)) return null
  const ranks = rankBy(
    state.players.map((player) => (player.left ? 0 : 1)),
    state.players.map((player) => player.valor),
    state.players.map((player) => player.completed),
  )
  return { ranks, scores: state.players.map((player) => player.valor), reason: reasonOf(state) }
}

function reasonOf(state: SigmarPosition): EndReason {
  if (state.isWon) return 'valor'
  return remaining(state) < 2 ? 'last' : 'rounds'
}

/** Tells that the game is over and who has won; nothing while it goes on. */
export function tellEnd(table: SigmarTable): void {
  const outcome = outcomeOf(table.state)
  if (outcome === null) return
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  table.emit({ type: 'ended', reason: reasonOf(table.state), winners })
}

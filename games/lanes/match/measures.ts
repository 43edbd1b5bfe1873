import { winShares, type Outcome } from '@trialhall/kernel'
import { cover } from '../cover.ts'
import { boardOf } from '../rules/printed.ts'
import { playedRound, playerAt, type LanesState } from '../state.ts'
import { CLASSES } from '../terms.ts'

/** What balance is judged by: length and development. */
export function measures(state: LanesState): Record<string, number> {
  const [a, b] = [playerAt(state, 0), playerAt(state, 1)]
  return {
    rounds: playedRound(state),
    levels: (a.level + b.level) / 2,
    nodes: (bought(a.nodes, a.class) + bought(b.nodes, b.class)) / 2,
  }
}

/** Victories by class, by pairing and by place in the turn order, and how matches ended. */
export function rates(state: LanesState, outcome: Outcome): Record<string, number> {
  const shares = winShares(outcome, cover)
  const [first, second] = [playerAt(state, state.first), playerAt(state, 1 - state.first)]
  const found: Record<string, number> = {
    draws: state.winner === null ? 1 : 0,
    'ended by life': state.ended === 'life' ? 1 : 0,
    'wins of the first player': shares[state.first] ?? 0,
  }
  if (first.class < 0 || second.class < 0) return found
  found[`first wins as ${CLASSES[first.class]} against ${CLASSES[second.class]}`] = shares[state.first] ?? 0
  if (first.class === second.class) return found
  for (const seat of [0, 1]) {
    const [own, other] = [playerAt(state, seat), playerAt(state, 1 - seat)]
    found[`wins of ${CLASSES[own.class]} against ${CLASSES[other.class]}`] = shares[seat] ?? 0
  }
  return found
}

function bought(nodes: number, at: number): number {
  if (at < 0) return 0
  return boardOf(at).filter((_, node) => (nodes & (1 << node)) !== 0).length
}

import { isDrawn, type AnyGame, type Seat } from '@trialhall/kernel'
import type { Cue, Heard, TableSnapshot } from '@trialhall/table-ui'

/** How the game shares victory. */
type Sharing = Pick<AnyGame, 'parties' | 'sharesVictory'>

/** Whose ears hear it: all seats of the person who looks. */
export function seatsOf({ viewer, eyes }: Pick<TableSnapshot, 'viewer' | 'eyes'>): readonly Seat[] {
  return eyes ?? (viewer === null ? [] : [viewer])
}

/** The sound itself: the verdict is one for those who won and one for those who lost, and the end of a round where nobody did. */
export function cueOf(
  heard: Heard,
  snapshot: Pick<TableSnapshot, 'viewer' | 'eyes' | 'outcome'>,
  game: Sharing,
): Cue[] {
  if (heard !== 'verdict') return heard ? [heard] : []
  const { outcome } = snapshot
  if (outcome && isDrawn(outcome, game)) return ['round']
  return [hasLost(snapshot) ? 'lost' : 'won']
}

/** Whoever only looks on hears the winners' sound. */
function hasLost(snapshot: Pick<TableSnapshot, 'viewer' | 'eyes' | 'outcome'>): boolean {
  const seats = seatsOf(snapshot)
  const ranks = snapshot.outcome?.ranks ?? []
  return seats.length > 0 && seats.every((seat) => (ranks[seat] ?? 1) > 1)
}

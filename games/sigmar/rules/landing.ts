import type { Seat } from '@trialhall/kernel'
import { revealTrial } from './decks.ts'
import { drawFate } from './fate.ts'
import { markOf } from './path.ts'
import { ATTEMPT } from './picks.ts'
import { playerAt, type SigmarTable } from './state.ts'
import { attemptTrial } from './trials.ts'

/** What the space does that a Champion has just moved to by a Trial or a Teleport (S-12.3 to S-12.6, S-R51). */
export function land(table: SigmarTable, seat: Seat): void {
  const mark = markOf(playerAt(table.state, seat).space)
  if (mark === 'fate') drawFate(table, seat)
  if (mark === 'instant') attemptInstantTrial(table, seat)
}

/** An active Trial must be attempted at once; if there is none, the top one is revealed for it (S-12.4, S-R50). */
function attemptInstantTrial(table: SigmarTable, seat: Seat): void {
  const { trials } = table.state
  if (trials.length === 0 && !revealTrial(table)) return
  const options = trials.map((card) => ATTEMPT[card] as (typeof ATTEMPT)[number])
  const { card } = table.choose(seat, { type: 'instant' }, options)
  attemptTrial(table, { seat, card, isInstant: true })
}

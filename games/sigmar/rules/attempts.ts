import type { Seat } from '@trialhall/kernel'
import { ATTEMPT, MOVE } from '../picks.ts'
import { playerAt, type SigmarTable } from '../state.ts'
import { FATEFUL_ROLL } from '../terms.ts'
import { revealTrial } from './decks.ts'
import { drawFate } from './fate.ts'
import { moveChampion } from './moving.ts'
import { markOf, spaceFrom } from './path.ts'
import { championOf } from './printed.ts'
import { resolveTrial, type Attempt } from './trials.ts'

/** One attempt from its naming to its last consequence, in the order of S-R15. */
export function attemptTrial(table: SigmarTable, attempt: Attempt): void {
  const { seat, isInstant } = attempt
  const { natural, succeeded } = resolveTrial(table, attempt) // S-R15 (1) to (8)
  if (natural === FATEFUL_ROLL && !table.state.isWon) drawFate(table, seat) // S-R15 (9), S-R52
  if (succeeded && !isInstant && !table.state.isWon) walk(table, seat) // S-R15 (10), S-R50
}

/** A completed Trial moves the Champion clockwise (S-R47); where it lands may have a mark. */
function walk(table: SigmarTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  const { strides } = championOf(player.champion).trait
  const spaces = strides.map((steps) => MOVE[spaceFrom(player.space, steps)] as (typeof MOVE)[number])
  const { space } = table.choose(seat, { type: 'stride' }, spaces)
  moveChampion(table, { seat, to: space, reason: 'trial' })
  land(table, seat)
}

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

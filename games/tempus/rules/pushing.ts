import {
  distanceBetween,
  NOWHERE,
  pushDirection,
  pushed,
  type Direction,
  type Space,
} from '../space/index.ts'
import type { CreatureId, TempusTable } from '../state.ts'
import { hasQuirk, quirkOf } from './bonuses.ts'
import { creatureOf, isOnMap, sizeOf } from './creatures.ts'
import { bodyOf, creaturesAt, groundOf } from './map.ts'
import { put } from './placing.ts'

/** A Push: by whom, or from where, and how far. */
export interface Push {
  /** The spaces of the attacker, or the location of an Event. */
  readonly from: readonly Space[]
  readonly spaces: number
}

/**
 * A creature is pushed straight away, one space at a time by the rules of steps, no fewer by choice; what it cannot enter ends the Push, without damage
 * (T-26.09, T-26.11, T-33.06, T-R50). Root does not hold it; some creatures are pushed less, or not at all.
 */
export function push(table: TempusTable, id: CreatureId, { from, spaces }: Push): void {
  const { state } = table
  if (!isOnMap(state, id) || hasQuirk(state, 'noPush', id)) return
  const direction = pushDirection(from, bodyOf(state, id))
  const less = quirkOf(state, 'pushLess', id)
  for (let left = spaces - less; left > 0 && shove(table, id, direction); left--);
}

/** A pull: towards whom, or where, and how far. */
export interface Pull {
  readonly to: readonly Space[]
  readonly spaces: number
}

/** A creature is moved towards spaces by the step rules of a Push, aimed anew with each step, until it is there (C-10, C-13). */
export function pull(table: TempusTable, id: CreatureId, { to, spaces }: Pull): void {
  const { state } = table
  for (let left = spaces; left > 0 && isOnMap(state, id); left--) {
    const body = bodyOf(state, id)
    if (distanceBetween(body, to) === 0 || !shove(table, id, pushDirection(body, to))) return
  }
}

/** One space of a Push. False where the creature does not move, or is not where it was moved to. */
function shove(table: TempusTable, id: CreatureId, direction: Direction): boolean {
  const { state } = table
  if (direction === NOWHERE || state.ending !== null) return false
  const isFree = (space: Space): boolean => creaturesAt(state, space).every((other) => other === id) // allies too
  const body = { anchor: creatureOf(state, id).at, size: sizeOf(state, id) }
  const [to] = pushed(groundOf(state), body, { direction, spaces: 1, isFree })
  if (to === undefined) return false
  put(table, id, { space: to, how: 'pushed' })
  return creatureOf(state, id).at === to
}

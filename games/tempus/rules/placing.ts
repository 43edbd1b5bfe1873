import {
  bodiesOn,
  nearestFit,
  nearestFree as nearestStep,
  nearestValid,
  NOWHERE,
  offCentre,
  spacesOf,
  type Space,
} from '../space/index.ts'
import type { MoveKind } from '../events.ts'
import { OFF, type CreatureId, type TempusPosition, type TempusTable } from '../state.ts'
import { creatureOf, creaturesOnMap, isHero, sizeOf } from './creatures.ts'
import { entered } from './moving/entering.ts'
import { bodyOf, groundOf, isFreeFor } from './map.ts'
import { questsAfterMove } from './quests/hooks.ts'

/** A creature is put on a space, which it enters (T-18.15, T-R32): its north-west space, of a large one. Whether it is free is for the caller to see to. */
export function place(table: TempusTable, id: CreatureId, space: Space): void {
  put(table, id, { space, how: 'placed' })
}

/** A creature is teleported to a free space, which it enters (T-18.15). False, and nothing happens, where the space is not free. */
export function teleport(table: TempusTable, id: CreatureId, space: Space): boolean {
  if (!isFreeFor(table.state, id, space)) return false
  put(table, id, { space, how: 'teleported' })
  return true
}

/** A creature comes to a space otherwise than by walking: no space of movement is spent (T-18.15). */
export function put(
  table: TempusTable,
  id: CreatureId,
  { space, how }: { readonly space: Space; readonly how: MoveKind },
): void {
  const { state } = table
  const creature = creatureOf(state, id)
  const from = creature.at
  const before = bodyOf(state, id)
  creature.at = space
  if (state.turn?.seat === id) state.turn.safe = space
  table.emit({ type: 'moved', creature: id, path: from === OFF ? [space] : [from, space], how })
  entered(table, id, { spaces: bodyOf(state, id).filter((one) => !before.includes(one)), from, how })
  if (!isHero(id)) questsAfterMove(table, id)
}

/**
 * Where a creature is put that comes to a space which may be taken: the nearest place with room for its body; null where there is none. Whoever stands on the
 * space must make way (T-R63), a Hero on its Entry Portal enters beside it (T-R13), everybody else arrives at a location (T-R20).
 */
export function nearestFree(state: TempusPosition, id: CreatureId, space: Space): Space | null {
  if (creatureOf(state, id).at === space) return wayOut(state, id)
  if (isHero(id) && state.portals[(id % 2) as 0 | 1] === space) return besidePortal(state, id, space)
  return arrival(state, id, space)
}

/**
 * Where a creature comes to that arrives at a location: there, or on the nearest ring around it that has room for its whole body, of that on the space
 * closest to the middle of the map, then clockwise from north (T-R20). Null where the map is full.
 */
function arrival(state: TempusPosition, id: CreatureId, location: Space): Space | null {
  const size = sizeOf(state, id)
  const placesOn = (space: Space): readonly Space[] =>
    bodiesOn(space, size).flatMap(({ anchor }) => (isFreeFor(state, id, anchor) ? [anchor] : []))
  const covered = nearestValid(location, (space) => placesOn(space).length > 0)
  if (covered === NOWHERE) return null
  const off = (anchor: Space): number =>
    spacesOf({ anchor, size }).reduce((sum, space) => sum + offCentre(space), 0)
  return placesOn(covered).toSorted((one, other) => off(one) - off(other))[0] ?? null
}

/**
 * Where a Hero enters that cannot stand on its Entry Portal: on the free space that is fewest steps away, clockwise from the direction of the middle of
 * the map (T-R13). The portal itself where it is free.
 */
function besidePortal(state: TempusPosition, id: CreatureId, portal: Space): Space | null {
  const isFree = (space: Space): boolean => isFreeFor(state, id, space)
  const found = nearestStep(groundOf(state), portal, { isFree, facing: 'centre' })
  return found === NOWHERE ? null : found
}

/**
 * Where a creature goes that must make way: the free space that is fewest steps away, clockwise from the direction away from the middle of the map; a large
 * one to the nearest place for its whole body, by how far its north-west space is shifted (T-R63). Null where there is none.
 */
function wayOut(state: TempusPosition, id: CreatureId): Space | null {
  const { at } = creatureOf(state, id)
  const body = { anchor: at, size: sizeOf(state, id) }
  const others = new Set(creaturesOnMap(state).flatMap((other) => (other === id ? [] : bodyOf(state, other))))
  const search = { isFree: (space: Space) => !others.has(space), facing: 'away' } as const
  if (body.size > 1) return nearestFit(groundOf(state), body, search)?.anchor ?? null
  const found = nearestStep(groundOf(state), at, search)
  return found === NOWHERE ? null : found
}

import {
  areBodiesAdjacent,
  distance,
  distanceBetween as distanceOf,
  fits,
  gapBetween,
  laid,
  mapOf,
  sees as isInSight,
  spacesOf,
  type BattleMap,
  type Body,
  type Ground,
  type Space,
} from '../space/index.ts'
import { OFF, type CreatureId, type TempusPosition } from '../state.ts'
import { areAllies, creatureOf, creaturesOnMap, isHero, partyOfCreature, sizeOf } from './creatures.ts'
import { cardsWithBonus } from './quick/having.ts'
import { lastingFace, standingOf } from './printed.ts'

/**
 * Where the match meets the map: who stands where, how far apart, and what lies over the terrain. All other rules ask here, and only
 * this file knows that a creature is more than a point.
 */

/** The Battlerealm of a match (T-4.01). */
export function realmOf({ settings }: TempusPosition): BattleMap {
  return mapOf(settings.realm)
}

/** The terrain of the match with all that lasting effects have laid over it (T-20.07, T-R86). Where nothing is laid it costs nothing. */
export function groundOf(state: TempusPosition): Ground {
  const { ground } = realmOf(state)
  if (!isChanged(state)) return ground
  const stones: Space[] = []
  const veils: Space[] = []
  for (const { face, spaces } of state.lastings) {
    const over = lastingFace(face).ground
    if (over?.isSolid) stones.push(...spaces)
    else if (over?.blocksSight) veils.push(...spaces)
  }
  return laid(ground, { stones, veils, waters: [] })
}

/** Whether anything that lasts stops steps or sight. */
function isChanged({ lastings }: TempusPosition): boolean {
  for (const { face } of lastings) {
    const over = lastingFace(face).ground
    if (over !== null && (over.isSolid || over.blocksSight)) return true
  }
  return false
}

/** The spaces that a creature covers (T-33.01); none off the map. */
export function bodyOf(state: TempusPosition, id: CreatureId): readonly Space[] {
  const { at } = creatureOf(state, id)
  if (at === OFF) return []
  const size = sizeOf(state, id)
  return size === 1 ? [at] : spacesOf({ anchor: at, size })
}

/** Distance in spaces between two creatures, nearest space to nearest space (T-19.03, T-19.10); Infinity where one is off the map. */
export function distanceBetween(state: TempusPosition, a: CreatureId, b: CreatureId): number {
  const one = creatureOf(state, a).at
  const other = creatureOf(state, b).at
  if (one === OFF || other === OFF) return Infinity
  return gapBetween({ anchor: one, size: sizeOf(state, a) }, { anchor: other, size: sizeOf(state, b) })
}

/** Distance in spaces from a creature to a space (T-19.10); Infinity where it is off the map. */
export function distanceTo(state: TempusPosition, a: CreatureId, space: Space): number {
  const { at } = creatureOf(state, a)
  return at === OFF
    ? Infinity
    : gapBetween({ anchor: at, size: sizeOf(state, a) }, { anchor: space, size: 1 })
}

/** Whether two creatures are adjacent: nearest spaces with no wall, corner or closed gap between (T-19.01, T-19.10, T-33.05). */
export function areAdjacentCreatures(state: TempusPosition, a: CreatureId, b: CreatureId): boolean {
  if (distanceBetween(state, a, b) !== 1) return false
  return areBodiesAdjacent(groundOf(state), bodyOf(state, a), bodyOf(state, b))
}

/** Whether a creature is adjacent to a space. One that stands on it is not. */
export function isAdjacentToSpace(state: TempusPosition, a: CreatureId, space: Space): boolean {
  return areAdjacentBodies(state, bodyOf(state, a), [space])
}

/** Whether two bodies are adjacent somewhere (T-19.10, T-33.05). */
export function areAdjacentBodies(
  state: TempusPosition,
  one: readonly Space[],
  other: readonly Space[],
): boolean {
  if (distanceOf(one, other) !== 1) return false
  return areBodiesAdjacent(groundOf(state), one, other)
}

/**
 * Whether one creature sees another: any space of it any space of the other (T-20.01, T-20.05, T-20.08). Creatures, tokens and water
 * are no hindrance (T-20.02 to T-20.04).
 */
export function sees(state: TempusPosition, a: CreatureId, b: CreatureId): boolean {
  return canSee(state, bodyOf(state, a), bodyOf(state, b))
}

/** Whether a creature sees a space (T-20.01). */
export function seesSpace(state: TempusPosition, a: CreatureId, space: Space): boolean {
  return canSee(state, bodyOf(state, a), [space])
}

/** Whether a body here would see one there (T-20.01, T-20.08), as far as sight reaches now. */
export function canSee(state: TempusPosition, from: readonly Space[], to: readonly Space[]): boolean {
  const ground = groundOf(state)
  const limit = sightLimit(state)
  for (const one of from)
    for (const other of to) if (distance(one, other) <= limit && isInSight(ground, one, other)) return true
  return false
}

/** How many spaces sight reaches while an Event shortens it (C-10); Infinity otherwise. */
function sightLimit(state: TempusPosition): number {
  let limit = Infinity
  if (cardsWithBonus('sight') === undefined) return limit
  for (const card of state.events)
    for (const { stat, amount } of standingOf(state, card)?.bonuses ?? [])
      if (stat === 'sight') limit = Math.min(limit, amount)
  return limit
}

/** Everybody on a space: Heroes by seat, then Monsters. Several only on an Entry Portal, or while a Hero passes an ally (T-R13, T-18.06). */
export function creaturesAt(state: TempusPosition, space: Space): CreatureId[] {
  return creaturesIn(state, [space])
}

/** Everybody who covers at least one of these spaces, each once: Heroes by seat, then Monsters (T-22.12). */
export function creaturesIn(state: TempusPosition, spaces: readonly Space[]): CreatureId[] {
  const found: CreatureId[] = []
  for (const { id, at } of state.heroes) if (at !== OFF && spaces.includes(at)) found.push(id)
  for (const { id, at } of state.monsters) if (at !== OFF && isWithin(state, id, spaces)) found.push(id)
  return found
}

/** Whether a creature covers at least one of these spaces. */
export function isWithin(state: TempusPosition, id: CreatureId, spaces: readonly Space[]): boolean {
  const { at } = creatureOf(state, id)
  if (at === OFF) return false
  const size = sizeOf(state, id)
  if (size === 1) return spaces.includes(at)
  return spacesOf({ anchor: at, size }).some((space) => spaces.includes(space))
}

/** The allies of a creature within so many spaces, itself included, without regard to sight (T-2.02, T-21.07, T-R38). */
export function alliesWithin(state: TempusPosition, id: CreatureId, spaces: number): CreatureId[] {
  return creaturesOnMap(state).filter(
    (other) => areAllies(state, other, id) && distanceBetween(state, other, id) <= spaces,
  )
}

/**
 * Whether a creature may end a move with its body here: on the map, on no impassable terrain, with no wall through it, and where nobody
 * else stands (T-18.04 to T-18.06, T-33.02). Allied Heroes share their own Entry Portal (T-R13).
 */
export function isFreeFor(state: TempusPosition, id: CreatureId, space: Space): boolean {
  return hasRoom(state, id, { space, size: sizeOf(state, id) })
}

/** The same for a body of another size: that of a Guardian which grows with its first move (T-34.06). */
export function hasRoom(
  state: TempusPosition,
  id: CreatureId,
  { space, size }: { readonly space: Space; readonly size: number },
): boolean {
  if (!fits(groundOf(state), { anchor: space, size })) return false
  const body = { anchor: space, size }
  for (const { id: other, at } of state.heroes)
    if (other !== id && covers(body, at) && !sharesPortal(state, { id, other, space })) return false
  for (const { id: other, at } of state.monsters)
    if (other !== id && at !== OFF && overlap(body, { anchor: at, size: sizeOf(state, other) })) return false
  return true
}

/** Whether a body covers a space; it covers none where nobody is. */
function covers(body: Body, space: Space): boolean {
  if (space === OFF) return false
  return body.size === 1 ? body.anchor === space : overlap(body, { anchor: space, size: 1 })
}

/** Whether two bodies on the map have a space in common. */
function overlap(one: Body, other: Body): boolean {
  return gapBetween(one, other) === 0
}

interface Sharing {
  readonly id: CreatureId
  readonly other: CreatureId
  readonly space: Space
}

/** Whether two Heroes of one party may both stand here, because it is their Entry Portal (T-R13). */
export function sharesPortal(state: TempusPosition, { id, other, space }: Sharing): boolean {
  if (!isHero(id) || !isHero(other)) return false
  const party = partyOfCreature(state, id)
  return party === partyOfCreature(state, other) && party !== null && state.portals[party] === space
}

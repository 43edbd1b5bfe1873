import type { Seat } from '@trialhall/kernel'
import { couldStandBeside, MIDDLE, stepsAway, type Space } from '../../space/index.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../../state.ts'
import { hasQuirk } from '../bonuses.ts'
import { monsterOf, sizeOf } from '../creatures.ts'
import { bodyOf, groundOf } from '../map.ts'
import { go, reachable } from '../moves.ts'
import { bodyAt } from './positions.ts'

/** A Monster and the spaces that it may move. */
export interface March {
  readonly id: CreatureId
  readonly spaces: number
}

/** How a Monster moves: by the rules of Heroes, unless it is nimble or burrows (T-32.11, C-12). */
function poolOf(state: TempusPosition, { id, spaces }: March): Parameters<typeof reachable>[2] {
  const burrows = hasQuirk(state, 'burrows', id)
  return {
    spaces,
    throughOpponents: burrows || hasQuirk(state, 'throughOpponents', id),
    acrossTerrain: burrows,
  }
}

/** Where a Monster could be for its attack: its own place, and all that its movement reaches (T-32.06). */
export function placesFor(state: TempusPosition, march: March): readonly Space[] {
  const { at } = monsterOf(state, march.id)
  return [at, ...reachable(state, march.id, poolOf(state, march))]
}

/** A move that somebody decides. */
export interface Move {
  readonly id: CreatureId
  readonly by: Seat
}

/** Its controller picks one of the places from which the attack is possible, and it goes there (T-32.06). */
export function goTo(
  table: TempusTable,
  { id, by, target, places }: Move & { readonly target: CreatureId; readonly places: readonly Space[] },
): void {
  const options = places.map((space) => ({ do: 'space', space }) as const)
  const { space } = table.choose(by, { type: 'monster-move', creature: id, target }, options)
  marchTo(table, { id, spaces: EVERYWHERE }, space)
}

/** More than any path is long: the place was in reach when it was offered. */
const EVERYWHERE = 900

/** It goes to one of the places that its movement reaches. */
export function marchTo(table: TempusTable, march: March, space: Space): void {
  if (space === monsterOf(table.state, march.id).at) return
  go(table, march.id, { ...poolOf(table.state, march), to: space })
}

/** No attack is possible: it comes as near to its target as it can, measured along its way with other creatures ignored (T-32.07, T-R60, T-R94, T-R95). */
export function towardsTarget(
  table: TempusTable,
  { id, by, target, spaces }: Move & March & { readonly target: CreatureId },
): void {
  approach(table, { id, by, target, spaces, goals: bodyOf(table.state, target) })
}

/** Without a target it moves towards the centre of the map (T-32.09, T-R96). */
export function towardsCentre(table: TempusTable, { id, by, spaces }: Move & March): void {
  approach(table, { id, by, target: id, spaces, goals: MIDDLE })
}

interface Approach extends Move, March {
  readonly target: CreatureId
  readonly goals: readonly Space[]
}

function approach(table: TempusTable, { id, by, target, spaces, goals }: Approach): void {
  const { state } = table
  const away = stepsAway(groundOf(state), goals)
  const left = (place: Space): number =>
    Math.min(...bodyAt(state, id, place).map((space) => away[space] ?? Infinity))
  const places = placesFor(state, { id, spaces })
  const least = Math.min(...places.map(left))
  const best = places.filter((place) => left(place) === least)
  const options = best.map((space) => ({ do: 'space', space }) as const)
  const { space } = table.choose(by, { type: 'monster-move', creature: id, target }, options)
  marchTo(table, { id, spaces }, space)
}

/** Whether the whole body of a Large Monster can ever come next to a target: one that it never reaches is ignored (T-33.03). */
export function everReaches(state: TempusPosition, id: CreatureId, target: CreatureId): boolean {
  const size = sizeOf(state, id)
  if (size === 1) return true
  return couldStandBeside(groundOf(state), { anchor: monsterOf(state, id).at, size }, bodyOf(state, target))
}

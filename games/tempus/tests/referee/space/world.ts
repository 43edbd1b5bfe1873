import type { CreatureId, TempusState } from '../../../state.ts'
import { tableOf } from '../page.ts'
import { lastingName, monsterName, nameOf } from '../match.ts'
import { LANDS, laidOver, type Land, type Place } from './land.ts'
import { body, farBetween } from './steps.ts'
import { seesBody } from './sight.ts'

const SIZES = new Map(
  [...tableOf('C-12 '), ...tableOf('C-13 ')].map((row) => [
    row['Monster'] ?? row['Guardian'] ?? '',
    Number(row['Size']?.charAt(0)),
  ]),
)

/** Spaces that a Monster moves (C-12, C-13). */
export const MOVES: ReadonlyMap<string, number> = new Map(
  [...tableOf('C-12 '), ...tableOf('C-13 ')].map((row) => [
    row['Monster'] ?? row['Guardian'] ?? '',
    Number(row['Move']),
  ]),
)

/** Everybody on the map. */
export function everybody(state: TempusState): CreatureId[] {
  return [...state.heroes, ...state.monsters].filter(({ at }) => at >= 0).map(({ id }) => id)
}

/** How many spaces a creature is wide (T-33.01, T-34.06). */
export function widthOf(state: TempusState, id: CreatureId): number {
  const monster = state.monsters[id - 8]
  const size = id < 8 ? 1 : (SIZES.get(monsterName(state, id)) ?? 1)
  return monster?.isSmall === true ? Math.min(2, size) : size
}

/** The spaces that a creature covers. */
export function placesOf(state: TempusState, id: CreatureId): Place[] {
  const at = (id < 8 ? state.heroes[id] : state.monsters[id - 8])?.at ?? -1
  return at < 0 ? [] : (body(at, widthOf(state, id)) ?? [])
}

/** The map with the walls of Spells that stand now. */
export function landOf(state: TempusState): Land {
  const spacesOf = (slug: string): Place[] =>
    state.lastings.filter((one) => lastingName(one) === slug).flatMap(({ spaces }) => spaces)
  const land = LANDS[state.settings.realm] as Land
  return laidOver(land, { stones: spacesOf('wall-of-stone'), veils: spacesOf('wall-of-fire') })
}

/** Whether an Event is in play. */
export function isInPlay(state: TempusState, event: string): boolean {
  return state.events.some((card) => nameOf(state, card) === event)
}

/** How far sight reaches now (C-10, Fog of War). */
export const sightLimit = (state: TempusState): number => (isInPlay(state, 'Fog of War') ? 5 : Infinity)

/** Whether one body sees another as things stand. */
export function seesNow(state: TempusState, one: readonly Place[], other: readonly Place[]): boolean {
  return farBetween(one, other) <= sightLimit(state) && seesBody(landOf(state), one, other)
}

/** The party of a creature; null for a Monster that is allied to nobody. */
export function sideOf(state: TempusState, id: CreatureId): number | null {
  return id < 8 ? id % 2 : (state.monsters[id - 8]?.ally ?? null)
}

/** Whether one creature is an ally of another, as Heroes see it (T-2.02). */
export function areOnOneSide(state: TempusState, one: CreatureId, other: CreatureId): boolean {
  const side = sideOf(state, one)
  return one === other || (side !== null && side === sideOf(state, other))
}

import { realmOf } from '../../rules/map.ts'
import { distance, MAPS, type BattleMap, type Space } from '../../space/index.ts'
import type { TempusPosition } from '../../state.ts'
import { stepsTo } from './fields.ts'

/** The steps to the marked spaces of a map from everywhere. */
interface Roads {
  readonly realm: BattleMap
  /** By marked space: of each space the steps from there. */
  readonly to: ReadonlyMap<Space, Uint8Array>
}

/** Worked out once: where Chests, Altars and the like stand never changes. */
const ROADS: readonly Roads[] = MAPS.map((realm) => ({ realm, to: roadsOf(realm) }))

function roadsOf(realm: BattleMap): ReadonlyMap<Space, Uint8Array> {
  const { chests, altars, obelisks, herbs, portals, placeOfPower, ground } = realm
  const marked = [...chests, ...altars, ...obelisks, ...herbs, ...portals, placeOfPower]
  return new Map(marked.map((space) => [space, stepsTo(ground, [space])]))
}

/** Of each space the steps to a marked space, creatures and what is laid over the terrain ignored; null for other spaces. */
export function roadTo(state: TempusPosition, goal: Space): Uint8Array | null {
  const realm = realmOf(state)
  return ROADS.find((roads) => roads.realm === realm)?.to.get(goal) ?? null
}

/** Steps from one space to another, roughly: as the crow flies where no road is known. */
export function stepsBetween(state: TempusPosition, from: Space, goal: Space): number {
  return roadTo(state, goal)?.[from] ?? distance(from, goal)
}

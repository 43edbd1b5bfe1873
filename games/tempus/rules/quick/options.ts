import type { TempusOption } from '../../asks.ts'
import { SPACES, type Space } from '../../space/index.ts'
import { CREATURE_IDS, type CreatureId } from '../../state.ts'

/** The option of a space. */
export type SpaceOption = Extract<TempusOption, { readonly do: 'space' }>
/** The option of a creature. */
export type CreatureOption = Extract<TempusOption, { readonly do: 'creature' }>

/** Options never change, so one of each is enough: asks about the map have hundreds of them, and most are never looked at. */
const OF_SPACES: readonly SpaceOption[] = Array.from({ length: SPACES }, (_, space) => ({
  do: 'space',
  space,
}))
const OF_CREATURES: readonly CreatureOption[] = Array.from({ length: CREATURE_IDS }, (_, creature) => ({
  do: 'creature',
  creature,
}))

/** Spaces of the map as options: where a walk may lead (T-18.03), what an area may be aimed at (T-22.01). */
export function spaceOptions(spaces: readonly Space[]): readonly SpaceOption[] {
  return spaces.map((space) => OF_SPACES[space] ?? { do: 'space', space })
}

/** Creatures as options, such as the targets in sight and range (T-21.01). */
export function creatureOptions(creatures: readonly CreatureId[]): readonly CreatureOption[] {
  return creatures.map((creature) => OF_CREATURES[creature] ?? { do: 'creature', creature })
}

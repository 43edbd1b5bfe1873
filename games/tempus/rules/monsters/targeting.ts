import type { Party, Seat } from '@trialhall/kernel'
import { OFF, heroOf, type CreatureId, type TempusPosition } from '../../state.ts'
import { creaturesOnMap, isHero, isHostileTo, monsterOf, partyOfCreature } from '../creatures.ts'
import { hasQuirk } from '../bonuses.ts'
import { distanceBetween, sees } from '../map.ts'

/**
 * Whom a Monster could target, best first: the nearest Hero or hostile Monster that it or its Camp sees, of equals the one with the higher initiative, then
 * Heroes before Monsters, then Monster order (T-32.01 to T-32.03, T-R92, T-R93).
 */
export function targetsFor(state: TempusPosition, id: CreatureId): readonly CreatureId[] {
  const eyes = eyesOf(state, id)
  const needsNoSight = hasQuirk(state, 'tremorsense', id)
  return creaturesOnMap(state)
    .filter((other) => other !== id && isHostileTo(state, id, other) && mayTarget(state, id, other))
    .filter((other) => needsNoSight || eyes.some((eye) => sees(state, eye, other)))
    .toSorted(
      (a, b) => distanceBetween(state, id, a) - distanceBetween(state, id, b) || precedence(state, a, b),
    )
}

/** It targets Heroes and Monsters of a party, never inactive ones (T-2.05, T-32.03). */
function mayTarget(state: TempusPosition, id: CreatureId, other: CreatureId): boolean {
  const { ally } = monsterOf(state, id)
  const party = partyOfCreature(state, other)
  if (ally === null) return party !== null
  return isHero(other) ? party !== ally : party !== ally && monsterOf(state, other).isActive
}

function precedence(state: TempusPosition, a: CreatureId, b: CreatureId): number {
  return initiativeOf(state, b) - initiativeOf(state, a) || a - b
}

/** Monsters act on 10, and lose ties against Heroes (T-13.04). */
function initiativeOf(state: TempusPosition, id: CreatureId): number {
  return isHero(id) ? heroOf(state, id).initiative : MONSTERS_ACT_BELOW
}

const MONSTERS_ACT_BELOW = 9.5

/** The Monsters of a Camp share what they see (T-30.10). */
function eyesOf(state: TempusPosition, id: CreatureId): readonly CreatureId[] {
  const camp = state.camps[monsterOf(state, id).camp]
  return camp === undefined ? [id] : camp.members.filter((member) => monsterOf(state, member).at !== OFF)
}

/**
 * Who moves a Monster and rolls for it: the party that is not targeted, for an allied Monster its own; in it the Hero on the map with the lowest initiative
 * (T-32.04, T-32.05, T-32.15, T-R59, T-R61). Without a target, the player of the nearest Hero (T-32.09).
 */
export function controllerOf(state: TempusPosition, id: CreatureId, target: CreatureId | null): Seat {
  const { ally } = monsterOf(state, id)
  if (ally !== null) return lowestOf(state, ally)
  if (target === null) return nearestHero(state, id)
  const targeted = partyOfCreature(state, target)
  return targeted === null ? nearestHero(state, id) : lowestOf(state, 1 - targeted)
}

function lowestOf(state: TempusPosition, party: Party): Seat {
  const members = state.heroes.filter(({ id }) => id % 2 === party)
  const present = members.filter(({ at }) => at !== OFF)
  const [lowest] = (present.length > 0 ? present : members).toSorted(
    (a, b) => a.initiative - b.initiative || b.tie - a.tie,
  )
  return lowest?.id ?? party
}

function nearestHero(state: TempusPosition, id: CreatureId): Seat {
  const present = state.heroes.filter(({ at }) => at !== OFF)
  const [nearest] = present.toSorted(
    (a, b) =>
      distanceBetween(state, id, a.id) - distanceBetween(state, id, b.id) ||
      a.initiative - b.initiative ||
      b.tie - a.tie,
  )
  return nearest?.id ?? 0
}

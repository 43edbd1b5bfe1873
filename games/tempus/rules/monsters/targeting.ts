import type { Party, Seat } from '@trialhall/kernel'
import { MONSTER_IDS, OFF, heroOf, type CreatureId, type Hero, type TempusPosition } from '../../state.ts'
import { MONSTER_INITIATIVE } from '../../terms.ts'
import { campOf, creaturesOnMap, isHero, isHostileTo, monsterOf, partyOfCreature } from '../creatures.ts'
import { hasQuirk } from '../bonuses.ts'
import { isOutOfAim } from '../fight/targets.ts'
import { compareInitiative, MONSTER_ORDER, slowestOf } from '../initiative.ts'
import { distanceBetween, sees } from '../map.ts'

/**
 * Whom a Monster could target, best first: the nearest Hero or hostile Monster that it or its Camp sees, of equals the one with the higher initiative, then
 * Heroes before Monsters, then Monster order (T-32.01 to T-32.03, T-R92, T-R93). Who cannot be aimed at is no target (C-3).
 */
export function targetsFor(state: TempusPosition, id: CreatureId): readonly CreatureId[] {
  const eyes = eyesOf(state, id)
  const needsNoSight = hasQuirk(state, 'tremorsense', id)
  return creaturesOnMap(state)
    .filter((other) => isHostileTo(state, id, other) && !isOutOfAim(state, id, other))
    .filter((other) => needsNoSight || eyes.some((eye) => sees(state, eye, other)))
    .toSorted(
      (a, b) => distanceBetween(state, id, a) - distanceBetween(state, id, b) || precedence(state, a, b),
    )
}

/** Who of two at the same distance is the target: below 0 where it is the first (T-32.02, T-R92). */
function precedence(state: TempusPosition, a: CreatureId, b: CreatureId): number {
  if (isHero(a) && isHero(b)) return compareInitiative(heroOf(state, a), heroOf(state, b))
  return initiativeOf(state, b) - initiativeOf(state, a) || placeOf(a) - placeOf(b)
}

/** When a creature acts: a Prince right after its Hero (T-38.20), other Monsters on 10, each later than Heroes on the same number (T-13.04). */
function initiativeOf(state: TempusPosition, id: CreatureId): number {
  if (isHero(id)) return heroOf(state, id).initiative
  const party = princeOf(id)
  return (party === null ? MONSTER_INITIATIVE : heroOf(state, slowestOf(state, party)).initiative) - LATER
}

const LATER = 0.5

/** Whose Prince a Monster is; null for others. */
function princeOf(id: CreatureId): Party | null {
  if (id === MONSTER_IDS.redPrince) return 0
  return id === MONSTER_IDS.bluePrince ? 1 : null
}

function placeOf(id: CreatureId): number {
  const place = MONSTER_ORDER.indexOf(id)
  return place < 0 ? id : place
}

/** The Monsters of a Camp share what they see (T-30.10). */
function eyesOf(state: TempusPosition, id: CreatureId): readonly CreatureId[] {
  const camp = campOf(state, id)
  return camp === undefined ? [id] : camp.members.filter((member) => monsterOf(state, member).at !== OFF)
}

/**
 * Who moves a Monster and rolls for it: the party that is not targeted, for an allied Monster its own; in it the Hero on the map with the lowest initiative
 * (T-32.04, T-32.05, T-32.15, T-R59, T-R61). Without a target, the player of the nearest Hero (T-32.09). Whoever has left decides nothing, while others
 * of them are there.
 */
export function controllerOf(state: TempusPosition, id: CreatureId, target: CreatureId | null): Seat {
  const { ally } = monsterOf(state, id)
  if (ally !== undefined) return lowestOf(state, ally)
  const targeted = target === null ? null : partyOfCreature(state, target)
  return targeted === null ? nearestHero(state, id) : lowestOf(state, 1 - targeted)
}

function lowestOf(state: TempusPosition, party: Party): Seat {
  return lowestAmong(staying(state.heroes.filter(({ id }) => id % 2 === party)))?.id ?? party
}

/** Those of some Heroes whose players are there; all, where all have left. */
function staying(heroes: readonly Hero[]): readonly Hero[] {
  const there = heroes.filter(({ hasLeft }) => !hasLeft)
  return there.length > 0 ? there : heroes
}

/** Of those on the map the one with the lowest initiative; of all, where nobody is there (T-R59). */
function lowestAmong(heroes: readonly Hero[]): Hero | undefined {
  const present = heroes.filter(({ at }) => at !== OFF)
  return (present.length > 0 ? present : heroes).toSorted(compareInitiative).at(-1)
}

function nearestHero(state: TempusPosition, id: CreatureId): Seat {
  const heroes = staying(state.heroes)
  const least = Math.min(...heroes.map((hero) => distanceBetween(state, id, hero.id)))
  return lowestAmong(heroes.filter((hero) => distanceBetween(state, id, hero.id) === least))?.id ?? 0
}

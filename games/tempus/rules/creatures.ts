import type { Party } from '@trialhall/kernel'
import {
  NEITHER,
  NOBODY,
  OFF,
  type Camp,
  type CreatureId,
  type Giver,
  type Hero,
  type Monster,
  type TempusPosition,
} from '../state.ts'
import { monsterFace } from './printed.ts'

/** Seats end before this id, and Monsters begin. */
const FIRST_MONSTER = 8

/** Whether an id is a Hero's (T-2.01). */
export function isHero(id: CreatureId): boolean {
  return id >= 0 && id < FIRST_MONSTER
}

/** The Monster of an id. */
export function monsterOf(state: TempusPosition, id: CreatureId): Monster {
  return state.monsters[id - FIRST_MONSTER] as Monster
}

/** The creature of an id, a Hero or a Monster. */
export function creatureOf(state: TempusPosition, id: CreatureId): Hero | Monster {
  return isHero(id) ? (state.heroes[id] as Hero) : monsterOf(state, id)
}

/** The Camp that a Monster belongs to (T-30.10); undefined where it belongs to none. */
export function campOf({ camps }: TempusPosition, id: CreatureId): Camp | undefined {
  return camps.find(({ members }) => members.includes(id))
}

/** Whether a creature stands on the map (T-35.07). */
export function isOnMap(state: TempusPosition, id: CreatureId): boolean {
  return id >= 0 && creatureOf(state, id).at !== OFF
}

/** Everybody on the map, in Monster order after the Heroes. */
export function creaturesOnMap(state: TempusPosition): CreatureId[] {
  const ids: CreatureId[] = []
  for (const hero of state.heroes) if (hero.at !== OFF) ids.push(hero.id)
  for (const monster of state.monsters) if (monster.at !== OFF) ids.push(monster.id)
  return ids
}

/** The party that a creature plays for: a Hero's own, the ally of an allied Monster; null for others (T-2.05, T-2.06). */
export function partyOfCreature(state: TempusPosition, id: CreatureId): Party | null {
  if (id < 0) return null
  return isHero(id) ? id % 2 : (monsterOf(state, id).ally ?? null)
}

/** Whose Ailments and Last Hits those of a creature are (T-26.13, T-R88). */
export function giverOf(state: TempusPosition, id: CreatureId): Giver {
  const party = partyOfCreature(state, id)
  return party === 0 || party === 1 ? party : NEITHER
}

/** Whether two creatures are allies: of one party, a creature of itself too (T-2.02, T-2.06). */
export function areAllies(state: TempusPosition, a: CreatureId, b: CreatureId): boolean {
  if (a === b) return true
  const party = partyOfCreature(state, a)
  return party !== null && party === partyOfCreature(state, b)
}

/** Whether a creature is an opponent of another (T-2.03, T-2.04, T-R123): for a Monster that is allied to nobody, every Hero and allied Monster. */
export function isOpponentOf(state: TempusPosition, other: CreatureId, of: CreatureId): boolean {
  if (other === NOBODY || of === NOBODY || areAllies(state, other, of)) return false
  return isHero(of) || isHero(other) || monsterOf(state, other).ally !== undefined
}

/**
 * Whether a creature is hostile to another: it is no ally and would attack it (T-2.09, T-R3). Of two Monsters one must be allied to a party, and both
 * must be active (T-2.04 to T-2.06).
 */
export function isHostileTo(state: TempusPosition, other: CreatureId, to: CreatureId): boolean {
  if (areAllies(state, other, to)) return false
  if (isHero(other)) return true
  if (!monsterOf(state, other).isActive) return false // T-2.04
  if (isHero(to)) return true
  const areWild = partyOfCreature(state, other) === null && partyOfCreature(state, to) === null
  return !areWild && monsterOf(state, to).isActive === true
}

/** Whether a creature is a Minion, which is Wounded and defeated instead of losing HP (T-30.02). */
export function isMinion(state: TempusPosition, id: CreatureId): boolean {
  return !isHero(id) && monsterFace(monsterOf(state, id)).rank === 'minion'
}

/** Side of a creature's body, in spaces (T-33.01). A Guardian is 2 wide until it first moves (T-34.06). */
export function sizeOf(state: TempusPosition, id: CreatureId): number {
  if (isHero(id)) return 1
  const monster = monsterOf(state, id)
  const { size } = monsterFace(monster)
  return monster.isSmall ? Math.min(size, 2) : size
}

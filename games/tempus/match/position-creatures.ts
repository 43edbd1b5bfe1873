import { seatLetter, type Fields } from '@trialhall/kernel'
import { isHero, monsterOf } from '../rules/creatures.ts'
import { monsterFace } from '../rules/printed.ts'
import {
  MONSTER_IDS,
  NEITHER,
  NOBODY,
  type Ailments,
  type CreatureId,
  type Giver,
  type Hero,
  type Monster,
  type TempusPosition,
} from '../state.ts'

/** What a Monster is called in a position: its kind and letter, the Guardian `guardian`, the Princes `red-prince` and `blue-prince`. */
export function monsterNames(state: TempusPosition): string[] {
  return state.monsters.map((monster) => nameOf(monster))
}

function nameOf(monster: Monster): string {
  const { id } = monster
  if (id === MONSTER_IDS.guardian) return 'guardian'
  if (id === MONSTER_IDS.redPrince) return 'red-prince'
  if (id === MONSTER_IDS.bluePrince) return 'blue-prince'
  const { slug, rank } = monsterFace(monster)
  if (rank !== 'minion') return slug
  const first = id >= MONSTER_IDS.spawn ? MONSTER_IDS.spawn : id - ((id - MONSTER_IDS.goblin) % LETTERS)
  return `${slug}-${'abcde'[id - first]}`
}

/** Minions of one kind on the map (T-3.04). */
const LETTERS = 4

/** What every creature is called: Heroes by the letters of their seats. */
export function creatureNames(state: TempusPosition): string[] {
  return [...state.heroes.map(({ id }) => seatLetter(id)), ...monsterNames(state)]
}

/** What one creature is called. */
export function nameIn(state: TempusPosition, id: CreatureId): string {
  return isHero(id) ? seatLetter(id) : nameOf(monsterOf(state, id))
}

/** The creature of a name; NOBODY where there is none of it. */
export function creatureNamed(state: TempusPosition, name: string): CreatureId {
  const hero = state.heroes.find(({ id }) => seatLetter(id) === name)
  if (hero !== undefined) return hero.id
  const at = monsterNames(state).indexOf(name)
  return at < 0 ? NOBODY : at + MONSTER_IDS.goblin
}

/** The creature that a field names; NOBODY where it is left out. */
export function creatureIn(state: TempusPosition, part: Fields, field: string): CreatureId {
  const isGiven = part.has(field)
  const name = part.oneOf(field, creatureNames(state), seatLetter(0))
  return isGiven ? creatureNamed(state, name) : NOBODY
}

const GIVERS = ['red', 'blue', 'neither'] as const
const MOST_AILMENTS = 30

/** Tokens of Ailments, by the party that gave them, and who gave the last (T-26.02, T-26.13, T-26.14). */
export function layAilments(creature: Hero | Monster, part: Fields): void {
  const given = part.part('ailments')
  const tokens = GIVERS.map((giver) => tokensIn(given.part(giver)))
  given.noOthers()
  const isAny = tokens.map(({ burn, poison, root }) => burn + poison + root > 0)
  const [first = 'neither'] = GIVERS.filter((_, giver) => isAny[giver])
  const last = part.oneOf('lastGiver', GIVERS, first)
  if (!isAny.includes(true)) return
  creature.ailments = tokens
  creature.lastGiver = giverNamed(last)
}

function tokensIn(part: Fields): Ailments {
  const range = { min: 0, max: MOST_AILMENTS, default: 0 }
  const tokens = {
    burn: part.integer('burn', range),
    poison: part.integer('poison', range),
    root: part.integer('root', range),
  }
  part.noOthers()
  return tokens
}

function giverNamed(name: (typeof GIVERS)[number]): Giver {
  if (name === 'neither') return NEITHER
  return name === 'red' ? 0 : 1
}

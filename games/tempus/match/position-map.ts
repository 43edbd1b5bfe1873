import type { CardId, Fields } from '@trialhall/kernel'
import { campOf, creatureOf, isHero, monsterOf } from '../rules/creatures.ts'
import { maxHp } from '../rules/fight/healing.ts'
import { PRINTED } from '../rules/printed.ts'
import {
  MONSTER_IDS,
  NOBODY,
  OFF,
  type CreatureId,
  type Monster,
  type Space,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { PARTIES } from '../terms.ts'
import { kindNamed } from './monsters.ts'
import { creatureNamed, layAilments, monsterNames } from './position-creatures.ts'
import { markIn, placeIn, spaceOf, takeNamed } from './position-fields.ts'

const MOST_TOKENS = 10

/** Who stands where, in short: "A 12,9", "goblin-a 3,3"; and tokens of Loot: "loot 5,5". */
export function layShort({ state }: TempusTable, fields: Fields): void {
  for (const [i, text] of (
    fields.texts('map', { pattern: STANDING, allowed: ALLOWED_STANDING }) ?? []
  ).entries()) {
    const [name = '', place = ''] = text.split(' ')
    const at = spaceOf(place)
    const id = creatureNamed(state, name)
    if (at === OFF || (id === NOBODY && name !== 'loot')) fields.blame(`map[${i}]`, text, ALLOWED_STANDING)
    else if (name === 'loot') state.loose.push({ at, tokens: 1, cards: [] })
    else stand(state, id, at)
  }
}

const STANDING = /^([A-H]|[a-z-]{1,20}) \d{1,2},\d{1,2}$/
const ALLOWED_STANDING =
  'a Hero, a Monster or loot with its place, such as "A 12,9", "goblin-a 3,3" or "loot 5,5"'

/** A Monster that comes to the map so has all its HP, and is awake where it belongs to no Camp. */
function stand(state: TempusPosition, id: CreatureId, at: Space): void {
  const creature = creatureOf(state, id)
  if (!isHero(id) && creature.at === OFF) wakeUp(state, id)
  creature.at = at
}

function wakeUp(state: TempusPosition, id: CreatureId): void {
  const monster = monsterOf(state, id)
  monster.hp = maxHp(state, id)
  monster.isActive = campOf(state, id) === undefined || undefined
}

/** Monsters stand where Camps have them, or off the map where only those named are there. */
export function clearMonsters({ state }: TempusTable): void {
  for (const monster of state.monsters) Object.assign(monster, { at: OFF, hp: 0 })
}

/** Which Guardian it is (T-4.04). */
export function layGuardian({ state }: TempusTable, fields: Fields): void {
  const guardians = PRINTED.monsters.flatMap(({ rank, slug }) => (rank === 'guardian' ? [slug] : []))
  const slug = fields.oneOf<string>('guardian', ['', ...guardians], '')
  const at = MONSTER_IDS.guardian - MONSTER_IDS.goblin
  const before = state.monsters[at]
  if (slug !== '' && before !== undefined) state.monsters[at] = { ...before, kind: kindNamed(slug) }
}

/** Monsters that are named stand where they are named, others where they start. The Guardian is in play where it has a place. */
export function layMonsters(table: TempusTable, fields: Fields): void {
  const { state } = table
  const names = monsterNames(state)
  for (const part of fields.parts('monsters', names.length)) {
    const monster = state.monsters[names.indexOf(part.oneOf<string>('is', names, names[0] ?? ''))]
    if (monster !== undefined) layMonster(table, monster, part)
    part.noOthers()
  }
  const guardian = monsterOf(state, MONSTER_IDS.guardian)
  state.hasGuardian = guardian.at !== OFF
}

function layMonster({ state }: TempusTable, monster: Monster, part: Fields): void {
  const { id } = monster
  monster.at = placeIn(part, 'at', monster.at)
  const isThere = monster.at !== OFF
  const most = maxHp(state, id)
  monster.hp = part.integer('hp', { min: 0, max: most, default: isThere ? most : 0 })
  monster.wasHurt = markIn(part, 'wasHurt')
  monster.hasRisen = markIn(part, 'hasRisen')
  monster.isSmall = markIn(part, 'isSmall')
  layAilments(monster, part)
  monster.isActive =
    part.flag('isActive', { default: isThere && campOf(state, id) === undefined }) || undefined
  const ally = part.oneOf<string>('ally', ['', ...PARTIES], allyName(monster))
  monster.ally = ally === '' ? undefined : PARTIES.findIndex((party) => party === ally)
}

function allyName({ ally }: Monster): string {
  return ally === undefined ? '' : (PARTIES[ally] ?? '')
}

/** Which Chests are full, and what Loot lies about. */
export function layTreasure(table: TempusTable, fields: Fields): void {
  const { state } = table
  const chests = fields.listOf('chests', ['full', 'empty']) ?? []
  for (const [i, chest] of chests.entries()) if (i < state.chests.length) state.chests[i] = chest === 'full'
  for (const part of fields.parts('loose', MOST_TOKENS)) {
    const at = placeIn(part, 'at', OFF)
    if (at === OFF) part.blame('at', 'off', 'a place such as "12,9"')
    const cards = takeNamed(state, { part, field: 'cards', from: [state.lootDeck], allowed: 'a Loot card' })
    const tokens = part.integer('tokens', { min: 0, max: MOST_TOKENS, default: cards.length > 0 ? 0 : 1 })
    state.loose.push({ at, tokens, cards: open(table, cards) })
    part.noOthers()
  }
}

/** Cards that lie open for everybody. */
export function open(table: TempusTable, cards: CardId[]): CardId[] {
  for (const card of cards) table.reveal(card)
  return cards
}

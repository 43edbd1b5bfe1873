import type { CardId, Fields } from '@trialhall/kernel'
import { maxHp } from '../rules/fight/healing.ts'
import { monsterFace } from '../rules/printed.ts'
import { MONSTER_IDS, OFF, type Monster, type TempusPosition, type TempusTable } from '../state.ts'
import { PARTIES } from '../terms.ts'
import { placeIn, takeNamed } from './position-fields.ts'

const MOST_TOKENS = 10

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

/** Monsters that are named stand where they are named, others where they start. The Guardian is in play where it has a place. */
export function layMonsters(table: TempusTable, fields: Fields): void {
  const { state } = table
  const names = monsterNames(state)
  for (const part of fields.parts('monsters', names.length)) {
    const monster = state.monsters[names.indexOf(part.oneOf<string>('is', names, names[0] ?? ''))]
    if (monster !== undefined) layMonster(table, monster, part)
    part.noOthers()
  }
}

function layMonster({ state }: TempusTable, monster: Monster, part: Fields): void {
  const { id } = monster
  monster.at = placeIn(part, 'at', monster.at)
  const isThere = monster.at !== OFF
  const most = maxHp(state, id)
  monster.hp = part.integer('hp', { min: 0, max: most, default: isThere ? most : 0 })
  monster.isActive = part.flag('isActive', { default: isThere && monster.camp < 0 })
  const ally = part.oneOf<string>('ally', ['', ...PARTIES], '')
  monster.ally = ally === '' ? null : PARTIES.findIndex((party) => party === ally)
  if (id === MONSTER_IDS.guardian) state.hasGuardian = isThere
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

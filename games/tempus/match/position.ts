import { Fields, type Fault } from '@trialhall/kernel'
import { beginQuests, newQuest, revealTrial } from '../rules/trial.ts'
import { creatureOf, creaturesOnMap, isHero } from '../rules/creatures.ts'
import { isFreeFor, realmOf } from '../rules/map.ts'
import type { TempusPosition, TempusTable } from '../state.ts'
import { PHASES, QUESTS_A_TRIAL, type Phase } from '../terms.ts'
import { nameIn } from './position-creatures.ts'
import { placeText, takeNamed } from './position-fields.ts'
import { layHeroPart, settleHeroes } from './position-heroes.ts'
import { layLastings } from './position-lastings.ts'
import { clearMonsters, layGuardian, layMonsters, layShort, layTreasure, open } from './position-map.ts'
import { layQuestWork } from './position-quests.ts'
import { layAppointments, layTurns } from './position-turns.ts'

/** VP from Events that a position may give. */
const MOST_VP = 30
const MOST_ROUND = 999
/** The draft is not laid out. */
const LAID: readonly Phase[] = PHASES.filter((phase) => phase !== 'draft')

/**
 * Lays out a position between two segments, after the draft. Fields are described in the game's README. Cards and Heroes are named by their
 * slugs, places as `column,row`.
 */
export function setPosition(table: TempusTable, position: unknown): Fault | null {
  const { state } = table
  const fields = new Fields(position, 'position', 'bad-position')
  const given = fields.parts('seats', state.heroes.length)
  const parts = state.heroes.map(({ id }) => given[id] ?? new Fields({}, `seats[${id}]`, 'bad-position'))
  layTrial(table, fields)
  settleHeroes(table, parts)
  for (const [seat, part] of parts.entries()) layHeroPart(table, seat, part)
  const isExact = fields.flag('exact', { default: false })
  if (isExact) clearMonsters(table)
  layShort(table, fields)
  layMonsters(table, fields)
  layTreasure(table, fields)
  layQuestWork(table, fields)
  layDecks(table, fields, isExact)
  layLastings(table, fields)
  layRound(table, fields)
  for (const part of given) part.noOthers()
  fields.noOthers()
  checkStands(state, fields)
  return fields.fault
}

/** Nobody stands on impassable terrain, over the edge of the map, through a wall or where somebody else stands (T-18.04 to T-18.06, T-33.02). */
function checkStands(state: TempusPosition, fields: Fields): void {
  const allowed = 'a place that has room for it: on the map, with no terrain, wall or other creature in it'
  for (const id of creaturesOnMap(state)) {
    const { at } = creatureOf(state, id)
    if (isFreeFor(state, id, at)) continue
    const field = isHero(id) ? `seats[${id}].at` : 'monsters'
    fields.blame(field, `${nameIn(state, id)} ${placeText(at)}`, allowed)
  }
}

/** Quests named are those of the Trial; others are drawn. Red has Entry Portal 1. */
function layTrial(table: TempusTable, fields: Fields): void {
  const { state } = table
  const allowed = 'a Quest that is not named before'
  const named = takeNamed(state, { part: fields, field: 'quests', from: [state.questDeck], allowed })
  if (named.length > 0) state.questDeck.push(...state.quests.splice(0).map(({ card }) => card))
  state.quests.push(...open(table, named.slice(0, QUESTS_A_TRIAL)).map(newQuest))
  revealTrial(table)
  layGuardian(table, fields)
  state.portals = [...realmOf(state).portals]
  beginQuests(table)
  state.draft = null
}

/** Events in play, what lies on top of the common decks, and what was discarded. */
function layDecks(table: TempusTable, fields: Fields, isExact: boolean): void {
  const { state } = table
  const { eventDeck, lootDeck } = state
  const event = { part: fields, from: [eventDeck], allowed: 'an Event that is not named before' }
  const loot = { part: fields, from: [lootDeck], allowed: 'a Loot card that is not named before' }
  state.events = open(table, takeNamed(state, { ...event, field: 'events' }))
  state.eventDiscard.push(...open(table, takeNamed(state, { ...event, field: 'eventDiscard' })))
  state.lootDiscard.push(...open(table, takeNamed(state, { ...loot, field: 'lootDiscard' })))
  const events = takeNamed(state, { ...event, field: 'eventDeck' }).reverse()
  const loots = takeNamed(state, { ...loot, field: 'lootDeck' }).reverse()
  if (isExact) state.eventDiscard.push(...open(table, eventDeck.splice(0)))
  if (isExact) state.lootDiscard.push(...open(table, lootDeck.splice(0)))
  eventDeck.push(...events)
  lootDeck.push(...loots)
}

/** VP of Events, the round, its phase, and what is played next. */
function layRound(table: TempusTable, fields: Fields): void {
  const { state } = table
  const vp = { min: 0, max: MOST_VP, default: 0 }
  const scores = fields.part('eventVp')
  state.eventVp = [scores.integer('red', vp), scores.integer('blue', vp)]
  scores.noOthers()
  state.round = fields.integer('round', { min: 1, max: MOST_ROUND, default: 1 })
  state.phase = fields.oneOf('phase', LAID, 'turns')
  layAppointments(table, fields)
  layTurns(table, fields)
}

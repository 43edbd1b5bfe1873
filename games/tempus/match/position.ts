import { Fields, seatLetter, type Fault } from '@trialhall/kernel'
import { slotsOf } from '../rules/initiative.ts'
import { beginQuests, newQuest, revealTrial } from '../rules/trial.ts'
import { realmOf } from '../rules/map.ts'
import type { Slot, TempusTable } from '../state.ts'
import { PHASES, QUESTS_A_TRIAL, type Phase } from '../terms.ts'
import { takeNamed } from './position-fields.ts'
import { layHeroPart, settleHeroes } from './position-heroes.ts'
import { layMonsters, layTreasure, open } from './position-map.ts'

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
  layMonsters(table, fields)
  layTreasure(table, fields)
  layRound(table, fields)
  for (const part of given) part.noOthers()
  fields.noOthers()
  return fields.fault
}

/** Quests named are those of the Trial; others are drawn. Red has Entry Portal 1. */
function layTrial(table: TempusTable, fields: Fields): void {
  const { state } = table
  const allowed = 'a Quest that is not named before'
  const named = takeNamed(state, { part: fields, field: 'quests', from: [state.questDeck], allowed })
  if (named.length > 0) state.questDeck.push(...state.quests.splice(0).map(({ card }) => card))
  state.quests.push(...open(table, named.slice(0, QUESTS_A_TRIAL)).map(newQuest))
  revealTrial(table)
  state.portals = [...realmOf(state).portals]
  beginQuests(table)
  state.draft = null
}

/** Events in play, VP of Events, what lies on top of decks, and what is played next. */
function layRound(table: TempusTable, fields: Fields): void {
  const { state } = table
  const { eventDeck, lootDeck } = state
  const event = { part: fields, from: [eventDeck], allowed: 'an Event that is not named before' }
  state.events = open(table, takeNamed(state, { ...event, field: 'events' }))
  eventDeck.push(...takeNamed(state, { ...event, field: 'eventDeck' }).reverse())
  const loot = { part: fields, from: [lootDeck], allowed: 'a Loot card that is not named before' }
  lootDeck.push(...takeNamed(state, { ...loot, field: 'lootDeck' }).reverse())
  const vp = { min: 0, max: MOST_VP, default: 0 }
  const scores = fields.part('eventVp')
  state.eventVp = [scores.integer('red', vp), scores.integer('blue', vp)]
  scores.noOthers()
  state.round = fields.integer('round', { min: 1, max: MOST_ROUND, default: 1 })
  state.phase = fields.oneOf('phase', LAID, 'turns')
  layTurns(table, fields)
}

/** In the Turn phase whoever has not acted is still to come, the Hero of `next` first; in others no initiative is rolled yet. */
function layTurns({ state }: TempusTable, fields: Fields): void {
  const letters = state.heroes.map(({ id }) => seatLetter(id))
  const next = fields.oneOf<string>('next', ['', ...letters], '')
  if (state.phase === 'end') return
  if (state.phase !== 'turns') {
    for (const hero of state.heroes) hero.initiative = 0
    return
  }
  const isToCome = (slot: Slot): boolean =>
    slot.type !== 'hero' || state.heroes[slot.seat]?.hasActed === false
  const slots = slotsOf(state).filter(isToCome)
  const first = slots.findIndex((slot) => slot.type === 'hero' && slot.seat === letters.indexOf(next))
  state.slots = first < 0 ? slots : slots.slice(first)
}

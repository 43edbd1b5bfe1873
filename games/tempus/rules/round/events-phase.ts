import type { CardId } from '@trialhall/kernel'
import { NOBODY, OFF, type Space, type TempusTable } from '../../state.ts'
import { TOP_INITIATIVE } from '../../terms.ts'
import { endOfTurnDiscards } from '../decks.ts'
import { settleCamps } from '../fight/defeat.ts'
import { endCard } from '../lasting.ts'
import { rollLocation } from '../locations.ts'
import { eventOf } from '../printed.ts'
import { happening } from '../sources.ts'
import { openWindow } from '../play/windows.ts'

/**
 * The second phase: one Event is drawn and carried out, or gets the initiative on which it acts; then those that act in every round get a new
 * one (T-11.01, T-11.04, T-R116).
 */
export function eventPhase(table: TempusTable): void {
  const { state } = table
  state.clock++
  state.appointments = []
  table.emit({ type: 'phaseBegan', phase: 'event' })
  openWindow(table, happening('phase', NOBODY))
  const older = state.events.slice()
  const drawn = drawEvent(table)
  if (drawn !== null) carryOut(table, drawn)
  for (const card of older) if (eventOf(state, card).acts === 'every-initiative') appoint(table, card)
  endOfTurnDiscards(table) // T-15.06
  state.phase = 'initiative'
}

/** The top card of the Event deck; an empty deck is made of the Events that are over (T-11.08, T-R17). Null where there are none. */
function drawEvent(table: TempusTable): CardId | null {
  const { state } = table
  if (state.eventDeck.length === 0) {
    state.eventDeck.push(...state.eventDiscard.splice(0))
    table.shuffle(state.eventDeck, 'Events')
  }
  const card = state.eventDeck.pop()
  if (card === undefined) return null
  table.reveal(card)
  state.events.push(card)
  table.emit({ type: 'eventDrawn', card })
  return card
}

function carryOut(table: TempusTable, card: CardId): void {
  const { acts } = eventOf(table.state, card)
  if (acts === 'drawn') actEvent(table, card)
  if (acts === 'initiative' || acts === 'every-initiative') appoint(table, card)
}

/** Its token is put on a random initiative of this round (T-11.04, T-12.01). */
function appoint(table: TempusTable, card: CardId): void {
  const initiative = table.die(TOP_INITIATIVE, 'Event initiative')
  table.state.appointments.push(Object.freeze({ card, initiative }))
  table.emit({ type: 'appointed', card, initiative })
}

/**
 * An Event does what it says, once for each of its locations, which are rolled when it first acts (T-12.05, T-12.08); its tokens keep their
 * places. An instant Event is over then (T-11.02).
 */
export function actEvent(table: TempusTable, card: CardId): void {
  const { state } = table
  if (!state.events.includes(card)) return
  const { deed, lasts } = eventOf(state, card)
  table.emit({ type: 'eventActs', card })
  for (const space of spacesFor(table, card)) {
    if (state.ending !== null) return
    const about = happening('phase', NOBODY)
    deed?.run(table, { by: NOBODY, card, about, targets: [], space })
  }
  settleCamps(table) // T-R121: everybody whom an Event fells falls at once
  if (lasts === 'instant') endEvent(table, card)
}

/** Where an Event acts: nowhere in particular, where its tokens lie, or on locations that are rolled now. */
function spacesFor(table: TempusTable, card: CardId): readonly (Space | null)[] {
  const { locations } = eventOf(table.state, card)
  if (locations === 0) return [null]
  const lying = table.state.lastings.flatMap((lasting) =>
    lasting.card === card && lasting.at !== OFF ? [lasting.at] : [],
  )
  return lying.length > 0 ? lying : Array.from({ length: locations }, () => rollLocation(table, card))
}

/** An Event is over: with all that it put on the map it leaves, face up (T-11.03). */
export function endEvent(table: TempusTable, card: CardId): void {
  const { state } = table
  if (!state.events.includes(card)) return
  endCard(table, NOBODY, card)
  table.move(card, state.events, state.eventDiscard)
  state.appointments = state.appointments.filter((appointment) => appointment.card !== card)
  table.emit({ type: 'eventEnded', card })
}

/** Events that act at the end of the round, in the order in which they were drawn (T-11.09, T-28.13, T-36.02). */
export function actAtRoundEnd(table: TempusTable): void {
  for (const card of table.state.events.slice())
    if (eventOf(table.state, card).acts === 'round-end') actEvent(table, card)
}

/** Events of this round expire (T-11.02, T-36.11). */
export function expireEvents(table: TempusTable): void {
  for (const card of table.state.events.slice())
    if (eventOf(table.state, card).lasts === 'round') endEvent(table, card)
}

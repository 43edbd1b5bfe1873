import { seatLetter, type Fields, type Seat } from '@trialhall/kernel'
import { slotsOf } from '../rules/initiative.ts'
import { poolOf } from '../rules/moving/ways.ts'
import { newTurn } from '../rules/play/turn.ts'
import { cardOf } from '../rules/printed.ts'
import type { Slot, TempusTable } from '../state.ts'
import { markIn } from './position-fields.ts'
import { TOP_INITIATIVE } from '../terms.ts'

const MOST_ACTIONS = 9
const MOST_SPACES = 60
const MOST_EVENTS = 12

/** On which initiatives Events in play act in this round (T-11.04). */
export function layAppointments({ state }: TempusTable, fields: Fields): void {
  for (const part of fields.parts('appointments', MOST_EVENTS)) {
    const slugs = state.events.map((card) => cardOf(state, card).slug)
    const slug = part.oneOf<string>('event', ['', ...slugs], '')
    const initiative = part.integer('initiative', { min: 1, max: TOP_INITIATIVE, default: TOP_INITIATIVE })
    const card = state.events[slugs.indexOf(slug)]
    if (card === undefined) part.blame('event', slug, 'an Event in play')
    else state.appointments.push(Object.freeze({ card, initiative }))
    part.noOthers()
  }
}

/** In the Turn phase whoever has not acted is still to come, the Hero of `next` first; in others no initiative is rolled yet. */
export function layTurns(table: TempusTable, fields: Fields): void {
  const { state } = table
  const letters = state.heroes.map(({ id }) => seatLetter(id))
  const next = letters.indexOf(fields.oneOf<string>('next', ['', ...letters], ''))
  if (state.phase === 'turns') state.slots = slotsFrom(table, next)
  else if (state.phase !== 'end') for (const hero of state.heroes) hero.initiative = 0
  if (fields.has('turn')) layTurn(table, fields, next)
}

function slotsFrom({ state }: TempusTable, next: Seat): Slot[] {
  const isToCome = (slot: Slot): boolean => typeof slot !== 'number' || !state.heroes[slot]?.hasActed
  const slots = slotsOf(state).filter(isToCome)
  const first = slots.indexOf(next)
  return first < 0 ? slots : slots.slice(first)
}

/** The Hero of `next` is in the middle of its turn, about to decide what to do. */
function layTurn({ state }: TempusTable, fields: Fields, next: Seat): void {
  const part = fields.part('turn')
  const [slot] = state.slots
  if (state.phase !== 'turns' || next < 0 || slot !== next) {
    fields.blame('turn', 'given', 'only in the phase turns, with next, for a Hero that has not acted')
    return
  }
  const turn = newTurn(state, next)
  turn.actions = part.integer('actions', { min: 0, max: MOST_ACTIONS, default: turn.actions })
  const spaces = part.integer('spaces', { min: 0, max: MOST_SPACES, default: 0 })
  if (spaces > 0) turn.pools = [poolOf({ spaces })]
  turn.hasGifted = markIn(part, 'hasGifted')
  part.noOthers()
  state.slots.shift()
  state.turn = turn
}

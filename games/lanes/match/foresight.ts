import { seeded, Table, type CardId, type Seat } from '@trialhall/kernel'
import type { Wave } from '../asks.ts'
import type { LanesEvent } from '../events.ts'
import {
  isOver,
  sideOf,
  unitAt,
  type LanesState,
  type LanesTable,
  type LanesView,
  type Unit,
} from '../state.ts'
import type { Field } from '../terms.ts'
import { loseTokens } from '../rules/conditions.ts'
import { groundOf, NOWHERE } from '../rules/ground.ts'
import { optionsIn, perform, type Action } from '../rules/battle/actions.ts'
import { advanceStops } from '../rules/battle/advance.ts'
import { isStunned } from '../rules/battle/battle-phase.ts'
import { targetOf } from '../rules/battle/targets.ts'
import { cloneState } from './clone.ts'

/** What units are to do when their turn in a wave comes, by `orderKey`. */
export type Orders = ReadonlyMap<string, Action>

/** What a unit would do in a wave, and what would come of it if nothing else happens. */
export interface ForeseenAct {
  readonly wave: Wave
  readonly card: CardId
  readonly face: number
  /** Where it stands when it acts. */
  readonly field: Field
  readonly action: Action
  /** What it may be told; one where it has no choice. */
  readonly actions: readonly Action[]
  /** It is told by the player whose wave it is, and not by the other one (L-R47). */
  readonly isOwn: boolean
  readonly events: readonly LanesEvent[]
}

/** The wave of a seat that has come to one of its units. */
export interface WaveAt {
  readonly seat: Seat
  readonly wave: Wave
  /** Who is asked. */
  readonly card: CardId
}

/** The same of a wave in which nobody is asked yet. */
interface WaveNow extends Omit<WaveAt, 'card'> {
  readonly card: CardId | null
}

/**
 * What the rest of the two waves and the extra actions by Haste would bring by orders, one unit after the other (L-BAT.2, L-BAT.5, L-R6, L-R43): the
 * rules themselves, on a copy of what a seat sees. Whoever has no order does what is usual, and of what a text lets a player choose in between the first is taken.
 */
export function foreseeWaves(view: LanesView, at: WaveAt, orders: Orders): ForeseenAct[] {
  const state = copyOf(view)
  const heard: LanesEvent[] = []
  const trial: Trial = { table: tableOf(state, heard), heard, orders, foreseen: [] }
  tryWave(trial, at, unitsFrom(state, at))
  if (at.wave === 1) tryWave(trial, { ...at, wave: 2, card: null }, unitsOf(state, at.seat))
  const extra: WaveNow = { ...at, wave: 'haste', card: null }
  for (let hasty = hastyOf(trial.table, extra); hasty.length > 0; hasty = hastyOf(trial.table, extra))
    tryWave(trial, extra, hasty)
  return trial.foreseen
}

/** Who has an extra action after the waves; nobody once the match is over (L-CON.2, L-R43). */
function hastyOf(table: LanesTable, at: WaveNow): Unit[] {
  const { state } = table
  return isOver(state) ? [] : unitsOf(state, at.seat).filter((unit) => isActing(table, unit, at))
}

/** A wave that is tried out. */
interface Trial {
  readonly table: LanesTable
  /** What is told of the present unit. */
  readonly heard: LanesEvent[]
  readonly orders: Orders
  readonly foreseen: ForeseenAct[]
}

function tryWave({ table, heard, orders, foreseen }: Trial, at: WaveNow, units: readonly Unit[]): void {
  const { state } = table
  const { wave } = at
  for (const unit of units) {
    if (isOver(state)) return
    if (!isActing(table, unit, at)) continue
    if (wave === 'haste' && unit.card !== at.card) loseTokens(table, unit, { condition: 'haste', count: 1 })
    const actions = optionsIn(wave, unit).map((option) => option.do)
    const wanted = orders.get(orderKey(wave, unit.card))
    const action = actions.find((one) => one === wanted) ?? usualAction(state, unit, actions)
    const { card, face, field } = unit
    const isOwn = sideOf(unit) === at.seat
    heard.length = 0
    perform(table, unit, action)
    foreseen.push({ wave, card, face, field, action, actions, isOwn, events: heard.slice() })
  }
}

/** Tells the orders of a unit in both waves apart. */
export function orderKey(wave: Wave, card: CardId): string {
  return `${wave} ${card}`
}

/** All units on the way of a seat's waves, in their order. */
function unitsOf(state: LanesState, seat: Seat): Unit[] {
  const fields: readonly Field[] = groundOf(state).waves[seat] ?? []
  return fields.flatMap((field) => unitAt(state, field) ?? [])
}

/** Those that act from who is asked on: the list is fixed when the wave begins (L-R6). */
function unitsFrom(state: LanesState, { seat, card }: WaveAt): Unit[] {
  const units = unitsOf(state, seat)
  return units.slice(
    Math.max(
      0,
      units.findIndex((unit) => unit.card === card),
    ),
  )
}

/** It is there, no newcomer and not stunned in a wave of all, and has Haste in an extra one. */
function isActing(table: LanesTable, unit: Unit, { seat, wave, card }: WaveNow): boolean {
  if (unit.card === card) return true
  if (unit.field === NOWHERE || unit.owner !== seat || unit.did === 'resting') return false
  return wave === 'haste' ? unit.haste > 0 : !isStunned(table, unit, wave)
}

/** Strike what is in range, else come closer, else defend. */
function usualAction(state: LanesState, unit: Unit, actions: readonly Action[]): Action {
  const canStrike = targetOf(state, unit) !== NOWHERE
  const canAdvance = advanceStops(state, unit) === null
  const wanted: Action[] = [
    ...(canStrike ? (['attack'] as const) : []),
    ...(canAdvance ? (['advance'] as const) : []),
    'defend',
    'attack',
    'advance',
  ]
  return wanted.find((action) => actions.includes(action)) ?? 'advance'
}

function tableOf(state: LanesState, heard: LanesEvent[]): LanesTable {
  const table: LanesTable = new Table<LanesState, LanesEvent>(GROUND, state, { decide: () => 0 })
  table.sink = {
    wantsReasons: false,
    event: (event) => void heard.push(event),
    refusal: () => undefined,
    unasked: () => undefined,
  }
  return table
}

/** All that a table asks of its game where nothing is concealed: nothing of a wave is. */
const GROUND = { id: 'lanes', zones: () => [] }

/**
 * What a seat sees, as a state to try things on. Nothing in a wave is drawn, so its chance does not matter; cards that the seat has not seen
 * are some of those that they could be.
 */
function copyOf(view: LanesView): LanesState {
  const { viewer: _viewer, pools, ...open } = view
  const state = cloneState({ ...open, chance: seeded(0) })
  const def = state.cards.def.slice()
  for (const { cards, defs } of pools) cards.forEach((card, i) => (def[card] = defs?.[i] ?? 0))
  state.cards.def = def
  return state
}

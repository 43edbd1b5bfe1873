import { HALT, parseOptions, playout, seeded, Table, type Seat } from '@trialhall/kernel'
import type { TempusOption } from '../../asks.ts'
import type { TempusAsk } from '../../bots/ask.ts'
import { quickPick } from '../../bots/rollout.ts'
import { tempus } from '../../game.ts'
import { columnOf, rowOf } from '../../space/index.ts'
import type { Space, TempusState, TempusTable } from '../../state.ts'

/** A position of the real game, as `setPosition` lays it: without a word the Heroes of the first game, seat 0 next. */
export function positionOf(position: object, options: Readonly<Record<string, unknown>> = {}): TempusState {
  const parsed = parseOptions(tempus.options, 4, { quests: 'first-game', guardian: 'hill-giant', ...options })
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const state = tempus.setup({ seats: 4, options: parsed.value })
  state.chance = seeded('bots')
  const table = new Table(tempus, state, { decide: () => 0 })
  const fault = tempus.setPosition?.(table, position)
  if (fault) throw new Error(fault.message)
  return state
}

/** What was asked, and what was picked. */
export interface Picked extends TempusAsk {
  readonly pick: TempusOption
}

/** Quick picks for everybody until the first turn of a Hero is over, or so many segments. */
export function playTurnOf(state: TempusState, seat: Seat): readonly Picked[] {
  return record(
    state,
    (table, ask) => quickPick(table, ask, PICKS()),
    () => hasActed(state, seat),
  )
}

function hasActed(state: TempusState, seat: Seat): boolean {
  return state.heroes[seat]?.hasActed === true
}

const PICKS = (): ReturnType<typeof seeded> => seeded(1)

/** Plays on and keeps everything that is asked. */
export function record(
  state: TempusState,
  decide: (table: TempusTable, ask: TempusAsk) => number,
  isOver: () => boolean,
): readonly Picked[] {
  const asks: Picked[] = []
  playout(tempus, state, {
    // oxlint-disable-next-line max-params -- the shape of Decider.decide
    decide(table, seat, prompt, options) {
      const ask = { seat, prompt, options } as TempusAsk
      const pick = decide(table, ask)
      asks.push({ ...ask, pick: ask.options[pick] as TempusOption })
      return pick
    },
    segmentOver() {
      if (isOver()) throw HALT
    },
  })
  return asks
}

/** A space as a position writes it. */
export function place(space: Space): string {
  return `${columnOf(space)},${rowOf(space)}`
}

import { ENDS_HERE, type Game, type Table } from '@trialhall/kernel'
import { race, type RaceEvent, type RaceState } from './game.ts'

/** The state of a Race by the next version of its rules. */
export interface LaterRaceState extends RaceState {
  /** Rounds that were added because the points were level. */
  overtime: number
}

const MOST_OVERTIME = 3

function isLevel({ points }: RaceState): boolean {
  return points[0] === points[1]
}

/** Race after a change of its rules: points that are level at the end of the last round add another, up to three times. */
export const laterRace: Game<LaterRaceState, RaceEvent> = {
  ...race,
  rulesVersion: 2,
  setup: (setup) => ({ ...race.setup(setup), overtime: 0 }),
  clone: (state) => ({ ...race.clone(state), overtime: state.overtime }),
  outcome(state) {
    const goesOn = state.turnsLeft <= 0 && isLevel(state) && state.overtime < MOST_OVERTIME
    return goesOn ? null : race.outcome(state)
  },
  advance(table: Table<LaterRaceState, RaceEvent>) {
    const { state } = table
    if (state.turnsLeft > 0) return race.advance(table)
    state.turnsLeft = 2
    state.overtime++
  },
  /** Matches of version 1 go on: they have had no overtime. Others are not known. */
  migrate(earlier, fromVersion) {
    return fromVersion === 1 ? { ...(earlier as RaceState), overtime: 0 } : ENDS_HERE
  },
}

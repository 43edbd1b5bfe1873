import type { AnyGame } from '@trialhall/kernel'
import { race, type RaceEvent, type RaceState } from '../../examples/race/game.ts'
import type { Game } from '@trialhall/kernel'

const TURNS = 20

/** Race for servers under load: when somebody has won the points start again from 0, so that a match never ends. */
const endless: Game<RaceState, RaceEvent> = {
  ...race,
  advance(table) {
    race.advance(table)
    const { state } = table
    if (race.outcome(state) === null) return
    state.points = [0, 0]
    state.turnsLeft = TURNS
  },
  outcome: () => null,
}

/** What the load server offers instead of the product's games. */
export const game = endless as unknown as AnyGame

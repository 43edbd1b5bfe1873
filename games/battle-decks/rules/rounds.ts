import type { BattleTable, Side } from '../state.ts'
import { QUIET_ROUNDS } from '../terms.ts'
import { dropEquipment } from './damage.ts'
import { removeRogue } from './equalizers.ts'
import { startInstants } from './instants.ts'
import { noteChange } from './vain.ts'
import { endStandstill } from './victory.ts'
import { openWindow } from './windows.ts'

/** A round begins with the holder of the Initiative Token: instant abilities, then events (B-3.1, B-3.4, B-R51 W0). */
export function beginRound(table: BattleTable): void {
  const { state } = table
  state.round++
  state.isStirred = false
  noteChange(state)
  state.active = state.initiative
  state.isLastTurn = false
  for (const side of state.sides) side.hadTurn = false
  table.emit({ type: 'roundBegan', round: state.round, seat: state.initiative })
  startInstants(table)
  openWindow(table, 'round-start')
  state.phase = 'turn'
}

/**
 * The round is over: what was played goes to its owners' piles except reinforcements, what was set up ends except pairs, equalizers leave the
 * game, everybody is ready again, and the Initiative Token passes whatever happened (B-3.5, B-7.3 to B-7.10, B-16.6, B-17.4, B-R15).
 */
export function endRound(table: BattleTable): void {
  const { state } = table
  for (const [seat, side] of state.sides.entries()) {
    for (const rogue of side.rogues.slice()) removeRogue(table, seat, rogue)
    cleanUp(table, side)
  }
  table.emit({ type: 'roundEnded', round: state.round, seat: 1 - state.initiative })
  state.initiative = 1 - state.initiative
  state.active = state.initiative
  state.phase = 'round'
  state.quietRounds = state.isStirred ? 0 : state.quietRounds + 1
  if (state.quietRounds >= QUIET_ROUNDS) endStandstill(table) // B-R66
}

function cleanUp(table: BattleTable, side: Side): void {
  side.discard.push(...side.events.splice(0))
  for (const character of side.characters) {
    dropEquipment(table, character)
    character.tokens = [] // B-18.4
    character.isActivated = false
  }
}

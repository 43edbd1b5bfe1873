import { NOBODY, type TempusTable } from '../../state.ts'
import { endOfTurnDiscards } from '../decks.ts'
import { rollInitiatives, slotsOf } from '../initiative.ts'
import { questsAfterInitiative } from '../quests/hooks.ts'
import { happening } from '../sources.ts'
import { notice } from '../watches.ts'
import { openWindow } from '../play/windows.ts'

/** The third phase: all roll, cards may change what was rolled until the first turn, and the order of the round stands (T-13.01, T-13.06). */
export function initiativePhase(table: TempusTable): void {
  const { state } = table
  state.clock++
  table.emit({ type: 'phaseBegan', phase: 'initiative' })
  notice(table, { at: 'initiative', creature: NOBODY })
  rollInitiatives(table)
  openWindow(table, happening('initiative', NOBODY))
  questsAfterInitiative(table)
  endOfTurnDiscards(table) // T-15.06
  state.slots = slotsOf(state)
  state.phase = 'turns'
}

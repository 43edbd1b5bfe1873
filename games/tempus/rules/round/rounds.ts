import type { Slot, TempusTable } from '../../state.ts'
import type { Phase } from '../../terms.ts'
import { isHero, isOnMap } from '../creatures.ts'
import { draftStep } from '../draft.ts'
import { drawPhase } from './draw-phase.ts'
import { endOfRound } from './end-of-round.ts'
import { actEvent, eventPhase } from './events-phase.ts'
import { initiativePhase } from './initiative-phase.ts'
import { monsterSlot } from '../monsters/slot.ts'
import { beginTurn, playTurn } from '../play/turn.ts'

const PHASES: Readonly<Record<Phase, (table: TempusTable) => void>> = {
  draft: draftStep,
  draw: drawPhase,
  event: eventPhase,
  initiative: initiativePhase,
  turns: nextSegment,
  end: endOfRound,
}

/** The next segment: a pick of the draft, a phase, or of the Turn phase one decision or slot. Phases follow each other whole (T-9.01, T-9.02). */
export function playSegment(table: TempusTable): void {
  PHASES[table.state.phase](table)
}

/** A decision of the turn under way, or the next slot. When none is left the phase is over (T-9.03). */
function nextSegment(table: TempusTable): void {
  const { state } = table
  if (state.turn !== null) {
    playTurn(table, state.turn)
    return
  }
  const slot = takeSlot(state)
  if (slot === null) state.phase = 'end'
  else if (typeof slot !== 'number') actEvent(table, slot.event)
  else if (isHero(slot)) beginTurn(table, slot)
  else monsterSlot(table, slot)
}

/** The next slot that is not of a Monster off the map. Defeated Heroes have turns (T-35.04). */
function takeSlot(state: TempusTable['state']): Slot | null {
  for (;;) {
    const slot = state.slots.shift()
    if (slot === undefined) return null
    if (typeof slot !== 'number' || isHero(slot) || isOnMap(state, slot)) return slot
  }
}

import type { TempusView } from '@trialhall/game-tempus'
import { slotsOf } from '../../rules/initiative.ts'
import type { Slot } from '../../state.ts'

/** The round has come to one of its slots: that one and all before it are over. The order of turns stands from the first of them on (T-13.04). */
export function atSlot(view: TempusView, isIt: (slot: Slot) => boolean): TempusView {
  const slots = view.phase === 'turns' ? view.slots : slotsOf(view)
  return { ...view, phase: 'turns', slots: slots.slice(slots.findIndex(isIt) + 1) }
}

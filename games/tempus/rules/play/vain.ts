import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening } from '../../acts.ts'
import type { ActionFace, Deed } from '../../faces.ts'
import type { TempusPosition } from '../../state.ts'
import { cardOf } from '../printed.ts'

/** Whether what a card does would change nothing now, as everybody sees: nobody is hurt whom it heals (T-25.11). */
export function changesNothing(state: TempusPosition, seat: Seat, card: CardId): boolean {
  const face = cardOf(state, card)
  if (face?.kind !== 'hero' && face?.kind !== 'loot') return false
  const deed = face.free?.deed ?? deedAlone(face.action)
  return deed?.isVain?.(state, seat, null) ?? false
}

/** What an Action does that does nothing else. */
function deedAlone(action: ActionFace | null): Deed | null {
  if (action === null || action.attack !== null || action.spaces > 0) return null
  return action.before === null && action.after === null ? action.deed : null
}

/** In one's own turn a decision follows, at which the same Free cards can be played, with nothing in between (T-16.13). */
export function comesAgain(
  seat: Seat,
  { moment, creature }: Pick<Happening, 'moment' | 'creature'>,
): boolean {
  return creature === seat && (moment === 'turn-start' || moment === 'turn')
}

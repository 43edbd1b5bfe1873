import type { CardId } from '@trialhall/kernel'
import type { AttackFace } from '../faces.ts'
import { cardOf } from '../rules/printed.ts'
import type { TempusPosition } from '../state.ts'

/** The attack on a card, of a hand, a Primary or a Loot card (T-14.07); null where it has none. */
export function attackOn(state: TempusPosition, card: CardId): AttackFace | null {
  const face = cardOf(state, card)
  if (face.kind !== 'hero' && face.kind !== 'loot') return null
  return face.action?.attack ?? null
}

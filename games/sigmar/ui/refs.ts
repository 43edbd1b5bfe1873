import { FIRST_CHAMPION, type SigmarOption } from '@trialhall/game-sigmar'
import type { Ref } from '@trialhall/kernel'

/** The thing on the table that an option or the subject of a refusal names. */
export function refOf(thing: unknown): Ref | null {
  if (typeof thing !== 'object' || thing === null || !('do' in thing)) return null
  const option = thing as SigmarOption
  switch (option.do) {
    case 'champion':
      return { kind: 'def', id: FIRST_CHAMPION + option.champion }
    case 'duel':
      return { kind: 'seat', id: option.seat }
    case 'move':
      return { kind: 'space', id: option.space }
    default:
      return 'card' in option && typeof option.card === 'number' ? { kind: 'card', id: option.card } : null
  }
}

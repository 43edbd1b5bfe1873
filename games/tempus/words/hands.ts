import { listed, UNKNOWN, type CardId } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import type { Hero, TempusView } from '../state.ts'

/** "Parry, Sneak and 2 unknown": what the viewer knows of a hand that is not its own; '' where that is nothing. */
export function knownHandWords(view: TempusView, { id, hand }: Pick<Hero, 'id' | 'hand'>): string {
  if (id === view.viewer) return ''
  const names = hand.flatMap((card) => PRINTED.cards[defOf(view, card)]?.name ?? [])
  const unknown = hand.length - names.length
  if (names.length === 0) return ''
  return listed(unknown === 0 ? names : [...names, `${unknown} unknown`])
}

function defOf({ cards }: TempusView, card: CardId): number {
  return cards.def[card] ?? UNKNOWN
}

import type { AnyView, DefIndex, SeenEvent } from '@trialhall/kernel'

/** What was heard of cards is known from then on: the view with their definitions, or the view itself. */
export function learn<V extends Pick<AnyView, 'cards'>>(view: V, known: SeenEvent['known']): V {
  const entries = Object.entries(known)
  if (entries.length === 0) return view
  const def = view.cards.def.slice()
  for (const [card, what] of entries) def[Number(card)] = what as DefIndex
  return { ...view, cards: { ...view.cards, def } }
}

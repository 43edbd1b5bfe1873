import type { AnyView } from '@trialhall/kernel'
import { refKey } from '../entity/refs.ts'
import type { Place } from './lesson.ts'

/** The slugs of a game's cards, by definition. */
export type Slugs = readonly { readonly slug: string }[]

/** How the things that hints point at are found on a drawn board: one selector a thing, whichever of them are there. */
export function selectorsOf(place: Place, view: AnyView, catalog: Slugs): readonly string[] {
  if ('part' in place) return [`[data-part="${place.part}"]`]
  if ('ref' in place) return [`[data-entity="${refKey(place.ref)}"]`]
  const def = catalog.findIndex(({ slug }) => slug === place.card)
  return view.cards.def.flatMap((known, card) =>
    known === def && def >= 0 ? [`[data-entity="card:${card}"]`] : [],
  )
}

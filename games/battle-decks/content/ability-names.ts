import { CARDS } from './catalog.ts'

/** What everything that changes a number or is used is called, by its slug: abilities, equipment and events. */
export const ABILITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CARDS.flatMap((card) => {
    const abilities =
      'abilities' in card ? card.abilities : card.kind === 'equipment' && card.grants ? [card.grants] : []
    const own = 'family' in card ? [[card.family, card.name]] : []
    return [...abilities.map(({ slug, name }) => [slug, name]), ...own]
  }).concat([['ambush', 'Ambush']]),
)

/** The address of the plate of a card of Battle Decks; `npm run plates` draws them. Copies share one, by their family. */
export function plateOf(slug: string): string {
  return new URL(`./${slug}.svg`, import.meta.url).href
}

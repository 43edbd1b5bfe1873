/** The address of the plate of a card of Lanes; `npm run plates` draws them. */
export function plateOf(slug: string): string {
  return new URL(`./${slug}.svg`, import.meta.url).href
}

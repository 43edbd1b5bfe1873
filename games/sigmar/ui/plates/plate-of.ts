/** The address of the plate of a card of Sigmar's Trial; `npm run plates` draws them. */
export function plateOf(slug: string): string {
  return new URL(`./${slug}.svg`, import.meta.url).href
}

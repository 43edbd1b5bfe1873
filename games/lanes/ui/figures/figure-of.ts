/** Whose side somebody is on, in the eyes of who looks. */
type FigureSide = 'own' | 'enemy'

/** The address of the figure of a class or a unit; `npm run figures` draws them. */
export function figureOf(slug: string, side: FigureSide): string {
  return new URL(`./${slug}-${side}-ready.svg`, import.meta.url).href
}

/** The addresses of all figures of these. */
export function figuresOf(slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => (['own', 'enemy'] as const).map((side) => figureOf(slug, side)))
}

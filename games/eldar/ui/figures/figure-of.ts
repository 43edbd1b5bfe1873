/** Whose side somebody is on, in the eyes of who looks. */
type FigureSide = 'own' | 'enemy'

const STATES = ['ready', 'exhausted', 'bloodied', 'fallen'] as const

/** The address of the figure of a Hero; `npm run figures` draws them. */
export function figureOf(slug: string, side: FigureSide, state: (typeof STATES)[number]): string {
  return new URL(`./${slug}-${side}-${state}.svg`, import.meta.url).href
}

/** The addresses of all figures of these Heroes. */
export function figuresOf(slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) =>
    (['own', 'enemy'] as const).flatMap((side) => STATES.map((state) => figureOf(slug, side, state))),
  )
}

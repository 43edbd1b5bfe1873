import { CARDS } from '@trialhall/game-battle-decks'

const STATES = ['ready', 'bloodied', 'fallen'] as const

/** Everybody who fights has a figure, by family: heroes and reinforcements for both sides, rogues for none. */
const FIGHTERS: ReadonlySet<string> = new Set(
  CARDS.flatMap((card) => {
    if (card.kind === 'hero') return [card.slug]
    return card.kind === 'reinforcement' ? [card.family] : []
  }),
)
const ROGUES: ReadonlySet<string> = new Set(
  CARDS.flatMap((card) => (card.kind === 'equalizer' ? [card.slug] : [])),
)

/** The address of the figure of who fights, by family, on the own side or the other; undefined for what is nobody. `npm run figures` draws them. */
export function figureOf(
  family: string,
  side: 'own' | 'enemy',
  state: (typeof STATES)[number],
): string | undefined {
  return FIGHTERS.has(family) ? new URL(`./${family}-${side}-${state}.svg`, import.meta.url).href : undefined
}

/** The address of the figure of a rogue, who is on nobody's side; undefined for all others. */
export function rogueFigure(slug: string): string | undefined {
  return ROGUES.has(slug) ? new URL(`./${slug}-rogue-ready.svg`, import.meta.url).href : undefined
}

/** The addresses of all figures. */
export function allFigures(): string[] {
  const ofSides = [...FIGHTERS].flatMap((family) =>
    (['own', 'enemy'] as const).flatMap((side) =>
      STATES.flatMap((state) => figureOf(family, side, state) ?? []),
    ),
  )
  return [...ofSides, ...[...ROGUES].flatMap((slug) => rogueFigure(slug) ?? [])]
}

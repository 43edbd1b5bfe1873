/** Who has a figure, by family; all others are shown by their glyph. */
const FIGURED: ReadonlySet<string> = new Set([
  'pterosaur-rider',
  'dire-wolf',
  'quartermaster',
  'clockwork-soldier',
  'engineer-corp-captain',
  'artillery',
  'her-royal-guard',
  'wolf-pack',
  'scout-falcon',
  'crown-fusilier',
  'shield-grenadier',
  'rifle-jaeger',
  'drill-automaton',
  'spotter-balloon',
])

const STATES = ['ready', 'bloodied', 'fallen'] as const

/** The address of the figure of who fights, by family, on the own side or the other; undefined for who has none. `npm run figures` draws them. */
export function figureOf(
  family: string,
  side: 'own' | 'enemy',
  state: (typeof STATES)[number],
): string | undefined {
  return FIGURED.has(family) ? new URL(`./${family}-${side}-${state}.svg`, import.meta.url).href : undefined
}

/** The address of the figure of a rogue, who is on nobody's side; undefined for who has none. */
export function rogueFigure(slug: string): string | undefined {
  return slug === 'airship-pirates'
    ? new URL('./airship-pirates-rogue-ready.svg', import.meta.url).href
    : undefined
}

/** The addresses of all figures. */
export function allFigures(): string[] {
  const ofSides = [...FIGURED].flatMap((family) =>
    (['own', 'enemy'] as const).flatMap((side) =>
      STATES.flatMap((state) => figureOf(family, side, state) ?? []),
    ),
  )
  return [...ofSides, rogueFigure('airship-pirates') ?? []].flat()
}

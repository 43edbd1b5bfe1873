import {
  holm,
  lessWithout,
  shareOf,
  shareTest,
  type Estimate,
  type LessWithout,
  type SimSummary,
} from '@trialhall/bots'

/** How much of the victories something had, over how many matches, counted once for each side that had it. */
export interface TraitFigure {
  readonly name: string
  readonly count: number
  readonly share: Estimate
  /** How likely a share so far from the usual is by chance, corrected by Holm for the whole table. */
  readonly p: number
  /** The share of all sides with it less that of all sides without it; null where that cannot be told, as for pairs. */
  readonly against: LessWithout | null
}

/** What `--by` looks at, the most successful first. */
export function traitFigures(summary: SimSummary, sides: number): TraitFigure[] {
  const figures = figuresOf(summary.traits, 1 / sides)
  const contrasts = figures.map(({ name }) => {
    const contrast = summary.contrasts[name]
    return contrast ? lessWithout(contrast, { matches: summary.games, sides }) : null
  })
  const ps = holm(contrasts.map((one) => one?.p ?? 1))
  return figures
    .map((figure, i) => {
      const one = contrasts[i]
      return { ...figure, against: one ? { ...one, p: ps[i] ?? 1 } : null }
    })
    .sort((a, b) => b.share.value - a.share.value)
}

/** What met what, by name. */
export function pairFigures({ pairs }: SimSummary): TraitFigure[] {
  return figuresOf(pairs, 1 / 2).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function figuresOf(tallies: SimSummary['traits'], usual: number): TraitFigure[] {
  const entries = Object.entries(tallies)
  const ps = holm(entries.map(([, { sum, count }]) => shareTest({ won: sum, count }, usual)))
  return entries.map(([name, { sum, count }], i) => ({
    name,
    count,
    share: shareOf(sum, count),
    p: ps[i] ?? 1,
    against: null,
  }))
}

import type { DefIndex } from '@trialhall/kernel'
import type { MatchRules } from '../rules/formats.ts'
import { COPY_LIMIT } from '../rules/terms.ts'
import { CARD_COUNT, FACES } from './catalog.ts'
import { checkDeck, type DeckList, type DeckRules } from './deck-check.ts'
import { SAMPLES, type Sample } from './samples.ts'

export type { DeckList } from './deck-check.ts'

/** The deck that an option names: a sample deck, or a list that has been checked; null where the seat is left open. */
export function deckFrom(text: string, rules: MatchRules): DeckList | null {
  if (text === '') return null
  const sample = SAMPLES.find(({ slug }) => slug === text)
  return sample ? fitted(sample, rules, []) : checkDeck(text, rules)
}

/** A sample deck for a match: as printed, or with other Heroes and another size where the format wants it. */
export function fitted(sample: Sample, rules: DeckRules, heroes: readonly DefIndex[]): DeckList {
  const printed = sample.heroes.map(defOf)
  const wanted = heroes.length > 0 ? heroes : [...printed, ...mates(printed)]
  const cards = sample.cards.flatMap((slug) => Array.from({ length: COPY_LIMIT }, () => defOf(slug)))
  return { heroes: wanted.slice(0, rules.perSide), cards: sized(cards, rules.deckSize) }
}

/** The card or Hero with this slug. */
export function defOf(slug: string): DefIndex {
  return FACES.findIndex((face) => face.slug === slug)
}

/** Heroes that could join a team, those of the same classes first. */
export function mates(team: readonly DefIndex[]): DefIndex[] {
  const classes = team.map((def) => FACES[def]?.class)
  const others = [...FACES.keys()].filter((def) => def >= CARD_COUNT && !team.includes(def))
  const isKin = (def: DefIndex): boolean => classes.includes(FACES[def]?.class)
  return [...others.filter(isKin), ...others.filter((def) => !isKin(def))]
}

/** Fewer cards from the end, or more of the classes at hand, each no more than twice. */
function sized(cards: readonly DefIndex[], size: number): DefIndex[] {
  const classes = new Set(cards.map((def) => FACES[def]?.class))
  const more = [...FACES.keys()].filter(
    (def) => def < CARD_COUNT && classes.has(FACES[def]?.class) && !cards.includes(def),
  )
  return [...cards, ...more.flatMap((def) => Array.from({ length: COPY_LIMIT }, () => def))].slice(0, size)
}

/** A deck as text that `checkDeck` reads again: Heroes, then each card with its number of copies. */
export function deckText({ heroes, cards }: DeckList): string {
  const nameOf = (def: DefIndex): string => FACES[def]?.name ?? ''
  const counts = new Map<DefIndex, number>()
  for (const def of cards) counts.set(def, (counts.get(def) ?? 0) + 1)
  return [
    ...heroes.map((def) => `1 ${nameOf(def)}`),
    ...[...counts].map(([def, count]) => `${count} ${nameOf(def)}`),
  ].join('\n')
}

import type { DefIndex } from '@trialhall/kernel'
import type { MatchRules } from '../rules/formats.ts'
import { COPY_LIMIT, DECK_SIZE } from '../terms.ts'
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
  if (heroes.length === 0 && rules.perSide === 2 && rules.deckSize === DECK_SIZE)
    return AS_PRINTED[SAMPLES.indexOf(sample)] as DeckList
  const printed = sample.heroes.map(defOf)
  const wanted = heroes.length > 0 ? heroes : [...printed, ...mates(printed)]
  const cards = twice(sample.cards.map(defOf))
  return { heroes: wanted.slice(0, rules.perSide), cards: sized(cards, rules.deckSize) }
}

/** The card or Hero with this slug. */
export function defOf(slug: string): DefIndex {
  return DEFS.get(slug) ?? -1
}

const DEFS: ReadonlyMap<string, DefIndex> = new Map(FACES.map((face, def) => [face.slug, def]))

/** Sample decks as the booklet has them, worked out once. */
const AS_PRINTED: readonly DeckList[] = SAMPLES.map(({ heroes, cards }) => ({
  heroes: heroes.map(defOf),
  cards: twice(cards.map(defOf)),
}))

function twice(defs: readonly DefIndex[]): DefIndex[] {
  return defs.flatMap((def) => Array.from({ length: COPY_LIMIT }, () => def))
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
  if (cards.length >= size) return cards.slice(0, size)
  const classes = new Set(cards.map((def) => FACES[def]?.class))
  const more = [...FACES.keys()].filter(
    (def) => def < CARD_COUNT && classes.has(FACES[def]?.class) && !cards.includes(def),
  )
  return [...cards, ...twice(more)].slice(0, size)
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

import type { DefIndex } from '@trialhall/kernel'
import type { DeckList } from '../faces.ts'
import { copiesOf, fittedTo } from '../rules/setup/decks.ts'
import type { DeckRules, MatchRules } from '../rules/setup/formats.ts'
import { SAMPLE_DECKS } from '../rules/printed.ts'
import { FACES } from './catalog.ts'
import { checkDeck } from './deck-check.ts'
import { SAMPLES, type Sample } from './samples.ts'

const DEFS: ReadonlyMap<string, DefIndex> = new Map(FACES.map((face, def) => [face.slug, def]))

SAMPLE_DECKS.push(...SAMPLES.map(deckOf))

/** The deck that an option names: a sample deck, or a list that has been checked; null where the seat is left open. */
export function deckFrom(text: string, rules: MatchRules): DeckList | null {
  if (text === '') return null
  const sample = SAMPLES.find(({ slug }) => slug === text)
  return sample ? fitted(sample, rules, []) : checkDeck(text, rules)
}

/** A sample deck for a match: as printed, or with other Heroes and another size where the format wants it. */
export function fitted(sample: Sample, rules: DeckRules, heroes: readonly DefIndex[]): DeckList {
  return fittedTo(rules, SAMPLE_DECKS[SAMPLES.indexOf(sample)] ?? deckOf(sample), heroes)
}

function deckOf({ heroes, cards }: Sample): DeckList {
  return { heroes: heroes.map(defOf), cards: copiesOf(cards.map(defOf)) }
}

/** The card or Hero with this slug. */
export function defOf(slug: string): DefIndex {
  return DEFS.get(slug) ?? -1
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

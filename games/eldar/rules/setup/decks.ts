import type { DefIndex } from '@trialhall/kernel'
import type { DeckList } from '../../faces.ts'
import { COPY_LIMIT, DECK_SIZE } from '../../terms.ts'
import type { DeckRules } from './formats.ts'
import { faceOf, PRINTED } from '../printed.ts'

/** A printed deck for a match: as it is, or with other Heroes and another size where the format wants it (E-36.01, E-37.02). */
export function fittedTo(rules: DeckRules, deck: DeckList, heroes: readonly DefIndex[]): DeckList {
  if (heroes.length === 0 && rules.perSide === deck.heroes.length && rules.deckSize === DECK_SIZE) return deck
  const wanted = heroes.length > 0 ? heroes : [...deck.heroes, ...mates(deck.heroes)]
  return { heroes: wanted.slice(0, rules.perSide), cards: sized(deck.cards, rules.deckSize) }
}

/** Heroes that could join a team, those of the same classes first: a team has no Hero twice (E-2.05). */
export function mates(team: readonly DefIndex[]): DefIndex[] {
  const classes = team.map((def) => faceOf(def).class)
  const others = [...PRINTED.keys()].filter((def) => faceOf(def).kind === 'hero' && !team.includes(def))
  const isKin = (def: DefIndex): boolean => classes.includes(faceOf(def).class)
  return [...others.filter(isKin), ...others.filter((def) => !isKin(def))]
}

/** Fewer cards from the end, or more of the classes at hand, each no more than twice (E-2.03). */
function sized(cards: readonly DefIndex[], size: number): DefIndex[] {
  if (cards.length >= size) return cards.slice(0, size)
  const classes = new Set(cards.map((def) => faceOf(def).class))
  const isMore = (def: DefIndex): boolean =>
    faceOf(def).kind !== 'hero' && classes.has(faceOf(def).class) && !cards.includes(def)
  const more = [...PRINTED.keys()].filter(isMore)
  return [...cards, ...copiesOf(more)].slice(0, size)
}

/** As many copies of each as a deck may hold (E-2.03). */
export function copiesOf(defs: readonly DefIndex[]): DefIndex[] {
  return defs.flatMap((def) => Array.from({ length: COPY_LIMIT }, () => def))
}

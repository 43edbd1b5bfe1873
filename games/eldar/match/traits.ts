import { seatLetter, type DefIndex, type Seat, type Traits } from '@trialhall/kernel'
import { defOf } from '../content/decks.ts'
import { SAMPLES } from '../content/samples.ts'
import { faceOf, firstName } from '../rules/printed.ts'
import type { EldarState } from '../state.ts'

const TRAITS: Readonly<Record<string, (state: EldarState, seat: Seat) => readonly string[]>> = {
  deck: decksOf,
  hero: (state, seat) => teamOf(state, seat).map(firstName),
  card: cardsOf,
  start: ({ first }, seat) => (first < 0 ? [] : [first === seat ? 'first initiative' : 'second initiative']),
}

/** What simulations may ask of a finished match: which deck, Hero, card or place in the order wins. */
export const traits: Traits<EldarState> = {
  kinds: Object.keys(TRAITS),
  of: (state, seat, kind) => TRAITS[kind]?.(state, seat) ?? [],
}

function teamOf({ heroes }: EldarState, seat: Seat): number[] {
  return heroes.filter((hero) => hero.seat === seat).map(({ face }) => face)
}

/** The sample deck that a seat brought, told by its Heroes and cards; another deck has the names of its Heroes. */
function decksOf(state: EldarState, seat: Seat): string[] {
  const team = new Set(teamOf(state, seat))
  const list = listOf(state, seat)
  const sample = SAMPLES.find(
    ({ heroes, cards }) => isFittedTo(team, heroes.map(defOf)) && isFittedTo(list, cards.map(defOf)),
  )
  return [sample ? sample.name : `own: ${[...team].map(firstName).toSorted().join(', ')}`]
}

/** Some formats cut a sample deck or fill it up: but none exchanges anything. */
function isFittedTo(defs: ReadonlySet<DefIndex>, printed: readonly DefIndex[]): boolean {
  const common = printed.filter((def) => defs.has(def)).length
  return common === Math.min(defs.size, printed.length)
}

function cardsOf(state: EldarState, seat: Seat): string[] {
  return [...listOf(state, seat)].map((def) => faceOf(def).name)
}

/** Each different card of a seat's deck. */
function listOf({ cards, owner }: EldarState, seat: Seat): ReadonlySet<DefIndex> {
  const letter = seatLetter(seat)
  return new Set(cards.def.filter((_, card) => owner[card] === letter))
}

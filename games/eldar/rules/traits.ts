import { seatLetter, type Seat, type Traits } from '@trialhall/kernel'
import { defOf } from '../content/decks.ts'
import { SAMPLES } from '../content/samples.ts'
import { firstName } from './names.ts'
import { faceOf } from './printed.ts'
import type { EldarState } from './state.ts'

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

/** The sample deck that these Heroes lead, if they do. */
function decksOf(state: EldarState, seat: Seat): string[] {
  const team = teamOf(state, seat)
  return SAMPLES.filter(({ heroes }) => heroes.every((slug) => team.includes(defOf(slug)))).map(
    ({ name }) => name,
  )
}

function cardsOf({ cards, owner }: EldarState, seat: Seat): string[] {
  const letter = seatLetter(seat)
  return [...new Set(cards.def.filter((_, card) => owner[card] === letter))].map((def) => faceOf(def).name)
}

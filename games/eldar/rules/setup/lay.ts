import {
  addCards,
  EVERYONE,
  noCards,
  seatLetter,
  sightOf,
  type DefIndex,
  type Seat,
  type Sight,
} from '@trialhall/kernel'
import type { DeckList } from '../../faces.ts'
import { faceOf } from '../printed.ts'
import { playerAt, type EldarState, type Hero } from '../../state.ts'

/** Puts a team and its deck on the table; a deck list is known to its owner only. */
export function layTeam(state: EldarState, seat: Seat, { heroes, cards }: DeckList): void {
  const team = heroes.map((face) => newHero(face, seat))
  state.heroes = seat === 0 ? [...team, ...state.heroes] : [...state.heroes, ...team]
  // What was drafted is known to both (E-35.12).
  addDeck(state, seat, cards, state.format === 'draft' ? 0 : othersThan(seat))
}

/**
 * A settled deck while the other seat has none lies in its box, Heroes and cards face down, so that nobody chooses a deck
 * against it (E-2.09, E-2.15).
 */
export function layBox(state: EldarState, seat: Seat, { heroes, cards }: DeckList): void {
  addDeck(state, seat, [...heroes, ...cards])
}

/** What lies in the box of a seat (E-2.15). */
export function boxOf(state: EldarState, seat: Seat): DeckList {
  const defs = playerAt(state, seat).deck.map((card) => state.cards.def[card] as DefIndex)
  return { heroes: defs.filter(isHero), cards: defs.filter((def) => !isHero(def)) }
}

function isHero(def: DefIndex): boolean {
  return faceOf(def).kind === 'hero'
}

/** Takes all boxes off the table, once both decks are settled (E-2.15). */
export function clearBoxes(state: EldarState): void {
  state.cards = noCards()
  state.owner = ''
  for (const player of state.players) player.deck = []
}

/** A deck of these cards for a seat (E-3.03); `secretTo` are those who do not know which cards these are. */
// oxlint-disable-next-line max-params -- the last has a usual value
export function addDeck(
  state: EldarState,
  seat: Seat,
  defs: readonly DefIndex[],
  secretTo: Sight = othersThan(seat),
): void {
  const ids = addCards(state.cards, defs, secretTo)
  playerAt(state, seat).deck = ids
  state.owner += seatLetter(seat).repeat(ids.length)
}

function othersThan(seat: Seat): Sight {
  return EVERYONE & ~sightOf(seat)
}

/** A Hero as it enters the match: refreshed, without Focus (E-R4). */
export function newHero(face: DefIndex, seat: Seat): Hero {
  return {
    face,
    seat,
    hp: faceOf(face).hp,
    focus: 0,
    isRefreshed: true,
    isDown: false,
    granted: 0,
    raised: null,
    hasTargeted: false,
    wasTargeted: false,
    kit: [null, null, null],
    used: [],
  }
}

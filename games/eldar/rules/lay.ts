import { addCards, EVERYONE, seatLetter, sightOf, type DefIndex, type Seat } from '@trialhall/kernel'
import { faceOf } from './printed.ts'
import { playerAt, type EldarState, type Hero } from './state.ts'

/** Puts a team and its deck on the table; a deck list is known to its owner only. */
export function layTeam(
  state: EldarState,
  seat: Seat,
  { heroes, cards }: { readonly heroes: readonly DefIndex[]; readonly cards: readonly DefIndex[] },
): void {
  const team = heroes.map((face) => newHero(face, seat))
  state.heroes = seat === 0 ? [...team, ...state.heroes] : [...state.heroes, ...team]
  addDeck(state, seat, cards)
}

/** A deck of these cards for a seat. */
export function addDeck(state: EldarState, seat: Seat, defs: readonly DefIndex[]): void {
  const ids = addCards(state.cards, defs, EVERYONE & ~sightOf(seat))
  playerAt(state, seat).deck = ids
  state.owner += seatLetter(seat).repeat(ids.length)
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

import type { DefIndex, Seat } from '@trialhall/kernel'
import type { DeckList } from '../../faces.ts'
import { fittedTo, mates } from './decks.ts'
import { boxOf, clearBoxes, layTeam } from './lay.ts'
import { SAMPLE_DECKS } from '../printed.ts'
import { playerAt, type EldarTable } from '../../state.ts'

/** Every seat without a deck gets a sample deck: chosen, all at the same time, or dealt (E-2.15). */
export function chooseTeams(table: EldarTable): void {
  const { state } = table
  const open = [0, 1].filter((seat) => playerAt(state, seat).deck.length === 0)
  if (open.length === 0) return
  const decks = state.dealsDecks
    ? open.map(() => fittedTo(state, table.random(SAMPLE_DECKS, 'deck'), []))
    : table.chooseAll(open, (seat) => pickDeck(table, seat))
  const settled = [0, 1].map((seat) => (open.includes(seat) ? decks[open.indexOf(seat)] : boxOf(state, seat)))
  clearBoxes(state)
  settled.forEach((deck, seat) => layTeam(state, seat, deck as DeckList))
}

/** A sample deck, and Heroes where the format wants others (E-2.15, E-36.01). */
function pickDeck(table: EldarTable, seat: Seat): DeckList {
  const options = SAMPLE_DECKS.map((_, deck) => ({ do: 'deck', deck }) as const)
  const { deck } = table.choose(seat, { type: 'deck' }, options)
  const printed = SAMPLE_DECKS[deck] as DeckList
  return fittedTo(table.state, printed, pickHeroes(table, seat, printed))
}

/** None for a team as printed. A Mini-Match takes one of the two, a larger Freestyle team gets others (E-36.01, E-37.02). */
function pickHeroes(table: EldarTable, seat: Seat, { heroes }: DeckList): readonly DefIndex[] {
  const { perSide } = table.state
  if (perSide === heroes.length) return []
  const isSmaller = perSide < heroes.length
  const options = (isSmaller ? heroes : mates(heroes)).map((face) => ({ do: 'hero', face }) as const)
  const { face } = table.choose(seat, { type: 'hero' }, options)
  return isSmaller ? [face] : [...heroes, face]
}

import type { Seat } from '@trialhall/kernel'
import { defOf, fitted, mates, type DeckList } from '../content/decks.ts'
import { SAMPLES, type Sample } from '../content/samples.ts'
import { boxOf, clearBoxes, layTeam } from './lay.ts'
import { playerAt, type EldarState, type EldarTable } from '../state.ts'

/** Every seat without a deck gets a sample deck: chosen, all at the same time, or dealt (E-2.15). */
export function chooseTeams(table: EldarTable): void {
  const { state } = table
  const open = [0, 1].filter((seat) => playerAt(state, seat).deck.length === 0)
  if (open.length === 0) return
  const decks = state.dealsDecks
    ? open.map(() => fitted(table.random(SAMPLES, 'deck'), state, []))
    : table.chooseAll(open, (seat) => pickDeck(table, seat))
  const settled = [0, 1].map((seat) => (open.includes(seat) ? decks[open.indexOf(seat)] : boxOf(state, seat)))
  clearBoxes(state)
  settled.forEach((deck, seat) => layTeam(state, seat, deck as DeckList))
}

function pickDeck(table: EldarTable, seat: Seat): DeckList {
  const options = SAMPLES.map((_, deck) => ({ do: 'deck', deck }) as const)
  const { deck } = table.choose(seat, { type: 'deck' }, options)
  const sample = SAMPLES[deck] as Sample
  return fitted(sample, table.state, pickHeroes(table, seat, sample))
}

/** None for a team as printed. A Mini-Match takes one of the two, a larger Freestyle team gets others (E-36.01, E-37.02). */
function pickHeroes(table: EldarTable, seat: Seat, sample: Sample): number[] {
  const { perSide }: EldarState = table.state
  if (perSide === sample.heroes.length) return []
  const printed = sample.heroes.map(defOf)
  const team = perSide < printed.length ? [] : printed
  const choices = perSide < printed.length ? printed : mates(printed)
  const options = choices.map((face) => ({ do: 'hero', face }) as const)
  return [...team, table.choose(seat, { type: 'hero' }, options).face]
}

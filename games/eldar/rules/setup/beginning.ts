import { sightOf, type CardId, type Seat } from '@trialhall/kernel'
import { drawCard } from '../cards.ts'
import { chooseTeams } from './teams.ts'
import { playerAt, type EldarTable } from '../../state.ts'
import { OPENING_HAND } from '../../terms.ts'

/** Seats without a deck choose one, at the same time and in secret (E-2.15). */
export function takeDecks(table: EldarTable): void {
  chooseTeams(table)
  table.state.step = 'begin'
}

/** Heroes are revealed, first initiative falls at random, decks are shuffled, hands are drawn (E-2.09, E-2.10). */
export function beginMatch(table: EldarTable): void {
  const { state } = table
  for (const seat of [0, 1]) {
    const faces = state.heroes.filter((hero) => hero.seat === seat).map(({ face }) => face)
    const cards = playerAt(state, seat).deck.toSorted((a, b) => a - b)
    table.emit({ type: 'heroesRevealed', seat, faces, cards })
  }
  state.initiative = table.random([0, 1], 'first initiative')
  state.first = state.initiative
  table.emit({ type: 'tookInitiative', seat: state.initiative })
  for (const seat of [0, 1]) {
    table.shuffle(playerAt(state, seat).deck, 'deck')
    table.emit({ type: 'shuffled', seat })
  }
  for (const seat of [state.initiative, 1 - state.initiative])
    for (let i = 0; i < OPENING_HAND; i++) drawCard(table, seat)
  state.step = 'mulligan'
}

/** Each player may replace any cards of the opening hand once, both at the same time (E-2.11 to E-2.14, E-R68). */
export function mulligan(table: EldarTable): void {
  const returned = table.chooseAll([0, 1], (seat) => pickReturned(table, seat))
  returned.forEach((cards, seat) => replace(table, seat, cards))
}

/** From none to the whole hand (E-2.12). */
function pickReturned(table: EldarTable, seat: Seat): CardId[] {
  const { hand } = playerAt(table.state, seat)
  const options = hand.map((card) => ({ do: 'return', card }) as const)
  return table
    .chooseMany(seat, { type: 'mulligan' }, { options, min: 0, max: hand.length })
    .map(({ card }) => card)
}

/**
 * Set aside, replaced, and only then shuffled into the deck (E-2.13). Nobody else learns more than the number (E-R68): all cards get
 * new ids, or a card that is played later could be told to be one that was kept.
 */
function replace(table: EldarTable, seat: Seat, cards: readonly CardId[]): void {
  table.emit({ type: 'mulliganed', seat, count: cards.length })
  if (cards.length === 0) return
  const player = playerAt(table.state, seat)
  player.hand = player.hand.filter((card) => !cards.includes(card))
  for (let i = 0; i < cards.length; i++) drawCard(table, seat)
  player.deck.push(...cards)
  table.conceal([...player.hand, ...player.deck], sightOf(seat), 'mulligan')
  player.hand.sort((a, b) => a - b)
  table.shuffle(player.deck, 'mulligan')
  table.emit({ type: 'shuffled', seat })
}

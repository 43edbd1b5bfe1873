import type { Seat } from '@trialhall/kernel'
import { playerAt, type SigmarState, type SigmarTable } from '../state.ts'
import { FATE_DIE, OPENING_HAND } from '../terms.ts'
import { drawToHand } from './decks.ts'
import { PRINTED } from './printed.ts'

/** The first segment: the decks and the first player (S-2.1, S-R2). */
export function begin(table: SigmarTable): void {
  const { state } = table
  table.shuffle(state.actionDeck, 'action deck')
  table.shuffle(state.trialDeck, 'trial deck')
  table.shuffle(state.fateDeck, 'fate deck')
  rollForFirst(table)
  state.round = 1
}

/** The second segment: the Champions and the hands (S-2.2, S-2.3, S-R3). */
export function takeSeats(table: SigmarTable): void {
  const { state } = table
  takeChampions(table)
  for (const seat of seatsIn(state)) drawToHand(table, seat, OPENING_HAND)
  state.phase = 'draw'
}

/** All roll; the highest begins, ties among the highest roll again (S-R2). */
function rollForFirst(table: SigmarTable): void {
  let seats = seatsIn(table.state)
  while (seats.length > 1) {
    const dice = seats.map(() => table.die(FATE_DIE, 'first player'))
    table.emit({ type: 'rolledForFirst', seats, dice })
    const best = Math.max(...dice)
    seats = seats.filter((_, i) => dice[i] === best)
  }
  table.state.first = seats[0] as Seat
  table.state.active = table.state.first
}

/** Seats whose players have not left before the first turn (S-R61). */
function seatsIn(state: SigmarState): Seat[] {
  return [...state.players.keys()].filter((seat) => !playerAt(state, seat).left)
}

/** In reverse turn order each takes a different Champion, or is dealt one (S-R3). */
function takeChampions(table: SigmarTable): void {
  const { state } = table
  const count = state.players.length
  for (let step = count - 1; step >= 0; step--) {
    const seat = (state.first + step) % count
    const player = playerAt(state, seat)
    if (player.champion < 0) player.champion = pickChampion(table, seat)
    table.emit({ type: 'tookChampion', seat, champion: player.champion })
  }
}

function pickChampion(table: SigmarTable, seat: Seat): number {
  const taken = table.state.players.map((player) => player.champion)
  const free = [...PRINTED.champions.keys()].filter((champion) => !taken.includes(champion))
  if (table.state.dealsChampions) return table.random(free, 'champion')
  const options = free.map((champion) => ({ do: 'champion', champion }) as const)
  return table.choose(seat, { type: 'champion' }, options).champion
}

import type { Seat } from '@trialhall/kernel'
import { NOBODY, type TempusPosition, type TempusTable } from '../../state.ts'
import { DRAWS } from '../../terms.ts'
import { ofCreature, quirkOf, sumOf } from '../bonuses.ts'
import { canCycle, chooseCycle, cycle } from '../cycles.ts'
import { drawCards, drawFromDeck, endOfTurnDiscards } from '../decks.ts'
import { happening } from '../sources.ts'
import { openWindow } from '../play/windows.ts'

/** The first phase: every Hero draws (T-10.01). Those whose deck is empty decide about their cycles at the same time (T-10.06, T-R118). */
export function drawPhase(table: TempusTable): void {
  const { state } = table
  state.clock++
  table.emit({ type: 'roundBegan', round: state.round })
  openWindow(table, happening('phase', NOBODY))
  const missing = state.heroes.map(({ id }) => {
    const count = drawsOf(state, id)
    return count - drawFromDeck(table, id, count).length
  })
  const cycling = state.heroes.flatMap((hero) =>
    (missing[hero.id] ?? 0) > 0 && canCycle(hero) ? [hero.id] : [],
  )
  const choices = table.chooseAll(cycling, (seat) => chooseCycle(table, seat))
  for (const [i, seat] of cycling.entries()) {
    const choice = choices[i]
    if (choice !== undefined) cycle(table, seat, choice)
    drawCards(table, seat, missing[seat] ?? 0)
  }
  endOfTurnDiscards(table) // T-15.06
  state.phase = 'event'
}

/** 4 cards in round 1 and 2 in each later one, more for those who have something that says so (T-10.01, T-10.02). */
export function drawsOf(state: TempusPosition, seat: Seat): number {
  const isFirst = state.round === 1
  const printed = isFirst ? DRAWS.first + quirkOf(state, 'roundOneDraws', seat) : DRAWS.later
  return printed + sumOf(state, 'draws', ofCreature(seat))
}

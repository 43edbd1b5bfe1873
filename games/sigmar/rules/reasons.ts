import type { Seat } from '@trialhall/kernel'
import { DUEL, PLAY } from '../picks.ts'
import { opponentsOf, playerAt, type SigmarTable } from '../state.ts'
import type { ActionKind } from '../terms.ts'
import { canHeal } from './heals.ts'
import { isAdjacent } from './path.ts'
import { abilityOf } from './play.ts'

const NOT_AN_ACTION: Readonly<Partial<Record<ActionKind, string>>> = {
  boost: 'A Boost is played on a roll of your own, not as an action.',
  lower: 'A Lower is played on a roll of an opponent, not as an action.',
  block: 'A Block is played when an opponent plays a card, not as an action.',
}

/** Why cards in hand cannot be played as the action (S-R13, S-R23). */
export function explainCards(table: SigmarTable, seat: Seat): void {
  const { state } = table
  for (const card of playerAt(state, seat).hand) {
    const { kind } = abilityOf(state, card)
    const why = NOT_AN_ACTION[kind] ?? (kind === 'heal' && !canHeal(state, seat) ? NOTHING_TO_HEAL : null)
    if (why !== null) table.refuse(PLAY[card], why)
  }
}

const NOTHING_TO_HEAL = 'There is no lost card in the discard pile and no lost Duel that can be undone.'

/** Why opponents cannot be challenged (S-5.7, S-9.8). */
export function explainDuels(table: SigmarTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  for (const other of opponentsOf(state, seat)) {
    if (player.cardsPlayed > 0)
      table.refuse(DUEL[other], 'You have used an Action Card this turn, so you cannot Duel.')
    else if (!isAdjacent(player.space, playerAt(state, other).space)) table.refuse(DUEL[other], NOT_ADJACENT)
  }
}

const NOT_ADJACENT =
  'Not adjacent: a Duel needs the same or a neighbouring space, or a Duel Zone under one of you.'

/** Why there is no Trial to attempt (S-R17). */
export function explainTrials(table: SigmarTable): void {
  if (table.state.trials.length === 0) table.refuse({ do: 'attempt' }, 'No Trial is active.')
}

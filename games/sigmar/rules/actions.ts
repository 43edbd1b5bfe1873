import type { Seat } from '@trialhall/kernel'
import type { SigmarOption } from '../asks.ts'
import { ATTEMPT, DUEL, EXTRA, PLAY, REST } from '../picks.ts'
import { opponentsOf, playerAt, type SigmarTable } from '../state.ts'
import { attemptTrial } from './attempts.ts'
import { fightDuel } from './duels.ts'
import { canHeal, playHeal } from './heals.ts'
import { isAdjacent } from './path.ts'
import { abilityOf } from './play.ts'
import { explainCards, explainDuels, explainTrials } from './reasons.ts'
import { playTeleport } from './teleports.ts'

/** The Action Phase with what follows from it: exactly one action, and cards besides it by permission (S-5.1, S-R26). */
export function actionPhase(table: SigmarTable, seat: Seat): void {
  let isOver = false
  while (!isOver && !table.state.isWon) {
    table.state.phase = 'action'
    const pick = askForAction(table, seat)
    isOver = pick.do !== 'extra'
    takeAction(table, seat, pick)
  }
}

/** Asked even if only a rest is left: a turn that passes by itself would tell that the hand has no card to use (S-R10). */
function askForAction(table: SigmarTable, seat: Seat): SigmarOption {
  const { state } = table
  const isTelling = state.asksAlways && playerAt(state, seat).hand.length > 0
  const options = actionsOf(table, seat)
  return isTelling
    ? table.window(seat, { type: 'action' }, options)
    : table.choose(seat, { type: 'action' }, options)
}

function takeAction(table: SigmarTable, seat: Seat, pick: SigmarOption): void {
  switch (pick.do) {
    case 'attempt': // S-5.3
      return attemptTrial(table, { seat, card: pick.card, isInstant: false })
    case 'play': // S-5.4
    case 'extra': {
      const isHeal = abilityOf(table.state, pick.card).kind === 'heal'
      return isHeal ? playHeal(table, seat, pick.card) : playTeleport(table, seat, pick.card)
    }
    case 'duel': // S-5.7
      return fightDuel(table, seat, pick.seat)
    case 'rest': // S-5.5, S-R16
      playerAt(table.state, seat).rested = true
      return table.emit({ type: 'rested', seat })
  }
}

/** What the active player may do: Trials, cards, Duels, Rest (S-R17, S-R18). */
function actionsOf(table: SigmarTable, seat: Seat): SigmarOption[] {
  const { state } = table
  const options: SigmarOption[] = []
  for (const card of state.trials) options.push(ATTEMPT[card] as SigmarOption)
  addCards(table, seat, options)
  addDuels(table, seat, options)
  options.push(REST)
  if (table.isExplaining) {
    explainTrials(table)
    explainCards(table, seat)
    explainDuels(table, seat)
  }
  return options
}

/** Heals and Teleports; a Boost needs a roll and Sabotage an opponent's roll or card (S-R13). */
function addCards(table: SigmarTable, seat: Seat, options: SigmarOption[]): void {
  const { state } = table
  const player = playerAt(state, seat)
  const left = player.allowance - player.cardsPlayed
  if (left <= 0) return
  for (const card of player.hand) {
    const { kind } = abilityOf(state, card)
    if (kind !== 'teleport' && !(kind === 'heal' && canHeal(state, seat))) continue
    options.push(PLAY[card] as SigmarOption)
    if (left > 1) options.push(EXTRA[card] as SigmarOption)
  }
}

/** Adjacent opponents, unless a card was used this turn (S-5.7, S-9.8, S-R37). */
function addDuels(table: SigmarTable, seat: Seat, options: SigmarOption[]): void {
  const { state } = table
  const player = playerAt(state, seat)
  if (player.cardsPlayed > 0) return
  for (const other of opponentsOf(state, seat)) {
    if (isAdjacent(player.space, playerAt(state, other).space)) options.push(DUEL[other] as SigmarOption)
  }
}

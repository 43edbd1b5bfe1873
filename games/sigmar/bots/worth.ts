import type { Seat } from '@trialhall/kernel'
import { ACTIONS } from '../content/actions.ts'
import type { Ability, Kept } from '../faces.ts'
import { fateOf } from '../rules/printed.ts'
import { playerAt, type Player, type SigmarState } from '../state.ts'
import { ANYWHERE } from '../texts/abilities.ts'

/**
 * What things are worth in Valor at the end of the game: the slopes of a linear fit of final Valor on hands, kept cards
 * and marks, over 49,000 turns of games between bots that look one turn ahead.
 */
const SKIPPED_DRAW = -1
const REST = 0.4
const COMPLETED = 0.05
/** A turn still to come. */
const TURN = 1.1
/** Share of its worth that a card keeps with no, one, two and three or more turns left to use it in. */
const FADE = [0, 0.55, 0.85, 1] as const

/** Valor that an Action Card is worth in hand, by its definition. */
export const CARD_WORTH: readonly number[] = ACTIONS.map(({ ability }) => abilityWorth(ability))

function abilityWorth({ kind, bonus, draws, lowers, reach }: Ability): number {
  switch (kind) {
    case 'boost':
      return (bonus > 1 ? 0.75 : 0.25) + 0.45 * draws
    case 'lower':
      return lowers > 1 ? 0.95 : 0.25
    case 'block':
      return 0.5
    case 'heal':
      return 0.1
    case 'teleport':
      return reach === ANYWHERE ? 0.2 : 0.1
  }
}

function keptWorth({ succeeds, roll, rerolls, extraDraws, extraCards, rewardFactor }: Kept): number {
  const next = (succeeds ? 2.8 : 0) + 0.65 * roll + 1.9 * rerolls + 1.3 * (rewardFactor - 1)
  return next + 0.35 * extraDraws + 0.4 * extraCards
}

/** The Valor that a seat has, and what its cards and marks will bring, about. */
export function worthOf(state: SigmarState, seat: Seat): number {
  const player = playerAt(state, seat)
  const turns = turnsLeft(state, seat)
  const fade = FADE[Math.min(3, turns)] ?? 0
  return player.valor + COMPLETED * player.completed + TURN * turns + fade * promiseOf(state, player)
}

function promiseOf(state: SigmarState, player: Player): number {
  const { def } = state.cards
  let sum = (player.rested ? REST : 0) + (player.skipsDraw ? SKIPPED_DRAW : 0)
  for (const card of player.hand) sum += CARD_WORTH[def[card] as number] ?? 0
  for (const card of player.kept) {
    const { keeps } = fateOf(def[card] as number)
    if (keeps) sum += keptWorth(keeps)
  }
  return sum
}

/** Turns that a seat still has, the present one included. */
function turnsLeft(state: SigmarState, seat: Seat): number {
  const count = state.players.length
  const place = (of: Seat): number => (of - state.first + count) % count
  const isDone = place(seat) < place(state.active)
  return Math.max(0, state.roundLimit - state.round + (isDone ? 0 : 1))
}

import type { CardId, Seat } from '@trialhall/kernel'
import { abilityOf } from '../rules/play.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import type { Ability } from '../faces.ts'
import type { ActionKind } from '../terms.ts'
import { FATE_DIE } from '../terms.ts'
import { turnsOfOthers, turnsToCome } from './standing.ts'

/** How many cards of a kind are drawn in a turn, about. */
const DRAWN: Readonly<Record<ActionKind, number>> = {
  boost: 0.41,
  lower: 0.17,
  block: 0.09,
  heal: 0.15,
  teleport: 0.18,
}
/** Valor that the best and the worst turn of a match have at stake. */
const MOST_AT_STAKE = 5
const LEAST_AT_STAKE = 1
/** Cards get lost before their turn comes. */
const KEEPING = 0.9
/** A drawn card. */
export const DRAW = 0.4
/** What Heals and Teleports bring beyond the action that they cost. */
const HEAL = 0.1
const TELEPORT = 0.12
/** Two cards at once, about as good as this much of a Boost. */
const JOINING = 0.15
/** A Block does about as much as this much of a Lower. */
const BLOCK = 1.5
/** Turns from which on a card counts in full. */
const TURNS_FOR_A_CARD = 3

/**
 * Valor that a card in hand will bring, if it is kept: what it does to a roll, times what the turns have at stake in which such cards will be
 * played. The more of a kind there are for the turns left, the lower the stakes for which one is spent.
 */
export function priceOf(state: SigmarPosition, seat: Seat, card: CardId): number {
  const ability = abilityOf(state, card)
  const { kind, bonus, lowers, draws, joins } = ability
  const turns = kind === 'boost' ? turnsToCome(state, seat) : turnsOfOthers(state, seat)
  switch (kind) {
    case 'boost': {
      const riders = turns > 0 ? DRAW * draws * 0.8 + (joins ? JOINING : 0) : 0
      return (bonus / FATE_DIE) * stakesFor(state, { seat, ability, turns }) + riders
    }
    case 'lower':
      return (lowers / FATE_DIE) * stakesFor(state, { seat, ability, turns })
    case 'block':
      return (BLOCK / FATE_DIE) * stakesFor(state, { seat, ability, turns })
    default:
      return (kind === 'heal' ? HEAL : TELEPORT) * Math.min(1, turnsToCome(state, seat) / TURNS_FOR_A_CARD)
  }
}

interface Held {
  readonly seat: Seat
  readonly ability: Ability
  readonly turns: number
}

/** The Valor that must be at stake for a card of this kind to be spent. */
function stakesFor(state: SigmarPosition, { seat, ability, turns }: Held): number {
  if (turns === 0) return 0
  const { hand } = playerAt(state, seat)
  let held = 0
  for (const card of hand) if (abilityOf(state, card).kind === ability.kind) held++
  const supply = held + DRAWN[ability.kind] * turnsToCome(state, seat)
  const share = Math.min(1, supply / (turns + 1))
  return KEEPING * (MOST_AT_STAKE - (MOST_AT_STAKE - LEAST_AT_STAKE) * share)
}

/** What is lost with the card that is worth least; 0 with an empty hand. */
export function leastPrice(state: SigmarPosition, seat: Seat): number {
  const { hand } = playerAt(state, seat)
  let least = Number.POSITIVE_INFINITY
  for (const card of hand) least = Math.min(least, priceOf(state, seat, card))
  return hand.length === 0 ? 0 : least
}

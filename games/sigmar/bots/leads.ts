import type { Seat } from '@trialhall/kernel'
import type { Kept } from '../faces.ts'
import { abilityOf } from '../rules/play.ts'
import { keptBy } from '../rules/kept.ts'
import { opponentsOf, playerAt, type SigmarPosition } from '../state.ts'
import { fadeOf, wayWorth } from './path-worth.ts'
import { priceOf } from './price.ts'
import { turnsOfOthers, turnsToCome } from './standing.ts'

/** In what players are compared. */
export const LEADS = [
  'valor',
  'completed',
  'turns',
  'boosts',
  'sabotage',
  'errands',
  'kept',
  'rested',
  'cursed',
  'way',
] as const
/** How much of each a player has. */
export type Holdings = Record<(typeof LEADS)[number], number>

/** All that a player has and may soon have. */
export function holdingsOf(state: SigmarPosition, seat: Seat): Holdings {
  const { valor, completed, rested, skipsDraw, hand, kept, space } = playerAt(state, seat)
  const fade = fadeOf(state, seat)
  const had: Holdings = {
    valor,
    completed,
    /** Turns still to come. */
    turns: turnsToCome(state, seat) + (seat === state.active ? 1 : 0),
    /** What Boosts are worth by their price. */
    boosts: 0,
    /** The same of Lowers and Blocks. */
    sabotage: 0,
    /** Heals and Teleports. */
    errands: 0,
    /** Kept Fate Cards, each by what it does. */
    kept: 0,
    rested: rested ? fade : 0,
    cursed: skipsDraw ? fade : 0,
    /** What the path promises ahead. */
    way: wayWorth(state, seat, space),
  }
  for (const card of hand) {
    const { kind } = abilityOf(state, card)
    const price = priceOf(state, seat, card)
    if (kind === 'boost') had.boosts += price
    else if (kind === 'lower' || kind === 'block') had.sabotage += price
    else had.errands += price
  }
  for (const card of kept) had.kept += fade * keptWorth(keptBy(state, card))
  return had
}

function keptWorth({ succeeds, roll, rerolls, extraDraws, extraCards, rewardFactor }: Kept): number {
  const next = (succeeds ? 2 : 0) + 0.5 * roll + 1.4 * rerolls + 1.3 * (rewardFactor - 1)
  return next + 0.35 * extraDraws + 0.4 * extraCards
}

/** The scale of what chance will still bring to two players: the square root of their turns. */
export function spreadOf(state: SigmarPosition, seat: Seat): number {
  const others = opponentsOf(state, seat).length
  const active = state.active === seat || others === 0 ? 1 : 1 / others
  return Math.sqrt(
    turnsToCome(state, seat) + turnsOfOthers(state, seat) / Math.max(1, others) + active + 0.02,
  )
}

import type { CardId, Seat } from '@trialhall/kernel'
import { markOf, SPACES } from '../rules/path.ts'
import { championOf, trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { trialBonus } from '../rules/trials.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { DRAW, leastPrice } from './price.ts'
import { turnsToCome } from './standing.ts'

/** Valor that a Fate Card brings, about. */
export const FATE = 0.5
/** Valor that an Instant Trial brings where none is open. */
const UNKNOWN_TRIAL = 1.3
/** How much of what the next space brings counts on the present one: it takes a turn and a success to get there. */
const AHEAD = 0.6
/** What a space with a mark brings, about, when somebody comes to it. */
const MARKS = { none: 0, fate: FATE, duel: 0, instant: 1.6 } as const

/** What the way ahead of each space promises, from space 1. */
const WAYS: readonly number[] = waysAhead()

function waysAhead(): number[] {
  let ways = Array.from({ length: SPACES }, () => 0)
  for (let round = 0; round < SPACES * 2; round++)
    ways = ways.map((_, at) => {
      const next = (at + 1) % SPACES
      return AHEAD * (MARKS[markOf(next + 1)] + (ways[next] as number))
    })
  return ways
}

/** What a failure brings: for most the loss of a card. */
export function failing(state: SigmarPosition, seat: Seat): number {
  const { failureDraws } = championOf(playerAt(state, seat).champion).trait
  return failureDraws > 0 ? DRAW * failureDraws * fadeOf(state, seat) : -leastPrice(state, seat)
}

/** A card to come counts less with few turns left. */
export function fadeOf(state: SigmarPosition, seat: Seat): number {
  return Math.min(1, turnsToCome(state, seat) / 3)
}

interface Landing {
  readonly seat: Seat
  readonly space: number
  /** The Trial that is done by then. */
  readonly without: CardId | null
}

/** Valor that coming to a space brings at once, about. */
export function landing(state: SigmarPosition, { seat, space, without }: Landing): number {
  const mark = markOf(space)
  if (mark === 'fate') return state.usesFate ? FATE * (0.5 + 0.5 * fadeOf(state, seat)) : 0
  return mark === 'instant' ? instantWorth(state, seat, without) : 0
}

/** The best of the Trials that could be attempted at once. */
function instantWorth(state: SigmarPosition, seat: Seat, without: CardId | null): number {
  let best = 0
  let isOpen = false
  for (const card of state.trials) {
    if (card === without) continue
    isOpen = true
    best = Math.max(best, usualWorth(state, seat, card))
  }
  return isOpen ? best : UNKNOWN_TRIAL
}

/** Valor that an attempt without a Boost brings, on average. */
export function usualWorth(state: SigmarPosition, seat: Seat, card: CardId): number {
  const trial = trialOf(state.cards.def[card] as number)
  const chance = chanceOf(trial.difficulty, trialBonus(state, seat, trial))
  return chance * trial.reward + (1 - chance) * failing(state, seat)
}

/** What the way ahead of a space promises. */
export function wayWorth(state: SigmarPosition, seat: Seat, space: number): number {
  return (WAYS[space - 1] as number) * fadeOf(state, seat)
}

/** How much better the way ahead of a space is than that ahead of the present one. */
export function wayGain(state: SigmarPosition, seat: Seat, space: number): number {
  return wayWorth(state, seat, space) - wayWorth(state, seat, playerAt(state, seat).space)
}

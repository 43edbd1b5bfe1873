import type { Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import { tokensOn } from '../../rules/fight/ailments.ts'
import { reachable } from '../../rules/moves.ts'
import { interactionFaceOf } from '../../rules/play/interactions.ts'
import { heroOf, type Hero, type TempusPosition } from '../../state.ts'
import { cardWorth } from '../cards.ts'
import { gainBy, isFightNear } from '../help.ts'
import { healingToCome } from './pending.ts'
import { outlookOf, spotWorth } from '../places/spots.ts'
import { HAND_LIMIT } from '../../terms.ts'
import { AILING, WORTH } from '../weights.ts'

/** What is not known by its numbers. */
const USUAL = 0.06

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

/** A card that somebody draws who may play it at once. */
const DRAWN = 0.08

/** What somebody does between other things, and what a card costs that is no better than others. */
interface Aiding {
  readonly prompt: WindowPrompt
  readonly price: number
}

/** What the Interaction of a Hero does between other things for the ally whose turn it is, in VP, less its price. */
export function aidMerit(state: TempusPosition, seat: Seat, { prompt, price }: Aiding): number {
  const ally = heroOf(state, state.turn?.seat ?? prompt.creature)
  const { draws, strides } = interactionFaceOf(state, seat).deed
  const isForItsTurn = draws !== undefined || strides !== undefined
  if (ally.hasLeft === true && isForItsTurn) return -price // it neither goes nor plays; only its HP still count
  return draws === undefined
    ? aidWorth(state, seat, prompt) - price
    : drawWorth(ally, draws) - leastWorth(state, seat, price)
}

/** What the poorest card of a hand is worth that is given for a card that somebody draws: little where cards are to spare. */
function leastWorth(state: TempusPosition, seat: Seat, price: number): number {
  const { hand } = heroOf(state, seat)
  if (hand.length >= HAND_LIMIT - 1) return price
  return Math.min(...hand.map((card) => cardWorth(state, card)))
}

function aidWorth(state: TempusPosition, seat: Seat, prompt: WindowPrompt): number {
  const ally = heroOf(state, state.turn?.seat ?? prompt.creature)
  const { heals, strides, protects } = interactionFaceOf(state, seat).deed
  if (heals !== undefined)
    return gainBy(ally, heals, healingToCome(state, seat, prompt)) + poisonOn(state, ally)
  if (strides !== undefined) return walkWorth(state, ally, strides)
  return protects === true && !isFightNear(state, ally.id) ? 0 : USUAL
}

/** What cards are worth to whoever draws them: no more than may be kept (T-36.03). */
function drawWorth({ hand }: Hero, draws: number): number {
  return DRAWN * Math.max(0, Math.min(draws, HAND_LIMIT - hand.length))
}

/** Poison goes with any healing. */
function poisonOn(state: TempusPosition, { id }: Hero): number {
  return tokensOn(state, id, 'poison') > 0 ? AILING.poison * WORTH.hp : 0
}

/** What the best place is worth that so many spaces lead to, beyond where a Hero stands. */
function walkWorth(state: TempusPosition, { id, at }: Hero, spaces: number): number {
  const spots = spotWorth(outlookOf(state, id))
  const here = spots(at)
  let most = 0
  for (const end of reachable(state, id, { spaces })) most = Math.max(most, spots(end) - here)
  return most
}

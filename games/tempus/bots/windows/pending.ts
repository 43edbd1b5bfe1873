import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import { cardOf } from '../../rules/printed.ts'
import type { TempusPosition } from '../../state.ts'
import { healingOn } from '../help.ts'

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

/** HP that cards of the own party, played in a window and not resolved yet, will heal: for whom is not looked at. */
export function healingToCome(state: TempusPosition, seat: Seat, { played = NOTHING }: WindowPrompt): number {
  let sum = 0
  for (const card of played) if (isOfParty(state, seat, card)) sum += healingOn(state, card) ?? 0
  return sum
}

const NOTHING: readonly CardId[] = []

function isOfParty(state: TempusPosition, seat: Seat, card: CardId): boolean {
  return state.heroes.some(({ id, spent }) => id % 2 === seat % 2 && spent.includes(card))
}

/** Whether a card that waits to be resolved puts a die in the place of the roll. */
export function isDieSet(state: TempusPosition, { played = NOTHING }: WindowPrompt): boolean {
  return played.some((card) => {
    const face = cardOf(state, card)
    return face.kind === 'hero' && face.free?.deed.keptBy !== undefined
  })
}

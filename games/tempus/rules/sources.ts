import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening, Source } from '../acts.ts'
import { NEITHER, NOBODY, type CreatureId, type TempusPosition } from '../state.ts'
import { giverOf } from './creatures.ts'
import { cardOf } from './printed.ts'

/** What a Hero's card does comes from the Hero (T-2.07). */
export function sourceOfCard(state: TempusPosition, by: Seat, card: CardId): Source {
  const face = cardOf(state, card)
  return { creature: by, giver: giverOf(state, by), card, isSpell: face.kind === 'hero' && face.isSpell }
}

/** What a Monster does by itself. */
export function sourceOfMonster(state: TempusPosition, creature: CreatureId): Source {
  return { creature, giver: giverOf(state, creature), card: null, isSpell: false }
}

/** What an Event or a Quest does: nobody's Last Hit (T-R88). */
export function sourceOfEvent(card: CardId | null): Source {
  return { creature: NOBODY, giver: NEITHER, card, isSpell: false }
}

/** Something that happens to or by a creature, of which nothing more is known yet. */
export function happening(
  moment: Happening['moment'],
  creature: CreatureId,
  rest: Partial<Omit<Happening, 'moment' | 'creature'>> = NOTHING_MORE,
): Happening {
  const { act = null, strike = null, roll = null, instance = null, response = null } = rest
  return { moment, creature, act, strike, roll, instance, response }
}

const NOTHING_MORE: Partial<Happening> = {}

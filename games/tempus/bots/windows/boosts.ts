import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import { isMinion } from '../../rules/creatures.ts'
import { interactionFaceOf } from '../../rules/play/interactions.ts'
import { cardOf } from '../../rules/printed.ts'
import { NOBODY, type TempusPosition } from '../../state.ts'
import { MINION_FALLS_AT } from '../../terms.ts'
import { isMortal } from './losses.ts'

type Hit = Pick<Extract<TempusPrompt, { readonly type: 'window' }>, 'target' | 'damage'>

/** What is added to a hit. */
export interface Boost {
  /** Damage of both kinds. */
  readonly damage: number
  /** It does something besides. */
  readonly doesMore: boolean
}

/** What a Chain adds to a hit, as if all of its damage were normal. */
export function boostOfChain(state: TempusPosition, card: CardId, { target, damage }: Hit): Boost {
  const face = cardOf(state, card)
  if (face?.kind !== 'hero') return { damage: 0, doesMore: true }
  const { smite, chain } = face
  if (smite === null) return { damage: chain?.deed?.increases ?? 0, doesMore: chain?.rider !== null }
  const { normal, piercing } = smite.adds(state, { target, normal: damage })
  return { damage: normal + piercing, doesMore: smite.besides !== null }
}

/** What the Interaction of a Hero adds to the hit of an ally. */
export function boostOfInteraction(state: TempusPosition, seat: Seat): Boost {
  return { damage: interactionFaceOf(state, seat).deed.increases ?? 0, doesMore: false }
}

/** 1, or 0 where it is wasted: on whoever falls without it, and on a Minion that is only Wounded by it all the same (T-30.02, T-30.03). */
export function boostShare(state: TempusPosition, { target, damage }: Hit, boost: Boost): 0 | 1 {
  if (target === NOBODY) return 1
  if (isMortal(state, target, damage)) return 0
  return !boost.doesMore && isWoundedAnyway(state, { target, damage }, boost) ? 0 : 1
}

/** Whether a Minion, which has no DR (T-25.17), is Wounded and no more than that, with what is added as well as without it. */
function isWoundedAnyway(state: TempusPosition, { target, damage }: Hit, boost: Boost): boolean {
  return isMinion(state, target) && damage > 0 && damage + boost.damage < MINION_FALLS_AT
}

import type { CardId } from '@trialhall/kernel'
import type { Instance } from '../../acts.ts'
import type { TempusPosition } from '../../state.ts'
import { cardOf } from '../printed.ts'

/** What a Damage Chain does to a hit before its damage is taken (T-16.07). */
export function addSmite(state: TempusPosition, hit: Instance, card: CardId): void {
  const face = cardOf(state, card)
  const smite = face.kind === 'hero' ? face.smite : null
  if (smite === null) return
  const { normal, piercing } = smite.adds(state, hit)
  hit.normal += normal
  hit.piercing += piercing
  smite.besides?.(hit, card)
}

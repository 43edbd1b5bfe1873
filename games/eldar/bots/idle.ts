import { newPending, type Use } from '../rules/actions/announcing.ts'
import { CARD, faceOf } from '../rules/printed.ts'
import { heroAt, type EldarPosition, type Hero, type HeroId, type Pending } from '../state.ts'
import { OCCASION, SLOT } from '../terms.ts'
import type { EldarOption } from '../asks.ts'

/** Whether a support is put where the same one is already, and does nothing as it enters play. */
export function isSupportAgain(of: EldarPosition, use: Use): boolean {
  if (use.ability !== CARD) return false
  const { face, hero } = newPending(of, use)
  const { kind, occasions } = faceOf(face)
  if (kind !== 'support' || (occasions & OCCASION.entered) !== 0) return false
  return heroAt(of, hero).kit[SLOT.support]?.face === face
}

/** Whether equipment is given to a Hero who wears the same, and nobody gains by that. */
export function isGearAgain(
  of: EldarPosition,
  { card, hero }: Extract<EldarOption, { do: 'equip' }>,
): boolean {
  const bearer = heroAt(of, hero)
  return bearer.kit[SLOT.equipment]?.face === of.cards.def[card] && !gainsByEquipping(bearer)
}

function gainsByEquipping({ face, kit }: Hero): boolean {
  const faces = [face, ...kit.flatMap((attached) => attached?.face ?? [])]
  return faces.some((one) => (faceOf(one).occasions & OCCASION.equipped) !== 0)
}

/** Whether an affliction would do nothing to a Hero as things stand: all that it does to it waits for what is not so. */
export function isIdleOn(of: EldarPosition, planned: Pending, hero: HeroId): boolean {
  const { kind, abilities } = faceOf(planned.face)
  if (planned.ability !== CARD || kind !== 'affliction') return false
  return abilities.every((ability) => {
    if (ability.kind !== 'trigger') return ability.kind === 'action'
    return ability.condition !== null && !ability.condition.holds(of, { ...planned, hero })
  })
}

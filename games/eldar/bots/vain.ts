import type { EldarPrompt } from '../asks.ts'
import type { Deed } from '../faces.ts'
import { newPending } from '../rules/actions/announcing.ts'
import { actionOf, faceOf, triggerOf } from '../rules/printed.ts'
import { statusesOf } from '../rules/statuses.ts'
import { heroAt, type EldarPosition, type HeroId, type Pending } from '../state.ts'
import { previewOf } from '../texts/preview.ts'

/** Whether all that a text does is told by HP. What does nothing at once stays in play: a support, an affliction. */
export function isToldByHp(does: readonly Deed[]): boolean {
  return does.length > 0 && does.every(({ preview }) => preview !== undefined)
}

/** HP that Heroes would have after something, of those alone who would have other HP than now; null where not all of it is told by HP. */
export function hpAfter(state: EldarPosition, pending: Pending, does: readonly Deed[]): string | null {
  if (!isToldByHp(does)) return null
  const hps = new Map<HeroId, number>()
  for (const { hero, kind, amount, isGuarded } of previewOf(does)(state, pending)) {
    const { hp, face } = heroAt(state, hero)
    const now = hps.get(hero) ?? hp
    if (isGuarded) hps.set(hero, GUARDED)
    else
      hps.set(hero, kind === 'recovery' ? Math.min(faceOf(face).hp, now + amount) : Math.max(0, now - amount))
  }
  return [...hps].filter(([hero, hp]) => hp !== heroAt(state, hero).hp).join(' ')
}

/** In the place of HP: all but one are lost, and Spirit Guardian besides. */
const GUARDED = -1

type PayPrompt = Extract<EldarPrompt, { readonly type: 'pay' }>

/** Whether an ability that is to be paid for gives only statuses that somebody has, or will have by what waits on the stack. */
export function isVainPayment(state: EldarPosition, { hero, face, ability, subject }: PayPrompt): boolean {
  const planned: Pending = {
    ...newPending(state, { hero, card: null, ability }),
    kind: 'trigger',
    face,
    subject,
  }
  const does = triggerOf(face, ability).modes.flatMap((mode) => mode.does)
  return does.length > 0 && does.every((deed) => isGivenAlready(state, planned, deed))
}

function isGivenAlready(state: EldarPosition, planned: Pending, { gives }: Deed): boolean {
  if (gives === undefined) return false
  const { heroes, bits } = gives(state, planned)
  return heroes.every((id) => ((statusesOf(state, id) | comingTo(state, id)) & bits) === bits)
}

/** Statuses that a Hero will have when what waits on the stack has resolved. */
function comingTo(state: EldarPosition, id: HeroId): number {
  let coming = 0
  for (const pending of state.stack) {
    const { kind, face, ability, mode } = pending
    const { modes } = kind === 'trigger' ? triggerOf(face, ability) : actionOf(face, ability)
    for (const { gives } of modes[mode]?.does ?? []) {
      const given = gives?.(state, pending)
      if (given?.heroes.includes(id)) coming |= given.bits
    }
  }
  return coming
}

import type { DefIndex } from '@trialhall/kernel'
import { draftOf, type Use } from '../rules/announcing.ts'
import type { Change, Mode } from '../faces.ts'
import { changesOf } from '../texts/preview.ts'
import { actionOf, CARD, faceOf } from '../rules/printed.ts'
import { heroAt, topOf, type EldarState, type HeroId, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'

/** Worth of things in HP, for quick picks: found by play between bots, no rule. */
const WORTH = {
  focus: -0.8,
  stamina: -1,
  /** For defeating a Hero, besides its HP. */
  fall: 8,
  recovery: 0.7,
  /** For what cannot be counted in HP. */
  command: 1.2,
  support: 3,
  affliction: 3.5,
  ability: 0.8,
  /** For stopping an effect, besides the harm it would do. */
  negate: 3,
  gear: 2,
  replaced: -1,
} as const

/** Counters that are taken off where their number is free, as a guess. */
const SOME_COUNTERS = 2

/** What a use would do now for its price, aimed as well as it can be, in HP. */
export function worthOfUse(state: EldarState, use: Use): number {
  const draft = draftOf(state, use)
  return worthOfAction(state, draft)
}

function worthOfAction(state: EldarState, draft: Pending): number {
  const { modes, isX, focus, exhausts, costs } = actionOf(draft.face, draft.ability)
  const reserve = heroAt(state, draft.hero).focus
  draft.x = isX ? reserve : costs.some(({ isX: takesX }) => takesX) ? SOME_COUNTERS : -1
  let worth = -Infinity
  for (let mode = 0; mode < modes.length; mode++) {
    draft.mode = mode
    draft.targets.length = 0
    worth = Math.max(worth, worthOfMode(state, draft, modes[mode] as Mode))
  }
  const price = (isX ? reserve : focus) * WORTH.focus + (exhausts ? WORTH.stamina : 0)
  return worth + besides(state, draft) + price
}

/** Target by target, the best one each. */
function worthOfMode(state: EldarState, draft: Pending, { aims }: Mode): number {
  if (aims.length === 0) return worthNow(state, draft)
  let worth = 0
  for (const aim of aims) {
    const legal = aim.legal(state, draft)
    if (aim.kind === 'hero') worth = aimAtBest(state, draft, legal)
    else {
      if (aim.kind === 'pending') worth += worthOfStopping(state, topOf(state))
      draft.targets.push(legal[0] ?? -1)
    }
  }
  return worth
}

function aimAtBest(state: EldarState, draft: Pending, legal: readonly HeroId[]): number {
  const place = draft.targets.length
  let most = -Infinity
  let best = -1
  for (const target of legal) {
    draft.targets[place] = target
    const worth = worthNow(state, draft)
    if (worth <= most) continue
    most = worth
    best = target
  }
  draft.targets[place] = best
  return most
}

/** What a pending effect, or one that is looked at, changes in HP for its own seat. */
export function worthNow(state: EldarState, draft: Pending): number {
  let worth = 0
  for (const change of changesOf(state, draft)) worth += worthOfChange(state, change, draft)
  return worth
}

function worthOfChange(state: EldarState, { hero, kind, amount }: Change, by: Pending): number {
  const { hp, seat } = heroAt(state, hero)
  const sign = seat === by.seat ? -1 : 1
  if (kind === 'recovery') return -sign * amount * WORTH.recovery
  return sign * (Math.min(hp, amount) + (amount >= hp ? WORTH.fall : 0))
}

function worthOfStopping(state: EldarState, pending: Pending | undefined): number {
  return pending === undefined ? 0 : WORTH.negate + worthNow(state, pending)
}

/** What cannot be counted in HP: permanents stay, and commands do more than harm. */
function besides(state: EldarState, { face, ability, hero }: Pending): number {
  if (ability !== CARD) return WORTH.ability
  const { kind } = faceOf(face)
  if (kind === 'support') return heroAt(state, hero).kit[SLOT.support] ? 0 : WORTH.support
  return kind === 'affliction' ? WORTH.affliction : WORTH.command
}

/** How much equipment would help a Hero more than what it wears. */
export function worthOfEquipping(state: EldarState, hero: HeroId, gear: DefIndex): number {
  const worn = heroAt(state, hero).kit[SLOT.equipment]
  const worth = worthOfGear(state, hero, gear)
  return worn ? worth - worthOfGear(state, hero, worn.face) + WORTH.replaced : worth
}

function worthOfGear(state: EldarState, hero: HeroId, gear: DefIndex): number {
  const draft = draftOf(state, { hero, card: null, ability: 0 })
  draft.face = gear
  let worth: number = WORTH.gear
  const { abilities } = faceOf(gear)
  for (let ability = 0; ability < abilities.length; ability++) {
    if (abilities[ability]?.kind !== 'action') continue
    draft.ability = ability
    worth += worthOfAction(state, draft)
  }
  return worth
}

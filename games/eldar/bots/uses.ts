import type { DefIndex } from '@trialhall/kernel'
import { newPending, type Use } from '../rules/actions/announcing.ts'
import type { Change, Cost, Mode } from '../faces.ts'
import { changesOf } from '../texts/preview.ts'
import { actionOf, CARD, faceOf } from '../rules/printed.ts'
import { heroAt, topOf, type EldarState, type HeroId, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'
import { isToldByHp } from './vain.ts'

/** Worth of things in HP, for quick picks: found by play between bots, no rule. */
const WORTH = {
  focus: -0.8,
  stamina: -1,
  /** For defeating a Hero, besides its HP. */
  fall: 8,
  recovery: 0.7,
  /** For an HP that is paid. */
  blood: 0.7,
  /** For what cannot be counted in HP. */
  command: 1.2,
  support: 3,
  affliction: 3.5,
  ability: 0.8,
  /** For stopping an effect, besides the harm it would do. */
  negate: 3,
  gear: 2,
  replaced: -1,
  /** For an affliction that lies there already: it is one's own, and goes. */
  replacedAffliction: -3,
} as const

/** Counters that are taken off where their number is free, as a guess. */
const SOME_COUNTERS = 2

/** What a use would do now for its price, aimed as well as it can be, in HP. */
export function worthOfUse(state: EldarState, use: Use): number {
  const planned = newPending(state, use)
  return worthOfAction(state, planned)
}

function worthOfAction(state: EldarState, planned: Pending): number {
  const { modes, isX, focus, exhausts, costs } = actionOf(planned.face, planned.ability)
  const reserve = heroAt(state, planned.hero).focus
  planned.x = isX ? reserve : costs.some(({ isX: takesX }) => takesX) ? SOME_COUNTERS : -1
  let worth = -Infinity
  for (let mode = 0; mode < modes.length; mode++) {
    planned.mode = mode
    planned.targets.length = 0
    worth = Math.max(worth, worthOfMode(state, planned, modes[mode] as Mode))
  }
  const price = (isX ? reserve : focus) * WORTH.focus + (exhausts ? WORTH.stamina : 0)
  const more = worth <= 0 && modes.every(({ does }) => isToldByHp(does)) ? 0 : besides(state, planned)
  return worth + more + price - bloodOf(state, planned.hero, costs)
}

/** HP that are paid, and the Hero itself where they are its last. */
function bloodOf(state: EldarState, hero: HeroId, costs: readonly Cost[]): number {
  let paid = 0
  for (const { hp } of costs) paid += hp
  return paid > 0 && paid >= heroAt(state, hero).hp ? paid + WORTH.fall : paid * WORTH.blood
}

/** Target by target, the best one each. */
function worthOfMode(state: EldarState, planned: Pending, { aims }: Mode): number {
  if (aims.length === 0) return worthNow(state, planned)
  let worth = 0
  for (const aim of aims) {
    const legal = aim.legal(state, planned)
    if (aim.kind === 'hero') worth = aimAtBest(state, planned, legal)
    else {
      if (aim.kind === 'pending') worth += worthOfStopping(state, topOf(state))
      planned.targets.push(legal[0] ?? -1)
    }
  }
  return worth
}

function aimAtBest(state: EldarState, planned: Pending, legal: readonly HeroId[]): number {
  const place = planned.targets.length
  let most = -Infinity
  let best = -1
  for (const target of legal) {
    planned.targets[place] = target
    const worth = worthNow(state, planned) + lostBy(state, planned, target)
    if (worth <= most) continue
    most = worth
    best = target
  }
  planned.targets[place] = best
  return most
}

/** What an affliction costs where one lies already (E-24.12). */
function lostBy(state: EldarState, { face, ability }: Pending, target: HeroId): number {
  const isAffliction = ability === CARD && faceOf(face).kind === 'affliction'
  return isAffliction && heroAt(state, target).kit[SLOT.affliction] ? WORTH.replacedAffliction : 0
}

/** What a pending effect, or one that is looked at, changes in HP for its own seat. */
export function worthNow(state: EldarState, planned: Pending): number {
  let worth = 0
  for (const change of changesOf(state, planned)) worth += worthOfChange(state, change, planned)
  return worth
}

function worthOfChange(state: EldarState, { hero, kind, amount, isGuarded }: Change, by: Pending): number {
  const { hp, seat } = heroAt(state, hero)
  const sign = seat === by.seat ? -1 : 1
  if (kind === 'recovery') return -sign * amount * WORTH.recovery
  if (isGuarded) return sign * (amount + WORTH.support)
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
  const planned = newPending(state, { hero, card: null, ability: 0 })
  planned.face = gear
  let worth: number = WORTH.gear
  const { abilities } = faceOf(gear)
  for (let ability = 0; ability < abilities.length; ability++) {
    if (abilities[ability]?.kind !== 'action') continue
    planned.ability = ability
    worth += worthOfAction(state, planned)
  }
  return worth
}

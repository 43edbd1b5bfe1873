import type { Seat } from '@trialhall/kernel'
import type { Aim } from '../../faces.ts'
import { heroAt, topOf, type EldarPosition, type HeroId, type Pending } from '../../state.ts'
import { QUIRK } from '../../terms.ts'
import { actionOf, faceOf } from '../printed.ts'
import { hasQuirk } from '../statuses.ts'

/** A Hero under Astral Ward is no target of enemy commands and enemy equipment (E-13.07, E-R100). */
export function isWarded(state: EldarPosition, id: HeroId, by: Pending): boolean {
  if (heroAt(state, id).seat === by.seat) return false
  const { kind } = faceOf(by.face)
  const isBarred = kind === 'equipment' || (kind === 'command' && by.kind === 'card')
  return isBarred && hasQuirk(state, id, QUIRK.ward)
}

/** What is on top of the stack, or right under the effect itself once that lies there (E-11.14). */
export function topBelow(state: EldarPosition, by: Pending): Pending | undefined {
  const top = topOf(state)
  return top?.serial === by.serial ? state.stack.at(-2) : top
}

/** What a pending effect aims at (E-13.02). */
export function aimsOf(one: Pending): readonly Aim[] {
  return actionOf(one.face, one.ability).modes[one.mode]?.aims ?? []
}

/** Heroes of a seat among the targets of a pending effect, a bit each: other targets are no Heroes (E-R91). */
export function targetsOf(
  state: EldarPosition,
  { face, ability, mode, targets }: Pending,
  seat: Seat,
): number {
  const aims = actionOf(face, ability).modes[mode]?.aims ?? []
  let bits = 0
  for (let place = 0; place < targets.length; place++) {
    const target = targets[place] as number
    if (target >= 0 && aims[place]?.kind === 'hero' && heroAt(state, target).seat === seat)
      bits |= 1 << target
  }
  return bits
}

/** The printed Focus cost, or the X that was chosen: statuses do not count (E-14.04, E-R53). */
export function focusCostOf(one: Pending): number {
  const action = actionOf(one.face, one.ability)
  return action.isX ? one.x : action.focus
}

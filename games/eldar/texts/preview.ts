import type { Aim, Change, Deed, Mode } from '../faces.ts'
import { actionOf, triggerOf } from '../rules/printed.ts'
import { NOBODY, type EldarPosition, type Pending } from '../state.ts'

/** What several deeds would do, each as things stand now. */
export function previewOf(deeds: readonly Deed[]): (state: EldarPosition, by: Pending) => Change[] {
  return (state, by) => deeds.flatMap((deed) => deed.preview?.(state, by) ?? [])
}

/** What a pending effect, or one that is about to be announced, would do to HP if it resolved now (E-8.10). */
export function changesOf(state: EldarPosition, pending: Pending): Change[] {
  const { kind, face, ability } = pending
  if (kind === 'trigger' && triggerOf(face, ability).condition?.holds(state, pending) === false) return [] // E-R94
  const way = wayOf(pending)
  return way === undefined ? [] : previewOf(way.does)(state, withoutInvalid(state, pending, way.aims))
}

/** What was chosen of the things that it can do (E-8.03). */
function wayOf({ kind, face, ability, mode }: Pending): Mode | undefined {
  return (kind === 'trigger' ? triggerOf(face, ability) : actionOf(face, ability)).modes[mode]
}

/** With nobody in the place of Heroes that are no legal targets any more (E-13.03, E-13.04). */
function withoutInvalid(state: EldarPosition, pending: Pending, aims: readonly Aim[]): Pending {
  const isInvalid = (target: number, place: number): boolean =>
    target >= 0 && aims[place]?.kind === 'hero' && !aims[place].allows(state, pending, target)
  if (!pending.targets.some(isInvalid)) return pending
  const targets = pending.targets.map((target, place) => (isInvalid(target, place) ? NOBODY : target))
  return { ...pending, targets }
}

/** Whether a target that was chosen has become invalid, with all that lies above the effect gone (E-13.03, E-R11). */
export function isInvalidTarget(state: EldarPosition, pending: Pending, place: number): boolean {
  const target = pending.targets[place] ?? NOBODY
  const aim = wayOf(pending)?.aims[place]
  if (target < 0 || aim === undefined) return false
  const at = state.stack.findIndex(({ serial }) => serial === pending.serial)
  const stack = at < 0 ? state.stack : state.stack.slice(0, at + 1)
  const others = pending.targets.with(place, NOBODY) // as `dropInvalid` looks at it
  return !aim.allows({ ...state, stack }, { ...pending, targets: others }, target)
}

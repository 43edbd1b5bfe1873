import type { Action, Aim, Change, Deed, Granted, Mode } from '../faces.ts'
import { actionOf, triggerOf } from '../rules/printed.ts'
import { NOBODY, type EldarPosition, type Hero, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'

type PreviewOf = (deeds: readonly Deed[]) => (state: EldarPosition, by: Pending) => Change[]

/** What deeds of one event would do, each as things stand now (E-R93). */
export const previewAtOnce: PreviewOf = (deeds) => (state, by) =>
  deeds.flatMap((deed) => deed.preview?.(state, by) ?? [])

/** What deeds would do one after the other: HP and statuses that one changes count for the next (E-20.08, E-R93). */
export const previewOf: PreviewOf = (deeds) => {
  const last = deeds.findLastIndex(({ preview }) => preview !== undefined)
  return (state, by) => {
    const changes: Change[] = []
    let now = state
    for (let at = 0; at <= last; at++) {
      const deed = deeds[at] as Deed
      const done = deed.preview?.(now, by) ?? NO_CHANGES
      changes.push(...done)
      if (at < last) now = after(now, done, { given: deed.gives?.(now, by), taken: deed.takes?.(now, by) })
    }
    return changes
  }
}

const NO_CHANGES: readonly Change[] = []

interface Statuses {
  readonly given: Granted | undefined
  readonly taken: Granted | undefined
}

/** The position as it would be, as far as previews read it: HP, who is defeated, and granted statuses. */
function after(state: EldarPosition, changes: readonly Change[], { given, taken }: Statuses): EldarPosition {
  if (changes.length === 0 && given === undefined && taken === undefined) return state
  const heroes = state.heroes.map((hero) => ({ ...hero }))
  for (const change of changes) suffer(heroes[change.hero] as Hero, change)
  for (const id of given?.heroes ?? []) (heroes[id] as Hero).granted |= given?.bits ?? 0
  for (const id of taken?.heroes ?? []) (heroes[id] as Hero).granted &= ~(taken?.bits ?? 0)
  return { ...state, heroes }
}

function suffer(hero: Hero, { kind, amount, isGuarded }: Change): void {
  hero.hp = kind === 'recovery' ? hero.hp + amount : Math.max(0, hero.hp - amount)
  hero.isDown ||= hero.hp === 0
  if (isGuarded) hero.kit = hero.kit.with(SLOT.support, null)
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

/** Whether all is chosen that what it would do depends on: its targets, and its X (E-8.03). */
export function isDecided(pending: Pending): boolean {
  const { kind, face, ability, targets, x } = pending
  if (targets.length < (wayOf(pending)?.aims.length ?? 0)) return false
  return kind === 'trigger' || x >= 0 || !hasX(actionOf(face, ability))
}

function hasX({ isX, costs }: Action): boolean {
  return isX || costs.some((cost) => cost.isX)
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

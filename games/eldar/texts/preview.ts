import type { Change, Deed, Mode } from '../faces.ts'
import { actionOf, triggerOf } from '../rules/printed.ts'
import type { EldarPosition, Pending } from '../state.ts'

/** What several deeds would do, each as things stand now. */
export function previewOf(deeds: readonly Deed[]): (state: EldarPosition, by: Pending) => Change[] {
  return (state, by) => deeds.flatMap((deed) => deed.preview?.(state, by) ?? [])
}

/** What a pending effect, or one that is about to be announced, would do to HP if it resolved now. */
export function changesOf(state: EldarPosition, pending: Pending): Change[] {
  const { kind, face, ability, mode } = pending
  const modes: readonly Mode[] =
    kind === 'trigger' ? triggerOf(face, ability).modes : actionOf(face, ability).modes
  return previewOf(modes[mode]?.does ?? [])(state, pending)
}

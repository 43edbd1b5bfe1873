import { outlookOf } from './deeds.ts'
import type { Change, Mode } from '../faces.ts'
import { actionOf, triggerOf } from '../rules/printed.ts'
import type { EldarPosition, Pending } from '../state.ts'

/** What a pending effect, or one that is about to be announced, would do to HP if it resolved now. */
export function outlook(state: EldarPosition, pending: Pending): Change[] {
  const { kind, face, ability, mode } = pending
  const modes: readonly Mode[] =
    kind === 'trigger' ? triggerOf(face, ability).modes : actionOf(face, ability).modes
  return outlookOf(modes[mode]?.does ?? [])(state, pending)
}

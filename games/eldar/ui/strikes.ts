import type { EldarEvent, EldarView } from '@trialhall/game-eldar'
import type { SeenEvent } from '@trialhall/kernel'
import { refKey, type Strike } from '@trialhall/table-ui'
import { previewOf } from './preview.ts'
import { resolvingIn } from './resolving.ts'

/** What resolves goes from the stack to all that it reaches, and is there when that changes. */
export function strikesOf(story: readonly SeenEvent<EldarEvent>[], view: EldarView): readonly Strike[] {
  if (story.at(-1)?.event.type !== 'resolves') return NONE
  const pending = resolvingIn(story, view)
  if (!pending) return NONE
  const reached = previewOf(view, pending).reaches.filter(({ isInvalid }) => !isInvalid)
  return reached.map(({ to, hp }) => ({
    from: [`pending:${pending.serial}`, `hero:${pending.hero}`],
    to: refKey(to),
    kind: hp < 0 ? 'harm' : hp > 0 ? 'help' : 'aim',
  }))
}

const NONE: readonly Strike[] = []

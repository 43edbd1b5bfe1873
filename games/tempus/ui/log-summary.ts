import type { TempusEvent } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import type { LogSummary } from '@trialhall/table-ui'

/**
 * A line of the log for what belongs together: that a turn or phase ends is not told where the next begins, a miss or a hit not where its
 * damage follows.
 */
export const logSummary: LogSummary<TempusEvent> = (story, at) => {
  const event = story[at]?.event
  switch (event?.type) {
    case 'turnEnded':
      return null
    case 'phaseBegan':
      return event.phase === 'event' ? null : undefined
    case 'hit':
      return !event.isCritical && isNext(story, at, event.target) ? null : undefined
    default:
      return undefined
  }
}

/** Whether the damage of a hit is told right after it. */
function isNext(story: readonly SeenEvent<TempusEvent>[], at: number, target: number): boolean {
  const next = story[at + 1]?.event
  return next?.type === 'hurt' && next.creature === target
}

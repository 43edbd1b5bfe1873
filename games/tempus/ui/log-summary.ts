import { NOBODY, type TempusEvent } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import type { LogSummary } from '@trialhall/table-ui'

/**
 * A line of the log for what belongs together: that a turn or phase ends is not told where the next begins, a miss or a hit not where its
 * damage follows, and what an Event has made not where it goes with it.
 */
export const logSummary: LogSummary<TempusEvent> = (story, at) => {
  const event = story[at]?.event
  switch (event?.type) {
    case 'turnEnded':
      return null
    case 'phaseBegan':
      return event.phase === 'event' ? null : undefined
    case 'lastingEnded':
      return event.creature === NOBODY && isEventOver(story, at + 1) ? null : undefined
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

/** Whether an Event goes next, with all that it had made. */
function isEventOver(story: readonly SeenEvent<TempusEvent>[], at: number): boolean {
  const type = story[at]?.event.type
  return type === 'lastingEnded' ? isEventOver(story, at + 1) : type === 'eventEnded'
}

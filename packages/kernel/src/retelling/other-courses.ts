import { passIn, type Choice } from '../ask.ts'
import type { Match } from '../match/match.ts'
import type { ToldDeed } from './deeds.ts'

/** A choice of the match with the option it picked, which is found again where the list is another. */
export interface PickedChoice extends Choice {
  readonly option: unknown
}

/** What a course of events is followed by. */
export interface Course {
  readonly deed: ToldDeed
  /** All choices of the match. */
  readonly picked: readonly PickedChoice[]
  /** Whether a prompt is a chance to respond, which is passed where the match has no answer to it. */
  readonly isWindow: (prompt: unknown) => boolean
}

/** Choices that one other course may take, so that none goes on for ever. */
const MOST_CHOICES = 40

/**
 * Plays a deed once more in a match of another chance: with the choices of the match as long as they can be made, and a pass in any window
 * that was not opened then. Leaves the match where the deed is over.
 */
export function follow(match: Match, { deed, picked, isWindow }: Course): void {
  let next = deed.from
  for (let made = 0; made < MOST_CHOICES && next < deed.to; made++) {
    const choice = picked[next]
    if (choice && isMade(match, choice)) next++
    else if (!isPassed(match, isWindow)) return
  }
}

/** Makes a choice of the match where it is offered. */
function isMade(match: Match, { seat, option }: PickedChoice): boolean {
  const wanted = JSON.stringify(option)
  const pick = match.askOf(seat)?.options.findIndex((one) => JSON.stringify(one) === wanted) ?? -1
  return pick >= 0 && match.choose(seat, pick).ok
}

function isPassed(match: Match, isWindow: Course['isWindow']): boolean {
  const [ask] = match.asks
  if (!ask || !isWindow(ask.prompt)) return false
  const pass = passIn(ask)
  return pass !== null && match.choose(ask.seat, pass).ok
}

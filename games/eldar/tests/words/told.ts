import type { EventRecord } from '@trialhall/kernel'
import { eventText } from '@trialhall/kernel/testkit'
import type { EldarEvent } from '../../events.ts'
import type { EldarScene } from '../lay.ts'

/** The lines that come while something is done. */
export function told(t: EldarScene, act: () => void): string[] {
  const before = t.log().length
  act()
  return t.log().slice(before)
}

/** The lines of these lines that speak of something. */
export function about(lines: readonly string[], what: RegExp): string[] {
  return lines.filter((line) => what.test(line))
}

/** What A reads of an event that tells of these cards. */
export function said(t: EldarScene, event: EldarEvent, cards: EventRecord['cards'] = []): string {
  return eventText(t.match, { at: 0, event, cards }, 0)
}

/** Everything that was told so far, as a seat reads it. */
export function readBy(t: EldarScene, seat: number): string[] {
  return t.told().map((event) => eventText(t.match, event, seat))
}

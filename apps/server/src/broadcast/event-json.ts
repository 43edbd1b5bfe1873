import { eventFor, type EventRecord, type Sight } from '@trialhall/kernel'
import type { Scribe } from '@trialhall/protocol'

/** Writes some of the events of a match as these viewers hear them together: what `JSON.stringify` makes of a list of `SeenEvent`. */
export function writeEvents(to: Scribe, events: readonly EventRecord[], sight: Sight): void {
  to.text('[')
  for (let i = 0; i < events.length; i++) {
    const told = events[i] as EventRecord
    to.text(i === 0 ? '{"at":' : ',{"at":')
    to.json(told.at)
    to.text(',"event":')
    to.json(told.event)
    to.text(',"known":')
    writeKnown(to, told, sight)
    to.text('}')
  }
  to.text(']')
}

/** What they knew of the cards of an event; most name one card or none. */
function writeKnown(to: Scribe, told: EventRecord, sight: Sight): void {
  const { cards } = told
  if (cards.length > 1) return to.json(eventFor(told, { viewer: null, sight }).known)
  const [one] = cards
  if (!one || (one.seen & sight) === 0) return to.text('{}')
  to.text('{"')
  to.json(one.card)
  to.text('":')
  to.json(one.def)
  to.text('}')
}

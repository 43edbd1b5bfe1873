import { eventFor, sightOf, type EventRecord, type Viewer } from '@trialhall/kernel'
import type { Scribe } from '@trialhall/protocol'

/** Writes some of the events of a match as one viewer hears it: what `JSON.stringify` makes of a list of `SeenEvent`. */
export function writeEvents(to: Scribe, events: readonly EventRecord[], viewer: Viewer): void {
  to.text('[')
  for (let i = 0; i < events.length; i++) {
    const told = events[i] as EventRecord
    to.text(i === 0 ? '{"at":' : ',{"at":')
    to.json(told.at)
    to.text(',"event":')
    to.json(told.event)
    to.text(',"known":')
    writeKnown(to, told, viewer)
    to.text('}')
  }
  to.text(']')
}

/** What a viewer knew of the cards of an event; most name one card or none. */
function writeKnown(to: Scribe, told: EventRecord, viewer: Viewer): void {
  const { cards } = told
  if (cards.length > 1) return to.json(eventFor(told, viewer).known)
  const [one] = cards
  if (!one || (one.seen & sightOf(viewer)) === 0) return to.text('{}')
  to.text('{"')
  to.json(one.card)
  to.text('":')
  to.json(one.def)
  to.text('}')
}

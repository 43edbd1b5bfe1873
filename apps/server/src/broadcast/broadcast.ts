import type { Sight } from '@trialhall/kernel'
import { Scribe } from '@trialhall/protocol'
import { writeOwnChanges, writeSnapshotChange } from './snapshot-change.ts'
import { bodyOf, shownAfter, Snapshots, type Snapshot, type RoomFacts } from './snapshots.ts'
import { writeEvents } from './event-json.ts'

/** What a reader knows before they are told. */
export interface ReaderState {
  /** The seats they see through, or the spectators'. */
  readonly sight: Sight
  /** The newest snapshot that was sent on their connection, seen through the same eyes, or null. */
  readonly before: Snapshot | null
  /** Events of the history that they keep. */
  readonly kept: number
}

/** A message to all who knew the same. */
export interface Delivery extends ReaderState {
  readonly after: Snapshot
  /** Where its text stands, but for the beginning, which may say whose command it answers. */
  readonly from: number
  readonly to: number
  /** The message to those whose command it does not answer, once it is made. */
  message: Buffer | null
}

/** All broadcasts write in the same place, one after the other. */
const scribe = new Scribe()

/** One telling of what has become of a match: what the same eyes see is made once. */
export class Broadcast {
  private readonly facts: RoomFacts
  private readonly snapshots: Snapshots
  private readonly deliveries: Delivery[] = []

  constructor(facts: RoomFacts) {
    this.facts = facts
    this.snapshots = new Snapshots(facts)
    scribe.backTo(0)
  }

  /** What to tell somebody. */
  deliveryFor(known: ReaderState): Delivery {
    const { sight, before, kept } = known
    let after: Snapshot | null = null
    for (const one of this.deliveries) {
      if (one.sight !== sight) continue
      if (one.kept === kept && one.before === before) return one
      after = one.after
    }
    const snapshot = after ? shownAfter(after, before) : this.snapshots.snapshot(sight, before)
    const delivery = this.write(known, snapshot)
    this.deliveries.push(delivery)
    return delivery
  }

  /** The message that tells it, as the bytes of its text; `id` is the command that it answers, or null. */
  message(delivery: Delivery, id: string | null): Buffer {
    if (id === null && delivery.message) return delivery.message
    const type = delivery.before ? '{"type":"change",' : '{"type":"moment",'
    const beginning = id === null ? type : `${type}"id":${JSON.stringify(id)},`
    const message = Buffer.concat([Buffer.from(beginning), scribe.between(delivery.from, delivery.to)])
    if (id === null) delivery.message = message
    return message
  }

  private write(known: ReaderState, after: Snapshot): Delivery {
    const { sight, before, kept } = known
    const from = scribe.length
    scribe.text(`"match":"${this.facts.id}",`)
    if (before) scribe.text(`"from":${before.entry},"entry":${after.entry},"difference":`)
    else scribe.text(`"moment":{"entry":${after.entry},`)
    if (before) {
      writeSnapshotChange(scribe, before, after)
      writeOwn(before, after)
    } else scribe.fields(bodyOf(after))
    scribe.text(`,"kept":${kept},"told":`)
    writeEvents(scribe, this.facts.live.eventsFrom(kept), sight)
    scribe.text(before ? '}' : `,"fresh":${kept}}}`)
    return { sight, before, kept, after, from, to: scribe.length, message: null }
  }
}

function writeOwn(before: Snapshot, after: Snapshot): void {
  const from = scribe.length
  scribe.text(',"own":')
  if (!writeOwnChanges(scribe, before, after)) scribe.backTo(from)
}

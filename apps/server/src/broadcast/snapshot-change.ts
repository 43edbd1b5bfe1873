import { closeChanges, writeFields, writeWhole, type Scribe } from '@trialhall/protocol'
import { bodyOf, type Snapshot } from './snapshots.ts'

/** Writes how the body of a snapshot differs from the one that its viewer was shown before, as a `Difference`; null for not at all. */
export function writeSnapshotChange(to: Scribe, before: Snapshot, after: Snapshot): void {
  const from = to.length
  to.text('{')
  writeViewChange(to, before, after)
  if (!writeFields(to, before.rest, after.rest)) {
    to.backTo(from)
    writeWhole(to, bodyOf(after))
  } else if (!closeChanges(to, from)) to.text('null')
}

function writeViewChange(to: Scribe, before: Snapshot, after: Snapshot): void {
  const from = to.length
  to.text('"view":')
  const start = to.length
  to.text('{')
  const isFieldwise =
    writeFields(to, before.open, after.open) &&
    writeFields(to, before.seen, after.seen) &&
    writeFields(to, { viewer: before.viewer }, { viewer: after.viewer })
  if (!isFieldwise) {
    to.backTo(start)
    writeWhole(to, bodyOf(after).view)
  } else if (!closeChanges(to, start)) to.backTo(from)
}

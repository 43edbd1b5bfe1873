import {
  closeChanges,
  lastLike,
  writeDifference,
  writeFields,
  writeWhole,
  type Scribe,
} from '@trialhall/protocol'
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

/**
 * Writes the asks of a viewer's seats, each as its difference from the last one of its kind of the same seat; false, and nothing written, where all are
 * asked what they were asked before.
 */
export function writeOwnChanges(to: Scribe, before: Snapshot, after: Snapshot): boolean {
  const from = to.length
  let isNew = before.own.length !== after.own.length
  to.text('{')
  for (const [i, ask] of after.own.entries()) {
    const { seat } = ask
    const { last, older } = lastLike(before.lastAsks, ask)
    if (i > 0) to.text(',')
    to.text(older === 0 ? `"${seat}":` : `"${seat}.${older}":`)
    const differs = writeDifference(to, last, ask)
    if (!differs) to.text('null')
    isNew ||= differs || older > 0 || before.own[i]?.seat !== seat
  }
  to.text('}')
  if (!isNew) to.backTo(from)
  return isNew
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

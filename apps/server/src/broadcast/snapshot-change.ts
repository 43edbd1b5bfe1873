import { closeChanges, writeFields, writeWhole, type Scribe } from '@trialhall/protocol'
import { sceneOf, type Picture } from './snapshots.ts'

/** Writes how the scene of a picture differs from the one that its viewer was shown before, as a `Difference`; null for not at all. */
export function writePictureChange(to: Scribe, before: Picture, after: Picture): void {
  const from = to.length
  to.text('{')
  writeViewChange(to, before, after)
  if (!writeFields(to, before.rest, after.rest)) {
    to.backTo(from)
    writeWhole(to, sceneOf(after))
  } else if (!closeChanges(to, from)) to.text('null')
}

function writeViewChange(to: Scribe, before: Picture, after: Picture): void {
  const from = to.length
  to.text('"view":')
  const start = to.length
  to.text('{')
  if (!writeFields(to, before.open, after.open) || !writeFields(to, before.seen, after.seen)) {
    to.backTo(start)
    writeWhole(to, sceneOf(after).view)
  } else if (!closeChanges(to, start)) to.backTo(from)
}

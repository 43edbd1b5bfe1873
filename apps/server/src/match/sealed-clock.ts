import type { Viewer } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import type { LiveMatch } from './live-match.ts'

type Face = NonNullable<Moment['clock']>

/**
 * The clock as each viewer may read it. While seats answer in secret the clocks of others go on as they stood in the beginning:
 * one that stands still, or was credited, would tell who has answered.
 */
export class SealedClock {
  private since: { readonly from: number; readonly face: Face } | null = null

  /** What a viewer is shown of the clock as it is now. */
  faceFor(live: LiveMatch, face: Moment['clock'], viewer: Viewer): Moment['clock'] {
    const from = live.sealedFrom
    if (from === null || face === null) return face
    if (this.since?.from !== from) this.since = { from, face }
    const { left, running, at } = this.since.face
    const passed = face.at - at
    const isOwn = (seat: number): boolean => seat === viewer
    return {
      at: face.at,
      left: left.map((time, seat) => {
        if (isOwn(seat)) return face.left[seat] ?? null
        return time !== null && running.includes(seat) ? Math.max(0, time - passed) : time
      }),
      running: [...running.filter((seat) => !isOwn(seat)), ...face.running.filter(isOwn)].toSorted(
        (a, b) => a - b,
      ),
    }
  }
}

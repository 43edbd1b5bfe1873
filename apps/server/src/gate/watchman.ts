import type { SessionId } from '../store/owners.ts'
import type { Tenure } from '../match/tenure.ts'

/** What a watchman needs. */
export interface WatchmanParts {
  readonly tenure: Tenure
  /** Processes that something came from, or goes to: one may be gone before it was looked at. */
  readonly known: () => Iterable<SessionId>
  /** A process is gone: fenced, so that it writes nothing any more. */
  readonly onGone: (peer: SessionId) => void
  /** Matches that somebody left behind are ours now. */
  readonly onTaken: (matches: readonly string[]) => void
}

/** Milliseconds from one look at the others to the next, and looks after which what was left behind is looked for anyway. */
const LOOK_MS = 150
const LOOKS = 40

/** Looks after the other processes: who is dead or hangs is fenced, and their matches are taken. */
export class Watchman {
  private readonly parts: WatchmanParts
  private readonly timer: NodeJS.Timeout
  private seen: ReadonlySet<SessionId> = new Set()
  private looks = 0
  private isBusy = false

  constructor(parts: WatchmanParts) {
    this.parts = parts
    this.timer = setInterval(() => this.maybeLook(), LOOK_MS).unref()
  }

  private maybeLook(): void {
    if (this.isBusy) return
    this.isBusy = true
    this.look()
      .catch(() => undefined) // what is wrong with the database is told by the store
      .finally(() => (this.isBusy = false))
  }

  private async look(): Promise<void> {
    const { tenure, known, onGone, onTaken } = this.parts
    const before = new Set([...this.seen, ...known()]) // who comes while we look is not gone
    const alive = new Set((await tenure.owners.look()).map(({ id }) => id))
    const gone = [...before].filter((peer) => !alive.has(peer))
    this.seen = alive
    if (gone.length > 0 || ++this.looks % LOOKS === 0) {
      const taken = tenure.came(await tenure.owners.claimLeft())
      if (taken.length > 0) onTaken(taken)
    }
    for (const peer of gone) onGone(peer)
  }

  close(): void {
    clearInterval(this.timer)
  }
}

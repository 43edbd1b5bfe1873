/** Milliseconds until a match that could not be opened is tried again. */
const AGAIN_MS = 60_000

/** Matches whose rooms are closed while somebody's time passes, and when each is opened again. Some hundred bytes each. */
export class Sleepers {
  private readonly dueAt: Map<string, number> = new Map()
  private earliest = Infinity
  private readonly now: () => number
  /** Opens a match. Answers false where it must be tried again. */
  private readonly open: (match: string) => Promise<boolean>

  constructor(now: () => number, open: (match: string) => Promise<boolean>) {
    this.now = now
    this.open = open
  }

  get size(): number {
    return this.dueAt.size
  }

  /** It is opened at this moment, unless it is removed before. */
  put(match: string, at: number): void {
    this.dueAt.set(match, at)
    this.earliest = Math.min(this.earliest, at)
  }

  /** It is open, or somebody else's. */
  remove(match: string): void {
    this.dueAt.delete(match)
  }

  /** Opens those whose time has come, one after the other. */
  async check(): Promise<void> {
    const now = this.now()
    if (now < this.earliest) return
    const due = [...this.dueAt].filter(([, at]) => at <= now).map(([match]) => match)
    const again = now + AGAIN_MS
    for (const match of due) this.dueAt.set(match, again)
    this.earliest = [...this.dueAt.values()].reduce((least, at) => Math.min(least, at), Infinity)
    for (const match of due)
      if ((await this.open(match)) && this.dueAt.get(match) === again) this.dueAt.delete(match)
  }
}

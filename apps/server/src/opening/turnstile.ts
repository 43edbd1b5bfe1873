/**
 * Lets so many in at a time, and has each do its work in a turn of the event loop of its own: when a thousand come at once, others
 * are heard in between.
 */
export class Turnstile {
  private free: number
  private readonly outside: (() => void)[] = []
  private readonly waiting: (() => void)[] = []

  constructor(places: number) {
    this.free = places
  }

  /** Does something once there is a place for it. Whoever came first is let in first. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--
    else await new Promise<void>((enter) => this.outside.push(enter))
    try {
      return await work()
    } finally {
      const next = this.outside.shift()
      if (next) next()
      else this.free++
    }
  }

  /** Resolves in a turn of the event loop in which nobody else's does. */
  turn(): Promise<void> {
    return new Promise((go) => {
      this.waiting.push(go)
      if (this.waiting.length === 1) this.soon()
    })
  }

  private soon(): void {
    setImmediate(() => {
      const [go] = this.waiting.splice(0, 1)
      go?.()
      if (this.waiting.length > 0) this.soon()
    })
  }
}

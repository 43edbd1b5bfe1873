import type { Entry, Store } from '../store/store.ts'

interface Waiting {
  readonly entry: Entry
  readonly settle: (error: unknown) => void
}

/**
 * Writes entries to the store in groups: all that come in one turn of the event loop go to disk in one transaction. A
 * group that cannot be written is tried entry by entry, so that one bad entry fails alone.
 */
export class Committer {
  private readonly store: Store
  private waiting: Waiting[] = []
  private isWriting = false
  /** Seconds that each group took to be written; for metrics. */
  onWritten: (seconds: number, entries: number) => void = () => undefined

  constructor(store: Store) {
    this.store = store
  }

  /** Resolves once the entry is on disk; rejects if it could not be written. */
  write(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown): void => (error === null ? resolve() : reject(error as Error))
      this.waiting.push({ entry, settle })
      if (this.waiting.length === 1 && !this.isWriting) setImmediate(() => void this.flush())
    })
  }

  private async flush(): Promise<void> {
    const group = this.waiting
    this.waiting = []
    this.isWriting = true
    const began = performance.now()
    const written = await this.writeGroup(group)
    this.onWritten((performance.now() - began) / 1000, written)
    this.isWriting = false
    if (this.waiting.length > 0) setImmediate(() => void this.flush())
  }

  /** Answers how many entries could be written. */
  private async writeGroup(group: readonly Waiting[]): Promise<number> {
    try {
      await this.store.append(group.map(({ entry }) => entry))
    } catch (error) {
      if (group.length > 1) return this.writeEach(group)
      for (const { settle } of group) settle(error)
      return 0
    }
    for (const { settle } of group) settle(null)
    return group.length
  }

  private async writeEach(group: readonly Waiting[]): Promise<number> {
    let written = 0
    for (const one of group) written += await this.writeGroup([one])
    return written
  }
}

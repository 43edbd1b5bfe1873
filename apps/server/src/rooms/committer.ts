import type { Entry, Store } from '../store/store.ts'

/** Writes entries to the store, which gathers those that come at the same time, and notes how long it takes. */
export class Committer {
  private readonly store: Pick<Store, 'append'>
  /** Seconds from when an entry was made until it was on disk; for metrics. */
  onWritten: (seconds: number) => void = () => undefined

  constructor(store: Pick<Store, 'append'>) {
    this.store = store
  }

  /** Resolves once the entry is on disk; rejects if it could not be written. */
  async write(entry: Entry): Promise<void> {
    const began = performance.now()
    await this.store.append([entry])
    this.onWritten((performance.now() - began) / 1000)
  }
}

import type { LogEntry, Store } from '../store/store.ts'

/** Told when an entry is on disk, or why it could not be written. */
export type Written = (error: Error | null) => void

interface Waiting {
  readonly entry: LogEntry
  readonly written: Written
}

/** Gathers the entries of one turn of the event loop and gives them to the store as one batch. */
export class GroupCommit {
  private readonly store: Pick<Store, 'append'>
  private waiting: Waiting[] = []
  /** Entries on their way to the disk. */
  private underWay = 0
  /** How many entries were written, and seconds from when they were gathered until they were on disk; for metrics. */
  onWritten: (entries: number, seconds: number) => void = () => undefined

  constructor(store: Pick<Store, 'append'>) {
    this.store = store
  }

  get isWriting(): boolean {
    return this.underWay > 0 || this.waiting.length > 0
  }

  /** Adds an entry to the batch; `written` is called once. */
  write(entry: LogEntry, written: Written): void {
    this.waiting.push({ entry, written })
  }

  /** Sends the batch on its way. */
  flush(): void {
    const batch = this.waiting
    if (batch.length === 0) return
    this.waiting = []
    this.underWay += batch.length
    const began = performance.now()
    this.store.append(batch.map(({ entry }) => entry)).then(
      () => this.settle(batch, began),
      (error: unknown) => this.refused(batch, error),
    )
  }

  private settle(batch: readonly Waiting[], began: number): void {
    this.underWay -= batch.length
    this.onWritten(batch.length, (performance.now() - began) / 1000)
    for (const { written } of batch) written(null)
  }

  /** All of a batch or nothing of it is written; where there is nothing, each entry is tried by itself. */
  private refused(batch: readonly Waiting[], error: unknown): void {
    if (batch.length > 1) for (const one of batch) this.retry(one)
    else {
      this.underWay -= batch.length
      for (const { written } of batch) written(error instanceof Error ? error : new Error(String(error)))
    }
  }

  private retry(one: Waiting): void {
    const began = performance.now()
    this.store.append([one.entry]).then(
      () => this.settle([one], began),
      (error: unknown) => this.refused([one], error),
    )
  }
}

/** Those who want to hear of something, until they no longer do. */
export class Listeners<T = void> {
  private readonly all: Set<(said: T) => void> = new Set()

  /** Adds one. Returns what takes it away again. */
  add(listener: (said: T) => void): () => void {
    this.all.add(listener)
    return () => void this.all.delete(listener)
  }

  /** Tells all of them. */
  tell(said: T): void {
    for (const listener of this.all) listener(said)
  }

  /** Takes all of them away. */
  clear(): void {
    this.all.clear()
  }
}

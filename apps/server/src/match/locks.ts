/** Lets things that concern the same key happen one after the other. */
export class Locks {
  private readonly last: Map<string, Promise<unknown>> = new Map()

  /** Runs the work when everything earlier under this key is done; answers what the work answers. */
  hold<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.last.set(key, mine)
    const release = (): void => {
      if (this.last.get(key) === mine) this.last.delete(key)
    }
    mine.then(release, release)
    return mine
  }
}

import type { Identity } from '../store/store.ts'

/** People who were here that are remembered: of others it is known that they have not been for so long. */
const FORGOTTEN_MS = 60 * 60_000
const MOST_KNOWN = 20_000

/** Who has a page open, how many, what they are called now, and since when others have been away. */
export class Presence {
  private readonly now: () => number
  /** When this run of the server began: what was before counts against nobody. */
  private readonly since: number
  private readonly online: Map<string, { name: string; pages: number }> = new Map()
  /** When people were here last, the newest last. */
  private readonly seenAt: Map<string, number> = new Map()

  constructor(now: () => number) {
    this.now = now
    this.since = now()
  }

  /** People who have a page open. */
  get size(): number {
    return this.online.size
  }

  /** Some of them, by name. */
  here(most: number): { id: string; name: string; pages: number }[] {
    const people = [...this.online].slice(0, most).map(([id, { name, pages }]) => ({ id, name, pages }))
    return people.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  readonly isOnline = (identity: string): boolean => this.online.has(identity)

  /** Milliseconds that a person has been away, since this run of the server began; 0 while they have a page open. */
  awayMs(identity: string): number {
    if (this.isOnline(identity)) return 0
    return Math.max(0, this.now() - (this.seenAt.get(identity) ?? this.since))
  }

  /** A person has just been here. */
  seen(identity: string): void {
    this.seenAt.delete(identity)
    this.seenAt.set(identity, this.now())
    for (const [one, at] of this.seenAt) {
      if (at > this.now() - FORGOTTEN_MS && this.seenAt.size <= MOST_KNOWN) break
      this.seenAt.delete(one)
    }
  }

  /** Pages that a person has open. */
  pagesOf(identity: string): number {
    return this.online.get(identity)?.pages ?? 0
  }

  /** What a person is called now. */
  nameOf({ id, name }: Pick<Identity, 'id' | 'name'>): string {
    return this.online.get(id)?.name ?? name
  }

  /** A person opened a page; true if it is their first. */
  came({ id, name }: Identity): boolean {
    const pages = this.pagesOf(id) + 1
    this.online.set(id, { name, pages })
    return pages === 1
  }

  /** A person closed a page; true if it was their last. */
  went({ id }: Identity): boolean {
    const known = this.online.get(id)
    if (!known) return false
    known.pages--
    if (known.pages > 0) return false
    this.seen(id)
    return this.online.delete(id)
  }

  /** A person goes by another name from now on. */
  renamed({ id, name }: Identity): void {
    const known = this.online.get(id)
    if (known) known.name = name
  }
}

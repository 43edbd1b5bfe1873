import type { Identity } from '../store/store.ts'

/** Who has a page open, how many, and what they are called now. */
export class Presence {
  private readonly online: Map<string, { name: string; pages: number }> = new Map()

  readonly isOnline = (identity: string): boolean => this.online.has(identity)

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
    return this.online.delete(id)
  }

  /** A person goes by another name from now on. */
  renamed({ id, name }: Identity): void {
    const known = this.online.get(id)
    if (known) known.name = name
  }
}

import type { Identity } from '../store/store.ts'

/** People who were here that are remembered: of others it is known that they have not been for so long. */
const FORGOTTEN_MS = 60 * 60_000
const MOST_KNOWN = 20_000
/** Milliseconds for which other processes are not told again that somebody was here. */
const TOLD_MS = 60_000

/** Who has a page open, how many, what they are called now, and since when others have been away. */
export class Presence {
  private readonly now: () => number
  /** When this run of the server began: what was before counts against nobody. */
  private readonly since: number
  private readonly online: Map<string, { name: string; pages: number }> = new Map()
  /** Who has pages open at other processes, by process. */
  private readonly elsewhere: Map<number, Map<string, { name: string; pages: number }>> = new Map()
  /** Tells other processes how many pages somebody has open here now. */
  onChange: (who: Pick<Identity, 'id' | 'name'>, pages: number) => void = () => undefined
  /** Tells other processes that somebody without a page here looked at something. */
  onSeen: (identity: string) => void = () => undefined
  /** When people were here last, the newest last; and when others were told of it. */
  private readonly seenAt: Map<string, number> = new Map()
  private readonly toldAt: Map<string, number> = new Map()

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

  readonly isOnline = (identity: string): boolean =>
    this.online.has(identity) || this.elsewherePages(identity) > 0

  private elsewherePages(identity: string): number {
    let pages = 0
    for (const people of this.elsewhere.values()) pages += people.get(identity)?.pages ?? 0
    return pages
  }

  /** Who is here, at this process. */
  get allHere(): readonly [id: string, name: string, pages: number][] {
    return [...this.online].map(([id, { name, pages }]) => [id, name, pages])
  }

  /** Who is at another process: all of them, or what has changed. Answers whose being here has changed with it. */
  noteElsewhere(
    process: number,
    people: readonly (readonly [id: string, name: string, pages: number])[],
    { isAll }: { readonly isAll: boolean },
  ): string[] {
    const before = this.elsewhere.get(process) ?? new Map<string, { name: string; pages: number }>()
    const gone = isAll ? [...before.keys()].filter((id) => people.every(([one]) => one !== id)) : []
    const touched = [...gone, ...people.map(([id]) => id)].map((id) => ({ id, was: this.isOnline(id) }))
    this.elsewhere.set(process, before)
    for (const id of gone) before.delete(id)
    for (const [id, name, pages] of people) {
      if (pages > 0) before.set(id, { name, pages })
      else before.delete(id)
    }
    const changed = touched.filter(({ id, was }) => was !== this.isOnline(id))
    for (const { id, was } of changed) if (was) this.seenElsewhere(id)
    return changed.map(({ id }) => id)
  }

  /** Other processes that told who is there. */
  get others(): Iterable<number> {
    return this.elsewhere.keys()
  }

  /** A process is gone: answers who was there and nowhere else. */
  forgetElsewhere(process: number): string[] {
    const changed = this.noteElsewhere(process, [], { isAll: true })
    this.elsewhere.delete(process)
    return changed
  }

  /** Milliseconds that a person has been away, since this run of the server began; 0 while they have a page open. */
  awayMs(identity: string): number {
    if (this.isOnline(identity)) return 0
    return Math.max(0, this.now() - (this.seenAt.get(identity) ?? this.since))
  }

  /** Somebody has a page open, or looked at something here within so many milliseconds. */
  isAbout(identity: string, withinMs: number): boolean {
    return this.isOnline(identity) || this.now() - (this.seenAt.get(identity) ?? -Infinity) <= withinMs
  }

  /** A person has just been here. */
  seen(identity: string): void {
    this.note(this.seenAt, identity)
    if (this.now() - (this.toldAt.get(identity) ?? -Infinity) < TOLD_MS) return
    this.note(this.toldAt, identity)
    this.onSeen(identity)
  }

  /** A person has just been at another process. */
  seenElsewhere(identity: string): void {
    this.note(this.seenAt, identity)
  }

  private note(times: Map<string, number>, identity: string): void {
    times.delete(identity)
    times.set(identity, this.now())
    for (const [one, at] of times) {
      if (at > this.now() - FORGOTTEN_MS && times.size <= MOST_KNOWN) break
      times.delete(one)
    }
  }

  /** Pages that a person has open. */
  pagesOf(identity: string): number {
    return (this.online.get(identity)?.pages ?? 0) + this.elsewherePages(identity)
  }

  /** What a person is called now. */
  nameOf({ id, name }: Pick<Identity, 'id' | 'name'>): string {
    const known =
      this.online.get(id) ?? [...this.elsewhere.values()].find((people) => people.has(id))?.get(id)
    return known?.name ?? name
  }

  /** A person opened a page; true if it is their first. */
  came({ id, name }: Identity): boolean {
    const pages = (this.online.get(id)?.pages ?? 0) + 1
    this.online.set(id, { name, pages })
    this.onChange({ id, name }, pages)
    return this.pagesOf(id) === 1
  }

  /** A person closed a page; true if it was their last. */
  went({ id }: Identity): boolean {
    const known = this.online.get(id)
    if (!known) return false
    known.pages--
    this.onChange({ id, name: known.name }, known.pages)
    if (known.pages > 0) return false
    this.seen(id)
    this.online.delete(id)
    return !this.isOnline(id)
  }

  /** A person goes by another name from now on. */
  renamed({ id, name }: Identity): void {
    const known = this.online.get(id)
    if (!known) return
    known.name = name
    this.onChange({ id, name }, known.pages)
  }
}

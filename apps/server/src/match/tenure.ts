import { NotMine, type Claimed, type Owners, type SessionId } from '../store/owners.ts'
import { Locks } from './locks.ts'

/** Somebody who waits to hear whose a match is. */
interface Asking {
  readonly resolve: (claimed: Claimed) => void
  readonly reject: (error: unknown) => void
}

const FREE: Claimed = { owner: null, isNew: false }

/** Which matches this process owns, and who has others: the first is certain, the second was so when it was asked last. */
export class Tenure {
  readonly owners: Owners
  /** Ours, and whether they began here. */
  private readonly mine: Map<string, boolean> = new Map()
  private readonly others: Map<string, SessionId> = new Map()
  /** Ours, and about to be somebody else's; each with those who wait for that. */
  private readonly leaving: Map<string, (() => void)[]> = new Map()
  private readonly asked = { stored: new Map<string, Asking[]>(), fresh: new Map<string, Asking[]>() }
  private isDue = false
  /** This process gives its matches away, and takes none that others hand over. */
  isEnding = false

  constructor(owners: Owners) {
    this.owners = owners
  }

  get me(): SessionId {
    return this.owners.me
  }

  /** This process owns it, and will go on to. */
  has(match: string): boolean {
    return this.mine.has(match) && !this.leaving.has(match)
  }

  /** It began here, and was never anywhere else. */
  beganHere(match: string): boolean {
    return this.mine.get(match) === true
  }

  /** All that are ours. */
  get all(): string[] {
    return [...this.mine.keys()]
  }

  /** Who owns it, as far as that is known without asking. */
  known(match: string): SessionId | null {
    return this.has(match) ? this.me : (this.others.get(match) ?? null)
  }

  /** Who owns a match; if nobody does, it is ours from now on. Null where there is no such match. Waits for one that is on its way. */
  async ownerOf(match: string): Promise<SessionId | null> {
    const waiting = this.leaving.get(match)
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    return this.known(match) ?? (await this.ask(match, 'stored')).owner
  }

  /** Makes sure that a match is ours, which may be one that is only about to be stored. False where somebody else has it. */
  async take(match: string): Promise<boolean> {
    if (this.leaving.has(match)) return false
    return this.mine.has(match) || (await this.ask(match, 'fresh')).owner === this.me
  }

  /** What was known of others is asked anew the next time. */
  doubt(match: string): void {
    this.others.delete(match)
  }

  /** The same of all matches of a process. */
  doubtAll(owner: SessionId): void {
    for (const [match, one] of this.others) if (one === owner) this.others.delete(match)
  }

  /** Its owner handed a match over. Should that be untrue, we write nothing to it: the store asks whose it is. */
  handed(match: string, to: SessionId): void {
    if (to !== this.me) this.note(match, to)
    else if (this.isEnding) this.doubt(match)
    else this.settle(match, { owner: to, isNew: false })
  }

  /** Somebody said so. */
  note(match: string, owner: SessionId): void {
    if (owner === this.me) this.others.delete(match)
    else if (!this.mine.has(match)) this.others.set(match, owner)
  }

  /** Matches that others left behind are ours. */
  came(matches: readonly string[]): string[] {
    const fresh = matches.filter((match) => !this.mine.has(match))
    for (const match of fresh) this.settle(match, { owner: this.me, isNew: false })
    return fresh
  }

  /** A match of ours that nobody will make any more is nobody's. */
  async letGo(match: string): Promise<void> {
    if (this.mine.delete(match)) await this.owners.handOver([match], null)
  }

  /** From now on nothing new is begun at these: they are about to go. */
  leave(match: string): void {
    if (this.mine.has(match) && !this.leaving.has(match)) this.leaving.set(match, [])
  }

  /** They are somebody else's, or nobody's. */
  gone(match: string, to: SessionId | null): void {
    const waiting = this.leaving.get(match) ?? []
    this.mine.delete(match)
    this.leaving.delete(match)
    if (to !== null) this.others.set(match, to)
    for (const resolve of waiting) resolve()
  }

  private ask(match: string, how: 'stored' | 'fresh'): Promise<Claimed> {
    return new Promise((resolve, reject) => {
      const asking = this.asked[how].get(match) ?? []
      this.asked[how].set(match, [...asking, { resolve, reject }])
      if (this.isDue) return
      this.isDue = true
      setImmediate(() => {
        this.isDue = false
        void this.claim('stored')
        void this.claim('fresh')
      })
    })
  }

  /** Asks for all at once that are wanted in one turn of the event loop. */
  private async claim(how: 'stored' | 'fresh'): Promise<void> {
    const asked = this.asked[how]
    if (asked.size === 0) return
    this.asked[how] = new Map()
    try {
      const claimed = await this.owners.claim({ matches: [...asked.keys()], areNew: how === 'fresh' })
      for (const [match, asking] of asked) {
        const found = claimed.get(match) ?? FREE
        this.settle(match, found)
        for (const { resolve } of asking) resolve(found)
      }
    } catch (error) {
      for (const { reject } of [...asked.values()].flat()) reject(error)
    }
  }

  private settle(match: string, { owner, isNew }: Claimed): void {
    if (owner === null) return
    if (owner !== this.me) this.note(match, owner)
    else {
      this.others.delete(match)
      if (!this.mine.has(match)) this.mine.set(match, isNew)
    }
  }
}

/** Locks under which only the owner of a match works on it. */
export class OwnersLocks extends Locks {
  private readonly tenure: Tenure

  constructor(tenure: Tenure) {
    super()
    this.tenure = tenure
  }

  /** Rejects with `NotMine` where another process owns the match that the key is about. */
  override hold<T>(key: string, work: () => Promise<T>): Promise<T> {
    const match = matchIn(key)
    if (match === null) return super.hold(key, work)
    return super.hold(key, async () => {
      if (!(await this.tenure.take(match))) throw new NotMine(match)
      return work()
    })
  }

  /** Works on a match that is about to go to another process. */
  holdLast<T>(key: string, work: () => Promise<T>): Promise<T> {
    return super.hold(key, work)
  }
}

/** Keys are a match, what is said at one, or something that concerns no match alone. */
function matchIn(key: string): string | null {
  if (key.startsWith('chat ')) return key.slice('chat '.length)
  return key.includes(' ') ? null : key
}

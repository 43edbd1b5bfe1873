import type { Result } from '@trialhall/kernel'
import type { Waiter, Patron } from '../waiter/waiter.ts'
import type { LetterOf, Post } from '../link/post.ts'
import type { Named } from '../link/letters.ts'
import type { Tenure } from '../match/tenure.ts'
import { NotMine, type SessionId } from '../store/owners.ts'

/** What visitors need. */
export interface VisitorsParts {
  readonly post: Post
  readonly tenure: Tenure
  readonly waiter: Waiter
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
}

/** Which page comes, and to which match. */
interface Visit {
  readonly page: number
  readonly match: string
  readonly who: Named
  readonly isCompact?: boolean
}

/** A page of another process at a match of this one. */
class Visitor implements Patron {
  readonly identity: string
  readonly person: Patron['person']
  readonly gate: SessionId
  readonly page: number
  readonly match: string
  readonly isCompact: boolean
  isFollowing = false
  private readonly post: Post

  constructor(post: Post, gate: SessionId, about: Visit) {
    const [id, name] = about.who
    this.post = post
    this.gate = gate
    this.page = about.page
    this.match = about.match
    this.identity = id
    this.isCompact = about.isCompact ?? false
    this.person = { id, name }
  }

  follows(): boolean {
    return this.isFollowing
  }

  send(message: string | Buffer, answers?: string): void {
    const { page, match } = this
    const isText = typeof message === 'string'
    const about = { page, match, id: answers, isAlone: isText && answers !== undefined }
    this.post.tell(this.gate, about, isText ? Buffer.from(message) : message)
  }
}

/** Pages of other processes at the matches of this one: does what they want, and sends them what they may know. */
export class Visitors {
  private readonly parts: VisitorsParts
  private readonly known: Map<string, Visitor> = new Map()

  constructor(parts: VisitorsParts) {
    this.parts = parts
    const { post, go } = parts
    post.on('watch', (letter, from) => go(this.watch(letter, from)))
    post.on('unwatch', ({ page, match }, from) => this.leave(keyOf(from, page, match)))
    post.on('do', (letter, from) => this.obey(letter, from))
  }

  /** Processes whose pages are here. */
  get gates(): SessionId[] {
    return [...this.known.values()].map(({ gate }) => gate)
  }

  /** Pages at these matches, by their process. */
  gatesAt(matches: readonly string[]): SessionId[] {
    const gates = [...this.known.values()].filter(({ match }) => matches.includes(match))
    return [...new Set(gates.map(({ gate }) => gate))]
  }

  private async watch(
    { page, who, match, since, isCompact }: LetterOf<'watch'>,
    from: SessionId,
  ): Promise<void> {
    const { post, waiter } = this.parts
    const key = keyOf(from, page, match)
    this.leave(key)
    const visitor = new Visitor(post, from, { page, match, who, isCompact })
    this.known.set(key, visitor)
    visitor.isFollowing = true
    post.send(from, { t: 'begun', page, match })
    const result = await this.ifOurs(match, () => waiter.watch(visitor, match, since))
    if (this.known.get(key) !== visitor) return // it was asked for once more
    if (result === null) {
      this.leave(key)
      return post.send(from, { t: 'stray', page, match })
    }
    if (!result.ok) this.leave(key)
    post.send(from, { t: 'watched', page, match, ...(result.ok ? {} : { fault: result.fault }) })
  }

  /** Null where another process owns the match. */
  private async ifOurs(match: string, work: () => Promise<Result<null>>): Promise<Result<null> | null> {
    const { tenure } = this.parts
    const owner = await tenure.ownerOf(match)
    if (owner !== null && owner !== tenure.me) return null
    return work().catch((error: unknown) => {
      if (error instanceof NotMine) return null
      throw error
    })
  }

  private obey(letter: LetterOf<'do'>, from: SessionId): void {
    const { tenure, waiter, go } = this.parts
    const { page, who, deed } = letter
    const { match } = deed
    const visitor =
      this.known.get(keyOf(from, page, match)) ?? new Visitor(this.parts.post, from, { page, match, who })
    if (!tenure.has(match) || !waiter.isOpen(match)) return go(this.obeyLater(visitor, letter))
    const later = waiter.obey(visitor, deed)
    if (later) go(this.settled(visitor, letter, later))
  }

  private async obeyLater(visitor: Visitor, letter: LetterOf<'do'>): Promise<void> {
    const { tenure, waiter } = this.parts
    const owner = await tenure.ownerOf(letter.deed.match)
    if (owner !== null && owner !== tenure.me) return this.stray(visitor, letter)
    await this.settled(visitor, letter, waiter.obey(visitor, letter.deed))
  }

  private async settled(visitor: Visitor, letter: LetterOf<'do'>, work: Promise<void> | null): Promise<void> {
    try {
      await work
    } catch (error) {
      if (!(error instanceof NotMine)) throw error
      this.stray(visitor, letter)
    }
  }

  private stray({ gate }: Visitor, { page, deed: { match, id } }: LetterOf<'do'>): void {
    this.parts.post.send(gate, { t: 'stray', page, match, id })
  }

  private leave(key: string): void {
    const visitor = this.known.get(key)
    if (!visitor) return
    visitor.isFollowing = false
    this.known.delete(key)
    this.parts.waiter.unwatch(visitor, visitor.match)
  }

  /** A match is another process's now: who followed it does so there. */
  forgetMatch(match: string): void {
    for (const [key, visitor] of this.known) if (visitor.match === match) this.leave(key)
  }

  /** A process is gone, and its pages with it. */
  forgetGate(gate: SessionId): void {
    for (const [key, visitor] of this.known) if (visitor.gate === gate) this.leave(key)
  }
}

function keyOf(gate: SessionId, page: number, match: string): string {
  return `${gate} ${page} ${match}`
}

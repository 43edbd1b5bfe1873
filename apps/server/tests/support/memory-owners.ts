import type { Claimed, Owners, Peer, SessionId, Claiming } from '../../src/store/owners.ts'
import type { Store } from '../../src/store/store.ts'

/** Whose matches are whose, for several servers in one process on one store. */
export class MemoryOwnersHub {
  readonly store: Pick<Store, 'match' | 'matches'>
  readonly byMatch: Map<string, SessionId> = new Map()
  readonly sessions: Map<SessionId, { isFenced: boolean; isDraining: boolean }> = new Map()

  constructor(store: MemoryOwnersHub['store']) {
    this.store = store
  }

  /** One more process. */
  join(): MemoryOwners {
    const me = this.sessions.size + 1
    this.sessions.set(me, { isFenced: false, isDraining: false })
    return new MemoryOwners(this, me)
  }

  /** A process is dead: whoever looks knows. */
  kill(session: SessionId): void {
    Object.assign(this.sessions.get(session) ?? {}, { isFenced: true })
  }

  isFree(match: string): boolean {
    const owner = this.byMatch.get(match)
    return owner === undefined || this.sessions.get(owner)?.isFenced === true
  }
}

/** The owners of matches as one of them sees them. */
export class MemoryOwners implements Owners {
  readonly me: SessionId
  readonly hall = 'test'
  private readonly hub: MemoryOwnersHub

  constructor(hub: MemoryOwnersHub, me: SessionId) {
    this.hub = hub
    this.me = me
  }

  /** As PostgreSQL has it: who is fenced writes nothing any more. */
  private mustBeAlive(): void {
    if (this.hub.sessions.get(this.me)?.isFenced) throw new Error('this process is fenced')
  }

  async claim({ matches, areNew }: Claiming): Promise<ReadonlyMap<string, Claimed>> {
    this.mustBeAlive()
    const found = new Map<string, Claimed>()
    for (const match of matches) {
      const isNew = (await this.hub.store.match(match)) === null
      if (this.hub.isFree(match) && (areNew || !isNew)) this.hub.byMatch.set(match, this.me)
      const owner = this.hub.isFree(match) ? null : (this.hub.byMatch.get(match) ?? null)
      found.set(match, { owner, isNew })
    }
    return found
  }

  async claimLeft(): Promise<readonly string[]> {
    this.mustBeAlive()
    const playing = await this.hub.store.matches({ status: 'playing', isTimed: true, limit: 100_000 })
    const left = playing
      .map(({ id }) => id)
      .filter((match) => this.hub.byMatch.has(match) && this.hub.isFree(match))
    for (const match of left) this.hub.byMatch.set(match, this.me)
    return left
  }

  async leftBehind(matches: readonly string[]): Promise<readonly string[]> {
    return matches.filter((match) => this.hub.byMatch.has(match) && this.hub.isFree(match))
  }

  async handOver(matches: readonly string[], to: SessionId | null): Promise<void> {
    this.mustBeAlive()
    for (const match of matches) {
      if (to === null) this.hub.byMatch.delete(match)
      else this.hub.byMatch.set(match, to)
    }
  }

  async look(): Promise<readonly Peer[]> {
    return [...this.hub.sessions]
      .filter(([id, { isFenced }]) => id !== this.me && !isFenced)
      .map(([id, { isDraining }]) => ({ id, isDraining }))
  }

  async drain(): Promise<void> {
    Object.assign(this.hub.sessions.get(this.me) ?? {}, { isDraining: true })
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Post } from '../link/post.ts'
import type { MatchService } from '../match-service.ts'
import { OwnersLocks, type Tenure } from '../match/tenure.ts'
import type { SessionId } from '../store/owners.ts'
import type { Calls } from './calls.ts'
import type { PageGate } from './page-gate.ts'
import type { Visitors } from './visitors.ts'

/** What it takes to hand matches over. */
export interface HandoverParts {
  readonly post: Post
  readonly tenure: Tenure
  readonly calls: Calls
  readonly matches: MatchService
  readonly gate: PageGate
  readonly visitors: Visitors
}

/** Matches that are on their way at the same time. */
const TOGETHER = 4
/** Milliseconds that a match may take to come to rest before it is left where it is. */
const REST_MS = 3000

/**
 * Hands the matches that somebody is at to other processes, a few at a time and each by itself. While a match is played on, its next owner makes
 * it ready from what is stored. Then it comes to rest, changes hands in one statement, and who follows it and who has it now are told in the same
 * turn: there only what was written since is added. All others are taken by whoever needs them.
 */
export class Handover {
  private readonly parts: HandoverParts
  private next = 0

  constructor(parts: HandoverParts) {
    this.parts = parts
  }

  /** Hands over all; answers how many. */
  async all(): Promise<number> {
    const { tenure } = this.parts
    tenure.isEnding = true
    await tenure.owners.drain()
    let count = 0
    for (;;) {
      const open = this.attended()
      const heirs = open.length === 0 ? [] : await this.heirs()
      if (heirs.length === 0) return count
      await this.some(open, heirs)
      count += open.length
    }
  }

  /** Hands some over; where one cannot be, no more are begun. */
  private async some(open: readonly string[], heirs: readonly SessionId[]): Promise<void> {
    const left = [...open]
    const work = async (): Promise<void> => {
      try {
        for (let match = left.shift(); match !== undefined; match = left.shift())
          await this.one(match, heirs[this.next++ % heirs.length] as SessionId)
      } catch (error) {
        left.length = 0
        throw error
      }
    }
    const done = await Promise.allSettled(Array.from({ length: TOGETHER }, work)) // what was begun is ended either way
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }

  /** Matches of this process that somebody is at. */
  private attended(): string[] {
    const { tenure, matches } = this.parts
    return tenure.all.filter((match) => tenure.has(match) && matches.isAttended(match))
  }

  /** Those who stay: each takes matches in turn. */
  private async heirs(): Promise<SessionId[]> {
    const peers = await this.parts.tenure.owners.look()
    return peers.filter(({ isDraining }) => !isDraining).map(({ id }) => id)
  }

  private async one(match: string, to: SessionId): Promise<void> {
    const { tenure, calls, matches } = this.parts
    // an heir that cannot make it ready opens it when it is asked for
    await inTime(matches.keep(match).catch(() => undefined))
    await calls.to(to, 'expect', match).catch(() => undefined)
    let letGo = (): void => undefined
    const gone = new Promise<void>((resolve) => (letGo = resolve))
    let heir: SessionId | null = null // where the database is away, whoever asks next finds out whose it is
    try {
      await inTime(this.rest(match, gone))
      await tenure.owners.handOver([match], to)
      heir = to
    } finally {
      tenure.gone(match, heir)
      letGo()
      this.tell(match, { to, isTheirs: heir !== null })
    }
    await calls.to(to, 'open', [match]).catch(() => undefined)
  }

  /** Whoever is at a match asks its new owner from now on, which hears of it as well once it is theirs. */
  private tell(
    match: string,
    { to, isTheirs }: { readonly to: SessionId; readonly isTheirs: boolean },
  ): void {
    const { post, gate, visitors } = this.parts
    const matches = [match]
    const peers = new Set(visitors.gatesAt(matches))
    if (isTheirs) peers.add(to)
    else peers.delete(to)
    for (const peer of peers) post.send(peer, { t: 'moved', matches, to })
    visitors.forgetMatch(match)
    gate.left(matches)
  }

  /** Lets what is under way at a match come to its end, and begins nothing new until it is gone. Resolves when it is at rest. */
  private rest(match: string, gone: Promise<void>): Promise<void> {
    const { tenure, matches } = this.parts
    const { locks } = matches
    if (!(locks instanceof OwnersLocks)) throw new Error('a hall that is not shared hands nothing over')
    tenure.leave(match)
    return new Promise((atRest, failed) => {
      const work = async (): Promise<void> => {
        await matches.putOut(match)
        matches.releaseWaiting(match)
        atRest()
        await gone
      }
      locks.holdLast(match, () => locks.holdLast(`chat ${match}`, work)).catch(failed)
    })
  }
}

/** Waits for something, and not for longer than a match may take to come to rest. */
function inTime(work: Promise<void>): Promise<void> {
  return Promise.race([work, pause(REST_MS, undefined, { ref: false })])
}

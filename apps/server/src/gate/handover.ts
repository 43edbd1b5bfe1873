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

/** Matches that are on their way at the same time: nobody waits for more than these. */
const TOGETHER = 4
/** Milliseconds that a match may take to come to rest before it is left where it is. */
const REST_MS = 3000

/**
 * Hands the matches that somebody is at to other processes, a few at a time: each comes to rest, is stored, gets its new owner, is opened there, and
 * whoever is at it asks there. All others are taken by whoever needs them.
 */
export class Handover {
  private readonly parts: HandoverParts
  private next = 0

  constructor(parts: HandoverParts) {
    this.parts = parts
  }

  /** Hands over all; answers how many. */
  async all(): Promise<number> {
    const { tenure, matches } = this.parts
    await tenure.owners.drain()
    let count = 0
    for (;;) {
      const open = tenure.all
        .filter((match) => tenure.has(match) && matches.isAttended(match))
        .slice(0, TOGETHER)
      const to = await this.heir()
      if (open.length === 0 || to === null) return count
      await this.some(open, to)
      count += open.length
    }
  }

  /** Who takes the next ones: each of those who stay, in turn. */
  private async heir(): Promise<SessionId | null> {
    const peers = (await this.parts.tenure.owners.look()).filter(({ isDraining }) => !isDraining)
    return peers[this.next++ % peers.length]?.id ?? null
  }

  private async some(matches: readonly string[], to: SessionId): Promise<void> {
    const { post, tenure, calls, gate, visitors } = this.parts
    let letGo = (): void => undefined
    const gone = new Promise<void>((resolve) => (letGo = resolve))
    let heir: SessionId | null = null // where the database is away, whoever asks next finds out whose they are
    try {
      await Promise.race([Promise.all(matches.map((match) => this.rest(match, gone))), pause(REST_MS)])
      await tenure.owners.handOver(matches, to)
      heir = to
    } finally {
      for (const match of matches) tenure.gone(match, heir)
      letGo()
      for (const peer of visitors.gatesAt(matches)) post.send(peer, { t: 'moved', matches, to })
      for (const match of matches) visitors.forgetMatch(match)
      gate.left(matches)
    }
    await calls.to(to, 'open', matches)
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

import type { SessionId } from '../owners.ts'
import type { DatabaseLine } from './line.ts'
import { endSession, holdSession, renewSession, type Lease } from './session.ts'
import type { SteadyLine } from './steady-line.ts'

/** What a keeper needs. */
export interface KeeperParts {
  readonly line: SteadyLine
  readonly session: SessionId
  readonly lease: Lease
  /** The connection that holds the lock of the session already. */
  readonly first: DatabaseLine
  /** Somebody else has taken the hall. */
  readonly onFenced: () => void
}

/** Says over a connection of its own that this server is alive, as long as it is. */
export class Keeper {
  private readonly parts: KeeperParts
  private readonly timer: NodeJS.Timeout
  /** The connection that holds the lock of the session. */
  private holds: DatabaseLine
  private isBusy = false

  constructor(parts: KeeperParts) {
    this.parts = parts
    this.holds = parts.first
    this.timer = setInterval(() => this.maybeRenew(), parts.lease.renewMs).unref()
  }

  private maybeRenew(): void {
    if (this.isBusy) return
    this.isBusy = true
    this.parts.line
      .run((line) => this.renew(line))
      .catch(() => undefined) // what is wrong with the database is told by the outage
      .finally(() => (this.isBusy = false))
  }

  private async renew(line: DatabaseLine): Promise<void> {
    const { session, lease, onFenced } = this.parts
    if (line !== this.holds && (await holdSession(line, session))) this.holds = line
    if (!(await renewSession(line, session, lease))) onFenced()
  }

  /** Gives the hall back. A database that is away finds out by itself. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.parts.line.run((line) => endSession(line, this.parts.session)).catch(() => undefined)
    await this.parts.line.close()
  }

  /** Ends without a word, as a server does that is killed. */
  stop(): void {
    clearInterval(this.timer)
  }
}

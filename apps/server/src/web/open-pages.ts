import { setTimeout as pause } from 'node:timers/promises'
import { sha256 } from '../ids.ts'
import type { PeopleNews } from '../link/letters.ts'
import type { Connection } from './connection.ts'

/** All pages that are open, and how some of them are closed. */
export class OpenPages {
  /** The connections that are open; replaced once, by the set that the door keeps. */
  connections: ReadonlySet<Connection> = new Set()

  /** Tells other processes that share the hall. */
  tellOthers: (news: PeopleNews) => void = () => undefined

  /** How many there are. */
  get size(): number {
    return this.connections.size
  }

  /** Closes the pages that a secret has open, and tells them why. */
  readonly dismiss = (secret: string | undefined, why: string): void => {
    if (secret !== undefined) this.spread({ kind: 'dismiss', secret: sha256(secret), why })
  }

  /** Closes the pages of a person but those that one secret has open. */
  readonly dismissOthers = (identity: string, kept: string | null): void => {
    this.spread({ kind: 'dismiss-others', identity, kept: kept === null ? null : sha256(kept) })
  }

  /** Closes all pages of a person, and tells them why. */
  readonly dismissPerson = (identity: string, why: string): void => {
    this.spread({ kind: 'dismiss-person', identity, why })
  }

  /** A browser has another secret now: its pages stay open under that one. */
  readonly renewed = (before: string | undefined, secret: string): void => {
    if (before !== undefined) this.spread({ kind: 'renewed', before: sha256(before), after: sha256(secret) })
  }

  private spread(news: PeopleNews): void {
    this.heard(news)
    this.tellOthers(news)
  }

  /** Does what another process says of people. */
  heard(news: PeopleNews): void {
    for (const connection of this.connections) {
      const { identity, secret } = connection
      if (news.kind === 'dismiss' && secret === news.secret) connection.dismiss(news.why, 0)
      if (news.kind === 'dismiss-person' && identity === news.identity) connection.dismiss(news.why, 0)
      if (news.kind === 'renewed' && secret === news.before) connection.secret = news.after
      if (news.kind === 'dismiss-others' && identity === news.identity && secret !== news.kept)
        connection.dismiss('You were signed out on all devices.', 0)
    }
  }

  /** Has all pages come back to other servers, and waits until they have, or for so many milliseconds. */
  async seeOff(
    why: string,
    { retryMs, waitMs }: { readonly retryMs: number; readonly waitMs: number },
  ): Promise<void> {
    const all = [...this.connections].map((connection) => connection.seeOff(why, retryMs))
    const tooLong = new AbortController()
    const late = pause(waitMs, null, { signal: tooLong.signal }).catch(() => undefined)
    await Promise.race([Promise.all(all), late])
    tooLong.abort()
  }

  /** Closes all pages: the server goes. */
  dismissAll(why: string, retryMs: number): void {
    for (const connection of this.connections) connection.dismiss(why, retryMs)
  }
}

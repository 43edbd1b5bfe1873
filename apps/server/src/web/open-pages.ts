import type { Connection } from './connection.ts'

/** All pages that are open, and how some of them are closed. */
export class OpenPages {
  /** The connections that are open; replaced once, by the set that the door keeps. */
  connections: ReadonlySet<Connection> = new Set()

  /** How many there are. */
  get size(): number {
    return this.connections.size
  }

  /** Closes the pages that a secret has open, and tells them why. */
  readonly dismiss = (secret: string | undefined, why: string): void => {
    for (const connection of this.pagesOf(secret)) connection.dismiss(why, 0)
  }

  /** Closes the pages of a person but those that one secret has open. */
  readonly dismissOthers = (identity: string, kept: string | null): void => {
    for (const connection of this.connections)
      if (connection.identity === identity && connection.secret !== kept)
        connection.dismiss('You were signed out on all devices.', 0)
  }

  /** Closes all pages of a person, and tells them why. */
  readonly dismissPerson = (identity: string, why: string): void => {
    for (const connection of this.connections)
      if (connection.identity === identity) connection.dismiss(why, 0)
  }

  /** A browser has another secret now: its pages stay open under that one. */
  readonly renewed = (before: string | undefined, secret: string): void => {
    for (const connection of this.pagesOf(before)) connection.secret = secret
  }

  /** Closes all pages: the server goes. */
  dismissAll(why: string, retryMs: number): void {
    for (const connection of this.connections) connection.dismiss(why, retryMs)
  }

  private pagesOf(secret: string | undefined): Connection[] {
    return [...this.connections].filter((connection) => connection.secret === secret)
  }
}

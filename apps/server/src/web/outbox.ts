import type { WebSocket } from 'ws'

/** The part of a socket that an outbox needs. */
export type Outlet = Pick<WebSocket, 'send'>

interface Letter {
  readonly to: Outlet
  readonly message: string | Buffer
}

const AS_TEXT = { binary: false }

/**
 * Messages that are sent when the work of the moment is done, one right after the other: what is told of a batch of choices
 * wakes its readers once. Between writes that are further apart they fall asleep, and to wake them costs more than to write.
 */
export class Outbox {
  private letters: Letter[] = []

  /** Sends a text, or the bytes of one, soon, after all that was added before. */
  add(to: Outlet, message: string | Buffer): void {
    if (this.letters.push({ to, message }) === 1) process.nextTick(() => this.empty())
  }

  /** Sends everything now. */
  empty(): void {
    const { letters } = this
    this.letters = []
    for (const { to, message } of letters) to.send(message, AS_TEXT)
  }
}

import type { Writable } from 'node:stream'

interface Letter {
  readonly stream: Writable
  readonly frame: Buffer
}

/**
 * Frames that are sent when the work of the moment is done, one right after the other: what is told of a batch of choices
 * wakes its readers once. Between writes that are further apart they fall asleep, and to wake them costs more than to write.
 */
export class Outbox {
  private letters: Letter[] = []

  /** Sends a frame soon, after all that was added before. */
  add(stream: Writable, frame: Buffer): void {
    if (this.letters.push({ stream, frame }) === 1) process.nextTick(() => this.empty())
  }

  /** Sends everything now. */
  empty(): void {
    const { letters } = this
    this.letters = []
    for (const { stream, frame } of letters) stream.write(frame)
  }
}

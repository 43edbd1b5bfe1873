/**
 * What carries messages between the processes of a hall. A message arrives once or not at all, and those of one sender on one subject arrive in
 * the order in which they were sent. Who sends hears nothing of it.
 */
export interface Link {
  /** Sends to whoever listens; while the link is down, to nobody. */
  publish(subject: string, message: Uint8Array): void
  /** Listens, until the link is closed. */
  subscribe(subject: string, hear: (message: Uint8Array) => void): void
  /**
   * Asks one of those who serve a subject, whichever it is; resolves with null where nobody does, or nobody answers within so many milliseconds.
   * One who hears the question without an answer in time may have done all the same what was asked for.
   */
  ask(subject: string, message: Uint8Array, patienceMs: number): Promise<Uint8Array | null>
  /** Answers questions of others on a subject, of which each goes to one of those who serve it, until the function is called that it answers. */
  serve(subject: string, answer: (message: Uint8Array) => Promise<Uint8Array>): () => void
  /** False while nothing gets through. */
  readonly isUp: boolean
  /** Called when nothing gets through any more. */
  onDown: () => void
  /** Called when it is back. */
  onBack: () => void
  /** Sends what is under way and ends. */
  close(): Promise<void>
}

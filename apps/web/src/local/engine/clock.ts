/** Waits, so that tests need not. */
export interface Clock {
  /** Calls back once after so many milliseconds, always later. Returns what prevents it. */
  after(milliseconds: number, then: () => void): () => void
}

/** The clock of the machine. */
export const realClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** How long the table waits by itself, in milliseconds. */
export interface Pace {
  /** The least between two moves of bots, so that each can be read. */
  readonly bot: number
  /** The same where nothing was seen to happen since: the next seat in a row of those that may respond. */
  readonly quiet: number
  /** Before a window is passed for a person who could not answer it; the same whatever is hidden. */
  readonly pass: number
}

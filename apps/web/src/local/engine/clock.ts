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

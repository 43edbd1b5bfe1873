/** Waits, so that tests need not. */
export interface Timer {
  /** Calls back once after so many milliseconds, always later. Returns what prevents it. */
  after(milliseconds: number, then: () => void): () => void
}

/** The clock of the machine. */
export const realTimer: Timer = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

import type { Terminal } from '../terminal.ts'

const BAR = 30
const LEAST_MS = 80
const ESCAPE = String.fromCharCode(27)
const CLEAR = `\r${ESCAPE}[K`

/** A bar on the error output while something long runs; nothing at all where that is no person's terminal. */
export class Progress {
  private readonly terminal: Terminal
  private readonly total: number
  private shownAt = 0

  constructor(terminal: Terminal, total: number) {
    this.terminal = terminal
    this.total = total
  }

  /** Shows how much is done; not more often than eyes can follow. */
  show(done: number): void {
    const now = performance.now()
    if (!this.terminal.showsProgress || (now - this.shownAt < LEAST_MS && done < this.total)) return
    this.shownAt = now
    const full = Math.round((BAR * done) / this.total)
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
    this.terminal.errors.write(`${CLEAR}${bar} ${done} of ${this.total}`)
  }

  /** Takes the bar away. */
  end(): void {
    if (this.terminal.showsProgress) this.terminal.errors.write(CLEAR)
  }
}

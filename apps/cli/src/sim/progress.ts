import type { Terminal } from '../output/terminal.ts'

const BAR = 30
const LEAST_MS = 80
const LEAST_JUDGED_MS = 3000
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** A span is told in the largest unit of which it holds so many. */
const MANY = 2
const ESCAPE = String.fromCharCode(27)
const CLEAR = `\r${ESCAPE}[K`

/** A bar on the error output while something long runs; nothing at all where that is no person's terminal. */
export class Progress {
  private readonly terminal: Terminal
  private readonly total: number
  private readonly clock: () => number
  private readonly began: number
  private shownAt = 0

  constructor(terminal: Terminal, total: number, clock: () => number = () => performance.now()) {
    this.terminal = terminal
    this.total = total
    this.clock = clock
    this.began = clock()
  }

  /** Shows how much is done; not more often than eyes can follow. */
  show(done: number): void {
    const now = this.clock()
    if (!this.terminal.showsProgress || (now - this.shownAt < LEAST_MS && done < this.total)) return
    this.shownAt = now
    const full = Math.round((BAR * done) / this.total)
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
    this.terminal.errors.write(`${CLEAR}${bar} ${done} of ${this.total}${this.leftText(done, now)}`)
  }

  /** Told once there is something to judge it by. */
  private leftText(done: number, now: number): string {
    const spent = now - this.began
    if (spent < LEAST_JUDGED_MS || done === 0 || done >= this.total) return ''
    return `, ${spanText((spent / done) * (this.total - done))} left`
  }

  /** Takes the bar away. */
  end(): void {
    if (this.terminal.showsProgress) this.terminal.errors.write(CLEAR)
  }
}

function spanText(ms: number): string {
  if (ms >= MANY * HOUR) return `${Math.ceil(ms / HOUR)} h`
  return ms >= MANY * MINUTE ? `${Math.ceil(ms / MINUTE)} min` : `${Math.ceil(ms / SECOND)} s`
}

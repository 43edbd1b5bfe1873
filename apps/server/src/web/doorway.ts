/** Milliseconds of a turn of the event loop in which people are let in. */
const SLICE_MS = 5

/**
 * Lets people in one after the other, in the order in which they came, and others are served in between: when a server comes back,
 * everybody is at its door at the same time.
 */
export class Doorway {
  private readonly waiting: (() => void)[] = []
  private readonly now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Resolves when it is somebody's turn to come in. */
  pass(): Promise<void> {
    return new Promise((enter) => {
      if (this.waiting.push(enter) === 1) setImmediate(() => this.open())
    })
  }

  private open(): void {
    const until = this.now() + SLICE_MS
    const letIn = (): void => {
      this.waiting.shift()?.()
      if (this.waiting.length > 0) queueMicrotask(goOn) // whoever has been let in is seen to before that
    }
    const goOn = (): void => {
      if (this.now() < until) letIn()
      else setImmediate(() => this.open())
    }
    letIn()
  }
}

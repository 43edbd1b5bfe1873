import { readFileSync } from 'node:fs'

/** The longest times that the main thread worked without letting anything else happen, in milliseconds. */
export interface Hold {
  /** On the clock: what others waited for. On a crowded machine it says how crowded it is. */
  readonly wall: number
  /** Of the processor's time; null where the system does not tell it. */
  readonly cpu: number | null
}

const LOOK_MS = 2

/** Watches how long the main thread is held; begins with its first look. */
export class HoldMeter {
  private wall = 0
  private cpu = 0
  private lookedAt = performance.now()
  private cpuAt = cpuOfThread()

  constructor() {
    setInterval(() => this.look(), LOOK_MS).unref()
  }

  /** The longest since this was asked last. */
  take(): Hold {
    this.look()
    const { wall, cpu } = this
    this.wall = this.cpu = 0
    return { wall, cpu: this.cpuAt === null ? null : cpu }
  }

  private look(): void {
    const [now, used] = [performance.now(), cpuOfThread()]
    this.wall = Math.max(this.wall, now - this.lookedAt - LOOK_MS)
    if (used !== null && this.cpuAt !== null) this.cpu = Math.max(this.cpu, used - this.cpuAt)
    this.lookedAt = now
    this.cpuAt = used
  }
}

/** Milliseconds that the main thread has had of the processor; Linux says so. */
function cpuOfThread(): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null
  }
}

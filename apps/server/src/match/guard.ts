import { Session } from 'node:inspector'
import { ownTime } from './own-time.ts'

/** Milliseconds that rules may run at a stretch before they are ended and looked at. */
const LIMIT_MS = 1000
/** Milliseconds of this thread's own work after which ended rules are taken to run for ever; rules of ours need less than one. */
const ENDLESS_MS = 300
/** Times the limit, at most, where the machine lets this thread do little. */
const MOST_PATIENCE = 9
const MORE_PATIENT = 3
/** Milliseconds for which patience lasts. */
const BUSY_MS = 60_000
/** Milliseconds for which work that never ended is not tried again. */
export const SHUNNED_MS = 60_000
/** Milliseconds for which a reading of a clock of work is good enough. */
const FRESH_MS = 25

/** How guarded work went. `stuck`: it runs without end. `stalled`: it was ended, but this thread was hardly let work; try again. */
export type GuardVerdict = 'done' | 'stuck' | 'stalled'

/** Rules that were ended by force, and what they are taken for. */
export class EndedByForce extends Error {
  override readonly name = 'EndedByForce'
  readonly verdict: Exclude<GuardVerdict, 'done'>

  constructor(game: string, verdict: Exclude<GuardVerdict, 'done'>) {
    super(`rules of ${game} ran too long: ${verdict}`)
    this.verdict = verdict
  }
}

/** What a guard measures with. */
export interface GuardParts {
  /** Milliseconds that this thread has worked, or null where nobody knows. */
  readonly ownTime: (() => number) | null
  /** Milliseconds that the whole process has worked: bots think in other threads of it. */
  readonly processTime: () => number
  readonly limitMs: number
}

const USUAL: GuardParts = {
  ownTime,
  processTime: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  limitMs: LIMIT_MS,
}

const KEY = Symbol.for('trialhall.guarded')
const holder = globalThis as unknown as Record<symbol, () => void>
const nothing = (): void => undefined

/** V8's own inspector, in this thread: what it evaluates it can end from a thread that waits for that already. */
const inspector = new Session()
inspector.connect()
const expression = `globalThis[Symbol.for('trialhall.guarded')]()`

/**
 * Runs work that V8 ends when it takes too long. V8 looks at a clock on the wall, which goes on while other programs have the processor; so
 * what was ended is judged by the work that this thread really did, and where that was little the next limit is longer.
 */
export class Guard {
  private readonly parts: GuardParts
  private reading = { at: Number.NEGATIVE_INFINITY, worked: 0 }
  private patience = 1
  private busyUntil = 0

  constructor(parts: GuardParts = USUAL) {
    this.parts = parts
  }

  /**
   * Neither `catch` nor `finally` of ended work runs, so nothing that it was changing may be used any more. Costs some
   * 25 µs: guard a batch, not a call. (A script of `node:vm` with a limit can be ended too, but starts a thread and waits for its end
   * each time, which on a busy machine takes ten times as long.)
   */
  run(work: () => void): GuardVerdict {
    const now = performance.now()
    if (now > this.busyUntil) this.patience = 1
    if (now - this.reading.at > FRESH_MS) this.reading = { at: now, worked: this.worked() }
    let thrown: { readonly error: unknown } | null = null
    holder[KEY] = () => {
      try {
        work()
      } catch (error) {
        thrown = { error }
      }
    }
    const isEnded = isEndedByForce(this.parts.limitMs * this.patience)
    holder[KEY] = nothing // what was worked on may be forgotten
    if (thrown) throw (thrown as { error: unknown }).error
    return isEnded ? this.judge() : 'done'
  }

  private worked(): number {
    return (this.parts.ownTime ?? this.parts.processTime)()
  }

  private judge(): Exclude<GuardVerdict, 'done'> {
    const worked = this.worked() - this.reading.worked
    const isSure = this.parts.ownTime !== null || this.patience > 1
    if (worked >= ENDLESS_MS && isSure) return 'stuck'
    this.patience = Math.min(MOST_PATIENCE, MORE_PATIENT * this.patience)
    this.busyUntil = performance.now() + BUSY_MS
    return 'stalled'
  }
}

const guard = new Guard()

/** Runs work under the guard of this thread. */
export function guarded(work: () => void): GuardVerdict {
  return guard.run(work)
}

/** Evaluates the work; true if it was ended, which is the only way in which that fails. */
function isEndedByForce(timeout: number): boolean {
  let isEnded = false
  inspector.post('Runtime.evaluate', { expression, timeout, silent: true }, (error) => {
    isEnded = error !== null
  })
  return isEnded
}

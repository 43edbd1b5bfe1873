import { Session } from 'node:inspector'

/** Milliseconds that rules may run at a stretch before they are taken to run for ever. */
const LIMIT_MS = 1000
/** Of these, milliseconds that this process must really have worked: else it was the machine that stood still. */
const REAL_WORK_MS = 60
/** Milliseconds for which work that never ended is not tried again: then once more, for it may have been the machine after all. */
export const SHUNNED_MS = 60_000
/** Milliseconds for which a reading of this process's clock of work is good enough. */
const FRESH_MS = 25

/** How guarded work went. `stuck`: it ran until it was ended. `stalled`: so it seemed, but the machine stood still. */
export type Verdict = 'done' | 'stuck' | 'stalled'

/** Rules that were ended by force. */
export class EndedByForce extends Error {
  override readonly name = 'EndedByForce'
}

const KEY = Symbol.for('trialhall.guarded')
const holder = globalThis as unknown as Record<symbol, () => void>
const nothing = (): void => undefined
let reading = { at: 0, used: process.cpuUsage() }

/** V8's own inspector, in this thread: what it evaluates it can end from a thread that waits for that already. */
const inspector = new Session()
inspector.connect()
const evaluation = {
  expression: `globalThis[Symbol.for('trialhall.guarded')]()`,
  timeout: LIMIT_MS,
  silent: true,
}

/**
 * Runs work that V8 ends when it takes too long, whatever it does. Neither `catch` nor `finally` of ended work runs, so
 * nothing that it was changing may be used any more. Costs some 25 µs: guard a batch, not a call. (A script of `node:vm` with
 * a limit can be ended too, but starts a thread and waits for its end each time, which on a busy machine takes ten times as long.)
 */
export function guarded(work: () => void): Verdict {
  const now = performance.now()
  if (now - reading.at > FRESH_MS) reading = { at: now, used: process.cpuUsage() }
  let thrown: { readonly error: unknown } | null = null
  holder[KEY] = () => {
    try {
      work()
    } catch (error) {
      thrown = { error }
    }
  }
  const isEnded = isEndedByForce()
  holder[KEY] = nothing // what was worked on may be forgotten
  if (thrown) throw (thrown as { error: unknown }).error
  if (!isEnded) return 'done'
  const { user, system } = process.cpuUsage(reading.used)
  return user + system > REAL_WORK_MS * 1000 ? 'stuck' : 'stalled'
}

/** Evaluates the work; true if it was ended, which is the only way in which that fails. */
function isEndedByForce(): boolean {
  let isEnded = false
  inspector.post('Runtime.evaluate', evaluation, (error) => (isEnded = error !== null))
  return isEnded
}
